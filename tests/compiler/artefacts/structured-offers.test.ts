/** Whatever a plan costs and allows: its Offer is valid, and says the same to the reader. */
import fastCheck from 'fast-check';
import { expect, it } from 'vitest';
import { limitOf, moneyOf } from '../../../compiler/facts/values.ts';
import { offersOf } from '../../../compiler/artefacts/pages/jsonld/offers.ts';
import type { Claim } from '../../../compiler/facts/claim.ts';
import { FactLog } from '../../../compiler/facts/log.ts';
import type { Plan } from '../../../compiler/facts/resources/plan.ts';
import type { Limit, Money } from '../../../compiler/schema/shapes.ts';
import { nodesOf, readOffers } from '../facts/readers/offer-claims.ts';
import { misuses } from '../facts/schema-terms.ts';

const period = fastCheck.constantFrom('P1M', 'P1Y', 'P1W', 'P1D', 'P3M', 'P6M', 'P2Y');
const amount = fastCheck.oneof(
  fastCheck.integer({ min: 1, max: 99_999 }),
  fastCheck.integer({ min: 1, max: 999_999 }).map((cents) => cents / 100),
);

const money: fastCheck.Arbitrary<Money> = fastCheck
  .record({
    value: amount,
    currency: fastCheck.constantFrom('USD', 'EUR', 'PKR', 'SAR'),
    period,
    billed: fastCheck.constantFrom(null, 'P1Y', 'P1M'),
    per: fastCheck.constantFrom(null, 'user', 'seat', 'location', '1000 messages'),
    from: fastCheck.boolean(),
  })
  .map((known) => moneyOf({ ...known, billed: known.billed === known.period ? null : known.billed }));

const free = moneyOf({ value: 0 });
const limit = (key: string): fastCheck.Arbitrary<Limit> =>
  fastCheck.oneof(
    fastCheck.constant(limitOf(key, { unlimited: true })),
    fastCheck.record({ value: fastCheck.nat(), period: fastCheck.constantFrom(null, 'P1M', 'P1Y') }).map((known) => limitOf(key, known)),
  );

const limits = fastCheck.record(
  {
    users: limit('users'),
    contacts: limit('contacts'),
    aiCredits: limit('aiCredits'),
    accountsPerChannel: limit('accountsPerChannel'),
    storageGb: limit('storageGb'),
  },
  { requiredKeys: [] },
);

const planOf = (price: Money, otherPrices: readonly Money[], given: Readonly<Record<string, Limit>>): Plan => ({
  slug: 'solo',
  name: 'Solo',
  description: null,
  url: 'https://acme.example/pricing/',
  price,
  otherPrices: [...otherPrices],
  limits: { ...given },
  features: [],
  bullets: [],
  addOns: price.value === 0 ? [] : [{ name: 'Extra', price }],
  action: null,
});

const keyOf = ({ period: every, currency, per, billed }: Money): string => [every, currency, per, billed].join(' ');

it('a plan of any price and limit is a valid Offer that reads back to them', () => {
  const prices = fastCheck.oneof(
    fastCheck.constant([free]),
    fastCheck.uniqueArray(money, { selector: keyOf, minLength: 1, maxLength: 4 }), //
  );
  fastCheck.assert(
    // Users come first, where they are the quantity of the Offer.
    fastCheck.property(prices, limits, ([price = free, ...others], given) => {
      const [offer = {}] = offersOf([planOf(price, others, given)], new FactLog());
      expect(misuses(offer)).toEqual([]);
      const read = readOffers(nodesOf(offer));
      expect(read.codes).toEqual([]);
      expect(read.prices).toEqual([price, ...others]);
      expect(Object.entries(read.limits).map(([key, value]) => [key, { ...value, quote: null }])).toEqual(Object.entries(given));
      expect(read.at('/addOns/extra')).toEqual(price.value === 0 ? [] : [{ name: 'Extra', price }]);
    }),
  );
});

const claim = (value: unknown, level: Claim['level'] = 'content'): Claim => ({
  slug: 'solo',
  pointer: '',
  value,
  level,
  page: 'https://acme.example/pricing/',
  place: { file: 'plans.yaml' },
});

const logOf = (stories: Readonly<Record<string, readonly [winner: Claim, ...losing: readonly Claim[]]>>): FactLog => {
  const log = new FactLog();
  for (const [path, [winner, ...losing]] of Object.entries(stories))
    log.add(`plans.solo.${path}`, { value: winner.value, reason: null, winner, confirming: [], losing });
  return log;
};

const NAMED = { '@type': 'Offer', name: 'Solo', url: 'https://acme.example/pricing/' };
const nine = moneyOf({ value: 9, currency: 'USD', period: 'P1M' });

it('a plan whose price is unknown is an Offer without one, if a source states the plan', () => {
  const plan = planOf(moneyOf({ reason: 'on_request' }), [], { users: limitOf('users', { reason: 'not_found' }) });
  expect(offersOf([plan], logOf({ name: [claim('Solo')] }))).toEqual([NAMED]);
  expect(offersOf([plan], logOf({ name: [claim('Solo', 'heuristic')] }))).toEqual([]);
  expect(offersOf([plan], new FactLog())).toEqual([]);
});

it.each<readonly [what: string, plan: Partial<Plan>, stories: Parameters<typeof logOf>[0]]>([
  ['a price', { price: nine }, { price: [claim(9), claim(8, 'heuristic')] }],
  ['a price that only the page shows', { price: { ...nine, status: 'shown' } }, {}],
  ['another price without the main one', { price: moneyOf({ reason: 'disputed' }), otherPrices: [nine] }, {}],
  ['a limit', { limits: { users: limitOf('users', { value: 5 }) } }, { 'limits.users': [claim(5), claim(6, 'table')] }],
  ['an add-on', { addOns: [{ name: 'Extra', price: nine }] }, { 'addOns.extra': [claim(9), claim(8, 'jsonld')] }],
  ['a description', { description: 'Small' }, { description: [claim('Small'), claim('Tiny', 'jsonld')] }],
  ['a description of its card', { description: 'Small' }, {}],
])('%s on which sources disagree, or which no source states, is not in it', (_, values, stories) => {
  const plan = { ...planOf(moneyOf({ reason: 'not_found' }), [], {}), addOns: [], ...values };
  expect(offersOf([plan], logOf({ name: [claim('Solo')], ...stories }))).toEqual([NAMED]);
});
