/** Request to response: the order of the checks. The compiler wrote every answer that does not depend on the request. */
import { createAdmission } from './admission.ts';
import { ReplacedError, type Bundle } from './bundle.ts';
import type { Exchange, Handler, HandlerOptions, ServiceResponse } from './exchange.ts';
import { clientOf } from './limit/client.ts';
import { decodePath } from './path.ts';
import { toRecord } from './request-record.ts';
import { createFiles } from './static.ts';
import { valueIn } from './table.ts';

/**
 * Makes the handler of a bundle: files, POST /mcp and POST /a2a. It only rejects with a `ReplacedError`, and does not record such a
 * request.
 * @throws Error when another analyser built the search index (SITEC3401).
 */
export const createHandler = (bundle: Bundle, options: HandlerOptions = {}): Handler => {
  const { http } = bundle.index;
  const { now = () => performance.now(), trustedProxies = http.trustedProxies, onRequest, report } = options;
  const fail = ({ name }: Exchange, error: unknown): ServiceResponse => {
    if (error instanceof ReplacedError) throw error;
    report?.(error);
    return http[name ?? 'files'].failed;
  };
  const files = createFiles(bundle);
  const endpoints = createAdmission(bundle, { ...options, now, trustedProxies, fail });

  const answer = async (exchange: Exchange): Promise<ServiceResponse> => {
    const { request, path, name } = exchange;
    if (path === undefined) return request.target.length > http.maximumTarget ? http.files.target : http.files.path;
    try {
      return await (name ? endpoints(exchange, name) : files(request, path));
    } catch (error) {
      return fail(exchange, error);
    }
  };

  const note = async (exchange: Exchange, response: ServiceResponse, duration: number): Promise<void> => {
    try {
      const address = options.recordAddress && { address: clientOf(exchange.request, trustedProxies) };
      await onRequest?.({ ...toRecord(bundle.index, exchange, response, duration), ...address });
    } catch (error) {
      report?.(error);
    }
  };

  return async (request) => {
    const path = request.target.length > http.maximumTarget ? undefined : decodePath(request.target);
    const exchange: Exchange = { request, path, name: valueIn(http.endpoints, path ?? '') };
    const started = now();
    const response = await answer(exchange);
    // Not awaited: answers do not wait for hooks.
    if (onRequest) void note(exchange, response, now() - started);
    return response;
  };
};
