/** Converts one request of node:http for the handler, and its answer back. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chunksOf, type Chunk } from '../body.ts';
import type { HeaderSet } from '../contract/reply.ts';
import type { Handler, ServiceRequest, ServiceResponse } from '../exchange.ts';

/** How long a connection may still send an unread body: closing it at once would lose the answer (RFC 9112 section 9.6). */
const LINGER_MS = 1000;
const NOSNIFF: HeaderSet = [['X-Content-Type-Options', 'nosniff']];
const NOTHING = new Uint8Array();

/** State that changes while a server runs. */
export interface Service {
  /** Read once for each request, so that no answer mixes two bundles. */
  handler: Handler;
  /** The server is about to stop: an answer is the last one of its connection, unless another request has already arrived. */
  isClosing: boolean;
  /** Address of the sender. @default the other end of its connection */
  readonly addressOf?: (incoming: IncomingMessage) => string;
}

/** Demands in the head of a request. */
export interface Demand {
  /** Status to refuse the request with; 0 for none. */
  readonly refusal: number;
  /** The client waits for 100 Continue before it sends the body (RFC 9110 section 10.1.1). */
  readonly waits: boolean;
  /** No request may follow on the connection. */
  readonly isLast: boolean;
  /** Whether no request has followed on the connection so far. */
  readonly isNewest: () => boolean;
}

/** Answers a request. Never rejects. */
export const exchange = async (service: Service, incoming: IncomingMessage, response: ServerResponse, demand: Demand): Promise<void> => {
  const { refusal, waits } = demand;
  const proceed = waits ? (): void => response.writeContinue() : undefined;
  const refused: ServiceResponse = { status: refusal, headers: NOSNIFF, body: null };
  const ready = refusal === 0 ? await service.handler(toRequest(service, incoming, proceed)) : refused;
  const reply = (): void => give(service, incoming, response, ready, demand);
  // By then, requests that were sent together have arrived, and the last one is known.
  if (service.isClosing) setImmediate(reply);
  else reply();
};

const give = (service: Service, incoming: IncomingMessage, response: ServerResponse, ready: ServiceResponse, demand: Demand): void => {
  const { refusal, isLast, isNewest } = demand;
  const chunks = chunksOf(ready.body);
  // After a timeout, the socket already has an answer.
  if (!incoming.socket.writable) return;
  // A body counts as unread until its end: the rest could otherwise be taken for the next request.
  const isUnread = !incoming.readableEnded && hasBody(incoming);
  writeHead(response, ready, chunks, isUnread || isLast || refusal !== 0 || (service.isClosing && isNewest()));
  // Sends the head and all chunks together.
  if (chunks.length > 1) response.cork();
  for (const chunk of chunks.slice(0, -1)) response.write(chunk);
  if (isUnread) linger(incoming, response, chunks.at(-1));
  else response.end(chunks.at(-1));
};

const toRequest = (
  { addressOf = remoteAddress }: Service,
  incoming: IncomingMessage,
  proceed: (() => void) | undefined,
): ServiceRequest => {
  const { method = '', url = '/', headers } = incoming;
  return {
    method,
    target: url,
    address: addressOf(incoming),
    // Only set-cookie is a list, and it is never read.
    header: (name) => headers[name] as string | undefined,
    body: (limit) => readBody(incoming, limit, proceed),
  };
};

const remoteAddress = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? '';

/** Whether the head of a request announces a body (RFC 9112 section 6). */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const readBody = (incoming: IncomingMessage, limit: number, proceed: (() => void) | undefined): Promise<Uint8Array | undefined> => {
  if (Number(incoming.headers['content-length'] ?? 0) > limit) return Promise.resolve(undefined);
  proceed?.();
  return new Promise((resolve) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    incoming.on('data', (chunk: Uint8Array) => {
      size += chunk.length;
      // Above the limit no more data is kept, and the answer is already being sent.
      if (size > limit) resolve(undefined);
      else chunks.push(chunk);
    });
    incoming.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    // A client that disconnects has sent no message, and reads no answer; that is not a server error.
    const give = (): void => resolve(NOTHING);
    incoming.on('error', give);
    incoming.on('close', give);
  });
};

const writeHead = (response: ServerResponse, { status, headers }: ServiceResponse, chunks: readonly Chunk[], closes: boolean): void => {
  const list: string[] = [];
  for (const [name, value] of headers) list.push(name, value);
  if (status !== 204 && status !== 304 && !list.includes('Content-Length')) list.push('Content-Length', String(sizeOf(chunks)));
  if (closes) list.push('Connection', 'close');
  response.writeHead(status, list);
};

const sizeOf = (chunks: readonly Chunk[]): number => {
  let size = 0;
  for (const chunk of chunks) size += Buffer.byteLength(chunk);
  return size;
};

/** Sends an answer at once, and ends it after the body of the request, or after a while. */
const linger = (incoming: IncomingMessage, response: ServerResponse, last: Chunk | undefined): void => {
  response.flushHeaders();
  if (last !== undefined) response.write(last);
  response.uncork();
  const finish = (): void => void response.end();
  const timer = setTimeout(finish, LINGER_MS);
  incoming.once('close', () => clearTimeout(timer));
  incoming.once('end', finish);
  incoming.resume();
};
