/** What a server may note of a request: nothing that tells who asked, and nothing of its query. */
import type { RuntimeIndex } from './bundle.ts';
import type { HeaderSet } from './contract/reply.ts';
import type { Exchange, RequestRecord, ServiceResponse } from './exchange.ts';
import { fieldsOf, type Fields } from './rpc.ts';

const MAXIMUM_WORD = 64;
const MAXIMUM_PATH = 2048;
/** The product that a user agent names first (RFC 9110 section 10.1.5). Crawlers that pose as browsers name themselves in the comment. */
export const PRODUCT = /^(?:Mozilla\/[^;]{0,200}; ?compatible; ?|Mozilla\/[^(]{0,20}\(compatible; ?)?([\w!#$%&'*+.^`|~-]+)/;

/** Notes one answer from a bundle. `duration` is in ms. */
export const toRecord = (index: RuntimeIndex, exchange: Exchange, response: ServiceResponse, duration: number): RequestRecord => {
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
};

const callOf = ({ method, params }: Fields): Pick<RequestRecord, 'call' | 'tool'> => {
  const { name } = fieldsOf(params);
  if (typeof method !== 'string') return {};
  return { call: word(method), ...(method === 'tools/call' && typeof name === 'string' && { tool: word(name) }) };
};

const typeIn = (headers: HeaderSet): string | undefined => headers.find(([name]) => name === 'Content-Type')?.[1];

/** Media type of what a path without negotiation gives; undefined when it gives nothing. */
const usualType = ({ routes, headers }: RuntimeIndex, path: string): string | undefined => {
  const [, , set = -1] = (Object.hasOwn(routes, path) && routes[path]?.variant) || [];
  return typeIn(headers[set] ?? []);
};

/** What a media type says; without one a name with an extension is that of a file. */
const kindOf = (index: RuntimeIndex, { headers }: ServiceResponse, path: string): RequestRecord['endpoint'] => {
  const type = typeIn(headers) ?? usualType(index, path);
  if (type?.startsWith('text/markdown') || path.endsWith('.md')) return 'markdown';
  return (type?.startsWith('text/html') ?? !/\.\w+$/.test(path)) ? 'page' : 'file';
};

const word = (text: string): string => text.slice(0, MAXIMUM_WORD).replace(/[^!-~]/g, '?');
