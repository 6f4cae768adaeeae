import { request as askHttp, Agent as HttpAgent, type IncomingMessage } from 'node:http';
import { request as askHttps, Agent as HttpsAgent } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { AddressAnswer } from '../../config/ask.ts';
import { errorCode } from '../../base/errors.ts';
import { bareType } from '../../header-table.ts';
import { ACCEPTED_CODINGS, readBody } from './body.ts';
import { CrawlRequestError, networkReason } from './request-error.ts';

/** Time limit of an operation. */
interface Patience {
  readonly milliseconds: number;
  /** Aborts it earlier. Its reason is thrown. */
  readonly signal: AbortSignal;
}

/**
 * Runs work that waits for a server, and stops waiting at the time limit in every case. `work` gets a signal to close its connections. The
 * signal is raised at the time limit and when the work fails, so that unread responses do not block connections. Throws `CrawlRequestError`
 * when it takes too long.
 */
export const withDeadline = async <T>(work: (signal: AbortSignal) => Promise<T>, { milliseconds, signal }: Patience): Promise<T> => {
  signal.throwIfAborted();
  const ending = new AbortController();
  const end = (reason: unknown): void => ending.abort(reason);
  const stop = (): void => end(signal.reason);
  const ended = new Promise<never>((_, reject) => ending.signal.addEventListener('abort', () => reject(ending.signal.reason)));
  // Uses a separate timer, because timers of `AbortSignal.timeout` do not keep the process alive and can be garbage-collected.
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

/** The response of an address. The body is empty unless the status is 200. */
export type Answer = AddressAnswer;

/** Requests the addresses of one site, without following redirects. */
export interface AddressClient {
  /**
   * Requests an address. `maximum` returns the maximum bytes for a media type. Throws `CrawlRequestError` with the reason when there is no
   * usable response.
   */
  get(url: URL, maximum: (type: string) => number): Promise<Answer>;
  /** Throws the reason when the client was aborted. */
  throwIfEnded(): void;
  /** Closes idle connections. */
  close(): void;
}

/** Options of requests. */
interface ClientOptions {
  readonly lookup: LookupFunction;
  /** Aborts everything. Its reason is thrown. */
  readonly signal: AbortSignal;
  /** Maximum milliseconds until the last byte of a response, including a retry. */
  readonly answerMs: number;
  readonly concurrency: number;
  readonly userAgent: string;
}

/** A keep-alive connection may have expired. A retry is harmless. */
const ONCE_MORE: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE']);

/** A client with its own connections. */
export class Client implements AddressClient {
  readonly #options: ClientOptions;
  readonly #agents;

  constructor(options: ClientOptions) {
    this.#options = options;
    const settings = { keepAlive: true, maxSockets: options.concurrency };
    this.#agents = { http: new HttpAgent(settings), https: new HttpsAgent(settings) };
  }

  /** Requests an address, and retries once when the connection was closed. */
  async get(url: URL, maximum: (type: string) => number): Promise<Answer> {
    const { signal, answerMs } = this.#options;
    try {
      return await withDeadline((ending) => this.#exchange(url, maximum, ending), { milliseconds: answerMs, signal });
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof CrawlRequestError ? error : new CrawlRequestError(networkReason(error), { cause: error });
    }
  }

  throwIfEnded(): void {
    this.#options.signal.throwIfAborted();
  }

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
    if (status === 200) return { status, headers, body: await readBody(response, maximum(bareType(headers['content-type']))) };
    // The body is not needed and may be endless.
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
      // Status 101: a server may switch protocols without a request. The agent releases the socket, so it must be destroyed here.
      request.on('upgrade', (response, socket) => {
        socket.destroy();
        resolve(response);
      });
      // A request may end in other ways. After a response or an error this has no effect.
      request.on('close', () => reject(new CrawlRequestError('the connection was cut')));
      request.end();
    });
  }
}
