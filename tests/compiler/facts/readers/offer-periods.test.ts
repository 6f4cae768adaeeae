/** The period of a price in JSON-LD: every way that sites write it, where it stands, and what an amount counts once for. */
import { describe, expect, it } from 'vitest';
import { readOffer, specification } from './offer-claims.ts';

const quantity = (value: number, unitCode: string): object => ({ '@type': 'QuantitativeValue', value, unitCode });
const priced = { price: 19, priceCurrency: 'USD' };

describe('the period', () => {
  it.each<readonly [form: string, offer: object, period: string | null]>([
    ['a duration', specification({ billingDuration: 'P1M' }), 'P1M'],
    ['a duration of twelve months', specification({ billingDuration: 'P12M' }), 'P1Y'],
    ['a number and a unit', specification({ billingDuration: 1, unitCode: 'MON' }), 'P1M'],
    ['a duration that is a quantity', specification({ billingDuration: quantity(3, 'MON') }), 'P3M'],
    ['a unit in words', specification({ unitText: 'per month' }), 'P1M'],
    ['a unit in capitals', specification({ unitText: 'MONTH' }), 'P1M'],
    ['a German unit', specification({ unitText: 'Monat' }), 'P1M'],
    ['a unit of six months', specification({ unitText: '6 month' }), 'P6M'],
    ['a unit of two years', specification({ unitText: '2 Jahre' }), 'P2Y'],
    ['a code for months', specification({ unitCode: 'MON' }), 'P1M'],
    ['a code for years', specification({ unitCode: 'ANN' }), 'P1Y'],
    ['a code for weeks', specification({ unitCode: 'WEE' }), 'P1W'],
    ['a code for days', specification({ unitCode: 'DAY' }), 'P1D'],
    ['a code for quarters', specification({ unitCode: 'QAN' }), 'P3M'],
    ['a code that is a word', specification({ unitCode: 'month' }), 'P1M'],
    ['a reference quantity', specification({ referenceQuantity: quantity(1, 'MON') }), 'P1M'],
    ['a reference quantity of three months', specification({ unitCode: 'MON', referenceQuantity: quantity(3, 'MON') }), 'P3M'],
    ['a specification without an amount', { ...priced, priceSpecification: { '@type': 'UnitPriceSpecification', unitCode: 'MON' } }, 'P1M'],
    ['a specification in a list', { priceSpecification: [{ '@type': 'UnitPriceSpecification', ...priced, unitCode: 'ANN' }] }, 'P1Y'],
    ['a specification without a type', { priceSpecification: { ...priced, unitCode: 'MON' } }, 'P1M'],
  ])('is read from %s', (_, offer, period) => {
    const { prices, codes } = readOffer(offer);
    expect(prices).toMatchObject([{ value: 19, currency: 'USD', period, billed: null }]);
    expect(codes).toEqual([]);
  });

  it.each<readonly [form: string, offer: object]>([
    ['nothing', priced],
    ['an unknown code', specification({ unitCode: 'C62' })],
    ['an empty word', specification({ unitText: '' })],
    ['another word', specification({ unitText: 'moment' })],
    ['no months', specification({ unitText: '0 months' })],
    ['half a month', specification({ referenceQuantity: quantity(0.5, 'MON') })],
    ['a number without a unit', specification({ billingDuration: 1 })],
    ['the period of an invoice', { ...priced, billingPeriod: 'P1M' }],
  ])('is never assumed: %s', (_, offer) => {
    const { prices, problems } = readOffer(offer);
    expect(prices).toMatchObject([{ value: 19, currency: 'USD', period: null, billed: null }]);
    expect(problems).toMatchObject([{ code: 'SITEC2304', message: 'the Offer "Solo" has no period' }]);
  });

  it('of what costs nothing is not asked for', () => {
    expect(readOffer({ price: 0, priceCurrency: 'USD' }).codes).toEqual([]);
  });

  it.each<readonly [property: string, where: string, offer: object]>([
    ['billingDuration', 'in an Offer', { ...priced, billingDuration: 'P1M' }],
    ['unitCode', 'in an Offer', { ...priced, unitCode: 'MON' }],
    ['unitText', 'in a PriceSpecification', { priceSpecification: { '@type': 'PriceSpecification', ...priced, unitText: 'month' } }],
    ['billingIncrement', 'as a duration', specification({ billingIncrement: 'P1M' })],
    ['billingDuration', 'in an Offer', { ...specification({}), billingDuration: 'P1M' }],
  ])('in a wrong place is read and reported: %s %s', (property, where, offer) => {
    const { prices, problems } = readOffer(offer);
    expect(prices).toMatchObject([{ period: 'P1M' }]);
    expect(problems.map(({ code, message }) => [code, message])).toEqual([
      ['SITEC2303', `${property} is where schema.org does not define it (${where}); sitec read it anyway`],
    ]);
  });

  it('is that of the unit; another duration says how often it is charged', () => {
    expect(readOffer(specification({ unitCode: 'MON', billingDuration: 'P1Y' })).prices).toMatchObject([{ period: 'P1M', billed: 'P1Y' }]);
    expect(readOffer(specification({ unitCode: 'MON', billingDuration: 12 })).prices).toMatchObject([{ period: 'P1M', billed: 'P1Y' }]);
    expect(readOffer(specification({ unitCode: 'MON', billingDuration: 'P1M' })).prices).toMatchObject([{ period: 'P1M', billed: null }]);
  });

  it('is told apart for each of several specifications', () => {
    const unit = (price: number, unitCode: string): object => ({
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'USD',
      unitCode,
    });
    const { prices, codes } = readOffer({ price: 19, priceCurrency: 'USD', priceSpecification: [unit(19, 'MON'), unit(190, 'ANN')] });
    expect(prices.map(({ value, period }) => [value, period])).toEqual([
      [19, 'P1M'],
      [190, 'P1Y'],
    ]);
    expect(codes).toEqual([]);
  });
});

describe('what an amount counts once for', () => {
  it.each<readonly [form: string, properties: object, per: string | null]>([
    ['a unit of words', { unitText: 'per location per month' }, 'location'],
    ['a unit with a slash', { unitText: 'user/month' }, 'user'],
    ['words beside a code', { unitCode: 'MON', unitText: 'per seat' }, 'seat'],
    ['a noun beside a code', { unitCode: 'MON', unitText: 'user' }, 'user'],
    ['a reference quantity', { unitCode: 'MON', referenceQuantity: { value: 1, unitText: 'user' } }, 'user'],
    ['a period alone', { unitText: 'month' }, null],
    ['a word that is no noun of a price', { unitCode: 'MON', unitText: 'plan' }, null],
  ])('is read from %s', (_, properties, per) => {
    expect(readOffer(specification(properties)).prices).toMatchObject([{ value: 19, period: 'P1M', per }]);
  });

  it('may be several', () => {
    const properties = { referenceQuantity: { '@type': 'QuantitativeValue', value: 1000, unitText: 'messages' } };
    expect(readOffer(specification(properties)).prices).toMatchObject([{ period: null, per: '1000 messages' }]);
  });
});
