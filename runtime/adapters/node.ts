/** The runtime on node:http: serves a bundle with strict framing, timeouts and caps. */
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Bundle } from '../bundle.ts';
import { createHandler } from '../handler.ts';
import type { Handler, HandlerOptions, ServiceRequest, ServiceResponse } from '../handler.ts';
import { createMemoryStore } from '../limit.ts';

/** Where to listen. `port` 0 takes a free one; a `host` of the loopback interface turns on the Host and Origin policy of local servers. */
export interface ServeOptions extends Omit<HandlerOptions, 'loopback' | 'now'> {
  readonly port: number;
  readonly host: string;
}

/** A running server: its address without a trailing slash, and its end, which waits up to 5 s for open requests. */
export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

const HOST = /^(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;
const VERSIONS = new Set(['1.0', '1.1']);
const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '::1']);
/** How long a connection may still send a body that nobody reads: closed at once, it would lose the answer (RFC 9112 section 9.6). */
const LINGER_MS = 1000;
const STOP_MS = 5000;

/** Serves a bundle. Rejects with the error of node:net when the address cannot be bound (`EADDRINUSE`, `EACCES`). */
export async function serve(bundle: Bundle, { port, host, limit = createMemoryStore(), ...options }: ServeOptions): Promise<RunningServer> {
  const handler = createHandler(bundle, { ...options, limit, loopback: LOOPBACK_HOSTS.has(host) });
  const state = { closing: false };
  const server = createServer({
    maxHeaderSize: 16_384,
    headersTimeout: 10_000,
    requestTimeout: 20_000,
    keepAliveTimeout: 5000,
    connectionsCheckingInterval: 1000,
    requireHostHeader: true,
  });
  server.maxConnections = 4096;
  server.maxRequestsPerSocket = 1000;
  server.on('request', (incoming, response) => void exchange(handler, incoming, response, state));
  server.on('connect', (_incoming, socket) => end(socket, '405 Method Not Allowed', 'Allow: GET, HEAD, OPTIONS\r\n'));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => end(socket, statusOf(error)));
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  const address = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return { url: `http://${name}:${address.port}`, close: () => stop(server, state) };
}

function stop(server: Server, state: { closing: boolean }): Promise<void> {
  state.closing = true;
  const deadline = setTimeout(() => server.closeAllConnections(), STOP_MS);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}

async function exchange(handler: Handler, incoming: IncomingMessage, response: ServerResponse, state: { closing: boolean }): Promise<void> {
  const refusal = strictness(incoming);
  const headers = [['X-Content-Type-Options', 'nosniff']] as const;
  const answer = refusal === 0 ? await handler(toRequest(incoming)) : { status: refusal, headers, body: null };
  // A body counts as unread until its end was seen: what follows on the connection could otherwise be taken for the next request.
  const isUnread = hasBody(incoming) && !incoming.readableEnded;
  send(incoming, response, answer, isUnread, isUnread || refusal !== 0 || state.closing);
}

/** Status to refuse a request with whose framing is ambiguous and that node:http lets pass; 0 for none (RFC 9112 sections 2.3, 3.2, 6.1). */
function strictness({ httpVersion, headersDistinct, headers }: IncomingMessage): number {
  if (!VERSIONS.has(httpVersion)) return httpVersion === '0.9' ? 400 : 505;
  const hosts = headersDistinct.host ?? [];
  if (hosts.length > 1 || hosts.some((host) => !HOST.test(host))) return 400;
  const coding = headers['transfer-encoding'];
  if (coding === undefined) return 0;
  if (httpVersion === '1.0') return 400;
  return coding.toLowerCase() === 'chunked' ? 0 : 501;
}

function toRequest(incoming: IncomingMessage): ServiceRequest {
  return {
    method: incoming.method ?? '',
    target: incoming.url ?? '/',
    address: incoming.socket.remoteAddress ?? '',
    // Only set-cookie is a list, and nobody asks for it.
    header: (name) => incoming.headers[name] as string | undefined,
    body: (limit) => readBody(incoming, limit),
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function readBody(incoming: IncomingMessage, limit: number): Promise<Uint8Array | undefined> {
  if (Number(incoming.headers['content-length'] ?? 0) > limit) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    incoming.on('data', (chunk: Uint8Array) => {
      size += chunk.length;
      // Past the limit nothing is kept any more, and the answer is on its way.
      if (size > limit) resolve(undefined);
      else chunks.push(chunk);
    });
    incoming.once('end', () => resolve(Buffer.concat(chunks)));
    incoming.once('error', reject);
    incoming.once('close', () => reject(new Error('The client closed the connection.')));
  });
}

function send(incoming: IncomingMessage, response: ServerResponse, answer: ServiceResponse, isUnread: boolean, closes: boolean): void {
  const { status, headers, body } = answer;
  const fields = headers.flat();
  const isBodiless = status === 204 || status === 304 || incoming.method === 'HEAD';
  if (body !== null || !isBodiless) setLength(fields, body);
  if (closes) fields.push('Connection', 'close');
  response.writeHead(status, fields);
  if (!isUnread) return void response.end(body ?? undefined);
  if (body === null) response.flushHeaders();
  else response.write(body);
  const finish = (): void => void response.end();
  const timer = setTimeout(finish, LINGER_MS);
  incoming.once('close', () => clearTimeout(timer));
  incoming.once('end', finish);
  incoming.resume();
}

function setLength(fields: string[], body: Uint8Array | string | null): void {
  if (!fields.includes('Content-Length')) fields.push('Content-Length', String(Buffer.byteLength(body ?? '')));
}

function statusOf(error: NodeJS.ErrnoException): string {
  if (error.code === 'HPE_HEADER_OVERFLOW') return '431 Request Header Fields Too Large';
  return error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
}

/** Answers on a socket that has no response object, and closes it. */
function end(socket: Duplex, status: string, headers = ''): void {
  socket.on('error', () => socket.destroy());
  if (!socket.writable) socket.destroy();
  else socket.end(`HTTP/1.1 ${status}\r\n${headers}X-Content-Type-Options: nosniff\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
