import { unitOf } from '../../amounts/grammar.ts';
import type { Plan } from '../../facts/resources/plan.ts';
import type { Limit, Money } from '../../schema/shapes.ts';

/** A node of schema.org with the properties that are known. */
export type StructuredNode = Readonly<Record<string, unknown>>;

/** A node of a type; what is unknown or empty is left out. */
export const structured = (type: string, properties: StructuredNode): StructuredNode => ({
  '@type': type,
  ...Object.fromEntries(Object.entries(properties).filter(([, value]) => !isEmpty(value))),
});

const isEmpty = (value: unknown): boolean => value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** The Offer of a plan. A plan without a known price is an Offer without one. */
export const offerOf = (plan: Plan): StructuredNode => {
  const limits = Object.entries(plan.limits).filter(([, limit]) => limit.unlimited || limit.value !== null);
  const seats = limits.find(([key, limit]) => isSeats(key, limit));
  return structured('Offer', {
    name: plan.name,
    description: plan.description,
    url: plan.url,
    ...pricesOf(plan.price, plan.otherPrices),
    eligibleQuantity: seats && structured('QuantitativeValue', { maxValue: seats[1].value, unitText: seats[1].unit }),
    additionalProperty: limits.filter((limit) => limit !== seats).map(([key, limit]) => propertyValue(key, limit)),
    addOn: plan.addOns.map(({ name, price }) => structured('Offer', { name, ...pricesOf(price, []) })),
  });
};

/** The number of users is what an Offer can be ordered for; other limits are further properties of it. */
const isSeats = (key: string, { value, unit, period }: Limit): boolean =>
  key === 'users' && value !== null && unit === unitOf(key) && period === null;

const propertyValue = (key: string, { value, unlimited, unit, period }: Limit): StructuredNode =>
  structured('PropertyValue', {
    name: key,
    value: unlimited ? 'unlimited' : value,
    unitText: unit,
    // A limit that renews holds for that long.
    valueReference: period === null ? null : quantityOf(period),
  });

/** `price` says the amount of the first price to readers of that alone, unless it is a least one; the specifications say all of them in full. */
const pricesOf = (price: Money, others: readonly Money[]): StructuredNode => {
  if (price.value === null) return {};
  const isPlain = price.period === null && price.per === null && !price.from;
  return {
    ...(!price.from && { price: price.value, priceCurrency: price.currency }),
    priceSpecification:
      isPlain && others.length === 0 ? null : [price, ...others].filter(({ value }) => value !== null).map(specificationOf),
  };
};

const specificationOf = ({ value, currency, period, per, from, billed }: Money): StructuredNode =>
  structured('UnitPriceSpecification', {
    ...(from ? { minPrice: value } : { price: value }),
    priceCurrency: currency,
    unitCode: period === null ? null : UNIT_CODES[period.slice(-1)],
    unitText: per === null ? null : `per ${per}`,
    billingDuration: billed ?? period,
    referenceQuantity: period === null ? null : quantityOf(period),
  });

/** Codes of charging units (UN/ECE Recommendation 20) by the letter of ISO 8601. */
const UNIT_CODES: Readonly<Record<string, string>> = { D: 'DAY', W: 'WEE', M: 'MON', Y: 'ANN' };

const quantityOf = (period: string): StructuredNode =>
  structured('QuantitativeValue', { value: Number(period.slice(1, -1)), unitCode: UNIT_CODES[period.slice(-1)] });
