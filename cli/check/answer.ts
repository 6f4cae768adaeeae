import { bareType } from '../../compiler/header-table.ts';
import { MAXIMUM_PAGE_BYTES } from '../../compiler/html/html.ts';
import { isHtml } from '../../compiler/site/crawl/redirects.ts';
import { answeredText } from '../../compiler/site/crawl/visit.ts';
import { EventReader, isEventStream, responseIn } from '../web/event-stream.ts';
import { cutFailure, webFailure, type WebFailure } from '../web/web-failure.ts';
import { jsonOf } from '../terminal/json.ts';
import type { Answer, AnswerHead, Exchange, Subject } from './check.ts';
import { FailedRequest, failedRequestBehind } from './failed-request.ts';

/**
 * Time limit for a whole answer. Every wait races against a timer that keeps Node.js alive. A signal alone is not enough: the garbage
 * collector can remove it with its request while a body is read.
 */
class Deadline {
  readonly #controller = new AbortController();
  readonly #passed: Promise<never>;
  #timer: NodeJS.Timeout | undefined;

  /** 0 milliseconds mean no limit. */
  constructor(milliseconds: number) {
    this.#passed = new Promise((_, reject) => {
      if (milliseconds > 0) this.#timer = setTimeout(() => reject(this.#pass()), milliseconds);
    });
    // The limit may pass while nothing waits, which must not be an unhandled rejection.
    this.#passed.catch(() => undefined);
  }

  /** Aborts the request at the limit. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Waits for a promise; rejects when the time limit passes first. */
  within<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, this.#passed]);
  }

  /** The parts of a body, each within the limit. A caller that stops early cancels the rest. */
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
    const reason = new DOMException('the time limit is over', 'TimeoutError');
    this.#controller.abort(reason);
    return reason;
  }
}

/** Maximum bytes of an answer that are read. */
const MOST_BYTES = 50_000_000;

/** Media types that no check reads, such as documents in a sitemap. */
const UNREAD = /^(?:image|audio|video|font)\/|^application\/pdf\b/i;

/**
 * Sends a request and reads its answer in one step, so that a count of requests includes their bodies. `timeout` is the time limit for an
 * answer, in ms; 0 means no limit.
 */
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

/** Cancels a body that is not needed. How it ends does not matter. */
const unread = async ({ body }: Response): Promise<Uint8Array> => {
  void body?.cancel().catch(() => undefined);
  return new Uint8Array();
};

/**
 * Bytes of a body. A stream of events may not end: one that answers a message is read up to the response, any other one not at all. A page
 * is read until it is longer than checks read.
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

const isPage = (answer: AnswerHead): boolean => isHtml(bareType(typeOf(answer)));

/** A page is in the encoding that it or its Content-Type names; everything else is UTF-8. */
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
