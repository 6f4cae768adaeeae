/**
 * How long an answer may take as a whole. What waits is raced against a timer that Node.js holds: a signal alone is lost with the request that
 * carries it, once garbage is collected while a body is read.
 */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #passed: Promise<never>;
  #timer: NodeJS.Timeout | undefined;

  /** 0 milliseconds are no limit. */
  constructor(milliseconds: number) {
    this.#passed = new Promise((_, reject) => {
      if (milliseconds > 0) this.#timer = setTimeout(() => reject(this.#pass()), milliseconds);
    });
    // It may pass while nothing waits.
    this.#passed.catch(() => undefined);
  }

  /** Ends what still goes on. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** What is waited for; rejects when the time is over before. */
  within<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, this.#passed]);
  }

  /** The parts of a body, each in time; the rest is not sent any more to who stops before its end. */
  async *partsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
    const reader = body.getReader();
    try {
      for (;;) {
        const { done, value } = await this.within(reader.read());
        if (done) return;
        yield value;
      }
    } finally {
      void reader.cancel().catch(() => undefined);
    }
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #pass(): DOMException {
    const reason = new DOMException('the time is over', 'TimeoutError');
    this.#controller.abort(reason);
    return reason;
  }
}
