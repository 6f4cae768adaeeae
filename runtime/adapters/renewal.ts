/** A handler across bundles: for folders in which a new bundle replaces the opened one. */
import type { Bundle } from '../bundle.ts';
import type { Handler, HandlerOptions, ServiceRequest, ServiceResponse } from '../exchange.ts';
import { createHandler } from '../handler.ts';
import { createMemoryStore } from '../limit/limit.ts';

/** Maximum repetitions of a request: a bundle may be replaced again meanwhile. */
const RETRIES = 3;

/** The parts that answer from one bundle. */
interface Service {
  readonly bundle: Bundle;
  readonly handler: Handler;
}

/**
 * Makes the handler of a bundle: files, POST /mcp and POST /a2a. A request that finds a replaced bundle is answered from the new one, and
 * so is every later one (`Bundle.renew`).
 * @throws Error when another analyser built the search index (SITEC3401).
 */
export const createRenewingHandler = (bundle: Bundle, options: HandlerOptions = {}): Handler => {
  const { limit = createMemoryStore() } = options;
  const open = (each: Bundle): Service => ({ bundle: each, handler: createHandler(each, { ...options, limit }) });
  let service = open(bundle);
  let renewal: Promise<void> | undefined;

  const renew = async (): Promise<void> => {
    const next = await service.bundle.renew?.();
    if (next) service = open(next);
  };

  const fail = (request: ServiceRequest, error: unknown): ServiceResponse => {
    options.report?.(error);
    const { http } = service.bundle.index;
    return http[http.endpoints[request.target] ?? 'files'].failed;
  };

  const recover = async (used: Service, request: ServiceRequest, error: unknown, left: number): Promise<ServiceResponse> => {
    if (left === 0) return fail(request, error);
    if (used === service) await (renewal ??= renew().finally(() => (renewal = undefined)));
    return answer(request, left - 1);
  };

  const answer = async (request: ServiceRequest, left: number): Promise<ServiceResponse> => {
    const used = service;
    try {
      return await used.handler(request);
    } catch (error) {
      return recover(used, request, error, left).catch((reason: unknown) => fail(request, reason));
    }
  };

  return (request) => answer(service.bundle.renew ? repeatable(request) : request, RETRIES);
};

/** A body can be read once, so it is kept for a repeated answer. */
const repeatable = (request: ServiceRequest): ServiceRequest => {
  let body: ReturnType<ServiceRequest['body']> | undefined;
  const { method, target, address } = request;
  return { method, target, address, header: (name) => request.header(name), body: (limit) => (body ??= request.body(limit)) };
};
