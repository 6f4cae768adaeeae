import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { MANIFEST_FILE, type Bundle, type Route, type Variant } from '../../runtime/bundle.ts';
import type { HeaderSet } from '../../runtime/contract/reply.ts';
import { andThen } from '../../runtime/maybe-promise.ts';

/** Where a page hears of new builds. */
export const EVENTS_PATH = '/_sitec/live-reload';

const SCRIPT_PATH = `${EVENTS_PATH}.js`;
/** Stands before the name of a file that is sent with more than it holds; no file of a bundle begins so. */
const LIVE = '//';

/**
 * Reloads its page when the server has another build than the page is of. Only what is seen listens: browsers open six connections to a server.
 * A page that comes from a cache is reloaded once, not for ever.
 */
const SCRIPT = `const { build } = document.currentScript.dataset;
const key = 'sitec-live-reload';
let events;
const reload = (next) => {
  if (next === build) sessionStorage.removeItem(key);
  else if (sessionStorage.getItem(key) !== next) {
    sessionStorage.setItem(key, next);
    location.reload();
  }
};
const listen = () => {
  events?.close();
  if (document.visibilityState === 'hidden') return;
  events = new EventSource('${EVENTS_PATH}');
  events.onmessage = ({ data }) => reload(data);
};
document.addEventListener('visibilitychange', listen);
listen();
`;

/** The name of a build: another one whenever any byte of the bundle is. */
export const buildName = async ({ read }: Bundle): Promise<string> => hash('sha256', await read(MANIFEST_FILE)).slice(0, 16);

/**
 * A bundle whose pages load a script that reloads them. It is a file, not inline, for sites whose Content-Security-Policy allows their own
 * scripts only. Such pages have entity tags of their own and are not sent compressed; the bundle that is given stays as it is.
 */
export const withLiveReload = ({ index, read }: Bundle, build: string): Bundle => {
  const isHtml = index.headers.map((set) => set.some(([name, value]) => name === 'Content-Type' && value.startsWith('text/html')));
  const variantOf = ([file, etag, headers, ...rest]: Variant): Variant =>
    isHtml[headers] ? [LIVE + file, tagOf(etag, build), headers, ...rest] : [file, etag, headers, ...rest];
  const routeOf = (route: Route): Route => ({ ...route, variant: variantOf(route.variant) });
  const script: Route = { variant: [LIVE + SCRIPT_PATH, tagOf('"live"', build), index.headers.length] };
  const routes = Object.entries(index.routes).map(([path, route]) => [path, routeOf(route)] as const);
  const tag = Buffer.from(`<script src="${SCRIPT_PATH}" data-build="${build}"></script>\n`);
  return {
    index: {
      ...index,
      headers: [...index.headers.map(unkept), SCRIPT_HEADERS],
      routes: { ...Object.fromEntries(routes), [SCRIPT_PATH]: script },
      missing: { ...index.missing, page: routeOf(index.missing.page) },
    },
    read: (file) => {
      if (!file.startsWith(LIVE)) return read(file);
      const name = file.slice(LIVE.length);
      return name === SCRIPT_PATH ? Buffer.from(SCRIPT) : andThen(read(name), (bytes) => Buffer.concat([bytes, tag]));
    },
  };
};

const SCRIPT_HEADERS: HeaderSet = [
  ['Content-Type', 'text/javascript; charset=utf-8'],
  ['Cache-Control', 'no-cache'],
  ['X-Content-Type-Options', 'nosniff'],
];

const tagOf = (etag: string, build: string): string => etag.replace(/"$/, `-${build}"`);

/** What is still being worked on is asked for each time: a reload alone does not make browsers do so for scripts. */
const unkept = (set: HeaderSet): HeaderSet => set.map(([name, value]) => [name, name === 'Cache-Control' ? 'no-cache' : value]);

/** So often something is sent to a page that hears nothing: the server ends connections that are silent for 30 s. */
const KEEP_ALIVE_MS = 15_000;

/** After so many ms a page asks again when the server was started anew. */
const RETRY_MS = 500;

/** Most pages that listen at once. */
const MAXIMUM_PAGES = 200;

/** Pages that wait for the next build, each over server-sent events (HTML standard, section 9.2). */
export class LiveReloadEvents {
  readonly #pages = new Set<ServerResponse>();
  readonly #timer = setInterval(() => this.#send(': still there\n\n'), KEEP_ALIVE_MS).unref();
  #build: string;

  /** @param build name of the build that is served. */
  constructor(build: string) {
    this.#build = build;
  }

  /** Answers a page that wants to listen; false for any other request. */
  readonly takes = (incoming: IncomingMessage, response: ServerResponse): boolean => {
    if (incoming.url !== EVENTS_PATH || incoming.method !== 'GET' || this.#pages.size >= MAXIMUM_PAGES) return false;
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    response.write(`retry: ${RETRY_MS}\n${this.#message()}`);
    this.#pages.add(response);
    response.once('close', () => this.#pages.delete(response));
    return true;
  };

  /** Tells every page which build is served now. */
  announce(build: string): void {
    this.#build = build;
    this.#send(this.#message());
  }

  /** Ends what is open, so that the server can end. */
  close(): void {
    clearInterval(this.#timer);
    for (const page of this.#pages) page.end();
  }

  #message(): string {
    return `data: ${this.#build}\n\n`;
  }

  #send(text: string): void {
    for (const page of this.#pages) page.write(text);
  }
}
