import type { CDPSession, Page } from 'playwright-core';

/**
 * The loads of a page as the page itself reports them, in order with its answers: a load that it started before an answer is known when the
 * answer is. A request reaches `Requests` later, through other processes, which on a busy machine can take longer than a page must be still.
 */
export class Loads {
  readonly #open = new Set<string>();

  private constructor(session: CDPSession) {
    // Documents are loaded by the browser, and the state of the page tells of them.
    session.on('Network.requestWillBeSent', ({ requestId, type }) => void (type !== 'Document' && this.#open.add(requestId)));
    session.on('Network.loadingFinished', ({ requestId }) => void this.#open.delete(requestId));
    session.on('Network.loadingFailed', ({ requestId }) => void this.#open.delete(requestId));
  }

  /** Watches a page, before it is opened. */
  static async of(page: Page): Promise<Loads> {
    const session = await page.context().newCDPSession(page);
    const loads = new Loads(session);
    await session.send('Network.enable');
    return loads;
  }

  /** The number of loads that have not ended. */
  get open(): number {
    return this.#open.size;
  }
}
