import { moneyOf } from '../values.ts';
import { held, type JsonLdGraph } from '../../jsonld/graph.ts';
import { list, numeric, text, type JsonLdNode } from '../../jsonld/read.ts';
import { readLine, type PriceLine } from '../../money/amounts.ts';
import { vocabularyOf } from '../../money/vocabulary.ts';
import type { Money } from '../../schema/shapes.ts';
import { chargeOf, type Misplaced } from './offer-period.ts';

/** A price of an Offer, with the node and property that say it. */
export interface OfferPrice {
  readonly money: Money;
  readonly node: JsonLdNode;
  readonly property: string;
  readonly misplaced: readonly Misplaced[];
  /** Why it cannot be read, and where that stands; null for a price that can be, or is given on request. */
  readonly fault: OfferFault | null;
}

/** What makes a price unreadable. */
interface OfferFault {
  readonly reason: string;
  readonly node: JsonLdNode;
  readonly property: string;
}

/** Kinds of price that somebody pays (schema.org, PriceTypeEnumeration); a list price or a struck one is not. */
const PAID = /(?:^|\/)(?:SalePrice|RegularPrice)$/;
/** What is paid again and again of a price that has several parts (schema.org, PriceComponentTypeEnumeration). */
const RECURRING = /(?:^|\/)Subscription$/;

/**
 * The prices of an Offer: those of its price specifications, else its own. Amounts that contradict each other inside of one Offer are all
 * given, so that they are reported with their places; where they may be for different people, they are one price that cannot be read.
 */
export const offerPrices = (offer: JsonLdNode, graph: JsonLdGraph): readonly OfferPrice[] => {
  const specifications = held(offer, 'priceSpecification', graph).map((node) => partOf(node, graph));
  const paid = specifications.filter((node) => isPaid(node, graph));
  const found = paid.filter(hasAmount).map((node) => readPrice(node, node, offer, graph));
  // A specification without an amount says what the Offer's own amount is for.
  const [unit = offer, ...units] = paid.filter((node) => !hasAmount(node));
  const own = hasAmount(offer) ? [readPrice(offer, units.length === 0 ? unit : offer, offer, graph)] : [];
  if (found.length === 0) return own;
  const isListed = own.every(({ money }) => money.value === null || found.some((price) => price.money.value === money.value));
  return withoutContradictions(isListed ? withoutTrials(found) : [...own.map((price) => likeOthers(price, found)), ...found]);
};

/** The only part of a compound price that is paid again and again; the parts of another one are of no use one by one. */
const partOf = (node: JsonLdNode, graph: JsonLdGraph): JsonLdNode => {
  const recurring = held(node, 'priceComponent', graph).filter((part) => {
    const kind = text(part, 'priceComponentType');
    return kind === null || RECURRING.test(kind);
  });
  const [part, ...others] = hasAmount(node) ? [] : recurring;
  return part && others.length === 0 ? part : node;
};

const hasAmount = (node: JsonLdNode): boolean => text(node, 'price') !== null || text(node, 'minPrice') !== null;

/** Prices for members only are not what everybody pays. */
const isPaid = (node: JsonLdNode, graph: JsonLdGraph): boolean => {
  const kind = text(node, 'priceType');
  return (kind === null || PAID.test(kind)) && held(node, 'validForMemberTier', graph).length === 0;
};

const readPrice = (node: JsonLdNode, unit: JsonLdNode, offer: JsonLdNode, graph: JsonLdGraph): OfferPrice => {
  const property = text(node, 'price') === null ? 'minPrice' : 'price';
  const amount = amountOf(node, property);
  const currency = currencyOf(node) ?? currencyOf(offer) ?? amount?.currency ?? null;
  const fault = faultOf(amount, currency, property, [node, offer]);
  if (!amount || fault) {
    const money = unreadable(text(node, property) ?? '');
    return { money, node, property, misplaced: [], fault: money.reason === 'on_request' ? null : fault };
  }
  const { misplaced, ...charge } = chargeOf(unit, offer, graph);
  const money = moneyOf({ value: amount.value, currency, ...charge, from: isLeast(node, property) });
  return { money, node, property, misplaced, fault: null };
};

/** Nobody pays a negative amount, and an amount of no currency is no price. */
const faultOf = (
  amount: Amount | null,
  currency: string | null,
  property: string,
  nodes: readonly [node: JsonLdNode, offer: JsonLdNode],
): OfferFault | null => {
  const [node] = nodes;
  if (!amount) return { reason: 'it is no number that has one meaning', node, property };
  if (amount.value < 0) return { reason: 'nobody pays a negative amount', node, property };
  if (amount.value === 0 || currency !== null) return null;
  const owner = nodes.find((each) => text(each, 'priceCurrency') !== null);
  if (!owner) return { reason: 'it has no priceCurrency', node, property };
  return { reason: `"${text(owner, 'priceCurrency')}" is no code of a currency`, node: owner, property: 'priceCurrency' };
};

/** The amount of a property, and the currency of its sign. */
interface Amount {
  readonly value: number;
  readonly currency: string | null;
}

/** Microdata marks the words that people see, and these have a sign; JSON-LD has numbers. */
const amountOf = (node: JsonLdNode, property: string): Amount | null => {
  const value = numeric(node, property);
  if (value !== null) return { value, currency: null };
  const words = text(node, property) ?? '';
  if (said(words).free) return { value: 0, currency: null };
  return node.syntax === 'JSON-LD' ? null : shownAmount(words, currencyOf(node));
};

/** The amount in words that are nothing else, in the currency that is named beside them. */
const shownAmount = (words: string, named: string | null): Amount | null => {
  const [price, ...others] = said(words).amounts;
  if (!price || price.value === null || price.high !== null || others.length > 0 || price.raw.length < words.length) return null;
  if (named !== null && !price.codes.includes(named)) return null;
  return { value: price.value, currency: named ?? price.currency };
};

const said = (words: string): PriceLine => readLine(words, vocabularyOf(null));

/** "From 19": the least price is all that is said, or is the price itself. */
const isLeast = (node: JsonLdNode, property: string): boolean => {
  const least = numeric(node, 'minPrice');
  return least !== null && (property === 'minPrice' || least === numeric(node, 'price')) && least !== numeric(node, 'maxPrice');
};

const unreadable = (words: string): Money => moneyOf({ quote: words, reason: said(words).onRequest ? 'on_request' : 'unreadable' });

const currencyOf = (node: JsonLdNode): string | null => /^[A-Z]{3}$/.exec(text(node, 'priceCurrency')?.toUpperCase() ?? '')?.[0] ?? null;

/** Nothing, beside amounts, is what the time of trying costs. */
const withoutTrials = (prices: readonly OfferPrice[]): readonly OfferPrice[] => {
  const isPriced = prices.some(({ money }) => money.value !== null && money.value > 0);
  return isPriced ? prices.filter(({ money }) => money.value !== 0) : prices;
};

/** An amount of the Offer itself is for the period of its specification: that of a month, else of the first. */
const likeOthers = (own: OfferPrice, found: readonly OfferPrice[]): OfferPrice => {
  const { period = null } = (found.find(({ money }) => money.period === 'P1M') ?? found[0])?.money ?? {};
  return { ...own, money: { ...own.money, period: own.money.period ?? period } };
};

/** Several amounts for the same thing: equal ones are one, others are all kept. */
const withoutContradictions = (prices: readonly OfferPrice[]): readonly OfferPrice[] => {
  const groups = new Map<string, OfferPrice[]>();
  for (const price of prices) {
    const key = keyOf(price.money);
    groups.set(key, [...(groups.get(key) ?? []), price]);
  }
  return [...groups.values()].flatMap(contradicting);
};

/** Who pays a price, or when (schema.org, PriceSpecification): prices that differ in it do not contradict each other. */
const CONDITIONS = ['eligibleQuantity', 'eligibleTransactionVolume', 'eligibleRegion', 'validFrom', 'validThrough'];

/** Prices that are said of one thing: one of them when they are equal; for different people one that cannot be read; else all of them. */
const contradicting = (prices: readonly OfferPrice[]): readonly OfferPrice[] => {
  const amounts = [...new Set(prices.map(({ money }) => money.value ?? money.quote))];
  if (amounts.length === 1) return prices.slice(0, 1);
  const isConditional = prices.some(({ node }) => CONDITIONS.some((condition) => condition in node.properties));
  if (!isConditional && prices.every(({ money }) => money.value !== null)) return prices;
  return prices.slice(0, 1).map((first) => ({ ...first, money: unreadable(amounts.join(' / ')) }));
};

const keyOf = ({ value, currency, period, per, billed }: Money): string =>
  value === null ? 'unpriced' : [period, currency, per, billed].join(' ');

/** The price of a month, else the first one: what an extra costs. */
export const mainPrice = (prices: readonly OfferPrice[]): Money =>
  (prices.find(({ money }) => money.period === 'P1M') ?? prices[0])?.money ?? moneyOf({ reason: 'not_found' });

/** True for an Offer that ended: it is listed for the record. */
export const isOver = (offer: JsonLdNode): boolean =>
  list(offer.properties.availability).some((value) => /(?:^|\/)Discontinued$/.test(String(value)));
