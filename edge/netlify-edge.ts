/**
 * Markdown by content negotiation, as an edge function of Netlify: a page is answered with its markdown when a client prefers that. Everything
 * else is passed on to the static files, also when these cannot be read here: then a client gets HTML, as it does on every host without functions.
 */
import { toResponse, toServiceRequest } from '../runtime/adapters/fetch-exchange.ts';
import { fetchBundle } from '../runtime/adapters/fetched-bundle.ts';
import { atFirstUse } from '../runtime/adapters/late-handler.ts';
import type { RuntimeIndex } from '../runtime/bundle.ts';
import { decodePath } from '../runtime/handler.ts';
import type { ServiceRequest, ServiceResponse } from '../runtime/handler.ts';
import { createFiles, prefersMarkdown } from '../runtime/static.ts';
import type { Soon } from '../runtime/soon.ts';

/** A function of 50 ms cannot load what only the endpoints need. */
interface Pages {
  readonly routes: RuntimeIndex['routes'];
  readonly answer: (request: ServiceRequest, path: string) => Soon<ServiceResponse>;
}

const pagesOf = atFirstUse<string, Pages>(async (site) => {
  // Fetched without the headers of the client: its If-None-Match and Range are about the answer, not about the file.
  const bundle = await fetchBundle((path) => fetch(new URL(`/${path}`, site)));
  return { routes: bundle.index.routes, answer: createFiles(bundle) };
});

export default async function markdown(request: Request): Promise<Response | undefined> {
  const asked = toServiceRequest(request, '');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const path = isRead && prefersMarkdown(asked) ? decodePath(asked.target) : undefined;
  if (path === undefined) return undefined;
  try {
    const { routes, answer } = await pagesOf(request.url);
    if (!Object.hasOwn(routes, path) || !routes[path]?.markdown) return undefined;
    // Netlify compresses; a file that is fetched compressed may be decoded on the way.
    const header = (name: string): string | undefined => (name === 'accept-encoding' ? undefined : asked.header(name));
    return toResponse(request.method, await answer({ ...asked, header }, path));
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** The header is a regular expression that may stand anywhere in the value. No `method`: HEAD in it fails a deploy. */
export const config = {
  path: '/*',
  excludedPath: ['/*.md', '/*.json', '/*.txt', '/_sitec/*', '/.well-known/*'],
  header: { accept: '[Tt]ext/[Mm]arkdown' },
};
