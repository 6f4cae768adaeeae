/** Bytes to and from a server, as they are on the wire. */
import { connect, type Socket } from 'node:net';

/** Joins the lines of the head of a request. */
export const head = (line: string, ...headers: readonly string[]): string => [line, ...headers, '', ''].join('\r\n');

/** Status codes of all answers in what a server sent, interim ones included. */
export const statuses = (answer: string): number[] => [...answer.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));

/** Opens a connection to a server. Everything that is received is kept as latin1. */
export class Client {
  readonly socket: Socket;
  /** Resolves when the connection is closed, by whomever. */
  readonly closed: Promise<void>;
  received = '';

  constructor(url: string) {
    this.socket = connect(Number(new URL(url).port), '127.0.0.1');
    this.socket.on('data', (chunk) => (this.received += chunk.toString('latin1')));
    this.socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => this.socket.on('close', () => resolve()));
  }

  send(bytes: string): void {
    this.socket.write(bytes, 'latin1');
  }
}

/** Sends bytes as they are and gives everything that comes back until the server closes, or until nothing came for a while. */
export const raw = async (bytes: string, url: string, quiet = 400): Promise<string> => {
  const client = new Client(url);
  client.socket.setTimeout(quiet, () => client.socket.destroy());
  client.send(bytes);
  await client.closed;
  return client.received;
};

/** An answer as it was sent. Names of headers are in lower case, the body is latin1. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Splits what was received into answers by their own framing. Throws when there is anything besides whole answers. `request` tells HEAD. */
export const answersIn = (received: string, request: string): readonly RawAnswer[] => {
  if (received === '') return [];
  const end = received.indexOf('\r\n\r\n');
  const [first = '', ...lines] = received.slice(0, end).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]);
  if (end < 0 || Number.isNaN(status)) throw new Error(`No answer: ${received.slice(0, 200)}`);
  const headers = new Map(lines.map((line) => [line.replace(/: .*$/, '').toLowerCase(), line.replace(/^.*?: /, '')] as const));
  if (headers.size !== lines.length) throw new Error(`A header twice: ${received.slice(0, end)}`);
  const hasBody = !request.startsWith('HEAD ') && status >= 200 && status !== 204 && status !== 304;
  const length = hasBody ? Number(headers.get('content-length')) : 0;
  const body = received.slice(end + 4, end + 4 + length);
  if (!(body.length === length)) throw new Error(`Not a whole body: ${received.slice(0, 500)}`);
  return [{ status, headers, body }, ...answersIn(received.slice(end + 4 + length), request)];
};
