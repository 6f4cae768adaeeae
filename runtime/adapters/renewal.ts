/** A handler that outlives its bundle: for folders in which another bundle takes the place of the one that was opened. */
import type { Bundle } from '../bundle.ts';
import type { Handler, HandlerOptions, ServiceRequest, ServiceResponse } from '../exchange.ts';
import { createHandler } from '../handler.ts';
import { createMemoryStore } from '../limit/limit.ts';
import type { MaybePromise } from '../maybe-promise.ts';

/** How often a request is answered anew: a bundle may be replaced once more meanwhile. */
const RETRIES = 3;

/** What answers from one bundle. */
interface Service {
  readonly bundle: Bundle;
  readonly handler: Handler;
}

/**
 * Makes the handler of a bundle: files, POST /mcp and POST /a2a. A request that meets another bundle in the place of this one is answered from that
 * one, and so is every later one (`Bundle.renew`).
 * @throws Error when the search index was built by another analyser (SITEC3401).
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

  const answer = (request: ServiceRequest, left: number): MaybePromise<ServiceResponse> => {
    const used = service;
    const onError = (error: unknown): Promise<ServiceResponse> =>
      recover(used, request, error, left).catch((reason: unknown) => fail(request, reason));
    try {
      const response = used.handler(request);
      return response instanceof Promise ? response.catch(onError) : response;
    } catch (error) {
      return onError(error);
    }
  };

  return (request) => answer(service.bundle.renew ? repeatable(request) : request, RETRIES);
};

/** A body comes once, and is kept for an answer that has to be begun anew. */
const repeatable = (request: ServiceRequest): ServiceRequest => {
  let body: ReturnType<ServiceRequest['body']> | undefined;
  const { method, target, address } = request;
  return { method, target, address, header: (name) => request.header(name), body: (limit) => (body ??= request.body(limit)) };
};
