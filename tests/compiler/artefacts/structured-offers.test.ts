/** Whatever a plan costs and allows: its Offer is valid, and says the same to the reader. */
import fastCheck from 'fast-check';
import { expect, it } from 'vitest';
import { limitOf, moneyOf } from '../../../compiler/facts/values.ts';
import { offerOf } from '../../../compiler/artefacts/pages/jsonld.ts';
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
      const offer = offerOf(planOf(price, others, given));
      expect(misuses(offer)).toEqual([]);
      const read = readOffers(nodesOf(offer));
      expect(read.codes).toEqual([]);
      expect(read.prices).toEqual([price, ...others]);
      expect(Object.entries(read.limits).map(([key, value]) => [key, { ...value, quote: null }])).toEqual(Object.entries(given));
      expect(read.at('/addOns/extra')).toEqual(price.value === 0 ? [] : [{ name: 'Extra', price }]);
    }),
  );
});

it('a plan whose price is unknown is an Offer without one', () => {
  const offer = offerOf(planOf(moneyOf({ reason: 'on_request' }), [], { users: limitOf('users', { reason: 'not_found' }) }));
  expect(offer).toEqual({
    '@type': 'Offer',
    name: 'Solo',
    url: 'https://acme.example/pricing/',
    addOn: [{ '@type': 'Offer', name: 'Extra' }],
  });
});
