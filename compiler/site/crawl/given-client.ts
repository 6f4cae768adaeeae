import type { AskAddress } from '../../config/ask.ts';
import { bareType } from '../../header-table.ts';
import { tooLarge } from './body.ts';
import type { AddressClient, Answer } from './client.ts';
import { CrawlRequestError, networkReason } from './request-error.ts';

/** Requests addresses with a function of the calling program, which controls connections and time limits. */
export class GivenClient implements AddressClient {
  readonly #ask: AskAddress;
  readonly #signal: AbortSignal;

  /** `signal` aborts everything. Its reason is thrown. */
  constructor(ask: AskAddress, signal: AbortSignal) {
    this.#ask = ask;
    this.#signal = signal;
  }

  async get(url: URL, maximum: (type: string) => number): Promise<Answer> {
    this.throwIfEnded();
    const answer = await this.#ask(url).catch((error: unknown) => {
      throw new CrawlRequestError(networkReason(error), { cause: error });
    });
    this.throwIfEnded();
    const most = maximum(bareType(answer.headers['content-type']));
    if (answer.body.length > most) throw tooLarge(most);
    return answer.status === 200 ? answer : { ...answer, body: Buffer.alloc(0) };
  }

  throwIfEnded(): void {
    this.#signal.throwIfAborted();
  }

  close(): void {
    // The program owns the connections.
  }
}
