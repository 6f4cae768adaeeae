import { grouped } from '../base/group-by.ts';
import { languageOfTag } from '../base/language-tags.ts';
import { foldName } from '../base/slug.ts';
import { nameKey } from '../base/words.ts';
import { namesOthers } from '../money/amounts.ts';
import { vocabularyOf, type Vocabulary } from '../money/vocabulary.ts';
import { isList, offerKey, type FoundSet, type ShownOffer, type ShownPrice } from './offer.ts';
import { figuresIn, withoutDoubts } from './same-names.ts';

/** A page with its sets of offers. */
export interface OfferPage {
  readonly path: string;
  readonly language: string | null;
  /** True when its title names prices. */
  readonly isPricing: boolean;
  /** True for an article or a comparison with others. */
  readonly isArticle: boolean;
  readonly sets: readonly FoundSet[];
}

/** An offer of the site, with the best page for it. */
export interface ChosenOffer<P extends OfferPage> {
  readonly page: P;
  readonly set: FoundSet;
  readonly offer: ShownOffer;
}

/** True for a page such as "/hall". */
const isAtRoot = ({ path }: OfferPage): boolean => !path.replace(/\/$/, '').includes('/', 1);

/** The offers of a site: the own ones of its pages in one language, without duplicates. `own` has the keys of the names of the company. */
export const chooseOffers = <P extends OfferPage>(
  pages: readonly P[],
  language: string | null,
  own: ReadonlySet<string>,
): readonly ChosenOffer<P>[] => {
  const isListing = pages.some((page) => page.isPricing && page.sets.length > 0);
  const likely = pages.flatMap((page) => {
    if (page.isArticle) return [];
    const compared = page.sets.filter((set) => !isComparison(set, page.sets, own, vocabularyOf(page.language)));
    // Beside cards with links, recurring offers without links belong to other companies. Those beside one-time prices are add-ons.
    const isShop = compared.some((set) => isSelling(set) && hasActions(set));
    const isOwn = (set: FoundSet): boolean => !isShop || hasActions(set) || set.isPricing || !isRecurring(set) || hasOneTimePrice(set);
    const ours = compared.filter((set) => isOwn(set) && !isOfOthers(set, compared) && (page.isPricing || !isHiddenBeside(set, compared)));
    const selling = ours.filter(isSelling);
    const isPricing = page.isPricing || selling.length > 0;
    // On a page about something else, amounts beside a single offer may be about anything.
    const isTeaser = !page.isPricing && selling.every(({ form }) => form === 'single');
    // Where another page has the prices, a table of prices on a page of the same level is one more list of them.
    const isMore = (set: FoundSet): boolean => isListing && set.hasPriceHead === true && isAtRoot(page);
    const sets = isTeaser ? ours.filter((set) => set.isPricing || selling.includes(set) || isMore(set)) : ours;
    return sets.length > 0 ? [{ page, sets, isPricing }] : [];
  });
  const base = (tag: string | null): string => languageOfTag(tag ?? language ?? '');
  const main = likely.filter(({ page }) => base(page.language) === base(language));
  const ranked = (main.length > 0 ? main : likely).toSorted(
    (a, b) =>
      Number(b.page.isPricing) - Number(a.page.isPricing) ||
      Number(b.isPricing) - Number(a.isPricing) ||
      depthOf(a.page) - depthOf(b.page) ||
      sizeOf(b.sets) - sizeOf(a.sets) ||
      (a.page.path < b.page.path ? -1 : 1),
  );
  const chosen: ChosenOffer<P>[] = [];
  const figures = new Set<string>();
  for (const { page, sets } of ranked) {
    // Another page with the same amounts in the same order is a translation or a repetition.
    const others = chosen.filter((other) => other.page !== page);
    const fresh = sets.filter((set) => set.offers.length < 2 || !figures.has(figuresOf(set)));
    const isKnown = (offer: ShownOffer): boolean =>
      chosen.some((other) => offerKey(other.offer.name) === offerKey(offer.name)) || others.some((other) => isSame(other.offer, offer));
    const all = fresh.flatMap((set) => set.offers.map((offer) => ({ page, set, offer: withoutDoubts(offer, set, sets) })));
    for (const each of all) {
      const row = chosen.findIndex((other) => other.page === page && isRowOf(other, each));
      if (row >= 0)
        chosen[row] = { ...each, offer: { ...each.offer, prices: pricesOfBoth(chosen[row]?.offer.prices ?? [], each.offer.prices) } };
      else if (!isKnown(each.offer)) chosen.push(each);
    }
    for (const set of fresh) figures.add(figuresOf(set));
  }
  const all = grouped(
    ranked.flatMap(({ page, sets }) => sets.flatMap((set) => set.offers.map((offer) => ({ page, set, offer })))),
    ({ offer }) => `${offerKey(offer.name)} ${figuresIn(offer.prices)}`,
  );
  // A teaser has the same price as the card with the bullet lines.
  return chosen.map((each) => {
    const { bullets, prices, name } = each.offer;
    const same = bullets.length > 0 || prices.length === 0 ? [] : (all.get(`${offerKey(name)} ${figuresIn(prices)}`) ?? []);
    return same.find(({ offer }) => offer.bullets.length > 0) ?? each;
  });
};

/** True for the row of a price list about an offer that a card describes. */
const isRowOf = ({ set: list, offer: row }: Shown, { set, offer }: Shown): boolean =>
  isList(list) && !isList(set) && row.prices.length > 0 && offerKey(row.name) === offerKey(offer.name);

/** The prices of a list, which may say more about those of a card. If it has other ones, those of the card are first. */
const pricesOfBoth = (listed: readonly ShownPrice[], own: readonly ShownPrice[]): readonly ShownPrice[] => {
  const isRepeated = own.length === 0 || own.some(({ value }) => listed.some((price) => price.value === value));
  return isRepeated ? listed : [...own, ...listed.filter((price) => own.every(({ period }) => period !== price.period))];
};

type Shown = Pick<ChosenOffer<OfferPage>, 'set' | 'offer'>;

const figuresOf = ({ offers }: FoundSet): string => offers.map(({ prices }) => prices.map(({ value }) => value).join(' ')).join('|');

const sizeOf = (sets: readonly FoundSet[]): number => sets.reduce((sum, { offers }) => sum + offers.length, 0);
const depthOf = ({ path }: OfferPage): number => path.split('/').length;

/** Words for the own company in comparisons. */
const US =
  /^(?:we|us|with us|wir|uns|bei uns|nous|chez nous|nosotros|nós|noi|wij|ons|bij ons|vi|hos oss|hos os|my|u nas|мы|у нас|当社|弊社|我们)$/iu;

/**
 * True for a comparison: exactly one record has the name of the company, a record is named after the prices of others, or at most half of
 * them are offers of other sets with the name of the company before their own.
 */
const isComparison = (set: FoundSet, all: readonly FoundSet[], own: ReadonlySet<string>, vocabulary: Vocabulary): boolean => {
  const { offers, heading } = set;
  const shown = namesIn(set);
  const names = shown.map(nameKey);
  const compared = offers.filter(
    ({ action }) => action?.href != null && /-vs-|\/(?:vs|compare|comparisons?|alternatives?)\//.test(action.href),
  ).length;
  // Reviews are numbered, offers are not.
  const numbered = offers.filter(({ name }) => /^#?\p{Nd}{1,2}[.)]\s/u.test(name)).length;
  return (
    compared * 2 > offers.length ||
    /(?<![\p{L}])(?:vs|versus)(?![\p{L}])/iu.test(heading ?? '') ||
    namesOthers(heading ?? '', vocabulary) ||
    shown.some((name) => US.test(name) || namesOthers(name, vocabulary)) ||
    numbered * 2 > offers.length ||
    isAmongOthers(
      names,
      own,
      all.filter((other) => other !== set),
    )
  );
};

/** True when only some names are those of the company: its own one, or the names of its offers behind it. */
const isAmongOthers = (names: readonly string[], own: ReadonlySet<string>, others: readonly FoundSet[]): boolean => {
  const behind = names.flatMap((name) => {
    const start = [...own].find((each) => each !== '' && name.startsWith(each));
    return start === undefined ? [] : name.slice(start.length);
  });
  const known = new Set(others.flatMap(({ offers }) => offers.map(({ name }) => nameKey(name))));
  return (
    (behind.length === 1 && names.some((name) => own.has(name))) ||
    (behind.length * 2 <= names.length && behind.some((name) => known.has(name)))
  );
};

/** The names of a set; for cells those of rows and columns. */
const namesIn = ({ form, offers }: FoundSet): readonly string[] =>
  form === 'cells' ? [...new Set(offers.flatMap(({ name }) => name.split(CELL)))] : offers.map(({ name }) => name);

/** The last comma of the name of a cell, between its row and its column. */
const CELL = /, (?!.*, )/;

/** The columns of a table with recurring prices are the recurring cards on the page, or else other companies. */
const isOfOthers = (set: FoundSet, all: readonly FoundSet[]): boolean => {
  const cards = all.filter(isRecurring).flatMap(({ offers }) => offers.map(({ name }) => foldName(name)));
  const isPaid = set.offers.some(({ prices }) => prices.some(({ period }) => period !== null));
  return set.form === 'columns' && isPaid && cards.length > 0 && !set.offers.some(({ name }) => cards.includes(foldName(name)));
};

/** Hidden amounts with nothing else, beside shown ones and not below words for prices, are of a picture of the product: a chat, an order. */
const isHiddenBeside = (set: FoundSet, all: readonly FoundSet[]): boolean => {
  const isShown = ({ offers }: FoundSet): boolean => offers.some(({ prices }) => prices.some(({ isHidden }) => !isHidden));
  return (
    !set.isPricing &&
    !isShown(set) &&
    set.offers.every(({ bullets, action }) => bullets.length === 0 && action === null) &&
    all.some(isShown)
  );
};

const hasActions = ({ offers }: FoundSet): boolean => offers.some(({ action }) => action !== null);
const isRecurring = ({ offers, form }: FoundSet): boolean =>
  form === 'cards' && offers.some(({ prices }) => prices.some(({ period }) => period !== null));

const hasOneTimePrice = ({ offers }: FoundSet): boolean =>
  offers.some(({ prices }) => prices.some(({ period, value }) => period === null && (value ?? 0) > 0));

/** A yearly amount from here on may be a salary, in any currency. */
const SALARY = 20_000;

/** True for records with evidence that they are for sale. */
const isSelling = (set: FoundSet): boolean => {
  if (isList(set)) return false;
  return set.form === 'single'
    ? set.offers.every((offer) => isRecurringOffer(offer) && offer.action !== null)
    : isForSale(set) || (set.isStrong && isPaidAgain(set));
};

/**
 * Cards that each have a price, bullet lines and a link or button: those with headings with any billing period, others with a recurring price,
 * and of each a price in a line of its own.
 */
const isForSale = ({ offers, isStrong }: FoundSet): boolean =>
  (isStrong || (offers.some(isRecurringOffer) && offers.every(({ prices }) => prices.some(({ isAlone }) => isAlone)))) &&
  offers.every(({ prices, action, bullets }) => prices.length > 0 && action !== null && bullets.length > 0);

/** Headings with recurring prices, and with links or a price for each. */
const isPaidAgain = ({ offers }: FoundSet): boolean => {
  const recurring = offers.filter(isRecurringOffer).length;
  const clickable = offers.filter(({ action }) => action !== null).length;
  const isEach = offers.every(({ prices }) => prices.length > 0);
  return recurring > 0 && (clickable * 2 >= offers.length || (isEach && recurring * 2 >= offers.length));
};

const isRecurringOffer = ({ prices }: ShownOffer): boolean =>
  prices.some(({ period, value }) => period !== null && !(period === 'P1Y' && (value ?? 0) >= SALARY));

/** True for two offers with the same price and a common word in their names. */
const isSame = (first: ShownOffer, second: ShownOffer): boolean => {
  const words = new Set(wordsOf(first.name));
  if (!wordsOf(second.name).some((word) => words.has(word)) || second.prices.length === 0) return false;
  return second.prices.every((price) =>
    first.prices.some((other) => other.value === price.value && other.period === price.period && other.currency === price.currency),
  );
};

const wordsOf = (name: string): readonly string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
