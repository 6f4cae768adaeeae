/** Log data of a request: without the identity of the client, and without the query. */
import { chunksOf } from './body.ts';
import type { RuntimeIndex } from './bundle.ts';
import type { HeaderSet } from './contract/reply.ts';
import type { Exchange, RequestRecord, ServiceResponse } from './exchange.ts';
import { fieldsOf, type Fields } from './rpc.ts';
import { valueIn } from './table.ts';

const UTF8 = new TextEncoder();

const MAXIMUM_WORD = 64;
const MAXIMUM_PATH = 2048;
/** The first product of a user agent (RFC 9110 section 10.1.5). Crawlers that pose as browsers have their name in the comment. */
export const PRODUCT = /^(?:Mozilla\/[^;]{0,200}; ?compatible; ?|Mozilla\/[^(]{0,20}\(compatible; ?)?([\w!#$%&'*+.^`|~-]+)/;

/** Makes the record of one answer from a bundle. `duration` is in ms. */
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
    bytes: chunksOf(body).reduce((size, chunk) => size + (typeof chunk === 'string' ? UTF8.encode(chunk) : chunk).length, 0),
    agent: word(PRODUCT.exec(request.header('user-agent') ?? '')?.[1] ?? ''),
  };
};

const callOf = ({ method, params }: Fields): Pick<RequestRecord, 'call' | 'tool'> => {
  const { name } = fieldsOf(params);
  if (typeof method !== 'string') return {};
  return { call: word(method), ...(method === 'tools/call' && typeof name === 'string' && { tool: word(name) }) };
};

/**
 * The type of an answer by its media type; without a body, by the usual type of the path without negotiation. Without both, a name with an
 * extension is a file.
 */
const kindOf = (index: RuntimeIndex, { headers }: ServiceResponse, path: string): RequestRecord['endpoint'] => {
  const [, type] = [...headers, ...usualHeaders(index, path)].find(([name]) => name === 'Content-Type') ?? [];
  if (type?.startsWith('text/markdown') || path.endsWith('.md')) return 'markdown';
  return (type?.startsWith('text/html') ?? !/\.\w+$/.test(path)) ? 'page' : 'file';
};

const usualHeaders = ({ routes, headers }: RuntimeIndex, path: string): HeaderSet => headers[valueIn(routes, path)?.variant[2] ?? -1] ?? [];

const word = (text: string): string => text.slice(0, MAXIMUM_WORD).replace(/[^!-~]/g, '?');
