/** What a server may note of a request: nothing that tells who asked, and nothing of its query. */
import type { EndpointName, HeaderSet, RuntimeIndex } from './bundle.ts';
import { fieldsOf } from './rpc.ts';
import type { Fields } from './rpc.ts';
import type { ServiceRequest, ServiceResponse } from './handler.ts';

/** One answered request. Texts of the client are short and printable ASCII, but for `path`. */
export interface RequestRecord {
  readonly method: string;
  /** Percent-decoded, without the query; as it came when it cannot be decoded. It may hold any character. */
  readonly path: string;
  readonly status: number;
  /** What the path stands for. An answer without a body counts as what its path usually gives. */
  readonly endpoint: EndpointName | 'page' | 'markdown' | 'file';
  /** JSON-RPC method, and the tool of a `tools/call`, as the client named them. */
  readonly call?: string;
  readonly tool?: string;
  /** Ms from the request to its answer. */
  readonly duration: number;
  /** Length of the body of the answer. */
  readonly bytes: number;
  /** Name of the client program, from User-Agent; empty when it gives none. */
  readonly agent: string;
  /** Address of the client, or its /64; only when the options of the handler ask for it. */
  readonly address?: string;
}

/** What a handler learns of a request while it answers. */
export interface Exchange {
  readonly request: ServiceRequest;
  /** Decoded path; undefined when it was too long or malformed. */
  readonly path: string | undefined;
  readonly name: EndpointName | undefined;
  /** Body of the request, once it is read. */
  message?: unknown;
}

const MAXIMUM_WORD = 64;
const MAXIMUM_PATH = 2048;
/** A product (RFC 9110 section 10.1.5). Crawlers that pose as browsers name themselves in the comment. */
const PRODUCT = /^(?:Mozilla\/[^;]{0,200}; ?compatible; ?|Mozilla\/[^(]{0,20}\(compatible; ?)?([\w!#$%&'*+.^`|~-]+)/;

/** Notes one answer from a bundle. `duration` is in ms. */
export function toRecord(index: RuntimeIndex, exchange: Exchange, response: ServiceResponse, duration: number): RequestRecord {
  const { request, path, name, message } = exchange;
  const { body, status } = response;
  const shown = path ?? request.target.split(/[?#]/, 1)[0] ?? '';
  return {
    method: word(request.method),
    path: shown.slice(0, MAXIMUM_PATH),
    status,
    endpoint: name ?? kindOf(index, response, shown),
    ...callOf(fieldsOf(message)),
    duration,
    bytes: typeof body === 'string' ? new TextEncoder().encode(body).length : (body?.length ?? 0),
    agent: word(PRODUCT.exec(request.header('user-agent') ?? '')?.[1] ?? ''),
  };
}

function callOf({ method, params }: Fields): Pick<RequestRecord, 'call' | 'tool'> {
  const { name } = fieldsOf(params);
  if (typeof method !== 'string') return {};
  return { call: word(method), ...(method === 'tools/call' && typeof name === 'string' && { tool: word(name) }) };
}

function typeIn(headers: HeaderSet): string | undefined {
  return headers.find(([name]) => name === 'Content-Type')?.[1];
}

/** Media type of what a path without negotiation gives; undefined when it gives nothing. */
function usualType({ routes, headers }: RuntimeIndex, path: string): string | undefined {
  const [, , set = -1] = (Object.hasOwn(routes, path) && routes[path]?.variant) || [];
  return typeIn(headers[set] ?? []);
}

/** What a media type says; without one a name with an extension is that of a file. */
function kindOf(index: RuntimeIndex, { headers }: ServiceResponse, path: string): RequestRecord['endpoint'] {
  const type = typeIn(headers) ?? usualType(index, path);
  if (type?.startsWith('text/markdown') || path.endsWith('.md')) return 'markdown';
  return (type?.startsWith('text/html') ?? !/\.\w+$/.test(path)) ? 'page' : 'file';
}

function word(text: string): string {
  return text.slice(0, MAXIMUM_WORD).replace(/[^!-~]/g, '?');
}
