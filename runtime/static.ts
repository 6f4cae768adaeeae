/** Pages and files: an exact look-up in the table of routes, so that no request path can name another file. */
import { chooseCoding, quality } from './accept.ts';
import { CODING_SUFFIXES, type Bundle, type ContentCoding, type Route, type RuntimeIndex, type Variant } from './bundle.ts';
import { judge, rangeHeader, readRange } from './conditions.ts';
import type { HeaderSet } from './contract/reply.ts';
import type { ServiceRequest, ServiceResponse } from './exchange.ts';
import { valueIn } from './table.ts';

/** A file with everything that is known before a request. */
interface Representation {
  readonly file: string;
  readonly etag: string;
  readonly headers: HeaderSet;
  /** Only plain files have ranges: those of a compressed file have no use for clients. */
  readonly hasRanges?: boolean;
}

/** A plain file with its compressed forms. */
interface Forms {
  readonly plain: Representation;
  readonly coded: ReadonlyMap<ContentCoding | undefined, Representation>;
  readonly codings: readonly ContentCoding[];
}

/** Answers GET, HEAD and OPTIONS from the files of a bundle. `path` is percent-decoded. */
export const createFiles = ({ index, read }: Bundle): ((request: ServiceRequest, path: string) => Promise<ServiceResponse>) => {
  const { http, missing } = index;
  /** Requested ones only: on a large site most are never requested. */
  const known = new Map<Variant, Forms>();
  const negotiate = ({ variant, markdown, page = '' }: Route, status: number, request: ServiceRequest): Representation => {
    const wanted = markdown && prefersMarkdown(request) ? markdown : variant;
    const forms = known.get(wanted) ?? prepare(wanted, page, index, status);
    known.set(wanted, forms);
    return forms.coded.get(chooseCoding(request.header('accept-encoding'), forms.codings)) ?? forms.plain;
  };
  const whole = async (status: number, chosen: Representation, request: ServiceRequest): Promise<ServiceResponse> => {
    const { file, etag, headers, hasRanges } = chosen;
    const bytes = await read(file);
    const range = hasRanges ? readRange(rangeHeader(request, etag), bytes.length) : undefined;
    if (range === null) return refuse(http.files.range, chosen, ['Content-Range', `bytes */${bytes.length}`]);
    const [start, end] = range ?? [0, bytes.length];
    const position: HeaderSet = range ? [['Content-Range', `bytes ${start}-${end - 1}/${bytes.length}`]] : [];
    const body = request.method === 'HEAD' ? null : bytes.subarray(start, end);
    return { status: range ? 206 : status, headers: [...headers, ...position, ['Content-Length', String(end - start)]], body };
  };
  return async (request, path) => {
    if (request.method === 'OPTIONS') return http.files.preflight;
    const own = valueIn(index.routes, path);
    const status = own ? 200 : 404;
    const chosen = negotiate(own ?? (path.startsWith(missing.apiPath) ? missing.api : missing.page), status, request);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(http.files.method, chosen);
    const verdict = own && judge(request, chosen.etag);
    if (verdict === 'failed') return refuse(http.files.condition, chosen);
    if (verdict !== 'unchanged') return whole(status, chosen, request);
    return { status: 304, headers: chosen.headers.filter(([name]) => !name.startsWith('Content-')), body: null };
  };
};

/** The refusal has the CORS headers of the file, so that scripts that may read the file can read it. */
const refuse = (reply: ServiceResponse, { headers }: Representation, ...more: HeaderSet): ServiceResponse => {
  const shared = headers.filter(([name]) => name.startsWith('Access-Control-'));
  return { ...reply, headers: [...reply.headers, ...shared, ...more] };
};

const prepare = ([file, etag, set, tokens]: Variant, page: string, index: RuntimeIndex, status: number): Forms => {
  const fill = (value: string): string => value.replaceAll('{page}', () => page).replace('{tokens}', String(tokens));
  const filled = (index.headers[set] ?? []).map(([name, value]) => [name, fill(value)] as const);
  const codings = valueIn(index.encodings, file) ?? [];
  const coded = codings.map((coding) => {
    const own = etag.replace(/"$/, `-${coding}"`);
    const headers: HeaderSet = [...filled, ['Content-Encoding', coding], ['ETag', own]];
    return [coding, { file: file + CODING_SUFFIXES[coding], etag: own, headers }] as const;
  });
  const hasRanges = status === 200;
  const headers: HeaderSet = [...filled, ...(hasRanges ? [['Accept-Ranges', 'bytes'] as const] : []), ['ETag', etag]];
  return { plain: { file, etag, headers, hasRanges }, coded: new Map(coded), codings };
};

/** Markdown is preferred when it is named and HTML does not rank higher. A browser that opens a document always gets HTML. */
export const prefersMarkdown = (request: ServiceRequest): boolean => {
  const markdown = quality(request, 'text/markdown');
  return markdown > 0 && markdown >= quality(request, 'text/html', 'text/*', '*/*') && request.header('sec-fetch-dest') !== 'document';
};
