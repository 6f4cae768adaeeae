import { foldName } from '../../../base/slug.ts';
import { isConfirmed, isContested, type KnownSources } from '../../../facts/confirmed.ts';
import type { Plan } from '../../../facts/resources/plan.ts';
import type { Limit, Money } from '../../../schema/shapes.ts';
import { structured, type StructuredNode } from './structured.ts';

/**
 * The Offers of plans, with confirmed values only: a value that only the page shows would confirm itself where somebody copies the JSON-LD.
 * A plan without a confirmed price is an Offer without one if an explicit source states the plan, else it is left out.
 */
export const offersOf = (plans: readonly Plan[], log: KnownSources): readonly StructuredNode[] =>
  plans.flatMap((plan) => {
    const { slug, price } = plan;
    const isKnown = isSure(price, `plans.${slug}.price`, log) || isConfirmed(`plans.${slug}.name`, log);
    return isKnown ? [offerOf(plan, log)] : [];
  });

/** True for a confirmed value that no source contradicts. */
const isSure = ({ value, status }: Pick<Money, 'value' | 'status'>, path: string, log: KnownSources): boolean =>
  value !== null && status === 'confirmed' && !isContested(path, log);

const offerOf = (plan: Plan, log: KnownSources): StructuredNode => {
  const { name, url, price, otherPrices, limits, addOns } = plan;
  const path = `plans.${plan.slug}`;
  const surePrices = [
    ...(isSure(price, `${path}.price`, log) ? [price] : []),
    ...otherPrices.filter((other, index) => isSure(other, `${path}.otherPrices.${index}`, log)),
  ];
  const sureLimits = Object.entries(limits).filter(
    ([key, { status }]) => status === 'confirmed' && !isContested(`${path}.limits.${key}`, log),
  );
  const sureAddOns = addOns.filter((addOn) => isSure(addOn.price, `${path}.addOns.${foldName(addOn.name)}`, log));
  return structured('Offer', {
    name,
    description: isConfirmed(`${path}.description`, log) ? plan.description : null,
    url,
    // Without its main price, a plan would seem to cost one of the others.
    ...(surePrices[0] === price && pricesOf(surePrices)),
    additionalProperty: sureLimits.map(([key, limit]) => propertyValue(key, limit)),
    addOn: sureAddOns.map((addOn) => structured('Offer', { name: addOn.name, ...pricesOf([addOn.price]) })),
  });
};

const propertyValue = (key: string, { value, unlimited, unit, period }: Limit): StructuredNode =>
  structured('PropertyValue', {
    name: key,
    value: unlimited ? 'unlimited' : value,
    unitText: unit,
    // A limit per period is valid for one period.
    valueReference: period === null ? null : quantityOf(period),
  });

/**
 * `price` is for readers that know only the amount of the first price, unless it is a minimum; the specifications have all prices in full.
 */
const pricesOf = (prices: readonly Money[]): StructuredNode => {
  const [price] = prices;
  if (price === undefined) return {};
  const isPlain = price.period === null && price.per === null && !price.from;
  return {
    ...(!price.from && { price: price.value, priceCurrency: price.currency }),
    priceSpecification: isPlain && prices.length === 1 ? null : prices.map(specificationOf),
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
