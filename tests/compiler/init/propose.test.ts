/** What is proposed for small sites, and what a build with it publishes. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { compile } from '../../../compiler/index.ts';
import { openFacts, type Findings } from '../../../compiler/init/findings.ts';
import { NOBODY, proposalOf, type PersonKnows } from '../../../compiler/init/proposal.ts';
import { propose } from '../../../compiler/init/propose.ts';
import { input } from '../../../compiler/problems/input.ts';
import { folderOf } from '../../cli/fixture.ts';
import { html, SiteFolder, type Files } from '../site.ts';
import { confirmed, eleventy, mixed, modules, nothing, stories, table, tailwind, unnamed, webflow } from './sites.ts';

const look = async (files: Files): Promise<{ site: SiteFolder; found: Findings }> => {
  const site = new SiteFolder(files);
  onTestFinished(() => site.remove());
  const { found } = await propose({ cwd: site.folder, input: `${site.folder}/site` });
  if (!found) throw new Error('the site could not be read');
  return { site, found };
};

/** Somebody confirms facts by their paths, and says nothing else. */
const said = (paths: readonly string[] = []): PersonKnows => ({ ...NOBODY, confirmed: new Set(paths) });

/** Publishes a site with a proposal, and reads the plans: name, amount, currency, period. */
const published = async (site: SiteFolder, found: Findings, paths: readonly string[]) => {
  const { config } = proposalOf(found, said(paths), null);
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

describe('the public address and the output folder', () => {
  it('stay with the generator that says them', async () => {
    const config = "export default { site: 'https://acme.example' }";
    const cwd = folderOf({ 'astro.config.mjs': config, 'dist/index.html': html('Acme') });
    const { found } = await propose({ cwd });
    expect(found && proposalOf(found, said(), null).config).toEqual({ input: 'dist' });
  });

  it('are said where somebody gave them', async () => {
    const cwd = folderOf({ '_site/index.html': html('Acme') });
    const { found } = await propose({ cwd, baseUrl: 'https://acme.example' });
    expect(found && proposalOf(found, said(), null).config).toEqual({ site: 'https://acme.example', input: '_site' });
  });
});

describe('prices that only pages show', () => {
  it.each<readonly [string, Files, string]>([
    ['cards of Eleventy', eleventy, 'USD'],
    ['cards of Webflow', webflow, 'USD'],
    ['cards with utility classes', tailwind, 'USD'],
    ['cards with CSS modules', modules, 'USD'],
    ['cards at an address that says nothing', unnamed, 'USD'],
    ['the columns of a table', table, 'USD'],
  ])('in %s are confirmed by their paths', async (_, files, currency) => {
    const { site, found } = await look(files);
    const paths = ['plans.starter.price', 'plans.team.price', 'plans.scale.price'];
    expect(all(found)).toEqual(paths);
    const { config } = proposalOf(found, said(paths), null);
    expect([config.accept, config.facts?.plans]).toEqual([paths, undefined]);
    const { result, plans, statuses } = await published(site, found, paths);
    expect([result.exitCode, plans, statuses]).toEqual([0, three(currency), ['confirmed', 'confirmed', 'confirmed']]);
  });

  it('are published as shown when nobody confirmed them', async () => {
    const { site, found } = await look(eleventy);
    const { config, left } = proposalOf(found, said(), null);
    expect([config.accept, left]).toEqual([[], found.prices]);
    const { plans, statuses } = await published(site, found, []);
    expect([plans, statuses]).toEqual([three('USD'), ['shown', 'shown', 'shown']]);
  });

  it('are confirmed one by one', async () => {
    const { site, found } = await look(eleventy);
    const { plans, statuses } = await published(site, found, ['plans.team.price']);
    expect([plans, statuses]).toEqual([three('USD'), ['shown', 'confirmed', 'shown']]);
  });

  it('leave nothing to ask when JSON-LD confirms them', async () => {
    const { site, found } = await look(confirmed);
    expect([all(found), proposalOf(found, said(), null).config.accept]).toEqual([[], undefined]);
    const { plans, statuses } = await published(site, found, []);
    expect([plans, statuses]).toEqual([three('USD'), ['confirmed', 'confirmed', 'confirmed']]);
  });

  it('as words beside amounts are asked about where there is a price', async () => {
    const { site, found } = await look({ 'index.html': String(mixed['index.html']), 'pricing.html': String(mixed['buy.html']) });
    expect(all(found)).toEqual(['plans.solo.price', 'plans.shop.price']);
    const { plans, result, statuses } = await published(site, found, all(found));
    expect([result.exitCode, plans, statuses]).toEqual([
      0,
      [
        ['Solo', 0, null, null],
        ['Shop', 29, 'EUR', 'P1M'],
        ['Chain', null, null, null],
      ],
      ['confirmed', 'confirmed', 'on_request'],
    ]);
  });

  it('are none where amounts tell of something else', async () => {
    const { found } = await look(stories);
    expect([found.prices, found.before.plans]).toEqual([[], undefined]);
  });

  it('are missed by a build when their plan goes', async () => {
    const { site, found } = await look(eleventy);
    const page = String(eleventy['pricing/index.html']);
    site.write('pricing/index.html', page.replace(/<article class="plan-card"><h3>Team[^]*?<\/article>/, ''));
    const { result, plans } = await published(site, found, all(found));
    const unknown = result.problems.filter(({ code }) => code === input.factPathUnknown.code);
    expect([result.exitCode, plans]).toEqual([0, [three('USD')[0], three('USD')[2]]]);
    expect(unknown.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^accept in the configuration names .*plans\.team\.price/),
    ]);
  });
});

describe('a site without plans', () => {
  it('gets what its pages show of the company, when somebody confirms it', async () => {
    const { found } = await look(nothing);
    expect(all(found)).toEqual(['company.contacts.support.email']);
    const { config } = proposalOf(found, said(all(found)), null);
    expect(config.facts).toEqual({ company: { contacts: { support: { email: 'help@acme.example' } } } });
  });

  it('may have its registered name on a page that a build does not read for it', async () => {
    const head = '<link rel="canonical" href="https://acme.example/">';
    const footer = '<footer>(c) 2026 Acme Ltd</footer>';
    const { found } = await look({ 'index.html': html('Acme', '<p>Orders.</p>', head), 'privacy/index.html': html('Privacy', footer) });
    expect(found.company.map(({ path, value }) => [path, value])).toEqual([['company.legalName', 'Acme Ltd']]);
    const published = await look({ 'index.html': html('Acme', footer, head) });
    expect(published.found.company).toEqual([]);
  });

  it('gets no facts by itself', async () => {
    const { found } = await look(nothing);
    expect(proposalOf(found, said(), null).config).toEqual({ site: 'https://acme.example', input: 'site' });
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
