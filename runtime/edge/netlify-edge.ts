/**
 * Markdown by content negotiation, as a Netlify edge function: a page answers with its markdown when a client prefers that. Everything else
 * is passed on to the static files, also when the bundle cannot be read here: then a client gets HTML, as on hosts without functions.
 */
import { toResponse, toServiceRequest } from '../adapters/fetch-exchange.ts';
import { fetchBundle } from '../adapters/fetched-bundle.ts';
import { atFirstUse } from '../adapters/late-handler.ts';
import type { Bundle } from '../bundle.ts';
import { decodePath } from '../path.ts';
import { createFiles, prefersMarkdown } from '../static.ts';

const bundleOf = atFirstUse<string, Bundle>((site) =>
  // Fetched without the headers of the client: its If-None-Match and Range are for the answer, not for the file.
  fetchBundle((path) => fetch(new URL(`/${path}`, site))),
);

export default async function markdown(request: Request): Promise<Response | undefined> {
  const asked = toServiceRequest(request, '');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const path = isRead && prefersMarkdown(asked) ? decodePath(asked.target) : undefined;
  if (path === undefined) return undefined;
  try {
    const { index, read } = await bundleOf(request.url);
    const route = Object.hasOwn(index.routes, path) ? index.routes[path] : undefined;
    if (!route?.markdown) return undefined;
    // An edge function has 50 ms of processor time including its start: only the requested route is prepared, and no endpoint is made.
    const answer = createFiles({ index: { ...index, routes: { [path]: route } }, read });
    // Netlify compresses answers; a file that is fetched compressed may be decoded on the way.
    const header = (name: string): string | undefined => (name === 'accept-encoding' ? undefined : asked.header(name));
    return toResponse(request.method, await answer({ ...asked, header }, path));
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** The header is a regular expression that may match anywhere in the value. No `method`: HEAD in it fails a deploy. */
export const config = {
  path: '/*',
  excludedPath: ['/*.md', '/*.json', '/*.txt', '/_sitec/*', '/.well-known/*'],
  header: { accept: '[Tt][Ee][Xx][Tt]/[Mm][Aa][Rr][Kk][Dd][Oo][Ww][Nn]' },
};
