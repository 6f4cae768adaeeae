/** The runtime for `deno serve` and `bun run`. The bundle is the folder `dist` beside this file. */
import { toResponse, toServiceRequest } from '../adapters/fetch-exchange.ts';
import { fetchBundle } from '../adapters/fetched-bundle.ts';
import { createLateHandler } from '../adapters/late-handler.ts';
import { createHandler } from '../handler.ts';

/** Data of the platform with a request: Deno gives the other end of its connection, Bun the server. */
interface Platform {
  readonly remoteAddr?: { readonly hostname?: string };
  requestIP?(request: Request): { readonly address: string } | null;
}

const report = console.error;

const handlerFor = createLateHandler<string>(
  async (folder) => createHandler(await fetchBundle((path) => fetch(new URL(`./${path}`, folder))), { report }),
  report,
);

export default {
  async fetch(request: Request, platform: Platform): Promise<Response> {
    const address = platform.remoteAddr?.hostname ?? platform.requestIP?.(request)?.address ?? '';
    const handler = handlerFor(new URL('dist/', import.meta.url).href);
    return toResponse(request.method, await handler(toServiceRequest(request, address)));
  },
};
