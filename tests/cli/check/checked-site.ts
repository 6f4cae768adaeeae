/** A small site as checks see it: answered by the runtime, with some paths answered otherwise. */
import type { Context } from '../../../cli/check/check.ts';
import { createContext } from '../../../cli/check/run.ts';
import { createFetch } from '../../../runtime/adapters/fetch.ts';
import { loadBundle } from '../../../runtime/adapters/node-bundle.ts';
import { BASE, html, SiteFolder } from '../../compiler/site.ts';

const PRICES =
  '<div data-sitec-plan="solo"><h2 data-sitec-name>Solo</h2><p data-sitec-price="19 USD P1M">$19 a month</p></div>' +
  '<div data-sitec-plan="team"><h2 data-sitec-name>Team</h2><p data-sitec-price="49 USD P1M">$49 a month</p></div>';

const folder = new SiteFolder({
  'index.html': html('Acme', '<p>Acme makes anvils.</p>'),
  'pricing.html': html('Pricing', PRICES),
  'guides/forge.html': html('Forge an anvil', '<h2>Heat</h2><p>Heat it.</p>'),
  'sitec.config.json': '{ "security": { "contact": ["mailto:security@acme.example"], "expires": "2999-01-01T00:00:00Z" } }',
});
process.once('exit', () => folder.remove());

await folder.compile();
const bundle = await loadBundle(folder.out);

/** Path -> what is answered there instead, from the answer that the runtime gives. */
export type Overrides = Readonly<Record<string, (right: Response, request: Request) => Response | Promise<Response>>>;

/** The runtime's fetch of the small site, but for some paths; counts requests with a body. */
export const siteWith = (overrides: Overrides = {}, limit = false): { fetch(request: Request): Promise<Response>; posts(): number } => {
  const answer = createFetch(bundle, limit ? {} : { limit: false });
  let posts = 0;
  return {
    posts: () => posts,
    fetch: async (request) => {
      if (request.method === 'POST') posts++;
      const copy = request.clone();
      const right = await answer(request, '127.0.0.1');
      return overrides[new URL(request.url).pathname]?.(right, copy) ?? right;
    },
  };
};

/** What checks may ask of a site that answers with `fetch`. */
export const contextOf = (
  fetch: (request: Request) => Promise<Response>,
  options: Partial<Pick<Context, 'maySend' | 'mayFlood'>> = {},
): Context =>
  createContext({ name: BASE, origin: BASE, folder: null, fetch }, BASE, {
    maySend: true,
    mayFlood: false,
    concurrency: 4,
    timeout: 10_000,
    ...options,
  });
