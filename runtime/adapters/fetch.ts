/** Entry point `sitec/fetch`: the runtime for servers that are functions from a `Request` to a `Response`. */
import type { Bundle } from '../bundle.ts';
import type { HandlerOptions } from '../exchange.ts';
import { toResponse, toServiceRequest } from './fetch-exchange.ts';
import { createRenewingHandler } from './renewal.ts';

export { fetchBundle } from './fetched-bundle.ts';
export type { FetchFile } from './fetched-bundle.ts';

/**
 * Answers a request. Never rejects.
 * @param address of the sender, client or proxy, from the platform: IPv4 or IPv6. Clients with an unknown address, '', share one rate
 * limit.
 */
export type FetchHandler = (request: Request, address: string) => Promise<Response>;

/**
 * Makes a function that answers requests from a bundle: pages and files with content negotiation, conditions and ranges, POST /mcp and POST
 * /a2a. A body is read up to the limit of the bundle. Compressed files are sent as stored.
 * @throws Error when another analyser built the search index (SITEC3401).
 */
export const createFetch = (bundle: Bundle, options: HandlerOptions = {}): FetchHandler => {
  const handler = createRenewingHandler(bundle, options);
  return async (request, address) => toResponse(request.method, await handler(toServiceRequest(request, address)));
};
