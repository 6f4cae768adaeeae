/** Kinds that the configuration says the site does not have: they are looked for nowhere, and nobody is told that they are missing. */
import { describe, expect, it } from 'vitest';
import { buildSite, html, type Files } from '../../site.ts';
import { config } from './kinds-site.ts';

const files: Files = {
  'index.html': html('Acme'),
  'compare/other/index.html': html(
    'Acme and Other',
    '<table><tr><th></th><th>Acme</th><th>Other</th></tr><tr><td>Price</td><td>1</td><td>2</td></tr></table>',
  ),
  'guides/setup/index.html': html('Setup', '<p>How to set up.</p>'),
  'pricing/index.html': html(
    'Pricing',
    '<div data-sitec-plan="solo" data-sitec-name="Solo" data-sitec-price="9 USD P1M">Solo: $9 a month</div>',
  ),
};

const missing = async (kinds: object) => {
  const { problems } = await buildSite({ files: { 'index.html': html('Acme'), ...config(kinds) }, options: { failOn: 'warning' } });
  return problems.map(({ code, message, level }) => `${level} ${code} ${message.split(' ')[1]}`);
};

describe('a kind that the site does not have', () => {
  it('is published nowhere, whatever its pages are called', async () => {
    const all = await buildSite({ files: { ...files, ...config({}) } });
    expect([...all.dist.keys()].filter((path) => /^api\/v1\/(?:comparisons|guides|plans)\.json$/.test(path))).toHaveLength(3);
    const none = await buildSite({ files: { ...files, ...config({ comparisons: false, guides: false, plans: false, offers: false }) } });
    expect(none.exitCode).toBe(0);
    expect([...none.dist.keys()].filter((path) => /^api\/v1\/(?:comparisons|guides|plans|offers)/.test(path))).toEqual([]);
    expect(none.read('_sitec/index.json')).not.toMatch(/get_comparison|search_guides|get_plans/);
    expect(none.read('openapi.json')).not.toMatch(/comparisons|guides|plans/);
    expect(none.read('sitemap.xml')).toContain('/compare/other/');
  });

  it('is not told to be missing', async () => {
    const found = (kinds: readonly string[]) => kinds.map((kind) => `note SITEC2001 ${kind}`);
    expect(await missing({})).toEqual(found(['comparisons', 'features', 'guides', 'plans', 'platforms']));
    expect(await missing({ plans: false, guides: false })).toEqual(found(['comparisons', 'features', 'platforms']));
    expect(await missing({ plans: true })).toEqual(await missing({}));
  });

  it('fails no build, also where warnings do', async () => {
    const { exitCode, problem } = await buildSite({
      files: { 'index.html': html('Acme'), ...config({ plans: false, features: false, platforms: false, guides: false }) },
      options: { failOn: 'warning', strict: true },
    });
    expect([exitCode, problem('SITEC2001').fix]).toEqual([
      0,
      expect.stringMatching(/; where the site has none, say so: kinds: \{ comparisons: false \}$/),
    ]);
  });

  it.each([
    ['comparsions', 'did you mean "comparisons"?'],
    ['company', 'articles'],
    ['events', 'articles'],
  ])('is one that sitec knows, and not %s', async (kind, end) => {
    const { problems, exitCode } = await buildSite({ files: { 'index.html': html('Acme'), ...config({ [kind]: false }) } });
    expect([exitCode, problems.map(({ code }) => code)]).toEqual([3, ['SITEC1003']]);
    expect(problems[0]?.message).toMatch(
      new RegExp(`^"kinds.${kind}" in the configuration must be the definition of a kind; .*${end.replace('?', '\\?')}, got false$`),
    );
    expect(problems[0]?.line).toBe(3);
  });
});
