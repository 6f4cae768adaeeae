/** Wherever the bundle prints a price that only a page shows, its words or their address stand beside it; what is null is told of the search. */
import { describe, expect, it } from 'vitest';
import { buildSite, html, type Built } from '../site.ts';

/** Figures that stand nowhere else. */
const [SOLO, TEAM] = ['731', '947'];
const QUOTE = `$${SOLO} / month`;
const ADDRESS = 'https://acme.example/pricing/#:~:text=%24731%20%2F%20month';

const card = (name: string, price: string): string => `<div><h3>${name}</h3><p>${price}</p><ul><li>3 projects</li></ul></div>`;
const files = {
  'index.html': html('Acme', '<p>Acme makes things.</p>'),
  'pricing/index.html': html(
    'Pricing',
    `<div>${card('Solo', QUOTE)}${card('Team', `$${TEAM} / month`)}${card('Firm', 'Contact us')}</div>`,
  ),
  'sitec.config.json': JSON.stringify({ inject: ['jsonld'], accept: ['plans.team.price'] }),
};
const built: Built = await buildSite({ files });

/** Words that passages are found by are neither a price nor a quotation of it, and a digest may have any figure. */
const withoutTerms = (path: string): string => {
  if (/^_sitec\/passages\/(?:terms|postings)-/.test(path)) return '';
  const text = built.read(path).replace(/\b[\da-f]{22,64}\b/g, '');
  return /^(?:_sitec\/index|search)\.json$/.test(path) ? JSON.stringify({ ...(JSON.parse(text) as object), passages: null }) : text;
};

/** Texts of the bundle, but for those of the page itself (its HTML, its twin, what quotes its text), and digests, which may have any figure. */
const texts = [...built.dist]
  .filter(([path]) => /\.(?:json|md|txt|html|js)$/.test(path))
  .map(([path]) => [path, withoutTerms(path)] as const);
const OWN = new Set(['pricing/index.html', 'pricing/index.md', 'llms-full.txt', 'sitec-manifest.json']);

describe('a price that only a page shows', () => {
  const printing = texts.filter(([path, text]) => text.includes(SOLO) && !OWN.has(path));

  it('is in the API, the tools, the skill and the answers', () => {
    const paths = printing.map(([path]) => path).join(' ');
    for (const each of ['api/v1/plans.json', 'get_plans', 'pricing-questions/SKILL.md', '_sitec/']) expect(paths).toContain(each);
  });

  it.each(printing)('has its words or their address in %s', (_, text) => {
    const plain = text.replaceAll('\\/', '/');
    expect(plain.includes(QUOTE) || plain.includes(ADDRESS)).toBe(true);
  });

  it('has its status, words and address in the API and in the schema', () => {
    const { plans } = built.json('api/v1/plans.json') as { readonly plans: readonly { readonly price: object }[] };
    expect(plans.map(({ price }) => price)).toMatchObject([
      { value: 731, quote: QUOTE, page: ADDRESS, status: 'shown', reason: null },
      { value: 947, status: 'confirmed' },
      { value: null, quote: 'Contact us', status: 'on_request', reason: 'on_request' },
    ]);
    const schema = built.read('api/v1/schemas/plans.json');
    for (const name of ['quote', 'page', 'status', 'reason']) expect(schema).toContain(`"${name}"`);
    expect(built.read('openapi.json')).toContain('shown by the page alone in the words of `quote`');
  });

  it('is not in JSON-LD, and neither is a limit', () => {
    const page = built.read('pricing/index.html');
    const data = [...page.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)].map(([, text = '']) => text).join();
    expect(data).toContain(TEAM);
    expect(data).not.toContain(SOLO);
    expect(data).not.toContain('projects');
  });
});

describe('texts for agents', () => {
  const agents = texts.filter(([path]) =>
    /llms\.txt|SKILL\.md|auth\.md|developers\/index\.md|openapi\.json|_sitec\/index\.json/.test(path),
  );

  it.each(agents)('%s never says that the company does not publish what was not found', (_, text) => {
    expect(text).not.toMatch(/(?:is|are) not published|does not publish (?!this document)|site does not say/);
  });

  it.each(['llms.txt', '.well-known/agent-skills/pricing-questions/SKILL.md'])('%s says what each status means', (path) => {
    for (const status of ['confirmed', 'shown', 'on_request', 'disputed', 'unreadable', 'not_found'])
      expect(built.read(path)).toContain(`- \`${status}\`: `);
    expect(built.read(path)).toContain('not found on the 2 pages of this site');
  });
});
