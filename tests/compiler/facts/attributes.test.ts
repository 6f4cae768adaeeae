/** The grammar of `data-sitec-*` attributes. */
import { describe, expect, it } from 'vitest';
import { buildSite, html, type Files } from '../site.ts';
import { onlyPlan } from './plan-site.ts';

const files = (inside: string): Files => ({
  'index.html': html('Acme'),
  'pricing.html': html('Pricing', `<div data-sitec-plan="solo" data-sitec-name="Solo">${inside}</div>`),
});

const money = { value: null, currency: null, period: null, per: null, from: false, billed: null, status: 'confirmed', reason: null };

describe('data-sitec-price', () => {
  it.each([
    ['49 USD P1M', { value: 49, currency: 'USD', period: 'P1M' }],
    ['49.90 EUR P1M', { value: 49.9, currency: 'EUR', period: 'P1M' }],
    ['300 CHF', { value: 300, currency: 'CHF' }],
    ['0 USD P1M', { value: 0, currency: 'USD', period: 'P1M' }],
    ['12 USD P1M per=user', { value: 12, currency: 'USD', period: 'P1M', per: 'user' }],
    ['12 USD P1M per=user from', { value: 12, currency: 'USD', period: 'P1M', per: 'user', from: true }],
    ['16 USD P1M billed=P1Y', { value: 16, currency: 'USD', period: 'P1M', billed: 'P1Y' }],
    [' 49 USD P1M ', { value: 49, currency: 'USD', period: 'P1M' }],
    ['free', { value: 0 }],
    ['on-request', { status: 'on_request', reason: 'on_request' }],
  ])('%s', async (value, expected) => {
    const plan = await onlyPlan(files(`<b data-sitec-price="${value}">words</b>`));
    const page = 'https://acme.example/pricing#:~:text=words';
    expect(plan.price).toEqual({ ...money, ...expected, quote: 'words', page });
    expect(plan.otherPrices).toEqual([]);
  });

  it('holds several prices', async () => {
    const plan = await onlyPlan(files('<b data-sitec-price="49 USD P1M; 490 USD P1Y;">x</b>'));
    expect([plan.price, ...plan.otherPrices].map(({ value, period }) => [value, period])).toEqual([
      [49, 'P1M'],
      [490, 'P1Y'],
    ]);
  });

  it.each([
    '49',
    '$49',
    '49 usd P1M',
    'USD 49',
    '49,90 USD',
    '-5 USD',
    '1e3 USD',
    '49 USD monthly',
    '49 USD P1M each=user',
    'Free',
    '49 USD P0M',
    '99999999999999999999 USD',
  ])('"%s" is not read', async (value) => {
    const { codes, problems } = await buildSite({ files: files(`<b data-sitec-price="${value}">x</b>`) });
    expect(codes).toEqual(['SITEC2202']);
    expect(problems.find(({ code }) => code === 'SITEC2202')?.message).toContain(`data-sitec-price="${value}"`);
  });
});

describe('data-sitec-limit', () => {
  it.each([
    ['constructor:5', 'constructor', { value: 5, unlimited: false, unit: 'constructor', period: null, reason: null }],
    ['toString:5', 'toString', { value: 5, unlimited: false, unit: 'to string', period: null, reason: null }],
    ['users:5', 'users', { value: 5, unlimited: false, unit: 'users', period: null, reason: null }],
    ['users:0', 'users', { value: 0, unlimited: false, reason: null }],
    ['aiCredits:1000/P1M', 'aiCredits', { value: 1000, period: 'P1M', unit: 'ai credits' }],
    ['contacts:unlimited', 'contacts', { value: null, unlimited: true, reason: null }],
    ['sharedFolders:2', 'sharedFolders', { value: 2, unit: 'shared folders' }],
  ])('%s', async (value, key, expected) => {
    expect((await onlyPlan(files(`<b data-sitec-limit="${value}">x</b>`))).limits[key]).toMatchObject(expected);
  });

  it.each(['users', 'users:many', 'Users:5', 'users:-1', 'users:5/month', 'users: 5', 'users:1,000'])('"%s" is not read', async (value) => {
    expect((await buildSite({ files: files(`<b data-sitec-limit="${value}">x</b>`) })).codes).toEqual(['SITEC2202']);
  });
});

describe('data-sitec-trial', () => {
  const trialOf = async (value: string): Promise<unknown> => {
    const built = await buildSite({ files: files(`<b data-sitec-trial="${value}">Try it</b>`) });
    return (built.json('api/v1/plans.json') as { readonly freeTrial: unknown }).freeTrial;
  };

  it.each([
    ['14d', { available: true, days: 14, cardRequired: null, quote: 'Try it', reason: null }],
    ['30d card', { available: true, days: 30, cardRequired: true }],
    ['7d no-card', { available: true, days: 7, cardRequired: false }],
    ['none', { available: false, days: null, cardRequired: null, reason: null }],
  ])('%s', async (value, expected) => {
    expect(await trialOf(value)).toMatchObject(expected);
  });

  it.each(['14', 'two weeks', '14d maybe', ''])('"%s" is not read', async (value) => {
    expect((await buildSite({ files: files(`<b data-sitec-trial="${value}">x</b>`) })).codes).toEqual(['SITEC2202']);
  });
});

describe('text attributes', () => {
  it('take the text of their element when they are empty', async () => {
    const page = html(
      'Pricing',
      '<section data-sitec-plan="solo"><h2 data-sitec-name> Solo\n plan </h2><p data-sitec-description>For one.</p></section>',
    );
    expect(await onlyPlan({ 'index.html': html('Acme'), 'pricing.html': page })).toMatchObject({
      name: 'Solo plan',
      description: 'For one.',
    });
  });

  it('belong to the nearest plan around them', async () => {
    const card = (slug: string, price: string): string =>
      `<div data-sitec-plan="${slug}" data-sitec-name="${slug}"><b data-sitec-price="${price}">x</b></div>`;
    const { json } = await buildSite({
      files: { 'index.html': html('Acme'), 'pricing.html': html('Pricing', card('a', '1 USD') + card('b', '2 USD')) },
    });
    expect(json('api/v1/plans.json')).toMatchObject({
      plans: [
        { slug: 'a', price: { value: 1 } },
        { slug: 'b', price: { value: 2 } },
      ],
    });
  });
});

describe('unknown attributes', () => {
  it.each([
    ['data-sitec-prize', 'data-sitec-price'],
    ['data-sitec-featur', 'data-sitec-feature'],
  ])('%s is refused, with %s as a suggestion', async (name, suggestion) => {
    const { problem, exitCode } = await buildSite({ files: { 'index.html': html('Acme', `<p ${name}="x">x</p>`) } });
    expect(problem('SITEC2201').message).toBe(`unknown attribute ${name}; did you mean "${suggestion}"?`);
    expect(exitCode).toBe(1);
  });

  it('an unknown status is refused, with the words that are known', async () => {
    const { problem } = await buildSite({
      files: {
        'index.html': html('Acme'),
        'features/inbox.html': html('Inbox', '<p data-sitec-feature="inbox" data-sitec-status="betta">x</p>'),
      },
    });
    expect(problem('SITEC2202').message).toBe(
      'cannot read data-sitec-status="betta": one of available, beta, planned, deprecated; did you mean "beta"?',
    );
  });
});
