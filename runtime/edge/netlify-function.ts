/**
 * MCP and A2A as a function of Netlify. Its files are those of the site itself. The build adds `config`, which Netlify reads in the text of the
 * file: the paths stand there as they are.
 */
import { toResponse, toServiceRequest } from '../adapters/fetch-exchange.ts';
import { fetchBundle } from '../adapters/fetched-bundle.ts';
import { createLateHandler } from '../adapters/late-handler.ts';
import { createHandler } from '../handler.ts';

const report = console.error;

const handlerFor = createLateHandler<string>(
  async (site) => createHandler(await fetchBundle((path) => fetch(new URL(`/${path}`, site))), { report }),
  report,
);

export default async function rpc(request: Request, context: { readonly ip: string }): Promise<Response> {
  return toResponse(request.method, await handlerFor(request.url)(toServiceRequest(request, context.ip)));
}
