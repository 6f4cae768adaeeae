import { request as askHttp, Agent as HttpAgent, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as askHttps, Agent as HttpsAgent } from 'node:https';
import type { LookupFunction } from 'node:net';
import { errorCode } from '../../base/errors.ts';
import { ACCEPTED_CODINGS, readBody } from './body.ts';
import { CrawlRequestError, networkReason } from './request-error.ts';

/** How long something may take. */
interface Patience {
  readonly milliseconds: number;
  /** Ends it before; its reason is thrown. */
  readonly signal: AbortSignal;
}

/**
 * Does what waits for somebody else, and ends in time whatever comes of it: nothing that the other side sends, or does not send, is waited for
 * any longer. `work` is given a signal that ends its connections; it is raised when the time is over, and when the work fails half-way, because
 * what nobody reads any more would take the place of another connection. Throws `CrawlRequestError` when it takes too long.
 */
export const withDeadline = async <T>(work: (signal: AbortSignal) => Promise<T>, { milliseconds, signal }: Patience): Promise<T> => {
  signal.throwIfAborted();
  const ending = new AbortController();
  const end = (reason: unknown): void => ending.abort(reason);
  const stop = (): void => end(signal.reason);
  const ended = new Promise<never>((_, reject) => ending.signal.addEventListener('abort', () => reject(ending.signal.reason)));
  // A timer of its own: those of `AbortSignal.timeout` let the process end, and may be lost with what carries them.
  const clock = setTimeout(() => end(new CrawlRequestError(`it took longer than ${milliseconds / 1000} s`)), milliseconds);
  signal.addEventListener('abort', stop);
  try {
    return await Promise.race([ended, work(ending.signal)]);
  } catch (error) {
    end(error);
    throw error;
  } finally {
    clearTimeout(clock);
    signal.removeEventListener('abort', stop);
  }
};

/** What an address answered. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Without its coding; empty unless the status is 200. */
  readonly body: Buffer;
}

/** How a client asks. */
interface ClientOptions {
  readonly lookup: LookupFunction;
  /** Ends everything; its reason is thrown. */
  readonly signal: AbortSignal;
  /** Milliseconds until the last byte of an answer, also of one that was asked for twice. */
  readonly answerMs: number;
  readonly concurrency: number;
  readonly userAgent: string;
}

/** A connection that ended early may have been kept open for too long; asking again is harmless. */
const ONCE_MORE: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE']);

/** Asks the addresses of one site; it follows no redirect. */
export class Client {
  readonly #options: ClientOptions;
  readonly #agents;

  constructor(options: ClientOptions) {
    this.#options = options;
    const settings = { keepAlive: true, maxSockets: options.concurrency };
    this.#agents = { http: new HttpAgent(settings), https: new HttpsAgent(settings) };
  }

  /**
   * Asks an address, once more when the connection was cut. `maximum` are the bytes that may come, by the media type.
   * Throws `CrawlRequestError` with the reason when there is no usable answer.
   */
  async get(url: URL, maximum: (type: string) => number): Promise<Answer> {
    const { signal, answerMs } = this.#options;
    try {
      return await withDeadline((ending) => this.#exchange(url, maximum, ending), { milliseconds: answerMs, signal });
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof CrawlRequestError ? error : new CrawlRequestError(networkReason(error), { cause: error });
    }
  }

  /** Throws the reason when everything was ended. */
  throwIfEnded(): void {
    this.#options.signal.throwIfAborted();
  }

  /** Ends the connections that are kept open. */
  close(): void {
    this.#agents.http.destroy();
    this.#agents.https.destroy();
  }

  async #exchange(url: URL, maximum: (type: string) => number, ending: AbortSignal): Promise<Answer> {
    try {
      return await this.#answer(url, maximum, ending);
    } catch (error) {
      if (!ONCE_MORE.has(errorCode(error) ?? '')) throw error;
      return this.#answer(url, maximum, ending);
    }
  }

  async #answer(url: URL, maximum: (type: string) => number, ending: AbortSignal): Promise<Answer> {
    const response = await this.#ask(url, ending);
    const { statusCode: status = 0, headers } = response;
    if (status === 200) return { status, headers, body: await readBody(response, maximum(mediaTypeOf(headers))) };
    // Nobody reads it, and it may have no end.
    response.destroy();
    if (status < 200) throw new CrawlRequestError(`it answers ${status} and nothing more`);
    return { status, headers, body: Buffer.alloc(0) };
  }

  #ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const { lookup, userAgent } = this.#options;
    const headers = {
      'user-agent': userAgent,
      accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
      'accept-encoding': ACCEPTED_CODINGS,
    };
    const isSecure = url.protocol === 'https:';
    const agent = isSecure ? this.#agents.https : this.#agents.http;
    return new Promise((resolve, reject) => {
      const request = (isSecure ? askHttps : askHttp)(url, { agent, headers, lookup, signal }, resolve);
      request.on('error', reject);
      // 101: a server may change the protocol though nobody asked for it. The agent gives such a connection away, so that nobody else ends it.
      request.on('upgrade', (response, socket) => {
        socket.destroy();
        resolve(response);
      });
      // Whatever else a request ends with; after an answer or an error this says nothing.
      request.on('close', () => reject(new CrawlRequestError('the connection was cut')));
      request.end();
    });
  }
}

/** The media type of an answer, in lower case and without parameters; empty when it has none. */
export const mediaTypeOf = (headers: IncomingHttpHeaders): string =>
  (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
