import type { BrowserContext, Request, Route, WebSocketRoute } from 'playwright-core';
import type { RenderSource } from './source.ts';

/** Requests of one page, and bytes that they are answered with, beyond which the others are refused. */
const MOST_REQUESTS = 2000;
const MOST_BYTES = 100_000_000;

/** What shows nothing that can be read, or never ends. */
const UNREAD: ReadonlySet<string> = new Set(['media', 'font', 'eventsource', 'websocket', 'ping', 'cspviolationreport']);

/** The requests of one page while it is rendered: each is answered by the source, or refused. */
export class Requests {
  readonly #source: RenderSource;
  /** Addresses that were refused, as problems name them. */
  readonly refused = new Set<string>();
  /** Addresses of the site that were answered, but for the page itself. */
  readonly loaded = new Set<string>();
  #open = 0;
  #asked = 0;
  #bytes = 0;
  #isAt = false;
  #last = performance.now();

  constructor(source: RenderSource) {
    this.#source = source;
  }

  /** Takes all requests of a context. */
  async guard(context: BrowserContext): Promise<void> {
    await context.route('**/*', (route) => this.#take(route));
    await context.routeWebSocket(/.*/, (socket) => this.#refuseSocket(socket));
  }

  /** Milliseconds for which nothing was asked and nothing was open. */
  get quietMs(): number {
    return this.#open > 0 ? 0 : performance.now() - this.#last;
  }

  async #take(route: Route): Promise<void> {
    this.#open++;
    try {
      await this.#answer(route);
    } catch {
      // The page was closed while its request was answered, or the address gives nothing.
      await route.abort().catch(() => {});
    } finally {
      this.#open--;
      this.#last = performance.now();
    }
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    const isPage = isOfMainFrame(request);
    const reason = this.#reasonAgainst(request, isPage);
    if (isPage) this.#isAt = true;
    if (reason !== null) return isPage ? this.#stay(route, reason) : this.#refuse(route, reason);
    const url = new URL(request.url());
    const reply = await this.#source.answer(url);
    if ('refused' in reply) return this.#refuse(route, reply.refused);
    this.#bytes += reply.body.length;
    if (this.#bytes > MOST_BYTES) return this.#refuse(route, `${url.pathname} (beyond ${MOST_BYTES} bytes for a page)`);
    if (!isPage && reply.status === 200) this.loaded.add(url.href);
    const { status, type, body } = reply;
    await route.fulfill({ status, body, headers: { 'access-control-allow-origin': '*', ...(type !== '' && { 'content-type': type }) } });
  }

  /** Why a request is not answered, as a problem names it: empty for what nobody needs to hear of, null when it is answered. */
  #reasonAgainst(request: Request, isPage: boolean): string | null {
    const { pathname } = new URL(request.url());
    if (UNREAD.has(request.resourceType())) return '';
    if (isPage && this.#isAt) return `${pathname} (in the place of the page)`;
    if (request.method() !== 'GET') return `${request.method()} ${pathname}`;
    return ++this.#asked > MOST_REQUESTS ? `${pathname} (beyond ${MOST_REQUESTS} requests of a page)` : null;
  }

  /** A page that goes elsewhere stays what it was: another page is rendered by itself. An error would take its place, this status does not. */
  async #stay(route: Route, reason: string): Promise<void> {
    this.refused.add(reason);
    await route.fulfill({ status: 204 });
  }

  async #refuse(route: Route, reason: string): Promise<void> {
    if (reason !== '') this.refused.add(reason);
    await route.abort('blockedbyclient');
  }

  #refuseSocket(socket: WebSocketRoute): void {
    if (URL.canParse(socket.url())) this.refused.add(new URL(socket.url()).origin);
    void socket.close().catch(() => {});
  }
}

const isOfMainFrame = (request: Request): boolean => request.isNavigationRequest() && request.frame().parentFrame() === null;
