/** Price lists of a site in other languages than that of its published prices. */
import { languageOfTag } from '../base/language-tags.ts';
import { onceEach } from '../base/memoise.ts';
import type { Build } from '../build/build.ts';
import { offerKey, type ShownOffer, type ShownPrice } from '../offers/offer.ts';
import type { Page } from '../pages/page.ts';

/**
 * Languages whose pages have prices of their own, such as those in another currency, joined by a space: pages with offers of the names of
 * published ones, or that are translations of their pages, and without a single published amount. The published prices do not answer
 * questions in these languages.
 */
export const otherPriceLists = onceEach(({ listed, facts }: Build): string => {
  const plans = facts.plans.body.plans.map(({ name, url, price, otherPrices }) => ({ name, url, prices: [price, ...otherPrices] }));
  const published = [...plans, ...facts.offers.body.offers];
  const names = new Set(published.map(({ name }) => offerKey(name)));
  const sources = new Set(published.map(({ url }) => url.split('#')[0]));
  const amounts = published.flatMap(({ prices }) => prices.map(({ value, currency }) => ({ value, currency })));
  // The sign "$" is that of another currency in another language.
  const isPublished = ({ value, codes }: ShownPrice): boolean =>
    amounts.some(
      ({ currency, ...amount }) => amount.value === value && (currency === null || codes.length === 0 || codes.includes(currency)),
    );
  const lists = listed.filter((page) => {
    const isSame = page.alternates.some(({ url }) => sources.has(url)) || offersOn(page).some(({ name }) => names.has(offerKey(name)));
    return page.offers.isPricing && isSame && pricesOn(page).length > 0;
  });
  const shared = [...listed.filter(({ url }) => sources.has(url)), ...lists.filter((page) => pricesOn(page).some(isPublished))];
  const known = new Set(['', ...shared.map(languageOf)]);
  return [...new Set(lists.map(languageOf))].filter((language) => !known.has(language)).join(' ');
});

const languageOf = ({ spoken }: Page): string => languageOfTag(spoken ?? '');

const offersOn = ({ offers }: Page): readonly ShownOffer[] => offers.sets.flatMap((set) => set.offers);

/** The amounts of a page, without those that are free everywhere. */
const pricesOn = (page: Page): readonly ShownPrice[] =>
  offersOn(page).flatMap(({ prices }) => prices.filter(({ value }) => value !== null && value > 0));
