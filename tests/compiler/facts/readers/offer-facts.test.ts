/** Prices, limits and add-ons of Offers: every form that is read, and everything that must not become a fact. */
import { describe, expect, it } from 'vitest';
import { nodesOf, readOffer, readOffers, specification } from './offer-claims.ts';

const unit = (properties: object): object => ({ '@type': 'UnitPriceSpecification', priceCurrency: 'USD', unitCode: 'MON', ...properties });
const monthly = (...specifications: readonly object[]): object => ({ priceSpecification: specifications.map(unit) });

describe('the amount', () => {
  it.each<readonly [form: string, price: unknown, value: number]>([
    ['a number', 19, 19],
    ['a text', '19.50', 19.5],
    ['zero', 0, 0],
    ['zero as a text', '0', 0],
    ['a text with groups and decimals', '1,499.00', 1499],
    ['a German text', '1.499,00', 1499],
    ['a comma before the decimals', '19,99', 19.99],
    ['a small amount', '0.005', 0.005],
    ['a value object', { '@value': '19' }, 19],
    ['a word', 'Free', 0],
  ])('is read from %s', (_, price, value) => {
    expect(readOffer(monthly({ price })).prices).toMatchObject([{ value, currency: 'USD', period: 'P1M', from: false, reason: null }]);
  });

  it.each<readonly [form: string, price: unknown, reason: string]>([
    ['has words', '49 USD', 'unreadable'],
    ['has a sign', '$49', 'unreadable'],
    ['could be read in two ways', '1.499', 'unreadable'],
    ['could be read in two ways, with a comma', '1,499', 'unreadable'],
    ['is negative', -1, 'unreadable'],
    ['is a range', '10-20', 'unreadable'],
    ['is given on request', 'Contact us', 'on_request'],
  ])('is unknown when it %s', (_, price, reason) => {
    expect(readOffer(monthly({ price })).prices).toMatchObject([{ value: null, reason, quote: String(price) }]);
  });

  it.each<readonly [form: string, price: unknown]>([
    ['is empty', ''],
    ['is null', null],
    ['is a list in a list', [[19]]],
  ])('is not there when it %s', (_, price) => {
    const { prices, claims } = readOffer({ price, priceCurrency: 'USD' });
    expect(prices).toEqual([]);
    expect(claims.map(({ pointer }) => pointer)).toEqual(['/name']);
  });

  it('of no currency is no price', () => {
    expect(readOffer({ price: 19 }).prices).toMatchObject([{ value: null, reason: 'unreadable' }]);
    expect(readOffer({ price: 19, priceCurrency: '$' }).prices).toMatchObject([{ value: null, reason: 'unreadable' }]);
    expect(readOffer({ priceCurrency: 'usd', priceSpecification: { price: 19, unitCode: 'MON' } }).prices).toMatchObject([
      { currency: 'USD' },
    ]);
  });

  it('may be the least one', () => {
    expect(readOffer(monthly({ minPrice: 19 })).prices).toMatchObject([{ value: 19, from: true }]);
    expect(readOffer(monthly({ price: 19, minPrice: 19 })).prices).toMatchObject([{ value: 19, from: true }]);
    expect(readOffer(monthly({ price: 25, minPrice: 19 })).prices).toMatchObject([{ value: 25, from: false }]);
    expect(readOffer(monthly({ price: 19, minPrice: 19, maxPrice: 19 })).prices).toMatchObject([{ value: 19, from: false }]);
  });
});

describe('of several amounts', () => {
  it.each<readonly [what: string, other: object]>([
    ['a struck one', { price: 29, priceType: 'https://schema.org/StrikethroughPrice' }],
    ['a list price', { price: 29, priceType: 'ListPrice' }],
    ['one for members', { price: 9, validForMemberTier: { '@type': 'MemberProgramTier', name: 'Gold' } }],
    ['the time of trying', { price: 0, billingDuration: 'P14D' }],
  ])('%s is not the price', (_, other) => {
    expect(readOffer(monthly(other, { price: 19, priceType: 'SalePrice' })).prices.map(({ value }) => value)).toEqual([19]);
  });

  it('for the same thing all are given, so that they contradict each other', () => {
    expect(readOffer(monthly({ price: 10 }, { price: 8 })).prices.map(({ value, period }) => [value, period])).toEqual([
      [10, 'P1M'],
      [8, 'P1M'],
    ]);
    const own = { price: 25, priceCurrency: 'USD', ...monthly({ price: 19 }) };
    expect(readOffer(own).prices.map(({ value, period }) => [value, period])).toEqual([
      [25, 'P1M'],
      [19, 'P1M'],
    ]);
  });

  it('for different numbers of people none is believed', () => {
    const tier = (price: number, minValue: number): object => ({ price, eligibleQuantity: { '@type': 'QuantitativeValue', minValue } });
    expect(readOffer(monthly(tier(10, 1), tier(8, 10))).prices).toMatchObject([{ value: null, reason: 'unreadable', quote: '10 / 8' }]);
  });

  it('in several currencies or for several things each is a price', () => {
    const prices = monthly({ price: 19 }, { price: 17, priceCurrency: 'EUR' }, { price: 5, unitText: 'per user' });
    expect(readOffer(prices).prices.map(({ value, currency, per }) => [value, currency, per])).toEqual([
      [19, 'USD', null],
      [17, 'EUR', null],
      [5, 'USD', 'user'],
    ]);
  });

  it('in a compound price, the one that is paid again and again counts', () => {
    const part = (price: number, kind: string): object => unit({ price, priceComponentType: `https://schema.org/${kind}` });
    const compound = (...priceComponent: readonly object[]): object => ({
      priceSpecification: { '@type': 'CompoundPriceSpecification', priceComponent },
    });
    expect(readOffer(compound(part(19, 'Subscription'), part(99, 'ActivationFee'))).prices).toMatchObject([{ value: 19, period: 'P1M' }]);
    expect(readOffer(compound(part(19, 'Subscription'), part(5, 'Subscription'))).prices).toEqual([]);
    const total = {
      priceSpecification: {
        '@type': 'CompoundPriceSpecification',
        price: 24,
        priceCurrency: 'USD',
        unitText: 'month',
        priceComponent: [part(19, 'Subscription')],
      },
    };
    expect(readOffer(total).prices).toMatchObject([{ value: 24 }]);
  });
});

describe('a limit', () => {
  it.each<readonly [form: string, properties: object, limits: object]>([
    [
      'the users that it is for',
      { eligibleQuantity: { '@type': 'QuantitativeValue', maxValue: 5, unitText: 'users' } },
      { users: { value: 5 } },
    ],
    ['a quantity', { eligibleQuantity: { value: 3, unitText: 'seats' } }, { seats: { value: 3 } }],
    [
      'a property with a key',
      { additionalProperty: { '@type': 'PropertyValue', name: 'aiCredits', value: 1000 } },
      { aiCredits: { value: 1000 } },
    ],
    ['a property in words', { additionalProperty: { name: 'Contacts', value: '10,000.00' } }, { contacts: { value: 10_000 } }],
    ['its unit', { additionalProperty: { name: 'Included', value: 2, unitText: 'users' } }, { users: { value: 2 } }],
    ['no limit', { additionalProperty: { name: 'Users', value: 'Unlimited' } }, { users: { value: null, unlimited: true } }],
    [
      'a property of what is offered',
      { itemOffered: { '@type': 'Service', additionalProperty: { name: 'Users', value: 4 } } },
      { users: { value: 4 } },
    ],
    [
      'a key of its own',
      { additionalProperty: { name: 'storageGb', value: 10, unitText: 'storage gb' } },
      { storageGb: { value: 10, unit: 'storage gb' } },
    ],
    [
      'one that renews',
      {
        additionalProperty: { name: 'AI credits', value: 500, valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' } },
      },
      { aiCredits: { value: 500, period: 'P1M' } },
    ],
    [
      'one that could be read in two ways',
      { additionalProperty: { name: 'Contacts', value: '1.000' } },
      { contacts: { value: null, reason: 'unreadable' } },
    ],
  ])('is read from %s', (_, properties, limits) => {
    expect(readOffer(properties).limits).toMatchObject(limits);
  });

  it.each<readonly [form: string, properties: object]>([
    ['a quantity without a noun', { eligibleQuantity: 5 }],
    ['a quantity in figures', { eligibleQuantity: { value: 5, unitText: '12' } }],
    ['a least quantity', { eligibleQuantity: { minValue: 3, unitText: 'users' } }],
    ['a property of something else', { additionalProperty: { name: 'Colour', value: 'red' } }],
    ['a property without a value', { additionalProperty: { name: 'Users' } }],
    ['a negative value', { additionalProperty: { name: 'Users', value: -1 } }],
  ])('is not invented from %s', (_, properties) => {
    expect(readOffer(properties).limits).toEqual({});
  });
});

describe('further facts', () => {
  it('are a description, and add-ons with their prices', () => {
    const addOn = { '@type': 'Offer', name: 'More Credits', ...specification({ unitCode: 'MON' }) };
    const { at, claims } = readOffer({ description: 'For one &amp; all', price: 9, priceCurrency: 'USD', addOn });
    expect(at('/description')).toEqual(['For one & all']);
    expect(at('/addOns/more-credits')).toMatchObject([{ name: 'More Credits', price: { value: 19, currency: 'USD', period: 'P1M' } }]);
    expect(claims.filter(({ pointer }) => pointer === '/name')).toHaveLength(1);
  });

  it('stand where they are said to stand', () => {
    const offer = { '@type': 'Offer', name: 'Solo', ...monthly({ price: 19 }) };
    const source = JSON.stringify(offer);
    const { claims } = readOffers(nodesOf(offer));
    const [name, price] = claims.map(({ place }) => place);
    expect(name).toEqual({ file: 'site/pricing.html', offset: source.indexOf('"Solo"'), note: 'JSON-LD /name' });
    expect(price).toEqual({ file: 'site/pricing.html', offset: source.indexOf('19'), note: 'JSON-LD /priceSpecification/0/price' });
  });
});
