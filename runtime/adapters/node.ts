/** The runtime on node:http: serves a bundle with strict framing, timeouts and caps. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Bundle } from '../bundle.ts';
import type { Handler, HandlerOptions } from '../exchange.ts';
import { createMemoryStore } from '../limit/limit.ts';
import { LOOPBACK } from '../origin.ts';
import { Connections } from './node-connections.ts';
import { exchange, type Service } from './node-exchange.ts';
import { end, strictness } from './node-refusal.ts';
import { renewedAs } from './open-bundle.ts';
import { createRenewingHandler } from './renewal.ts';

/** Time limits for clients, in ms. */
export interface Timeouts {
  /** For the head of a request, from its first byte. @default 10 s */
  readonly headers?: number;
  /** For a whole request, from its first byte. @default 20 s */
  readonly request?: number;
  /**
   * Between two requests; the other limits do not count meanwhile. It must be longer than the one of clients: otherwise they would send a
   * request into a closing connection. @default 65 s
   */
  readonly keepAlive?: number;
  /** Without a byte in either direction, for example when a client does not read its answer. @default 30 s */
  readonly silence?: number;
}

/**
 * Where to listen. `port` 0 takes a free one; a `host` of the loopback interface turns on the Host and Origin policy of local servers.
 * `onRequest` receives every request that the handler gets, but not those that are refused before: invalid HTTP, and requests that are too
 * slow.
 */
export interface ServeOptions extends Omit<HandlerOptions, 'loopback'> {
  readonly port: number;
  readonly host: string;
  readonly timeouts?: Timeouts;
  /**
   * Called first for each valid request; true when it answers the request itself, possibly later. It must end open answers before the
   * server is closed. @default none
   */
  readonly takes?: (incoming: IncomingMessage, response: ServerResponse) => boolean;
}

/** A running server, with an address that works on this machine, without a trailing slash. */
export interface RunningServer {
  readonly url: string;
  /**
   * Answers from another bundle from the next request on.
   * @throws Error when another analyser built its search index; the old bundle stays.
   */
  reload(bundle: Bundle): void;
  /** Lets open requests finish for up to 4.5 s, so that a process ends within 5 s. */
  close(): Promise<void>;
}

/** Longer than the 60 s for which proxies, and clients that send bursts, keep connections. */
const KEEP_ALIVE_MS = 65_000;
const STOP_MS = 4500;
const STOP_INTERVAL_MS = 50;

/** Wildcard addresses, as node:net spells them, and an address that works on this machine. */
const WILDCARDS = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '[::1]'],
]);

/** Serves a bundle. Rejects with the error of node:net when the address cannot be bound (`EADDRINUSE`, `EACCES`). */
export const serve = async (bundle: Bundle, { port, host, timeouts = {}, takes, ...options }: ServeOptions): Promise<RunningServer> => {
  const name = host.includes(':') ? `[${host}]` : host;
  // The store is kept across bundles, so that a reload does not allow a new burst.
  const handlerOptions: HandlerOptions = { limit: createMemoryStore(), ...options, loopback: LOOPBACK.test(name) };
  const toHandler = (next: Bundle): Handler => createRenewingHandler(withHost(next, name), handlerOptions);
  const service: Service = { handler: toHandler(bundle), isClosing: false };
  const server = createServer({
    maxHeaderSize: 16_384,
    headersTimeout: timeouts.headers ?? 10_000,
    requestTimeout: timeouts.request ?? 20_000,
    keepAliveTimeout: timeouts.keepAlive ?? KEEP_ALIVE_MS,
    connectionsCheckingInterval: 1000,
    // `strictness` refuses these, so that the refusal has the usual headers.
    requireHostHeader: false,
  });
  server.timeout = timeouts.silence ?? 30_000;
  server.maxConnections = 4096;
  // The limit in bytes is enough. A limit in lines would silently drop the rest, including a second Host.
  server.maxHeadersCount = 0;
  answerRequests(server, service, takes);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  const { address, port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${WILDCARDS.get(address) ?? name}:${bound}`,
    reload: (next) => void (service.handler = toHandler(next)),
    close: () => stop(server, service),
  };
};

/** Clients may use the name of the address to listen on as the host: a page of another site cannot point it anywhere. */
const withHost = (bundle: Bundle, name: string): Bundle => {
  const { index, read } = bundle;
  const allowedHosts = [...(index.http.allowedHosts ?? []), name.toLowerCase()];
  return {
    index: { ...index, http: { ...index.http, allowedHosts } },
    read,
    ...renewedAs(bundle, (next) => withHost(next, name)),
  };
};

const answerRequests = (server: Server, service: Service, takes: ServeOptions['takes']): void => {
  const connections = new Connections(server);
  const answer = (incoming: IncomingMessage, response: ServerResponse, refusal: number, waits = false): void => {
    const isLast = connections.note(incoming, response);
    if (refusal === 0 && takes?.(incoming, response)) return;
    void exchange(service, incoming, response, { refusal, waits, isLast, isNewest: () => connections.isNewest(response) });
  };
  server.on('request', (incoming, response) => answer(incoming, response, strictness(incoming)));
  server.on('checkContinue', (incoming, response) => answer(incoming, response, strictness(incoming), true));
  server.on('checkExpectation', (incoming, response) => answer(incoming, response, strictness(incoming) || 417));
  server.on('connect', (_incoming, socket) => end(socket, '405 Method Not Allowed', 'Allow: GET, HEAD, OPTIONS\r\n'));
};

const stop = (server: Server, service: Service): Promise<void> => {
  service.isClosing = true;
  const deadline = setTimeout(() => server.closeAllConnections(), STOP_MS);
  // Closes connections whose answer started before the close and did not announce the end.
  const sweep = setInterval(() => server.closeIdleConnections(), STOP_INTERVAL_MS);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(deadline);
      clearInterval(sweep);
      resolve();
    });
  });
};
