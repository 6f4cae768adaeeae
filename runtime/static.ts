/** Pages and files: an exact look-up in a table made at load, so that no request path can name a file of its own. */
import type { Bundle, HeaderSet, Route, Variant } from './bundle.ts';
import type { ServiceRequest, ServiceResponse } from './handler.ts';

interface PreparedVariant {
  readonly file: string;
  readonly etag: string;
  readonly headers: HeaderSet;
}

interface PreparedRoute {
  readonly variant: PreparedVariant;
  readonly markdown?: PreparedVariant | undefined;
}

/** Reading more than this of a list would let a header decide how long a request takes. */
const MAXIMUM_ITEMS = 64;

/**
 * Answers GET and HEAD from the files of a bundle. `path` is percent-decoded; `base` is the path of the site's address without its last slash.
 * Rejects when the bundle lacks a file that its own index names.
 */
export function createFiles(bundle: Bundle, base: string): (request: ServiceRequest, path: string) => Promise<ServiceResponse> {
  const { index } = bundle;
  const prepare = (variant: Variant, page = ''): PreparedVariant => prepareVariant(variant, index.headers[variant[2]] ?? [], page);
  const prepareRoute = ({ variant, markdown, page }: Route): PreparedRoute => {
    return { variant: prepare(variant, page), markdown: markdown && prepare(markdown, page) };
  };
  const routes = new Map(Object.entries(index.routes).map(([path, route]) => [path, prepareRoute(route)]));
  const missing = prepareRoute({ variant: index.missing.page, markdown: index.missing.markdown });
  const missingApi: PreparedRoute = { variant: prepare(index.missing.api) };

  return async (request, path) => {
    const found = routes.get(path);
    const { variant, markdown } = found ?? (path.startsWith(`${base}/api/`) ? missingApi : missing);
    const { file, etag, headers } = markdown && prefersMarkdown(request) ? markdown : variant;
    if (found && matches(request.header('if-none-match'), etag)) {
      return { status: 304, headers: headers.filter(([name]) => !name.toLowerCase().startsWith('content-')), body: null };
    }
    const bytes = await bundle.read(file);
    if (bytes === undefined) throw new Error(`The bundle has no file ${file}.`);
    const length = ['Content-Length', String(bytes.length)] as const;
    return { status: found ? 200 : 404, headers: [...headers, length], body: request.method === 'HEAD' ? null : bytes };
  };
}

function prepareVariant([file, etag]: Variant, headers: HeaderSet, page: string): PreparedVariant {
  // A header value is ASCII (RFC 9110 section 5.5): a page called /guía is linked as /gu%C3%ADa.
  const address = encodeURI(page);
  const filled = headers.map(([name, value]) => [name, value.replaceAll('{page}', address)] as const);
  const others = filled.filter(([name]) => name.toLowerCase() !== 'x-content-type-options');
  return { file, etag, headers: [...others, ['ETag', etag], ['X-Content-Type-Options', 'nosniff']] };
}

/** Markdown is preferred when it is named and nothing ranks HTML higher. A browser that opens a document always gets HTML. */
function prefersMarkdown(request: ServiceRequest): boolean {
  const quality = readAccept(request.header('accept') ?? '*/*');
  const markdown = quality('text/markdown');
  return markdown > 0 && markdown >= quality('text/html', 'text/*', '*/*') && request.header('sec-fetch-dest') !== 'document';
}

/**
 * Reads an Accept header (RFC 9110 section 12.5.1): gives the quality (0 to 1) of the first of some media ranges that the header names, else 0.
 * A range whose q is no number from 0 to 1 is dropped.
 */
export function readAccept(header: string): (...ranges: readonly string[]) => number {
  const qualities = new Map<string, number>();
  for (const item of header.toLowerCase().split(',', MAXIMUM_ITEMS)) {
    const [range = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q=')) ?? 'q=1';
    const quality = weight === 'q=' ? Number.NaN : Number(weight.slice(2));
    if (quality >= 0 && quality <= 1) qualities.set(range, quality);
  }
  return (...ranges) => ranges.map((range) => qualities.get(range)).find((quality) => quality !== undefined) ?? 0;
}

/** If-None-Match (RFC 9110 section 13.1.2): `*` or a list, compared weakly. */
function matches(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',', MAXIMUM_ITEMS).map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}
