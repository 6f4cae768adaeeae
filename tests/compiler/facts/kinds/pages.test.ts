/** Which pages are records of a declared kind, and which page lists them. */
import { describe, expect, it } from 'vitest';
import { buildSite, html, type Built, type Files } from '../../site.ts';
import { config, integrations } from './kinds-site.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

const home: Files = { 'index.html': html('Acme') };
const whole = '<p class="vendor">Ledger Inc.</p>\n<p class="minutes">5</p>\n<dl data-free="yes"></dl>\n<code>orders</code>';
const page = (body: string): Files => ({ 'integrations/ledger/index.html': html('Ledger', body) });

const build = (files: Files, changed: object = {}): Promise<Built> =>
  buildSite({ files: { ...home, ...config({ integrations: { ...integrations, ...changed } }), ...files } });

const rows = (built: Built): Rows => (built.json('api/v1/integrations.json') as { readonly integrations: Rows }).integrations;
const told = (built: Built): readonly string[] =>
  built.problems.filter(({ code }) => code !== 'SITEC2001').map(({ code, message }) => `${code} ${message}`);

describe('pages of a declared kind', () => {
  it('are those of its glob and no others; the page above lists them', async () => {
    const built = await build(
      {
        'apps/ledger/index.html': html('Ledger', whole),
        'apps/index.html': html('Apps'),
        'integrations/other/index.html': html('Other', whole),
      },
      { pages: '/apps/*' },
    );
    expect(told(built)).toEqual([]);
    expect(built.json('api/v1/integrations.json')).toMatchObject({ integrations: [{ slug: 'ledger' }], url: 'https://acme.example/apps/' });
    expect(built.dist.has('api/v1/platforms.json')).toBe(false);
  });

  it('that do not exist are an error: they were expected', async () => {
    const built = await build({}, { pages: '/apps/*' });
    expect(told(built)).toEqual([
      'SITEC1034 kinds.integrations.pages in the configuration names /apps/*, but no page of the site has such a path',
    ]);
  });

  it('that two kinds claim are an error, with the page', async () => {
    const both = config({ integrations, apps: { ...integrations, singular: 'app' } });
    const built = await buildSite({ files: { ...home, ...page(whole), ...both } });
    expect(built.problem('SITEC2505')).toMatchObject({
      message: '/integrations/ledger/ matches kinds.apps.pages and the kind "integrations"',
      place: { file: 'site/integrations/ledger/index.html' },
    });
  });

  it('that share a slug give one record, in the main language', async () => {
    const german = html('Hauptbuch', whole).replace('lang="en"', 'lang="de"');
    const built = await build({ ...page(whole), 'integrations/de/ledger/index.html': german }, { pages: '/integrations/**' });
    expect(told(built)).toEqual(['SITEC2003 integration "ledger" has several pages; the list leaves out /integrations/de/ledger/']);
    expect(rows(built)).toMatchObject([{ name: 'Ledger' }]);
  });

  it('that ask not to be listed are no records', async () => {
    const hidden = html('Ledger', whole, '<meta name="robots" content="noindex">');
    const built = await build({ 'integrations/ledger/index.html': hidden, 'integrations/b/index.html': html('B', whole) });
    expect(rows(built).map(({ slug }) => slug)).toEqual(['b']);
  });
});
