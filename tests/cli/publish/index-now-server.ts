/** A site with its key file, and an IndexNow service, on one real socket. */
import type { IndexNow } from '../../../cli/publish/index-now.ts';
import { listen } from '../../tools/test-server.ts';

/** What IndexNow was sent in one request. */
export interface Submission {
  readonly host: string;
  readonly key: string;
  readonly keyLocation: string;
  readonly urlList: readonly string[];
}

/** An answer of the service: a status, or more. */
export type Reply = number | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string };

/** The server, until the test ends. */
export interface IndexNowServer {
  readonly origin: string;
  readonly service: IndexNow;
  /** Paths of all requests, in order. */
  readonly asked: string[];
  /** What came to the service, whatever it answered. */
  readonly received: Submission[];
  /** Waits that were asked for, in ms. */
  readonly waits: number[];
  /** The key file; null for a site without one. */
  keyFile: Reply | string | null;
  /** Answers to the next submissions; then 200. */
  readonly replies: Reply[];
}

export const KEY = '3f1c2a9e-7b64-4d0e-9a55-0c8d1e6f2b77';

/** Starts the server. `atOnce` is the most addresses of a request. */
export const startIndexNow = async (atOnce = 10_000): Promise<IndexNowServer> => {
  const asked: string[] = [];
  const origin = await listen((request, response) => {
    const { url = '/' } = request;
    asked.push(`${request.method} ${url}`);
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { status, headers = {}, body = '' } = wholeReply(url === '/indexnow' ? take(Buffer.concat(parts)) : (found.keyFile ?? 404));
      response.writeHead(status, headers).end(body);
    });
  });
  const waits: number[] = [];
  const service = { endpoint: `${origin}/indexnow`, atOnce, wait: async (ms: number) => void waits.push(ms) };
  const found: IndexNowServer = { origin, service, asked, received: [], waits, keyFile: KEY, replies: [] };
  const take = (body: Buffer): Reply => {
    found.received.push(JSON.parse(body.toString()) as Submission);
    return found.replies.shift() ?? 200;
  };
  return found;
};

const wholeReply = (reply: Reply | string): Exclude<Reply, number> => {
  if (typeof reply === 'number') return { status: reply };
  return typeof reply === 'string' ? { status: 200, headers: { 'content-type': 'text/plain' }, body: reply } : reply;
};
