import { describe, expect, it } from 'vitest';
import { compact, compactSchema } from '../../../compiler/tools/compact.ts';
import { plans } from '../../../compiler/facts/resources/plans.ts';

const URL = 'https://acme.example/pricing/';
const price = {
  value: 19,
  currency: 'USD',
  period: 'P1M',
  per: null,
  from: false,
  billed: null,
  quote: '$19',
  page: URL,
  status: 'confirmed',
  reason: null,
};
const missing = { ...price, value: null, currency: null, period: null, quote: 'Talk to us', status: 'on_request', reason: 'on_request' };
const limit = { value: 2, unlimited: false, unit: 'Users', period: null, quote: '2 users', status: 'confirmed', reason: null };

const ofPlan = (plan: object): unknown =>
  (compact({ plans: [plan], url: URL }, 'plans') as { readonly plans: readonly unknown[] }).plans[0];

describe('a compact document', () => {
  it('has no nulls, no empty lists and no evidence', () => {
    const document = {
      currency: null,
      plans: [{ slug: 'a', url: `${URL}#a`, addOns: [], updated: '2026-01-01', provenance: { '/a': {} } }],
    };
    expect(compact({ ...document, url: URL, markdownUrl: `${URL}index.md`, updated: '2026-01-02' }, 'plans')).toEqual({
      plans: [{ slug: 'a' }],
      url: URL,
      updated: '2026-01-02',
    });
  });

  it.each([
    ['a confirmed price', price, { value: 19, currency: 'USD', period: 'P1M' }],
    ['one that begins at an amount', { ...price, from: true }, { value: 19, currency: 'USD', period: 'P1M', from: true }],
    ['a free one', { ...price, value: 0 }, { value: 0, currency: 'USD', period: 'P1M' }],
    [
      'one that only a page shows',
      { ...price, status: 'shown' },
      { value: 19, currency: 'USD', period: 'P1M', quote: '$19', status: 'shown' },
    ],
    ['one that is missing', missing, { reason: 'on_request' }],
  ])('tells %s', (_, given, expected) => {
    expect(ofPlan({ price: given })).toEqual({ price: expected });
  });

  it.each([
    [limit, 2],
    [{ ...limit, value: 0 }, 0],
    [
      { ...limit, period: 'P1M' },
      { value: 2, period: 'P1M' },
    ],
    [{ ...limit, value: null, unlimited: true, period: 'P1M' }, 'unlimited'],
    [{ ...limit, value: null, reason: 'not_found' }, 'not_found'],
  ])('tells a limit as its number or word: %j', (given, expected) => {
    expect(ofPlan({ limits: { users: given } })).toEqual({ limits: { users: expected } });
  });

  it('names features in two lists', () => {
    const features = [
      { name: 'Inbox', slug: 'inbox', included: true, note: null },
      { name: 'Reports', slug: null, included: null, note: 'last 30 days' },
      { name: 'Broadcasts', slug: null, included: false, note: null },
      { name: 'Unknown', slug: null, included: null, note: null },
    ];
    const bullets = [{ text: 'Priority support', included: true, limit: null }];
    expect(ofPlan({ features, bullets })).toEqual({ features: ['Inbox', 'Reports (last 30 days)'], notIncluded: ['Broadcasts'] });
    // Without a table the lines of the card say it.
    const counted = { text: '2 users', included: true, limit: { name: 'users' } };
    expect(ofPlan({ features: [], bullets: [...bullets, counted, { text: 'Export', included: false, limit: null }] })).toEqual({
      features: ['Priority support'],
      notIncluded: ['Export'],
    });
  });

  it('leaves out of features what their pages and other lists tell', () => {
    const feature = {
      slug: 'a',
      status: 'beta',
      statusReason: null,
      statusRaw: 'Beta',
      plans: ['x'],
      platforms: ['y'],
      url: `${URL}a/`,
      markdownUrl: 'x',
    };
    expect(compact({ features: [feature], url: URL }, 'features')).toEqual({
      features: [{ slug: 'a', status: 'beta', url: `${URL}a/` }],
      url: URL,
    });
  });

  it('has its list of records even without one', () => {
    expect(compact({ plans: [], freeTrial: { days: 14, plans: [] }, url: URL }, 'plans')).toEqual({
      plans: [],
      freeTrial: { days: 14 },
      url: URL,
    });
  });

  it('keeps an address that is known as one line only', () => {
    const office = { street: null, city: null, raw: '1 Street, Town' };
    expect(compact({ office, contacts: { support: null } })).toEqual({ office: { raw: '1 Street, Town' } });
    expect(compact({ office: { ...office, city: 'Town' } })).toEqual({ office: { city: 'Town' } });
  });
});

it('the schema of both forms requires what both have', () => {
  const { required, properties } = compactSchema(plans.schema).json as { readonly required: object; readonly properties: object };
  expect([required, Object.keys(properties)]).toEqual([
    ['plans', 'url'],
    ['freeTrial', 'plans', 'url'],
  ]);
});
