/** Facts that the configuration finds by CSS selectors: what is read, and that a redesign fails loudly. */
import { describe, expect, it } from 'vitest';
import type { Claim } from '../../../../compiler/facts/claim.ts';
import { selectedItems, selectedPlans, type SelectorContext } from '../../../../compiler/facts/readers/plans/plan-selectors.ts';
import { ProblemList } from '../../../../compiler/problems/problem.ts';
import { buildSite, html } from '../../site.ts';
import { plansOf } from '../plan-site.ts';
import { barePage } from '../readers/offer-claims.ts';
import { treeOf } from './tree.ts';

type PlanConfig = SelectorContext['config'];

interface Read {
  readonly claims: readonly Claim[];
  /** Value of a plan's pointer. */
  readonly at: (slug: string, pointer: string) => unknown;
  /** Code and message of each problem, with the file of its place. */
  readonly told: readonly string[];
}

const read = (markup: string, config: PlanConfig): Read => {
  const problems = new ProblemList();
  const context: SelectorContext = {
    page: barePage,
    config,
    dollar: 'USD',
    problems,
    configPlace: (key) => ({ file: 'sitec.config.ts', note: key }),
  };
  const claims = selectedPlans(selectedItems(treeOf(markup), context), context);
  return {
    claims,
    at: (slug, pointer) => claims.find((claim) => claim.slug === slug && claim.pointer === pointer)?.value,
    told: problems.sorted().map(({ code, message, place }) => `${code} ${message} | ${place?.file} ${place?.note ?? ''}`.trim()),
  };
};

const card = (name: string, price: string): string =>
  `<section class="tier"><b class="t">${name}</b><span class="p">${price}</span><ul><li>5 users</li><li>Up to 1,000 AI credits a month</li><li>Contacts without limit</li></ul><a class="button" href="/go?plan=${name}">Choose <i>${name}</i></a></section>`;
const headed = (name: string, price: string): string => `<div class="tier"><h3 class="t">${name}</h3><p class="p">${price}</p></div>`;
const two = card('Solo', '$19 / month') + card('Team', '$29 / month');
const fields = { name: '.t', price: '.p' };

describe('fields of a plan', () => {
  it('give name and price, with the words of the page and the place', () => {
    const { claims, told } = read(two, { item: '.tier', expect: 2, fields });
    expect(told).toEqual([]);
    expect(claims.map(({ slug, pointer, level }) => [slug, pointer, level])).toEqual([
      ['solo', '/name', 'selector'],
      ['solo', '/price', 'selector'],
      ['team', '/name', 'selector'],
      ['team', '/price', 'selector'],
    ]);
    expect(claims[1]).toMatchObject({
      value: { value: 19, currency: 'USD', period: 'P1M' },
      quote: '$19 / month',
      place: { file: 'site/pricing.html', offset: two.indexOf('<span class="p">'), note: 'selector .p' },
    });
  });

  it('give limits by position and by their words', () => {
    const limits = { users: 'li:nth-child(1)', aiCredits: { selector: 'li', match: 'ai CREDITS' } };
    const { at } = read(two, { item: '.tier', fields: { ...fields, limits } });
    expect(at('solo', '/limits/users')).toMatchObject({ value: 5, unlimited: false });
    expect(at('solo', '/limits/aiCredits')).toMatchObject({ value: 1000, period: 'P1M' });
  });

  it('give limits by a pattern', () => {
    const limits = { users: { selector: 'li', match: /^\d+ users$/ } };
    expect(read(two, { item: '.tier', fields: { ...fields, limits } }).at('team', '/limits/users')).toMatchObject({ value: 5 });
  });

  it('give further prices and a description', () => {
    const markup = '<div><h2>Solo</h2><p>For one.</p><b>$19 a month</b><i>$190 a year</i></div>';
    const { claims } = read(markup, { item: 'div', fields: { name: 'h2', description: 'p', price: 'b', otherPrices: ['i'] } });
    expect(claims.filter(({ pointer }) => pointer === '/price').map(({ value }) => value)).toMatchObject([
      { value: 19, period: 'P1M' },
      { value: 190, period: 'P1Y' },
    ]);
    expect(claims.find(({ pointer }) => pointer === '/description')?.value).toBe('For one.');
  });

  it('give a button with its address', () => {
    const action = { label: 'Choose Solo', url: 'https://acme.example/go?plan=Solo' };
    expect(read(two, { item: '.tier', fields: { ...fields, action: 'a.button@href' } }).at('solo', '/action')).toEqual(action);
    expect(read(two, { item: '.tier', fields: { ...fields, action: 'a.button' } }).at('solo', '/action')).toEqual(action);
  });

  it('read attributes', () => {
    const markup = '<div data-name="Solo" data-cost="49 USD a month" class="one two"></div>';
    const { at, told } = read(markup, { item: 'div', fields: { name: '@data-name', price: 'div@data-cost' } });
    expect(told).toEqual([]);
    expect(at('solo', '/name')).toBe('Solo');
    expect(at('solo', '/price')).toMatchObject({ value: 49, currency: 'USD', period: 'P1M' });
  });

  it('a plan without a name has the slug that it carries, or none', () => {
    const marked = '<div data-sitec-plan="solo"><b>$19</b></div><div><b>$29</b></div>';
    expect(read(marked, { item: 'div', fields: { price: 'b' } }).claims.map(({ slug }) => slug)).toEqual(['solo']);
  });

  it('that are struck are no price', () => {
    const { told, at } = read('<div><h2>Solo</h2><p><s>$29</s> $19</p></div>', { item: 'div', fields: { name: 'h2', price: 'p' } });
    expect(told).toEqual([]);
    expect(at('solo', '/price')).toMatchObject({ value: 19 });
  });

  it('may be missing in some of the plans', () => {
    const one = '<section class="tier"><b class="t">Solo</b><b class="p">$19</b><i>For one</i></section>';
    const other = one.replace('<i>For one</i>', '').replace('Solo', 'Team');
    const { told, at } = read(one + other, { item: '.tier', fields: { ...fields, description: 'i' } });
    expect([told, at('solo', '/description'), at('team', '/description')]).toEqual([[], 'For one', undefined]);
  });
});

describe('what a redesign leaves behind', () => {
  it.each([
    ['fewer', 1, 'matches 1 of 2'],
    ['more', 3, 'matches 3 of 2'],
    ['none', 0, 'matches 0 of 2'],
  ])('%s plans than expected are an error', (_, count, words) => {
    const { told } = read(card('Solo', '$19').repeat(count), { item: '.tier', expect: 2, fields });
    expect(told).toEqual([`SITEC2203 the selector ".tier" ${words} on /pricing | sitec.config.ts item`]);
  });

  it('no plan is an error where no number is expected', () => {
    expect(read('<p>New</p>', { item: '.tier' }).told).toEqual([
      'SITEC2203 the selector ".tier" matches 0 of at least one on /pricing | sitec.config.ts item',
    ]);
    expect(read(two, { item: '.tier' }).told).toEqual([]);
  });

  it.each([
    ['a price without an amount', { price: '.t' }, 'SITEC2205 the selector ".t" finds "Solo", which is not a valid price'],
    ['several amounts', { price: '.p' }, 'SITEC2205 the selector ".p" finds "$19 or $190", which is not a valid price'],
    ['no address', { action: '.t' }, 'SITEC2205 the selector ".t" finds "Solo", which is not a valid action'],
  ])('%s is an error at its place', (_, more, message) => {
    const { told } = read(card('Solo', '$19 or $190'), { item: '.tier', fields: { name: '.t', ...more } });
    expect(told).toEqual([`${message} | site/pricing.html selector ${message.split('"')[1]}`]);
  });

  it('a limit that is no number is read as such, and reported with the plans', () => {
    const markup = '<div><h2>Solo</h2><p>fair use</p></div>';
    const { at } = read(markup, { item: 'div', fields: { name: 'h2', limits: { users: 'p' } } });
    expect(at('solo', '/limits/users')).toMatchObject({ value: null, reason: 'unreadable', quote: 'fair use' });
  });
});

describe('what is no selector', () => {
  it('is an error of the item, and nothing is read', () => {
    const { told, claims } = read(two, { item: 'section..tier', fields });
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^SITEC2204 "section\.\.tier" is not a CSS selector: .* \| sitec\.config\.ts item$/);
    expect(claims).toEqual([]);
  });

  it('is an error of each field, once, however many plans there are', () => {
    const { told, claims } = read(two, { item: '.tier', fields: { name: '.t', price: 'p:has(', limits: { users: 'li[' } } });
    expect(told.map((each) => each.slice(0, 20))).toEqual(['SITEC2204 "li[" is n', 'SITEC2204 "p:has(" i']);
    expect(claims).toEqual([]);
  });
});

describe('in a build', () => {
  const config = (more: object): string => JSON.stringify({ facts: { plans: { item: '.tier', fields, ...more } } });
  const files = {
    'index.html': html('Acme'),
    'pricing.html': html('Pricing', headed('Solo', '$19 a month') + headed('Team', '$29 a month')),
  };

  it('a price that a selector names is published: a person has looked at it', async () => {
    const built = await buildSite({ files: { ...files, 'sitec.config.json': config({ expect: 2 }) } });
    expect(built.codes).toEqual([]);
    expect(plansOf(built).map(({ slug, price, provenance }) => [slug, price.value, provenance['/price']])).toEqual([
      ['solo', 19, { page: 'https://acme.example/pricing', level: 'selector', confirmedBy: ['heuristic'] }],
      ['team', 29, { page: 'https://acme.example/pricing', level: 'selector', confirmedBy: ['heuristic'] }],
    ]);
  });

  it('a redesign publishes nothing', async () => {
    const built = await buildSite({ files: { ...files, 'sitec.config.json': config({ expect: 3 }) } });
    expect(built.codes).toEqual(['SITEC2203']);
    expect([built.exitCode, built.dist.size]).toEqual([1, 0]);
  });

  it('pages in other languages are not searched with them', async () => {
    const german = html('Preise', '<p>Bald.</p>').replace('lang="en"', 'lang="de"');
    const built = await buildSite({ files: { ...files, 'de/pricing.html': german, 'sitec.config.json': config({ expect: 2 }) } });
    expect(built.codes).toEqual([]);
  });
});
