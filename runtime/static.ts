/** Pages and files: an exact look-up in the table of routes, so that no request path can name another file. */
import { chooseCoding, quality } from './accept.ts';
import { CODING_SUFFIXES, type Bundle, type ContentCoding, type Route, type RuntimeIndex, type Variant } from './bundle.ts';
import { judge, rangeHeader, readRange } from './conditions.ts';
import type { HeaderSet } from './contract/reply.ts';
import type { ServiceRequest, ServiceResponse } from './exchange.ts';
import { andThen, type MaybePromise } from './maybe-promise.ts';

/** Bytes of a representation, with everything that is known before a request. */
interface Representation {
  readonly file: string;
  readonly etag: string;
  readonly headers: HeaderSet;
  readonly unchanged: ServiceResponse;
  /** Only plain files have ranges: those of a compressed file have no use for clients. */
  readonly hasRanges: boolean;
  /** The headers with the length of the file, after it was read. */
  complete?: HeaderSet;
}

/** A plain file with its compressed forms. */
interface Prepared {
  readonly plain: Representation;
  readonly coded: ReadonlyMap<ContentCoding, Representation>;
  readonly codings: readonly ContentCoding[];
}

interface PreparedRoute {
  readonly status: number;
  readonly variant: Prepared;
  readonly markdown: Prepared | undefined;
}

/** Answers GET, HEAD and OPTIONS from the files of a bundle. `path` is percent-decoded. */
export const createFiles = ({ index, read }: Bundle): ((request: ServiceRequest, path: string) => MaybePromise<ServiceResponse>) => {
  const { http, missing } = index;
  const prepare = ({ variant, markdown, page = '' }: Route, status: number): PreparedRoute => {
    const make = (of: Variant): Prepared => prepareVariant(of, page, index, status);
    return { status, variant: make(variant), markdown: markdown && make(markdown) };
  };
  /** Requested routes only: on a large site most are never requested. */
  const prepared = new Map<string, PreparedRoute>();
  const routeOf = (path: string): PreparedRoute | undefined => {
    const own = Object.hasOwn(index.routes, path) ? index.routes[path] : undefined;
    const route = prepared.get(path) ?? (own && prepare(own, 200));
    if (route) prepared.set(path, route);
    return route;
  };
  const [page, api] = [prepare(missing.page, 404), prepare(missing.api, 404)];
  return (request, path) => {
    if (request.method === 'OPTIONS') return http.files.preflight;
    const route = routeOf(path) ?? (path.startsWith(missing.apiPath) ? api : page);
    const chosen = negotiate(route, request);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(http.files.method, chosen);
    const verdict = route.status === 200 ? judge(request, chosen.etag) : undefined;
    if (verdict) return verdict === 'unchanged' ? chosen.unchanged : refuse(http.files.condition, chosen);
    return andThen(read(chosen.file), (bytes) => {
      const range = chosen.hasRanges ? readRange(rangeHeader(request, chosen.etag), bytes.length) : undefined;
      if (range === null) return refuse(http.files.range, chosen, ['Content-Range', `bytes */${bytes.length}`]);
      return range ? answerRange(chosen, bytes, range) : answerWhole(route.status, chosen, bytes, request.method);
    });
  };
};

const answerWhole = (status: number, chosen: Representation, bytes: Uint8Array, method: string): ServiceResponse => {
  chosen.complete ??= [...chosen.headers, ['Content-Length', String(bytes.length)]];
  return { status, headers: chosen.complete, body: method === 'HEAD' ? null : bytes };
};

/** The refusal has the CORS headers of the file, so that scripts that may read the file can read it. */
const refuse = (reply: ServiceResponse, { headers }: Representation, ...more: HeaderSet): ServiceResponse => {
  const shared = headers.filter(([name]) => name.startsWith('Access-Control-'));
  return { ...reply, headers: [...reply.headers, ...shared, ...more] };
};

const answerRange = ({ headers }: Representation, bytes: Uint8Array, [start, end]: readonly [number, number]): ServiceResponse => {
  const position = ['Content-Range', `bytes ${start}-${end - 1}/${bytes.length}`] as const;
  return { status: 206, headers: [...headers, position, ['Content-Length', String(end - start)]], body: bytes.subarray(start, end) };
};

const prepareVariant = ([file, etag, set, tokens]: Variant, page: string, index: RuntimeIndex, status: number): Prepared => {
  const fill = (value: string): string => value.replaceAll('{page}', () => page).replace('{tokens}', String(tokens));
  const filled = (index.headers[set] ?? []).map(([name, value]) => [name, fill(value)] as const);
  const codings = Object.hasOwn(index.encodings, file) ? (index.encodings[file] ?? []) : [];
  const coded = codings.map((coding) => {
    const own = etag.replace(/"$/, `-${coding}"`);
    return [coding, represent(file + CODING_SUFFIXES[coding], own, [...filled, ['Content-Encoding', coding]], false)] as const;
  });
  const ranges: HeaderSet = status === 200 ? [['Accept-Ranges', 'bytes']] : [];
  return { plain: represent(file, etag, [...filled, ...ranges], status === 200), coded: new Map(coded), codings };
};

const represent = (file: string, etag: string, own: HeaderSet, hasRanges: boolean): Representation => {
  const headers: HeaderSet = [...own, ['ETag', etag]];
  const unchanged = { status: 304, headers: headers.filter(([name]) => !name.startsWith('Content-')), body: null };
  return { file, etag, headers, unchanged, hasRanges };
};

const negotiate = ({ variant, markdown }: PreparedRoute, request: ServiceRequest): Representation => {
  const { plain, coded, codings } = markdown && prefersMarkdown(request) ? markdown : variant;
  const coding = chooseCoding(request.header('accept-encoding'), codings);
  return (coding && coded.get(coding)) ?? plain;
};

/** Most requests do not mention markdown, so their lists are not parsed. */
const MARKDOWN = /text\/markdown/i;

/** Markdown is preferred when it is named and HTML does not rank higher. A browser that opens a document always gets HTML. */
export const prefersMarkdown = (request: ServiceRequest): boolean => {
  if (!MARKDOWN.test(request.header('accept') ?? '')) return false;
  const markdown = quality(request, 'text/markdown');
  return markdown > 0 && markdown >= quality(request, 'text/html', 'text/*', '*/*') && request.header('sec-fetch-dest') !== 'document';
};
