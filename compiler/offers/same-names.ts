import { grouped } from '../base/group-by.ts';
import { foldName } from '../base/slug.ts';
import { isQuantity } from './names.ts';
import { isTable, offerKey, type FoundSet, type ShownOffer, type ShownPrice } from './offer.ts';

/** What a page tells of its sets. */
interface Page {
  /** The name directly above a set, or the heading above its heading; null without one. */
  readonly leadOf: (set: FoundSet) => string | null;
  /** True for a name that only says how long something takes. */
  readonly isDuration: (name: string) => boolean;
  /** True for a heading that names prices. */
  readonly titlesPrices: (heading: string) => boolean;
}

/**
 * The sets of a page with unique names. Months and years of a switch become prices of one offer. Other offers with the same name get the
 * names of their headings, or where one heading is above all of them, of the lines above them.
 */
export const withOwnNames = (sets: readonly FoundSet[], page: Page): readonly FoundSet[] =>
  named(led(joined(sets.map(withoutBadge)), page)).map((set) => timed(set, page));

/** "30 minutes" and "60 minutes" below "Massage" are "Massage: 30 minutes" and "Massage: 60 minutes". */
const timed = (set: FoundSet, { isDuration, titlesPrices }: Page): FoundSet => {
  const { heading, offers } = set;
  if (heading === null || titlesPrices(heading) || !offers.every(({ name }) => isDuration(name))) return set;
  return { ...set, offers: offers.map((offer) => ({ ...offer, name: `${heading}: ${offer.name}` })) };
};

/** "Studio" in the card "Deep clean" and "Studio" in the card "Move out" are two offers. */
const led = (sets: readonly FoundSet[], { leadOf }: Page): readonly FoundSet[] => {
  const alike = grouped(sets, ({ heading, offers }) => JSON.stringify([heading, ...offers.map(keyOf)]));
  const leads = new Map<FoundSet, string>();
  for (const group of alike.values()) {
    const found = group.flatMap((set) => leadOf(set) ?? []);
    const isOwn = group.length > 1 && new Set(found.map(foldName)).size === group.length;
    const [first, ...others] = group.map(({ offers }) => offers.map(({ prices }) => figuresIn(prices)).join());
    if (isOwn && others.some((each) => each !== first)) group.forEach((set, index) => leads.set(set, found[index] ?? ''));
  }
  return sets.map((set) => {
    const lead = leads.get(set);
    return lead === undefined ? set : { ...set, offers: set.offers.map((offer) => ({ ...offer, name: `${lead}: ${offer.name}` })) };
  });
};

/** Minimum offers of which one can have a badge. */
const LEAST_OFFERS = 3;

/** "Pro · Most popular" beside "Basic" and "Team" is "Pro". */
const withoutBadge = (set: FoundSet): FoundSet => {
  const [marked, ...others] = set.offers.filter(({ name }) => BADGE.test(name));
  const name = marked?.name.replace(BADGE, '') ?? '';
  const isBadge = set.offers.length >= LEAST_OFFERS && others.length === 0 && set.offers.every((each) => each.name !== name);
  return marked && isBadge ? { ...set, offers: set.offers.map((each) => (each === marked ? { ...each, name } : each)) } : set;
};

/** The words of a name behind a dot or a bar. */
const BADGE = /\s+[·•|]\s+[^·•|]*\p{L}[^·•|]*$/u;

const keyOf = ({ name }: ShownOffer): string => offerKey(name);

/** Merges cards that are repeated for another period. */
const joined = (sets: readonly FoundSet[]): readonly FoundSet[] => {
  const kept: FoundSet[] = [];
  // Index of the last set with an offer of each name, so that the time is linear in the number of sets.
  const places = new Map<string, number>();
  for (const set of sets) {
    const at = places.get(set.offers[0] ? keyOf(set.offers[0]) : '') ?? -1;
    const other = kept[at];
    if (other && isOtherSide(other, set)) kept[at] = { ...other, offers: other.offers.map((offer) => withPricesOf(offer, set)) };
    else for (const offer of kept[kept.push(set) - 1]?.offers ?? []) places.set(keyOf(offer), kept.length - 1);
  }
  return kept;
};

const isOtherSide = (set: FoundSet, other: FoundSet): boolean => {
  const offers = new Map(set.offers.map((offer) => [keyOf(offer), offer]));
  const pairs = other.offers.flatMap((offer) => {
    const same = offers.get(keyOf(offer));
    return same ? [[same, offer] as const] : [];
  });
  // A table beside cards repeats their prices.
  return (
    isTable(set) === isTable(other) &&
    pairs.length > 1 &&
    pairs.length === other.offers.length &&
    pairs.some(isLonger) &&
    pairs.every((pair) => isLonger(pair) || isAlike(pair))
  );
};

type Pair = readonly [ShownOffer, ShownOffer];

const rhythmOf = ({ period, billed }: ShownPrice): string => `${period} ${billed}`;

/** True when the second has other periods than the first, or other ways to pay: "$8 a month, billed yearly" beside "$10 a month". */
const isLonger = ([first, second]: Pair): boolean => {
  const rhythms = new Set(first.prices.map(rhythmOf));
  return second.prices.length > 0 && second.prices.every((price) => price.period !== null && !rhythms.has(rhythmOf(price)));
};

/** The amounts of some prices with their currencies and periods. */
export const figuresIn = (prices: readonly ShownPrice[]): string =>
  prices.map(({ value, currency, period }) => `${value} ${currency} ${period}`).join('|');

const isAlike = ([first, second]: Pair): boolean => figuresIn(first.prices) === figuresIn(second.prices);

const withPricesOf = (offer: ShownOffer, { offers }: FoundSet): ShownOffer => {
  const same = offers.find((each) => keyOf(each) === keyOf(offer));
  return same && isLonger([offer, same]) ? { ...offer, prices: [...offer.prices, ...same.prices] } : offer;
};

/** True for two sets about the same offers: some of them have the same name and price in both, and no different headings. */
const areSame = (set: FoundSet, other: FoundSet): boolean => {
  if (isTable(set) === isTable(other) && set.heading !== null && other.heading !== null && set.heading !== other.heading) return false;
  const offers = new Map(set.offers.map((offer) => [keyOf(offer), offer]));
  return other.offers.some((offer) => {
    const same = offers.get(keyOf(offer));
    return same !== undefined && same.prices.some(({ value }) => value !== 0) && isAlike([same, offer]);
  });
};

/** An offer without the prices that another set about the same offers contradicts, because it is unclear which one counts. */
export const withoutDoubts = (offer: ShownOffer, set: FoundSet, sets: readonly FoundSet[]): ShownOffer => {
  const others = sets.flatMap((other): readonly ShownPrice[] => {
    const same = other === set ? undefined : other.offers.find((each) => keyOf(each) === keyOf(offer));
    return same && areSame(set, other) ? same.prices : [];
  });
  return others.length === 0 ? offer : { ...offer, prices: offer.prices.filter((price) => !isDoubted(price, others)) };
};

/** True for a price when all other prices for the same thing are different. */
const isDoubted = (price: ShownPrice, others: readonly ShownPrice[]): boolean => {
  const comparable = others.filter(
    ({ currency, period, per, billed }) =>
      currency === price.currency && period === price.period && per === price.per && billed === price.billed,
  );
  return comparable.length > 0 && comparable.every(({ value }) => value !== price.value);
};

/** True for a table and cards with the same names, which the table compares. */
const isCompared = (set: FoundSet, other: FoundSet): boolean => {
  const names = new Set(set.offers.map(keyOf));
  return isTable(set) !== isTable(other) && other.offers.length > 1 && other.offers.every((offer) => names.has(keyOf(offer)));
};

/** "Small" below "Car" and "Small" below "Van" are two offers. */
const named = (sets: readonly FoundSet[]): readonly FoundSet[] => {
  const groups = grouped(
    sets.flatMap((set) => set.offers.map((offer) => ({ offer, set, heading: set.heading }))),
    ({ offer }) => keyOf(offer),
  );
  // Text between two sets is the heading of the second only when it is not the name of an offer.
  const isHeading = (heading: string | null): boolean => heading !== null && !groups.has(foldName(heading));
  const isShared = (all: readonly { readonly offer: ShownOffer; readonly set: FoundSet; readonly heading: string | null }[]): boolean => {
    const [first, ...others] = all;
    if (!first || others.length === 0 || others.some(({ set }) => areSame(first.set, set) || isCompared(first.set, set))) return false;
    const headings = new Set(all.map(({ heading }) => foldName(heading ?? '')));
    const values = all.flatMap(({ offer }) => [...new Set(offer.prices.map(({ value }) => value))]);
    const isDifferent =
      (isQuantity(first.offer.name) || new Set(values).size === values.length) &&
      all.every(({ offer }) => offer.prices.some(({ value }) => value !== 0));
    return isDifferent && headings.size === all.length && all.every(({ heading }) => isHeading(heading));
  };
  const shared = new Set([...groups].flatMap(([key, all]) => (isShared(all) ? [key] : [])));
  return sets.map((set) => ({
    ...set,
    offers: set.offers.map((offer) => (shared.has(keyOf(offer)) ? { ...offer, name: `${set.heading}: ${offer.name}` } : offer)),
  }));
};
