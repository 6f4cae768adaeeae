/** Pages and files: an exact look-up in the table of routes, so that no request path can name a file of its own. */
import type { Bundle, HeaderSet, Route, RuntimeIndex, Variant } from './bundle.ts';
import type { ServiceRequest, ServiceResponse } from './handler.ts';

/** Reading more than this of a list would let a header decide how long a request takes. */
const MAXIMUM_ITEMS = 64;

/** One representation with everything that can be said of it before a request. */
interface Prepared {
  readonly file: string;
  readonly etag: string;
  readonly headers: HeaderSet;
  readonly unchanged: ServiceResponse;
}

interface PreparedRoute {
  readonly status: number;
  readonly variant: Prepared;
  readonly markdown: Prepared | undefined;
}

/** Answers GET, HEAD and OPTIONS from the files of a bundle. `path` is percent-decoded. */
export function createFiles({ index, read }: Bundle): (request: ServiceRequest, path: string) => Promise<ServiceResponse> {
  const { http, missing } = index;
  const prepare = ({ variant, markdown, page = '' }: Route, status: number): PreparedRoute => {
    return { status, variant: prepareVariant(variant, page, index), markdown: markdown && prepareVariant(markdown, page, index) };
  };
  const routes = new Map(Object.entries(index.routes).map(([path, route]) => [path, prepare(route, 200)]));
  const [page, api] = [prepare(missing.page, 404), prepare(missing.api, 404)];
  return async (request, path) => {
    if (request.method === 'OPTIONS') return http.files.preflight;
    if (request.method !== 'GET' && request.method !== 'HEAD') return http.files.method;
    const route = routes.get(path) ?? (path.startsWith(missing.apiPath) ? api : page);
    const { status } = route;
    const { file, etag, headers, unchanged } = negotiate(route, request);
    if (status === 200 && matches(request.header('if-none-match'), etag)) return unchanged;
    const bytes = await read(file);
    const length = ['Content-Length', String(bytes.length)] as const;
    return { status, headers: [...headers, length], body: request.method === 'HEAD' ? null : bytes };
  };
}

function prepareVariant([file, etag, set, tokens]: Variant, page: string, index: RuntimeIndex): Prepared {
  const fill = (value: string): string => value.replaceAll('{page}', () => page).replace('{tokens}', String(tokens));
  const filled = (index.headers[set] ?? []).map(([name, value]) => [name, fill(value)] as const);
  const headers: HeaderSet = [...filled, ['ETag', etag]];
  const unchanged = { status: 304, headers: headers.filter(([name]) => !name.startsWith('Content-')), body: null };
  return { file, etag, headers, unchanged };
}

function negotiate({ variant, markdown }: PreparedRoute, request: ServiceRequest): Prepared {
  return markdown && prefersMarkdown(request) ? markdown : variant;
}

/** Markdown is preferred when it is named and nothing ranks HTML higher. A browser that opens a document always gets HTML. */
function prefersMarkdown(request: ServiceRequest): boolean {
  const markdown = quality(request, 'text/markdown');
  return markdown > 0 && markdown >= quality(request, 'text/html', 'text/*', '*/*') && request.header('sec-fetch-dest') !== 'document';
}

/**
 * Reads the Accept header (RFC 9110 section 12.5.1).
 * @returns the quality (0 to 1) of the first of some media ranges that the header names; 0 when it names none, or its q is no number from 0 to 1.
 */
export function quality(request: ServiceRequest, ...ranges: readonly string[]): number {
  const items = (request.header('accept') ?? '*/*').toLowerCase().split(',', MAXIMUM_ITEMS);
  const parsed = items.map((item) => item.split(';').map((part) => part.trim()));
  const [named] = ranges.flatMap((range) => parsed.filter(([name]) => name === range));
  const weight = Number(named?.find((part) => part.startsWith('q='))?.slice(2) ?? 1);
  return named && weight >= 0 && weight <= 1 ? weight : 0;
}

/** If-None-Match (RFC 9110 section 13.1.2): `*` or a list, compared weakly. */
function matches(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',', MAXIMUM_ITEMS).map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}
