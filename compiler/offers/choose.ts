import { foldName } from '../base/slug.ts';
import { nameKey } from '../base/words.ts';
import type { FoundSet } from './find.ts';
import type { ShownOffer } from './offer.ts';

/** A page with the sets of offers that were found on it. */
export interface OfferPage {
  readonly path: string;
  readonly language: string | null;
  /** True when its title names prices. */
  readonly isPricing: boolean;
  /** True for a text about something: an article, a comparison with others. */
  readonly isArticle: boolean;
  readonly sets: readonly FoundSet[];
}

/** An offer of the site, with the page that shows it best. */
export interface ChosenOffer<P extends OfferPage> {
  readonly page: P;
  readonly set: FoundSet;
  readonly offer: ShownOffer;
}

/** The offers of a site: those of its pages in one language that are its own, each once. `own`: keys of the names of the company. */
export const chooseOffers = <P extends OfferPage>(
  pages: readonly P[],
  language: string | null,
  own: ReadonlySet<string>,
): readonly ChosenOffer<P>[] => {
  const likely = pages.flatMap((page) => {
    if (page.isArticle) return [];
    const compared = page.sets.filter((set) => !isComparison(set, own));
    // Beside cards that can be clicked, others with a rhythm of paying and nothing to click on are somebody else's.
    const isShop = compared.some((set) => isSelling(set) && hasActions(set));
    const ours = compared.filter((set) => !isShop || hasActions(set) || set.isPricing || !isRecurring(set));
    const isPricing = page.isPricing || ours.some(isSelling);
    const sets = isPricing ? ours : ours.filter((set) => set.isPricing);
    return sets.length > 0 ? [{ page, sets, isPricing }] : [];
  });
  const base = (tag: string | null): string => (tag ?? language ?? '').split('-')[0]?.toLowerCase() ?? '';
  const main = likely.filter(({ page }) => base(page.language) === base(language));
  const ranked = (main.length > 0 ? main : likely).toSorted(
    (a, b) =>
      Number(b.isPricing) - Number(a.isPricing) ||
      depthOf(a.page) - depthOf(b.page) ||
      sizeOf(b.sets) - sizeOf(a.sets) ||
      (a.page.path < b.page.path ? -1 : 1),
  );
  const chosen: ChosenOffer<P>[] = [];
  const figures = new Set<string>();
  for (const { page, sets } of ranked) {
    // Another page with the same figures in the same order is a translation, or repeats a part.
    const others = chosen.filter((other) => other.page !== page);
    const fresh = sets.filter((set) => set.offers.length < 2 || !figures.has(figuresOf(set)));
    const isKnown = (offer: ShownOffer): boolean =>
      chosen.some((other) => foldName(other.offer.name) === foldName(offer.name)) || others.some((other) => isSame(other.offer, offer));
    const all = fresh.flatMap((set) => set.offers.map((offer) => ({ page, set, offer })));
    for (const each of all) if (!isKnown(each.offer)) chosen.push(each);
    for (const set of fresh) figures.add(figuresOf(set));
  }
  return chosen;
};

const figuresOf = ({ offers }: FoundSet): string => offers.map(({ prices }) => prices.map(({ value }) => value).join(' ')).join('|');

const sizeOf = (sets: readonly FoundSet[]): number => sets.reduce((sum, { offers }) => sum + offers.length, 0);
const depthOf = ({ path }: OfferPage): number => path.split('/').length;

/** Side by side with others stands the company in a comparison: one record has its name, and no other begins with it. */
const isComparison = ({ offers }: FoundSet, own: ReadonlySet<string>): boolean => {
  const names = offers.map(({ name }) => nameKey(name));
  const isOurs = (name: string): boolean => [...own].some((each) => each !== '' && name.startsWith(each));
  const compared = offers.filter(
    ({ action }) => action?.href != null && /-vs-|\/(?:vs|compare|comparisons?|alternatives?)\//.test(action.href),
  ).length;
  // Reviews are numbered, offers are not.
  const numbered = offers.filter(({ name }) => /^#?\p{Nd}{1,2}[.)]\s/u.test(name)).length;
  return (
    compared * 2 > offers.length ||
    numbered * 2 > offers.length ||
    (names.some((name) => own.has(name)) && names.filter(isOurs).length === 1)
  );
};

const hasActions = ({ offers }: FoundSet): boolean => offers.some(({ action }) => action !== null);
const isRecurring = ({ offers, form }: FoundSet): boolean =>
  form === 'cards' && offers.some(({ prices }) => prices.some(({ period }) => period !== null));

/** A figure a year from which it may be a salary, in any currency. */
const SALARY = 20_000;

/** Headings that say how often something is paid, with something to click on or a price each: nobody but a seller writes those side by side. */
const isSelling = ({ isStrong, form, offers }: FoundSet): boolean => {
  if (!isStrong || form === 'single' || form === 'rows') return false;
  const recurring = offers.filter(({ prices }) =>
    prices.some(({ period, value }) => period !== null && !(period === 'P1Y' && (value ?? 0) >= SALARY)),
  ).length;
  const clickable = offers.filter(({ action }) => action !== null).length;
  const priced = offers.filter(({ prices }) => prices.length > 0).length;
  return recurring > 0 && (clickable * 2 >= offers.length || (priced === offers.length && recurring * 2 >= priced));
};

/** Two offers of one price with a word of their names in common. */
const isSame = (first: ShownOffer, second: ShownOffer): boolean => {
  const words = new Set(wordsOf(first.name));
  if (!wordsOf(second.name).some((word) => words.has(word)) || second.prices.length === 0) return false;
  return second.prices.every((price) =>
    first.prices.some((other) => other.value === price.value && other.period === price.period && other.currency === price.currency),
  );
};

const wordsOf = (name: string): readonly string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
