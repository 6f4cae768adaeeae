/** Sites on real sockets of this machine, and crawls of them. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { createServer as createSocketServer, type AddressInfo, type LookupFunction, type ServerOpts, type Socket } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { crawlSource, type CrawlSource } from '../../../../compiler/config/sections/input.ts';
import { Halt, ProblemList, type Problem } from '../../../../compiler/problems/problem.ts';
import { crawlSite, type CrawledSite } from '../../../../compiler/site/crawl/crawl.ts';
import { CRAWL_LIMITS, type CrawlLimits } from '../../../../compiler/site/crawl/limits.ts';
import { listen } from '../../../tools/test-server.ts';

/** A page as a text, or a whole answer. */
export type Answering =
  | string
  | { readonly status?: number; readonly headers?: OutgoingHttpHeaders; readonly body?: string | Uint8Array }
  | ((request: IncomingMessage, response: ServerResponse) => void);

/** A site that is served until the test ends. */
export interface WebSite {
  readonly origin: string;
  readonly port: number;
  /** What was asked, in order. */
  readonly asked: string[];
  readonly agents: Set<string>;
}

/** Serves answers by path; a function may answer for all paths that are not among them. */
export const serve = async (
  answers: Readonly<Record<string, Answering>>,
  others?: (path: string) => Answering | undefined,
): Promise<WebSite> => {
  const asked: string[] = [];
  const agents = new Set<string>();
  const origin = await listen((request, response) => {
    const { url = '/' } = request;
    asked.push(url);
    agents.add(request.headers['user-agent'] ?? '');
    const path = url.split('?', 1)[0] ?? '';
    const answer = answers[url] ?? answers[path] ?? others?.(path);
    if (typeof answer === 'function') answer(request, response);
    else send(response, answer ?? { status: 404, body: 'Nothing is here' });
  });
  return { origin, port: Number(new URL(origin).port), asked, agents };
};

/** A server below HTTP, by its origin: says what it wants to each connection, of which it is told the first path that is asked. */
export const serveRaw = async (talk: (socket: Socket, path: string) => void, options: ServerOpts = {}): Promise<string> => {
  const sockets = new Set<Socket>();
  const server = createSocketServer(options, (socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', (request) => talk(socket, /^GET (\S+)/.exec(String(request))?.[1] ?? ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Sends a page or an answer. */
export const send = (response: ServerResponse, answer: Exclude<Answering, (...args: never) => void>): void => {
  const { status = 200, headers = {}, body = '' } = typeof answer === 'string' ? { body: answer } : answer;
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers });
  response.end(body);
};

/** A file that is no page. */
export const file = (type: string, body: string | Uint8Array): Answering => ({ headers: { 'content-type': type }, body });

/** An address that sends to another one. */
export const redirect = (location: string, status = 302): Answering => ({ status, headers: { location } });

/** Links to addresses. */
export const link = (...addresses: readonly string[]): string => addresses.map((address) => `<a href="${address}">x</a>`).join('\n');

/** Writes a byte now and then. */
export const drip: Answering = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  const timer = setInterval(() => response.write('<'), 50);
  response.on('close', () => clearInterval(timer));
};

/** A sitemap of addresses. */
export const sitemap = (...addresses: readonly string[]): string =>
  `<?xml version="1.0"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.map((address) => `<url><loc>${address}</loc></url>`).join('')}</urlset>`;

/** What a crawl came to. */
export interface Crawled {
  /** Null when it was stopped. */
  readonly site: Pick<CrawledSite, 'name' | 'base'> | null;
  /** Exit code of a crawl that was stopped. */
  readonly exitCode: number | null;
  /** Bytes of every file of the snapshot, by path. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** Times of the files, as ISO texts. */
  readonly times: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
  /** Code and message of each problem, with `ORIGIN` for the origin. */
  readonly messages: readonly string[];
}

/** How a crawl differs from that of a command. */
export interface CrawlChanges extends Partial<Omit<CrawlSource, 'url'>> {
  readonly limits?: Partial<CrawlLimits>;
  readonly lookup?: LookupFunction;
  /** The public address as it was given. */
  readonly site?: string;
}

/** Crawls an address, and removes the snapshot. */
export const crawl = async (address: string, { limits, lookup, site = '', ...changes }: CrawlChanges = {}): Promise<Crawled> => {
  const problems = new ProblemList();
  const source = { ...crawlSource(new URL(address).href, {}, 10_000), ...changes };
  const surroundings = {
    site: site === '' ? null : site,
    onProgress: () => {},
    limits: { ...CRAWL_LIMITS, ...limits },
    ...(lookup && { lookup }),
  };
  try {
    const crawled = await crawlSite(source, surroundings, problems);
    const found = {
      files: readAll(crawled.folder, (path) => readFileSync(path)),
      times: readAll(crawled.folder, (path) => statSync(path).mtime.toISOString()),
    };
    crawled.remove();
    return { site: { name: crawled.name, base: crawled.base }, exitCode: null, ...found, ...told(problems, address) };
  } catch (error) {
    if (!(error instanceof Halt)) throw error;
    return { site: null, exitCode: error.exitCode, files: new Map(), times: new Map(), ...told(problems, address) };
  }
};

const told = (problems: ProblemList, address: string): Pick<Crawled, 'problems' | 'messages'> => {
  const { origin } = new URL(address);
  const sorted = problems.sorted();
  return { problems: sorted, messages: sorted.map(({ code, message }) => `${code} ${message.replaceAll(origin, 'ORIGIN')}`) };
};

const readAll = <T>(folder: string, read: (path: string) => T): ReadonlyMap<string, T> => {
  const paths = readdirSync(folder, { recursive: true }).map(String).sort();
  return new Map(paths.filter((path) => statSync(join(folder, path)).isFile()).map((path) => [path, read(join(folder, path))]));
};
