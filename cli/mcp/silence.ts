/** Ends a request when nothing has come for some time; a stream may last as long as it says something. */
export class Silence {
  readonly #controller = new AbortController();
  readonly #timer: NodeJS.Timeout;

  constructor(patience: number) {
    this.#timer = setTimeout(() => this.#controller.abort(new DOMException('silence', 'TimeoutError')), patience);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  async *during<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
    for await (const item of items) {
      this.#timer.refresh();
      yield item;
    }
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
