import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { MANIFEST_FILE, type Bundle, type Route, type Variant } from '../../runtime/bundle.ts';
import type { HeaderSet } from '../../runtime/contract/reply.ts';

/** Path of the events about new builds. */
export const EVENTS_PATH = '/_sitec/live-reload';

const SCRIPT_PATH = `${EVENTS_PATH}.js`;
/** Prefix of the name of a file that gets additions on the way; no file of a bundle starts with it. */
const LIVE = '//';

/**
 * Reloads its page when the server has a newer build than the page. Only a visible page listens, because browsers open six connections to a
 * server. A page from a cache is reloaded once, not without an end.
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

/** The name of a build, which changes with any byte of the bundle. */
export const buildName = async ({ read }: Bundle): Promise<string> => hash('sha256', await read(MANIFEST_FILE)).slice(0, 16);

/**
 * A bundle whose pages load a script that reloads them. The script is a file, not inline, for sites whose Content-Security-Policy allows
 * only scripts of the site. Such pages have other entity tags and are not compressed. The given bundle does not change.
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
    read: async (file) => {
      if (!file.startsWith(LIVE)) return read(file);
      const name = file.slice(LIVE.length);
      return name === SCRIPT_PATH ? Buffer.from(SCRIPT) : Buffer.concat([await read(name), tag]);
    },
  };
};

const SCRIPT_HEADERS: HeaderSet = [
  ['Content-Type', 'text/javascript; charset=utf-8'],
  ['Cache-Control', 'no-cache'],
  ['X-Content-Type-Options', 'nosniff'],
];

const tagOf = (etag: string, build: string): string => etag.replace(/"$/, `-${build}"`);

/** Files are revalidated on each use: a reload alone does not make browsers do so for scripts. */
const unkept = (set: HeaderSet): HeaderSet => set.map(([name, value]) => [name, name === 'Cache-Control' ? 'no-cache' : value]);

/** Interval of keep-alive events: the server closes connections that are silent for 30 s. */
const KEEP_ALIVE_MS = 15_000;

/** Interval in ms at which a page reconnects after a restart of the server. */
const RETRY_MS = 500;

/** Maximum pages that listen at the same time. */
const MAXIMUM_PAGES = 200;

/** Pages that wait for the next build, each over server-sent events (HTML standard, section 9.2). */
export class LiveReloadEvents {
  readonly #pages = new Set<ServerResponse>();
  readonly #timer = setInterval(() => this.#send(': still there\n\n'), KEEP_ALIVE_MS).unref();
  #build: string;

  /** @param build name of the served build. */
  constructor(build: string) {
    this.#build = build;
  }

  /** Handles the request of a page that listens; false for any other request. */
  readonly takes = (incoming: IncomingMessage, response: ServerResponse): boolean => {
    if (incoming.url !== EVENTS_PATH || incoming.method !== 'GET' || this.#pages.size >= MAXIMUM_PAGES) return false;
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    response.write(`retry: ${RETRY_MS}\n${this.#message()}`);
    this.#pages.add(response);
    response.once('close', () => this.#pages.delete(response));
    return true;
  };

  /** Tells every page the name of the served build. */
  announce(build: string): void {
    this.#build = build;
    this.#send(this.#message());
  }

  /** Ends open connections, so that the server can stop. */
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
