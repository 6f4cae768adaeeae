/**
 * A stand-in for Netlify: files with the headers of `_headers` as Netlify's own parser reads them, an edge function before them, and a function
 * for the paths that it names. It neither compresses nor cuts ranges, which Netlify does in front of it.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { duringServer } from './during-server.ts';

/** A rule of `_headers`, as the parser of Netlify gives it. */
export interface NetlifyRule {
  readonly forRegExp: RegExp;
  readonly values: Readonly<Record<string, string>>;
}

interface EdgeFunction {
  readonly default: (request: Request) => Promise<Response | undefined>;
  readonly config: { readonly excludedPath: readonly string[]; readonly header: { readonly accept: string } };
}

interface SiteFunction {
  readonly default: (request: Request, context: { readonly ip: string }) => Promise<Response>;
  readonly config: { readonly path: readonly string[] };
}

/** Headers of a path: of the rules that match, the last one that names a header counts. */
export const headersFor = (rules: readonly NetlifyRule[], path: string): Record<string, string> =>
  Object.assign({}, ...rules.filter(({ forRegExp }) => forRegExp.test(path)).map(({ values }) => values)) as Record<string, string>;

const pattern = (path: string): RegExp => new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);

/** A module of a deployment; null where there is none. */
const open = async <Module>(file: string): Promise<Module | null> =>
  existsSync(file) ? ((await import(pathToFileURL(file).href)) as Module) : null;

/** A deployment that runs on this machine. */
export class NetlifyPlatform {
  readonly #dist: string;
  readonly #rules: readonly NetlifyRule[];
  readonly #edge: EdgeFunction | null;
  readonly #rpc: SiteFunction;

  private constructor(dist: string, rules: readonly NetlifyRule[], edge: EdgeFunction | null, rpc: SiteFunction) {
    this.#dist = dist;
    this.#rules = rules;
    this.#edge = edge;
    this.#rpc = rpc;
  }

  /** Opens what lies in the folder `deploy/netlify`, with the files of a bundle. */
  static async open(folder: string, dist: string, rules: readonly NetlifyRule[]): Promise<NetlifyPlatform> {
    const rpc = await open<SiteFunction>(join(folder, 'functions/rpc.mjs'));
    if (rpc === null) throw new Error(`${folder} has no function`);
    return new NetlifyPlatform(dist, rules, await open<EdgeFunction>(join(folder, 'edge-functions/markdown.js')), rpc);
  }

  /** Serves it while something is checked, at a port or at a free one. */
  during<Value>(check: (url: string) => Promise<Value>, port = 0): Promise<Value> {
    return duringServer((request, response) => void this.#answer(request, response), check, port);
  }

  async #answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const [path = '/'] = (incoming.url ?? '/').split('?', 1);
    const made = await this.#call(await requestOf(incoming), path);
    if (made) return sendResponse(made, outgoing);
    const decoded = decodedPath(path);
    const file = decoded === null ? null : this.#fileOf(decoded);
    // An address of a page without its slash is sent to the one with it.
    if (file === null && decoded !== null && this.#fileOf(`${decoded}/`) !== null)
      return void outgoing.writeHead(301, { location: `${path}/` }).end();
    const headers = headersFor(this.#rules, path);
    if (file === null)
      return sendFile(
        incoming,
        outgoing,
        404,
        { 'Content-Type': 'text/html; charset=utf-8', ...headersFor(this.#rules, '/404.html') },
        join(this.#dist, '404.html'),
      );
    const type = file.endsWith('.html') ? 'text/html; charset=UTF-8' : 'application/octet-stream';
    sendFile(incoming, outgoing, 200, { 'Content-Type': type, ...headers }, file);
  }

  async #call(request: Request, path: string): Promise<Response | undefined> {
    if (this.#rpc.config.path.includes(path)) return this.#rpc.default(request, { ip: '203.0.113.7' });
    if (!this.#edge) return undefined;
    const { excludedPath, header } = this.#edge.config;
    const isWanted =
      new RegExp(header.accept).test(request.headers.get('accept') ?? '') && !excludedPath.some((each) => pattern(each).test(path));
    return isWanted ? this.#edge.default(request) : undefined;
  }

  #fileOf(path: string): string | null {
    if (path.includes('..') || path.includes('\0') || /^\/_(?:headers|redirects)$/.test(path)) return null;
    const file = join(this.#dist, path);
    const isFile = (each: string): boolean => existsSync(each) && statSync(each).isFile();
    const candidates = path.endsWith('/') ? [join(file, 'index.html')] : [file, `${file}.html`];
    return candidates.find(isFile) ?? null;
  }
}

const decodedPath = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

const requestOf = async (incoming: IncomingMessage): Promise<Request> => {
  const { method = 'GET', headers, url = '/' } = incoming;
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Uint8Array);
  const hasBody = !['GET', 'HEAD'].includes(method);
  const fields = Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as [string, string]] : []));
  return new Request(new URL(url.replace(/^\/+/, '/'), `http://${headers.host ?? 'site.example'}`), {
    method,
    headers: fields,
    ...(hasBody && { body: Buffer.concat(chunks) }),
  });
};

const sendResponse = async (made: Response, outgoing: ServerResponse): Promise<void> => {
  outgoing.writeHead(made.status, Object.fromEntries(made.headers));
  outgoing.end(Buffer.from(await made.arrayBuffer()));
};

const sendFile = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  status: number,
  headers: Record<string, string>,
  file: string,
): void => {
  const body = readFileSync(file);
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`;
  const isSame = status === 200 && incoming.headers['if-none-match'] === etag;
  outgoing.writeHead(isSame ? 304 : status, { ...headers, ...(status === 200 && { ETag: etag }) });
  outgoing.end(isSame || incoming.method === 'HEAD' ? undefined : body);
};
