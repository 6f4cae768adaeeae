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

/** How long a client may take, in ms. */
export interface Timeouts {
  /** For the head of a request, from its first byte on. @default 10 s */
  readonly headers?: number;
  /** For a whole request, from its first byte on. @default 20 s */
  readonly request?: number;
  /** Between two requests; no other of these counts meanwhile. Who asks must be the one who closes: it would send a request into a connection that is ending. @default 65 s */
  readonly keepAlive?: number;
  /** Without a byte in either direction, such as a client that does not read its answer. @default 30 s */
  readonly silence?: number;
}

/**
 * Where to listen. `port` 0 takes a free one; a `host` of the loopback interface turns on the Host and Origin policy of local servers.
 * `onRequest` is told of every request that the handler was given, not of those that are refused before: what is no HTTP, or came too slowly.
 */
export interface ServeOptions extends Omit<HandlerOptions, 'loopback'> {
  readonly port: number;
  readonly host: string;
  readonly timeouts?: Timeouts;
  /** Asked first for each request that is sound; true when it answers the request itself, in its own time. Whatever it leaves open, it ends before the server is closed. @default nobody */
  readonly takes?: (incoming: IncomingMessage, response: ServerResponse) => boolean;
}

/** A running server: an address at which this machine reaches it, without a trailing slash. */
export interface RunningServer {
  readonly url: string;
  /** Answers from another bundle from the next request on. @throws Error when its search index was built by another analyser; the old bundle stays. */
  reload(bundle: Bundle): void;
  /** Lets open requests finish for up to 4.5 s, so that a process has ended within 5. */
  close(): Promise<void>;
}

/** Longer than the 60 s for which proxies keep connections, and clients that fetch in bursts. */
const KEEP_ALIVE_MS = 65_000;
const STOP_MS = 4500;
const STOP_INTERVAL_MS = 50;

/** Addresses that stand for all, as node:net words them, and the one of them that this machine reaches. */
const WILDCARDS = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '[::1]'],
]);

/** Serves a bundle. Rejects with the error of node:net when the address cannot be bound (`EADDRINUSE`, `EACCES`). */
export const serve = async (bundle: Bundle, { port, host, timeouts = {}, takes, ...options }: ServeOptions): Promise<RunningServer> => {
  const name = host.includes(':') ? `[${host}]` : host;
  // The store outlives a bundle: a reload is no new burst.
  const handlerOptions: HandlerOptions = { limit: createMemoryStore(), ...options, loopback: LOOPBACK.test(name) };
  const toHandler = (next: Bundle): Handler => createRenewingHandler(withHost(next, name), handlerOptions);
  const service: Service = { handler: toHandler(bundle), isClosing: false };
  const server = createServer({
    maxHeaderSize: 16_384,
    headersTimeout: timeouts.headers ?? 10_000,
    requestTimeout: timeouts.request ?? 20_000,
    keepAliveTimeout: timeouts.keepAlive ?? KEEP_ALIVE_MS,
    connectionsCheckingInterval: 1000,
    // Refused by `strictness`, so that the refusal has the headers of every other answer.
    requireHostHeader: false,
  });
  server.timeout = timeouts.silence ?? 30_000;
  server.maxConnections = 4096;
  // The limit in bytes holds. One in lines would drop the rest of them silently, and a second Host among them.
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

/** Whoever names the address to listen on may be asked for by it: a page of somebody else cannot point it anywhere. */
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
    exchange(service, incoming, response, { refusal, waits, isLast, isNewest: () => connections.isNewest(response) });
  };
  server.on('request', (incoming, response) => answer(incoming, response, strictness(incoming)));
  server.on('checkContinue', (incoming, response) => answer(incoming, response, strictness(incoming), true));
  server.on('checkExpectation', (incoming, response) => answer(incoming, response, strictness(incoming) || 417));
  server.on('connect', (_incoming, socket) => end(socket, '405 Method Not Allowed', 'Allow: GET, HEAD, OPTIONS\r\n'));
};

const stop = (server: Server, service: Service): Promise<void> => {
  service.isClosing = true;
  const deadline = setTimeout(() => server.closeAllConnections(), STOP_MS);
  // A connection whose answer had begun before was not told that it is the last one.
  const sweep = setInterval(() => server.closeIdleConnections(), STOP_INTERVAL_MS);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(deadline);
      clearInterval(sweep);
      resolve();
    });
  });
};
