/** What is proposed for small sites, and that a build with it finds what it found before. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { compile } from '../../../compiler/index.ts';
import { openFacts, type Findings } from '../../../compiler/init/findings.ts';
import { proposalOf } from '../../../compiler/init/proposal.ts';
import { propose } from '../../../compiler/init/propose.ts';
import { html, SiteFolder, type Files } from '../site.ts';
import { confirmed, eleventy, mixed, modules, nothing, rows, stories, table, tailwind, unnamed, webflow } from './sites.ts';

const look = async (files: Files): Promise<{ site: SiteFolder; found: Findings }> => {
  const site = new SiteFolder(files);
  onTestFinished(() => site.remove());
  const { found } = await propose({ cwd: site.folder, input: `${site.folder}/site` });
  if (!found) throw new Error('the site could not be read');
  return { site, found };
};

/** Publishes a site with a proposal, and reads the plans: name, amount, currency, period. */
const published = async (site: SiteFolder, found: Findings, paths: readonly string[]) => {
  const { config } = proposalOf(found, new Set(paths), null);
  const result = await compile({ cwd: site.folder, inlineConfig: { ...config, developers: false } });
  const { plans } = JSON.parse(String(site.bundle().get('api/v1/plans.json')));
  const price = (plan: { name: string; price: Record<string, unknown> }) => [
    plan.name,
    plan.price.value,
    plan.price.currency,
    plan.price.period,
  ];
  const statuses = plans.map((plan: { price: { status: string } }) => plan.price.status);
  return { result, plans: plans.map(price), statuses };
};
const all = (found: Findings): readonly string[] => openFacts(found).map(({ path }) => path);
const three = (currency: string) => [
  ['Starter', 19, currency, 'P1M'],
  ['Team', 49, currency, 'P1M'],
  ['Scale', 99, currency, 'P1M'],
];

describe('price cards', () => {
  it.each<readonly [string, Files, object]>([
    ['Eleventy', eleventy, { item: '.plan-card', fields: { name: 'h3', price: '.price' } }],
    ['Webflow', webflow, { item: '.pricing-box', fields: { name: 'h4', price: { selector: 'div', match: '$' } } }],
    ['utility classes', tailwind, { item: '#pricing > div > div', fields: { name: 'h3', price: { selector: 'p', match: '$' } } }],
    ['CSS modules', modules, { item: '[class*="pricing_card__"]', fields: { name: 'h2', price: '[class*="pricing_amount__"]' } }],
  ])('of %s get selectors that give back their plans', async (_, files, expected) => {
    const { site, found } = await look(files);
    expect(found.cards?.priced?.plans).toMatchObject({ expect: 3, ...expected });
    const { result, plans, statuses } = await published(site, found, all(found));
    expect([result.exitCode, plans, statuses]).toEqual([0, three('USD'), ['confirmed', 'confirmed', 'confirmed']]);
  });

  it('whose prices nobody confirmed are published as shown', async () => {
    const { site, found } = await look(eleventy);
    const { plans, statuses } = await published(site, found, []);
    expect([plans, statuses]).toEqual([three('USD'), ['shown', 'shown', 'shown']]);
  });

  it('whose prices nobody confirmed are found by their names alone', async () => {
    const { found } = await look(eleventy);
    expect(proposalOf(found, new Set(), null).config.facts?.plans?.fields).toEqual({ name: 'h3' });
  });

  it('of which one price was confirmed say so of that one', async () => {
    const { site, found } = await look(eleventy);
    const { plans, statuses } = await published(site, found, ['plans.team.price']);
    expect([plans, statuses]).toEqual([three('USD'), ['shown', 'confirmed', 'shown']]);
  });

  it('that JSON-LD confirms leave nothing to ask', async () => {
    const { site, found } = await look(confirmed);
    expect([all(found), found.cards?.priced?.plans.fields?.price]).toEqual([[], '.price']);
    expect((await published(site, found, [])).plans).toEqual(three('USD'));
  });

  it('with words for prices, on a page at another address, are accepted one by one where a selector finds no amount', async () => {
    const { site, found } = await look(mixed);
    expect(found.pricing).toEqual({ path: '/buy', isUnusual: true });
    const { plans, result } = await published(site, found, all(found));
    expect([result.exitCode, plans]).toEqual([
      0,
      [
        ['Solo', 0, null, null],
        ['Shop', 29, 'EUR', 'P1M'],
        ['Chain', null, null, null],
      ],
    ]);
  });

  it('on a page whose address says nothing are found by their periods, and other amounts are none', async () => {
    // The build finds it without being told where it is.
    expect((await look(unnamed)).found.pricing).toEqual({ path: '/start', isUnusual: false });
    expect((await look(stories)).found.pricing).toBeNull();
  });

  it('fail a build when one of them goes', async () => {
    const { site, found } = await look(eleventy);
    site.write('pricing/index.html', String(eleventy['pricing/index.html']).replace('plan-card', 'other'));
    const { config } = proposalOf(found, new Set(all(found)), null);
    const { exitCode, problems } = await compile({ cwd: site.folder, inlineConfig: config, dryRun: true });
    expect([exitCode, problems.find(({ code }) => code === 'SITEC2203')?.message]).toEqual([1, expect.stringContaining('2')]);
  });
});

describe('tables of plans', () => {
  it.each<readonly [string, Files, string]>([
    ['columns', table, 'USD'],
    ['rows', rows, 'EUR'],
  ])('whose %s are plans are read when somebody says that they are', async (_, files, currency) => {
    const { site, found } = await look(files);
    expect([found.plans, found.table?.fact.words]).toEqual([[], expect.stringContaining('Starter 19')]);
    expect((await published(site, found, ['plans'])).plans).toEqual(three(currency));
    expect(proposalOf(found, new Set(), null).config.facts?.plans?.item).toBeUndefined();
  });
});

describe('a site without plans', () => {
  it('gets what its pages show of the company, when somebody confirms it', async () => {
    const { found } = await look(nothing);
    expect(all(found)).toEqual(['company.legalName', 'company.contacts.support.email']);
    const { config } = proposalOf(found, new Set(all(found)), null);
    expect(config.facts).toEqual({ company: { legalName: 'Acme Ltd.', contacts: { support: { email: 'help@acme.example' } } } });
  });

  it('may have its registered name in the footer of a home page that only its title names', async () => {
    const head = '<link rel="canonical" href="https://acme.example/">';
    const { found } = await look({ 'index.html': html('Acme', '<footer>(c) 2026 Acme Ltd</footer>', head) });
    expect(found.company.map(({ path, value }) => [path, value])).toEqual([['company.legalName', 'Acme Ltd']]);
  });

  it('gets no facts by itself', async () => {
    const { found } = await look(nothing);
    expect(proposalOf(found, new Set(), null).config).toEqual({ site: 'https://acme.example', input: 'site' });
  });
});

it('pages of guides at another address are named', async () => {
  const { found } = await look(eleventy);
  expect(found.globs).toEqual([{ kind: 'guides', glob: '/docs/*', count: 2 }]);
});

it('the same site gets the same proposal', async () => {
  const [first, second] = [await look(tailwind), await look(tailwind)];
  expect(second.found).toEqual(first.found);
});
