/** Pages and files: an exact look-up in the table of routes, so that no request path can name a file of its own. */
import type { Bundle } from './bundle.ts';
import type { ServiceRequest, ServiceResponse } from './handler.ts';

/** Reading more than this of a list would let a header decide how long a request takes. */
const MAXIMUM_ITEMS = 64;

/** Answers GET, HEAD and OPTIONS from the files of a bundle. `path` is percent-decoded. */
export function createFiles({ index, read }: Bundle): (request: ServiceRequest, path: string) => Promise<ServiceResponse> {
  const { http, missing } = index;
  const routes = new Map(Object.entries(index.routes));
  return async (request, path) => {
    if (request.method === 'OPTIONS') return http.files.preflight;
    if (request.method !== 'GET' && request.method !== 'HEAD') return http.files.method;
    const found = routes.get(path);
    const { variant, markdown, page = '' } = found ?? (path.startsWith(missing.apiPath) ? missing.api : missing.page);
    const [file, etag, set] = markdown && prefersMarkdown(request) ? markdown : variant;
    const filled = (index.headers[set] ?? []).map(([name, value]) => [name, value.replaceAll('{page}', page)] as const);
    const headers = [...filled, ['ETag', etag] as const];
    if (found && matches(request.header('if-none-match'), etag)) {
      return { status: 304, headers: headers.filter(([name]) => !name.startsWith('Content-')), body: null };
    }
    const bytes = await read(file);
    const length = ['Content-Length', String(bytes.length)] as const;
    return { status: found ? 200 : 404, headers: [...headers, length], body: request.method === 'HEAD' ? null : bytes };
  };
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
