/** Single values of the configuration: they count more than any page, and none of them is lost in silence. */
import { describe, expect, it } from 'vitest';
import { pricing } from '../../problems/problem-case.ts';
import { buildSite, html, type Built } from '../../site.ts';
import { plansOf, type PublishedPlan } from '../plan-site.ts';

const PAGE = `<div data-sitec-plan="solo"><h2 data-sitec-name>Solo</h2><p data-sitec-price="19 USD P1M">$19 a month</p>
<p data-sitec-limit="users:3">3 users</p></div>`;
const site = {
  'index.html': html('Acme'),
  'pricing.html': pricing(PAGE),
  'features/inbox.html': html('Inbox', '<p data-sitec-feature="inbox" data-sitec-status="beta">Since May</p>'),
};

/** A build with values of the configuration, one a line from line 2 on. */
const build = (values: Readonly<Record<string, unknown>>, page = PAGE): Promise<Built> => {
  const lines = Object.entries(values).map(([path, value]) => `  ${path}: ${JSON.stringify(value)}\n`);
  return buildSite({ files: { ...site, 'pricing.html': pricing(page), 'sitec.config.yaml': `facts:\n${lines.join('')}` } });
};
const planOf = (built: Built): PublishedPlan | undefined => plansOf(built)[0];
const price = (value: number, currency = 'USD', period = 'P1M'): object => ({ value, currency, period });

describe('a value of the configuration', () => {
  it('confirms the page when it says the same', async () => {
    const built = await build({ 'plans.solo.price': price(19), 'plans.solo.limits.users': 3, 'plans.solo.name': 'Solo' });
    expect(built.codes).toEqual([]);
    expect(planOf(built)).toMatchObject({ name: 'Solo', price: { value: 19, quote: '$19 a month' }, limits: { users: { value: 3 } } });
    expect(planOf(built)?.provenance).toMatchObject({
      '/price': { level: 'config', confirmedBy: ['attribute', 'heuristic'] },
      '/limits/users': { level: 'config', confirmedBy: ['attribute', 'heuristic'] },
      '/name': { level: 'config' },
    });
  });

  it('is published where the page says something else, and noted with all places', async () => {
    const built = await build({ 'plans.solo.price': price(18) });
    expect(built.exitCode).toBe(0);
    expect(built.problem('SITEC2140')).toMatchObject({
      level: 'note',
      message: 'the configuration sets plans.solo.price to 18 USD a month, but the attribute of the page says 19 USD a month',
      line: 2,
      relatedLines: [7, 7],
    });
    expect(planOf(built)?.price).toMatchObject({ value: 18, currency: 'USD', period: 'P1M', quote: null, reason: null });
  });

  it.each([
    ['another currency', { 'plans.solo.price': price(19, 'EUR') }, { price: { value: 19, currency: 'EUR' } }],
    ['a price on request', { 'plans.solo.price': { value: null, reason: 'on_request' } }, { price: { value: null, reason: 'on_request' } }],
    ['nothing', { 'plans.solo.price': price(0) }, { price: { value: 0, reason: null } }],
    ['a limit', { 'plans.solo.limits.users': 5 }, { limits: { users: { value: 5, unit: 'users' } } }],
    ['no limit', { 'plans.solo.limits.users': 'unlimited' }, { limits: { users: { value: null, unlimited: true } } }],
    ['a name', { 'plans.solo.name': 'Single' }, { slug: 'solo', name: 'Single' }],
  ])('may be %s, which is noted', async (_, values, expected) => {
    const built = await build(values);
    expect([built.codes, built.exitCode]).toEqual([['SITEC2140'], 0]);
    expect(planOf(built)).toMatchObject(expected);
  });

  it.each([
    ['a limit that the page lacks', { 'plans.solo.limits.contacts': 100 }, { limits: { contacts: { value: 100 } } }],
    ['a limit that renews', { 'plans.solo.limits.aiCredits': { value: 5, period: 'P1M' } }, { limits: { aiCredits: { period: 'P1M' } } }],
    ['a limit of its own', { 'plans.solo.limits.storageSpace': 9 }, { limits: { storageSpace: { value: 9, unit: 'storage space' } } }],
    ['a description', { 'plans.solo.description': 'For one person' }, { description: 'For one person' }],
    ['an unknown price', { 'plans.solo.price': { value: null } }, { price: { value: null, reason: 'not_found' } }],
  ])('may be %s, which contradicts nobody', async (_, values, expected) => {
    const built = await build(values);
    expect([built.codes, built.exitCode]).toEqual([[], 0]);
    expect(planOf(built)).toMatchObject(expected);
  });

  it('gives a plan whose price only a script writes its price', async () => {
    const built = await build({ 'plans.solo.price': price(19) }, '<h2>Solo</h2><p class="price"></p>');
    expect(built.codes).toEqual([]);
    expect(planOf(built)).toMatchObject({ slug: 'solo', name: 'Solo', price: { value: 19 } });
  });

  it('sets the state of a feature', async () => {
    const built = await build({ 'features.inbox.status': 'available' });
    expect(built.codes).toEqual(['SITEC2140']);
    expect(built.json('api/v1/features.json')).toMatchObject({ features: [{ slug: 'inbox', status: 'available' }] });
  });
});

describe('a value that cannot be used is an error at its line', () => {
  it.each([
    ['plans.solos.price', price(18), 'SITEC2004', 'plans.solos.price names the plan "solos", which does not exist; did you mean "solo"?'],
    ['plans.solo.prise', price(18), 'SITEC1002', 'unknown key "plans.solo.prise" in the configuration; did you mean "price"?'],
    ['plans.solo.limit.users', 3, 'SITEC1002', 'unknown key "plans.solo.limit.users" in the configuration; did you mean "limits"?'],
    ['plans.solo.price.value', 18, 'SITEC1002', 'unknown key "plans.solo.price.value" in the configuration; did you mean "price"?'],
    [
      'plans.solo.limits.users.value',
      18,
      'SITEC1002',
      'unknown key "plans.solo.limits.users.value" in the configuration; did you mean "limits"?',
    ],
    ['plans.solo', 'Solo', 'SITEC1002', 'unknown key "plans.solo" in the configuration'],
    ['plans.solo.price', '19 USD', 'SITEC1003', '"plans.solo.price" in the configuration must be an object { ... }, got "19 USD"'],
    ['plans.solo.name', 5, 'SITEC1003', '"plans.solo.name" in the configuration must be a text, got 5'],
    [
      'features.inbox.status',
      'ready',
      'SITEC1003',
      '"features.inbox.status" in the configuration must be available, beta, planned or deprecated, got "ready"',
    ],
    [
      'features.inbx.status',
      'beta',
      'SITEC2004',
      'features.inbx.status names the feature "inbx", which does not exist; did you mean "inbox"?',
    ],
    ['features.inbox.state', 'beta', 'SITEC1002', 'unknown key "features.inbox.state" in the configuration; did you mean "status"?'],
  ])('%s: %j', async (path, value, code, message) => {
    const built = await build({ [path]: value });
    expect(built.codes).toEqual([code]);
    expect(built.problem(code)).toMatchObject({ level: 'error', message, line: 2, place: { file: 'sitec.config.yaml' } });
    expect([built.exitCode, built.dist.size]).toEqual([1, 0]);
  });

  it('words for a limit, whatever forms it may have', async () => {
    const built = await build({ 'plans.solo.limits.users': 'many' });
    expect([new Set(built.codes), built.exitCode]).toEqual([new Set(['SITEC1003']), 1]);
  });

  it('a negative amount', async () => {
    const built = await build({ 'plans.solo.price': price(-1) });
    expect([new Set(built.codes), built.exitCode]).toEqual([new Set(['SITEC1003']), 3]);
  });
});
