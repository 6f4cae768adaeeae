import type { BrowserContext, Request, Route, WebSocketRoute } from 'playwright-core';
import type { RenderSource } from './source.ts';

/** Maximum requests of one page, and maximum bytes of their responses. Further requests are refused. */
const MOST_REQUESTS = 2000;
const MOST_BYTES = 100_000_000;

/** Resource types that add no readable content or never end. */
const UNREAD: ReadonlySet<string> = new Set(['media', 'font', 'eventsource', 'websocket', 'ping', 'cspviolationreport']);

/** The requests of one page during rendering. Each is answered by the source, or refused. */
export class Requests {
  readonly #source: RenderSource;
  /** Refused addresses, as named in problems. */
  readonly refused = new Set<string>();
  /** Answered addresses of the site, without the page itself. */
  readonly loaded = new Set<string>();
  #open = 0;
  #asked = 0;
  #bytes = 0;
  #isAt = false;
  #last = performance.now();

  constructor(source: RenderSource) {
    this.#source = source;
  }

  /** Intercepts all requests of a context. */
  async guard(context: BrowserContext): Promise<void> {
    await context.route('**/*', (route) => this.#take(route));
    await context.routeWebSocket(/.*/, (socket) => this.#refuseSocket(socket));
  }

  /** Milliseconds without a new or open request. */
  get quietMs(): number {
    return this.#open > 0 ? 0 : performance.now() - this.#last;
  }

  async #take(route: Route): Promise<void> {
    this.#open++;
    try {
      await this.#answer(route);
    } catch {
      // The page was closed during its request, or the address has no response.
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

  /** The reason to refuse a request, as named in a problem. Empty when it is not reported, null when it is answered. */
  #reasonAgainst(request: Request, isPage: boolean): string | null {
    const { pathname } = new URL(request.url());
    if (UNREAD.has(request.resourceType())) return '';
    if (isPage && this.#isAt) return `${pathname} (in the place of the page)`;
    if (request.method() !== 'GET') return `${request.method()} ${pathname}`;
    return ++this.#asked > MOST_REQUESTS ? `${pathname} (beyond ${MOST_REQUESTS} requests of a page)` : null;
  }

  /**
   * A navigation to another page is ignored, because that page is rendered separately. An error would replace the page, but this status
   * does not.
   */
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
