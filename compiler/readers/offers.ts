import type { Claim } from '../claim.ts';
import { list, numeric, text, type JsonLdNode } from '../jsonld.ts';
import type { Page } from '../page.ts';
import type { Money } from '../resources/shapes.ts';
import { foldName, slugify } from '../slug.ts';
import { moneyOf } from './grammar.ts';
import { pricePointer } from './plan-marks.ts';

/** UN/CEFACT unit codes of the charging unit, and words that sites use instead. */
const PERIODS: readonly (readonly [pattern: RegExp, period: string])[] = [
  [/^(MON|.*\b(month|monat|mo)\b.*)$/i, 'P1M'],
  [/^(ANN|.*\b(year|jahr|annum|yr)\b.*)$/i, 'P1Y'],
  [/^(WEE|.*\b(week|woche)\b.*)$/i, 'P1W'],
  [/^(DAY|.*\b(day|tag)\b.*)$/i, 'P1D'],
];

/**
 * What the Offers of a page's JSON-LD say about plans. An Offer without a name, inside a Review or inside an AggregateOffer is none.
 * `known` maps folded names to the slugs that other sources use.
 */
export const planOffers = (page: Page, known: ReadonlyMap<string, string>): readonly Claim[] => {
  const nodes = page.jsonld.filter((node) => node.types.includes('Offer') && !isForeign(node));
  return nodes.flatMap((offer) => {
    const name = text(offer, 'name') ?? itemName(offer);
    if (name === null) return [];
    const slug = known.get(foldName(name)) ?? slugify(name);
    const claim = (pointer: string, value: unknown, at: JsonLdNode): Claim => ({
      slug,
      pointer,
      value,
      level: 'jsonld',
      page: page.url,
      place: { file: page.source, offset: at.offset, note: `JSON-LD ${at.pointer}` },
    });
    const specifications = page.jsonld.filter(
      (node) => node.parent === offer && node.types.some((type) => type.endsWith('PriceSpecification')) && numeric(node, 'price') !== null,
    );
    const priced = specifications.length > 0 ? specifications : numeric(offer, 'price') === null ? [] : [offer];
    return [
      claim('/name', name, offer),
      ...priced.map((node) => {
        const price = readOffer(node, offer, page.jsonld);
        return claim(pricePointer(price), price, node);
      }),
    ];
  });
};

const isForeign = (offer: JsonLdNode): boolean => {
  for (let node = offer.parent; node; node = node.parent)
    if (node.types.some((type) => type === 'Review' || type === 'AggregateOffer')) return true;
  return false;
};

const itemName = (offer: JsonLdNode): string | null => {
  const [item] = list(offer.properties.itemOffered);
  const name = typeof item === 'object' && item !== null ? (item as Record<string, unknown>).name : null;
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : null;
};

const readOffer = (node: JsonLdNode, offer: JsonLdNode, nodes: readonly JsonLdNode[]): Money => {
  const charged = chargedPeriod(node, nodes);
  const duration = durationOf(node) ?? durationOf(offer);
  const currency = text(node, 'priceCurrency') ?? text(offer, 'priceCurrency');
  return moneyOf({
    value: numeric(node, 'price'),
    currency: /^[A-Z]{3}$/.exec(currency ?? '')?.[0] ?? null,
    // The unit says what is charged for; a longer duration beside it says how long one is bound.
    period: charged ?? duration,
    billed: charged !== null && duration !== charged ? duration : null,
  });
};

const chargedPeriod = (node: JsonLdNode, nodes: readonly JsonLdNode[]): string | null => {
  const reference = nodes.find((other) => other.parent === node && other.pointer.endsWith('/referenceQuantity'));
  const counted = reference ? times(periodOf(text(reference, 'unitCode')), numeric(reference, 'value') ?? 1) : null;
  return counted ?? periodOf(text(node, 'unitCode')) ?? periodOf(text(node, 'unitText'));
};

/** A period several times: 3 and P1M are P3M. A quantity that is no whole number of units says nothing. */
const times = (period: string | null, count: number): string | null =>
  period !== null && Number.isSafeInteger(count) && count > 0 ? period.replace('1', String(count)) : null;

const periodOf = (word: string | null): string | null =>
  word === null ? null : (PERIODS.find(([pattern]) => pattern.test(word))?.[1] ?? null);

const durationOf = (node: JsonLdNode): string | null => {
  const value = text(node, 'billingDuration') ?? text(node, 'billingIncrement');
  return value !== null && /^P[1-9]\d*[DWMY]$/.test(value) ? value : null;
};
