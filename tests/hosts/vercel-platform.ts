/**
 * A stand-in for Vercel: answers from a folder of the Build Output API by the rules that its documentation and `vercel dev` give to routes. It
 * neither compresses nor cuts ranges, which Vercel does in front of it.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { VercelRoute } from '../../compiler/hosts/vercel/routes.ts';
import { duringServer } from './during-server.ts';

type SourceRoute = Exclude<VercelRoute, { handle: string }>;
type Condition = NonNullable<SourceRoute['has']>[number];
type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** What the routes make of a request. */
interface Way {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
}

const holds = ({ key, value }: Condition, { headers }: IncomingMessage): boolean => {
  const given = headers[key];
  return given !== undefined && (value === undefined || new RegExp(`^(?:${value})$`).test(String(given)));
};

const matches = (route: SourceRoute, path: string, request: IncomingMessage): RegExpExecArray | null => {
  if (route.methods && !route.methods.includes(request.method ?? '')) return null;
  if (!(route.has ?? []).every((each) => holds(each, request))) return null;
  if ((route.missing ?? []).some((each) => holds(each, request))) return null;
  return new RegExp(route.src).exec(path);
};

const fill = (text: string, match: RegExpExecArray): string => text.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');

/** A deployment that runs on this machine. */
export class VercelPlatform {
  readonly #output: string;
  readonly #phases = new Map<string, SourceRoute[]>();
  readonly #handler: Handler;

  private constructor(output: string, routes: readonly VercelRoute[], handler: Handler) {
    this.#output = output;
    this.#handler = handler;
    let phase = '';
    for (const route of routes)
      if ('handle' in route) phase = route.handle;
      else this.#phases.set(phase, [...(this.#phases.get(phase) ?? []), route]);
  }

  /** Opens a deployment with its function. */
  static async open(output: string): Promise<VercelPlatform> {
    const { routes } = JSON.parse(readFileSync(join(output, 'config.json'), 'utf8')) as { readonly routes: readonly VercelRoute[] };
    const { default: handler } = (await import(pathToFileURL(join(output, 'functions/_sitec/rpc.func/index.mjs')).href)) as {
      readonly default: Handler;
    };
    return new VercelPlatform(output, routes, handler);
  }

  /** Serves it while something is checked, at a port or at a free one. */
  during<Value>(check: (url: string) => Promise<Value>, port = 0): Promise<Value> {
    return duringServer((request, response) => this.#answer(request, response), check, port);
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    const first = this.#walk('', { path, headers: {}, status: 200 }, request);
    if (first.path === '/_sitec/rpc') return this.#callFunction(request, response);
    const file = this.#fileOf(first.path) ?? this.#fileOf(this.#walk('filesystem', first, request).path);
    if (file !== null) return send(request, response, first, file);
    const last = this.#walk('error', first, request);
    send(request, response, last, this.#fileOf(last.path) ?? '');
  }

  /** Vercel sets these; a client's own are overwritten. */
  #callFunction(request: IncomingMessage, response: ServerResponse): void {
    request.headers['x-forwarded-for'] = '203.0.113.7';
    this.#handler(request, response);
  }

  #walk(phase: string, start: Way, request: IncomingMessage): Way {
    let way = start;
    for (const route of this.#phases.get(phase) ?? []) {
      const match = matches(route, way.path, request);
      if (!match) continue;
      const path = route.dest === undefined ? way.path : fill(route.dest, match);
      if (route.check === true && this.#fileOf(path) === null) continue;
      const headers = Object.fromEntries(Object.entries(route.headers ?? {}).map(([name, value]) => [name, fill(value, match)]));
      way = { path, headers: { ...way.headers, ...headers }, status: route.status ?? way.status };
      if (route.continue !== true) break;
    }
    return way;
  }

  /** A static file by its path, or the index of a folder; null for none. */
  #fileOf(path: string): string | null {
    const decoded = decodedPath(path);
    if (decoded === null || decoded.includes('..') || decoded.includes('\0')) return null;
    const file = join(this.#output, 'static', decoded);
    const isFile = (each: string): boolean => existsSync(each) && statSync(each).isFile();
    if (!decoded.endsWith('/') && isFile(file)) return file;
    return isFile(join(file, 'index.html')) ? join(file, 'index.html') : null;
  }
}

const decodedPath = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

const send = (request: IncomingMessage, response: ServerResponse, { headers, status }: Way, file: string): void => {
  const body = readFileSync(file);
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`;
  const isSame = status === 200 && request.headers['if-none-match'] === etag;
  response.writeHead(isSame ? 304 : status, { ...headers, ...(status === 200 && { etag }) });
  response.end(isSame || request.method === 'HEAD' ? undefined : body);
};
