import { grouped } from '../../base/group-by.ts';
import { moneyOf } from '../values.ts';
import { held, type JsonLdGraph } from '../../jsonld/graph.ts';
import { list, numeric, text, type JsonLdNode } from '../../jsonld/read.ts';
import { readLine, type PriceLine } from '../../money/amounts.ts';
import { vocabularyOf } from '../../money/vocabulary.ts';
import type { Money } from '../../schema/shapes.ts';
import { chargeOf, type Misplaced } from './offer-period.ts';

/** A price of an Offer, with the node and property that state it. */
export interface OfferPrice {
  readonly money: Money;
  readonly node: JsonLdNode;
  readonly property: string;
  readonly misplaced: readonly Misplaced[];
  /** Why the price cannot be read, and its node and property. Null for a readable price and for a price on request. */
  readonly fault: OfferFault | null;
}

/** What makes a price unreadable. */
interface OfferFault {
  readonly reason: string;
  readonly node: JsonLdNode;
  readonly property: string;
}

/** Price types that customers pay (schema.org, PriceTypeEnumeration). A list price or a strikethrough price is not one. */
const PAID = /(?:^|\/)(?:SalePrice|RegularPrice)$/;
/** The recurring part of a price with several components (schema.org, PriceComponentTypeEnumeration). */
const RECURRING = /(?:^|\/)Subscription$/;

/**
 * The prices of an Offer: from its price specifications, else its own. Contradicting amounts inside one Offer are all returned, so that
 * they are reported with their positions. If they may be for different customers, the result is one unreadable price.
 */
export const offerPrices = (offer: JsonLdNode, graph: JsonLdGraph): readonly OfferPrice[] => {
  const specifications = held(offer, 'priceSpecification', graph).map((node) => partOf(node, graph));
  const paid = specifications.filter((node) => isPaid(node, graph));
  const found = paid.filter(hasAmount).map((node) => readPrice(node, node, offer, graph));
  // A specification without an amount describes the amount of the Offer itself.
  const [unit = offer, ...units] = paid.filter((node) => !hasAmount(node));
  const own = hasAmount(offer) ? [readPrice(offer, units.length === 0 ? unit : offer, offer, graph)] : [];
  if (found.length === 0) return own;
  const isListed = own.every(({ money }) => money.value === null || found.some((price) => price.money.value === money.value));
  return withoutContradictions(isListed ? withoutTrials(found) : [...own.map((price) => likeOthers(price, found)), ...found]);
};

/** The only recurring component of a compound price. With several, the components cannot be used separately. */
const partOf = (node: JsonLdNode, graph: JsonLdGraph): JsonLdNode => {
  const recurring = held(node, 'priceComponent', graph).filter((part) => {
    const kind = text(part, 'priceComponentType');
    return kind === null || RECURRING.test(kind);
  });
  const [part, ...others] = hasAmount(node) ? [] : recurring;
  return part && others.length === 0 ? part : node;
};

const hasAmount = (node: JsonLdNode): boolean => text(node, 'price') !== null || text(node, 'minPrice') !== null;

/** Prices only for members do not count. */
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

/** The reason why an amount is not a price: it is negative, or has no currency. */
const faultOf = (
  amount: Amount | null,
  currency: string | null,
  property: string,
  nodes: readonly [node: JsonLdNode, offer: JsonLdNode],
): OfferFault | null => {
  const [node] = nodes;
  if (!amount) return { reason: 'it is not an unambiguous number', node, property };
  if (amount.value < 0) return { reason: 'it is negative', node, property };
  if (amount.value === 0 || currency !== null) return null;
  const owner = nodes.find((each) => text(each, 'priceCurrency') !== null);
  if (!owner) return { reason: 'it has no priceCurrency', node, property };
  return { reason: `"${text(owner, 'priceCurrency')}" is not a currency code`, node: owner, property: 'priceCurrency' };
};

/** The amount of a property, and the currency of its sign. */
interface Amount {
  readonly value: number;
  readonly currency: string | null;
}

/** Microdata marks visible words, which have a currency sign. JSON-LD has numbers. */
const amountOf = (node: JsonLdNode, property: string): Amount | null => {
  const value = numeric(node, property);
  if (value !== null) return { value, currency: null };
  const words = text(node, property) ?? '';
  if (said(words).free) return { value: 0, currency: null };
  return node.syntax === 'JSON-LD' ? null : shownAmount(words, currencyOf(node));
};

/** The amount of words without other content, in the currency that is stated beside them. */
const shownAmount = (words: string, named: string | null): Amount | null => {
  const [price, ...others] = said(words).amounts;
  if (!price || price.value === null || price.high !== null || others.length > 0 || price.raw.length < words.length) return null;
  if (named !== null && !price.codes.includes(named)) return null;
  return { value: price.value, currency: named ?? price.currency };
};

const said = (words: string): PriceLine => readLine(words, vocabularyOf(null));

/** "From 19": only the minimum price is stated, or it equals the price. */
const isLeast = (node: JsonLdNode, property: string): boolean => {
  const least = numeric(node, 'minPrice');
  return least !== null && (property === 'minPrice' || least === numeric(node, 'price')) && least !== numeric(node, 'maxPrice');
};

const unreadable = (words: string): Money => moneyOf({ quote: words, reason: said(words).onRequest ? 'on_request' : 'unreadable' });

const currencyOf = (node: JsonLdNode): string | null => /^[A-Z]{3}$/.exec(text(node, 'priceCurrency')?.toUpperCase() ?? '')?.[0] ?? null;

/** A free price beside other amounts is the price of a trial. */
const withoutTrials = (prices: readonly OfferPrice[]): readonly OfferPrice[] => {
  const isPriced = prices.some(({ money }) => money.value !== null && money.value > 0);
  return isPriced ? prices.filter(({ money }) => money.value !== 0) : prices;
};

/** An amount of the Offer itself has the period of its specifications: a month if one has it, else the period of the first. */
const likeOthers = (own: OfferPrice, found: readonly OfferPrice[]): OfferPrice => {
  const { period = null } = (found.find(({ money }) => money.period === 'P1M') ?? found[0])?.money ?? {};
  return { ...own, money: { ...own.money, period: own.money.period ?? period } };
};

/** Several amounts for the same thing: equal ones are merged, different ones are all kept. */
const withoutContradictions = (prices: readonly OfferPrice[]): readonly OfferPrice[] =>
  [...grouped(prices, ({ money }) => keyOf(money)).values()].flatMap(contradicting);

/** Conditions of a price (schema.org, PriceSpecification). Prices with different conditions do not contradict each other. */
const CONDITIONS = ['eligibleQuantity', 'eligibleTransactionVolume', 'eligibleRegion', 'validFrom', 'validThrough'];

/** Prices of the same thing: one of them when they are equal, one unreadable price when they have conditions, else all of them. */
const contradicting = (prices: readonly OfferPrice[]): readonly OfferPrice[] => {
  const amounts = [...new Set(prices.map(({ money }) => money.value ?? money.quote))];
  if (amounts.length === 1) return prices.slice(0, 1);
  const isConditional = prices.some(({ node }) => CONDITIONS.some((condition) => condition in node.properties));
  if (!isConditional && prices.every(({ money }) => money.value !== null)) return prices;
  return prices.slice(0, 1).map((first) => ({ ...first, money: unreadable(amounts.join(' / ')) }));
};

const keyOf = ({ value, currency, period, per, billed }: Money): string =>
  value === null ? 'unpriced' : [period, currency, per, billed].join(' ');

/** The monthly price, else the first: the price of an add-on. */
export const mainPrice = (prices: readonly OfferPrice[]): Money =>
  (prices.find(({ money }) => money.period === 'P1M') ?? prices[0])?.money ?? moneyOf({ reason: 'not_found' });

/** True for a discontinued Offer. */
export const isOver = (offer: JsonLdNode): boolean =>
  list(offer.properties.availability).some((value) => /(?:^|\/)Discontinued$/.test(String(value)));
