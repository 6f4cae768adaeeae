/** The checks before a message to an endpoint is answered, in order. */
import { createA2a } from './a2a/a2a.ts';
import { quality } from './accept.ts';
import { createPassages } from './answer/passages.ts';
import type { Bundle, EndpointName, EndpointTable } from './bundle.ts';
import type { Reply } from './contract/reply.ts';
import type { Exchange, HandlerOptions, ServiceRequest, ServiceResponse } from './exchange.ts';
import { clientOf } from './limit/client.ts';
import { createMemoryStore } from './limit/limit.ts';
import { createMeter, UNMETERED, type Meter } from './limit/meter.ts';
import { createMcp } from './mcp/mcp.ts';
import { isAllowed } from './origin.ts';

/** Options of a handler for the admission of clients. */
export interface AdmissionOptions extends Pick<HandlerOptions, 'limit' | 'loopback'> {
  readonly now: () => number;
  readonly trustedProxies: readonly string[];
  /** Answers for an internal error; rethrows expected ones. */
  readonly fail: (exchange: Exchange, error: unknown) => ServiceResponse;
}

/** Answers a request to an endpoint; stores its message in the exchange. */
export type Admission = (exchange: Exchange, name: EndpointName) => Promise<ServiceResponse>;

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** The admission to the endpoints of a bundle. */
export const createAdmission = (bundle: Bundle, { now, trustedProxies, fail, ...options }: AdmissionOptions): Admission => {
  const { http, limit, mcp } = bundle.index;
  /** Maximum messages of an array; a larger one is refused as a message, regardless of the rate limit. */
  const maximumBatch = { mcp: mcp.maximumBatch, a2a: 0 };
  const find = createPassages(bundle);
  const endpoints = { mcp: createMcp(bundle, find), a2a: createA2a(bundle.index, find) };
  const store = limit && (options.limit ?? createMemoryStore());

  const admit = async (exchange: Exchange, name: EndpointName, meter: Meter): Promise<ServiceResponse> => {
    const { request } = exchange;
    const table = http[name];
    const limited = await meter.charge(request.method === 'POST' ? 1 : 0, table.limited);
    const refused = isAllowed(request, http, options.loopback) ? refusal(request, table, limited) : table.forbidden;
    if (refused) return refused;
    const bytes = await request.body(http.maximumBody);
    if (!bytes) return table.size;
    const message = parse(bytes);
    if (message === undefined) return table.parse;
    exchange.message = message;
    // Every message of a batch counts; the first one was charged before the body was read.
    const further = Array.isArray(message) && message.length <= maximumBatch[name] ? message.length - 1 : 0;
    return (further > 0 && (await meter.charge(further, table.limited))) || endpoints[name](message, request);
  };

  return async (exchange, name) => {
    const meter = limit && store ? createMeter(store, limit, clientOf(exchange.request, trustedProxies), now()) : UNMETERED;
    return meter.mark(await admit(exchange, name, meter).catch((error: unknown) => fail(exchange, error)));
  };
};

/** The checks after Host and Origin and before a body is read, the cheapest first. */
const refusal = (request: ServiceRequest, table: EndpointTable, limited: Reply | undefined): Reply | undefined => {
  if (request.method === 'OPTIONS') return table.preflight;
  if (request.method !== 'POST') return table.method;
  if (limited) return limited;
  const type = (request.header('content-type') ?? '').replace(/;.*$/s, '').trim().toLowerCase();
  if (!table.types.includes(type)) return table.type;
  // With compression, a small body could use much memory.
  if (!/^identity$/i.test(request.header('content-encoding') ?? 'identity')) return table.encoding;
  return quality(request, 'application/json', 'application/*', '*/*') === 0 ? table.accept : undefined;
};

const parse = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(UTF8.decode(bytes));
  } catch {
    return undefined;
  }
};
