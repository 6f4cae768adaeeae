import { MAXIMUM_PAGE_BYTES } from '../../compiler/html/html.ts';
import { isHtml } from '../../compiler/site/crawl/redirects.ts';
import { answeredText } from '../../compiler/site/crawl/visit.ts';
import { EventReader, isEventStream, responseIn } from '../mcp/event-stream.ts';
import { cutFailure, webFailure, type WebFailure } from '../mcp/web-failure.ts';
import { jsonOf } from '../terminal/json.ts';
import type { Answer, AnswerHead, Exchange, Subject } from './context.ts';
import { FailedRequest, failedRequestBehind } from './failed-request.ts';

/**
 * How long an answer may take as a whole. What waits is raced against a timer that Node.js holds: a signal alone is lost with the request that
 * carries it, once garbage is collected while a body is read.
 */
class Deadline {
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

/** Bytes of one answer above which it is not read on. */
const MOST_BYTES = 50_000_000;

/** What nobody looks into, wherever it is met, such as a sitemap that lists documents. */
const UNREAD = /^(?:image|audio|video|font)\/|^application\/pdf\b/i;

/** Asks and reads as one, so that who counts requests counts their bodies too. `timeout` is how long an answer may take, in ms; 0 is no limit. */
export const answering =
  (fetch: Subject['fetch'], timeout: number): Exchange =>
  async (request, wanted) => {
    const path = new URL(request.url).pathname;
    const deadline = new Deadline(timeout);
    try {
      const asked = deadline.within(fetch(request, deadline.signal));
      const response = await asked.catch((error: unknown) => fail(path, error, webFailure(error, timeout)));
      const read =
        wanted === 'head' || UNREAD.test(typeOf(response)) ? unread(response) : bytesOf(path, request.method, response, deadline);
      const bytes = await read.catch((error: unknown) => fail(path, error, cutFailure(error, timeout)));
      return new ReadAnswer(response.status, response.headers, bytes);
    } finally {
      deadline.end();
    }
  };

const fail = (path: string, error: unknown, { reason, advice }: WebFailure): never => {
  throw failedRequestBehind(error) ?? new FailedRequest(path, reason, advice);
};

/** A body that nobody wants is not sent to its end, and how it ends says nothing. */
const unread = async ({ body }: Response): Promise<Uint8Array> => {
  void body?.cancel().catch(() => undefined);
  return new Uint8Array();
};

/**
 * A stream of events need not end: one that was asked for with a message is read up to the response, any other one not at all. A page is read up to
 * where it is known to be too long to be looked into.
 */
const bytesOf = async (path: string, method: string, response: Response, deadline: Deadline): Promise<Uint8Array> => {
  const { headers, body } = response;
  const isStream = isEventStream(headers);
  if (body === null || (isStream && method !== 'POST')) return unread(response);
  const most = isPage(response) ? MAXIMUM_PAGE_BYTES : MOST_BYTES;
  const [events, decoder] = [new EventReader(), new TextDecoder()];
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of deadline.partsOf(body)) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new FailedRequest(path, `has more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
    if (size > most || (isStream && responseIn(events.push(decoder.decode(chunk, { stream: true }))) !== undefined)) break;
  }
  return Buffer.concat(chunks);
};

const typeOf = ({ headers }: AnswerHead): string => headers.get('content-type') ?? '';

const isPage = (answer: AnswerHead): boolean => isHtml(typeOf(answer).split(';', 1)[0]?.trim().toLowerCase() ?? '');

/** Pages are in the encoding that they or their Content-Type name, everything else is UTF-8. */
const textOf = (answer: Answer): string =>
  isPage(answer) ? answeredText(answer.bytes, typeOf(answer)) : new TextDecoder().decode(answer.bytes);

class ReadAnswer implements Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  #text: string | undefined;
  #json: { readonly value: unknown } | undefined;

  constructor(status: number, headers: Headers, bytes: Uint8Array) {
    this.status = status;
    this.headers = headers;
    this.bytes = bytes;
  }

  text(): string {
    return (this.#text ??= textOf(this));
  }

  json(): unknown {
    return (this.#json ??= { value: jsonOf(this.text()) }).value;
  }
}
