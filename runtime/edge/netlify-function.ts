/**
 * MCP and A2A as a Netlify function. It reads the files of the site itself. The build adds `config`, which Netlify reads from the text of
 * the file, so the paths are literals.
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
