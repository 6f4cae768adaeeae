import { onceEach } from '../../base/memoise.ts';
import { distinctSlugs, slugify } from '../../base/slug.ts';
import { chooseOffers, type ChosenOffer, type OfferPage } from '../../offers/choose.ts';
import { isList, type ShownOffer, type ShownPrice } from '../../offers/offer.ts';
import { text } from '../../jsonld/read.ts';
import { spellsPrices } from '../../money/amounts.ts';
import { tenderOf, vocabularyOf } from '../../money/vocabulary.ts';
import { type Page, mainLanguage } from '../../pages/page.ts';
import type { Place } from '../../problems/problem.ts';
import { readText } from '../page-tree.ts';
import type { Sources } from '../resource.ts';
import { articlePagesOf } from './article-pages.ts';
import { ownKeys } from './company/own-keys.ts';

/** What an offer is. */
export type OfferKind = (typeof OFFER_KINDS)[number];

/** Every kind of offer. */
export const OFFER_KINDS = ['plan', 'pack', 'service', 'usage', 'product', 'course', 'membership', 'other'] as const;

/** An offer on a page. */
export interface SiteOffer extends Pick<ChosenOffer<SourcePage>, 'set' | 'offer'> {
  readonly slug: string;
  readonly kind: OfferKind;
  readonly page: Page;
}

interface SourcePage extends OfferPage {
  readonly source: Page;
}

const known = new WeakMap<readonly Page[], readonly SiteOffer[]>();

/** The offers on the pages of a site, in the order of the pages. Computed once per list of pages. */
export const siteOffers = (sources: Pick<Sources, 'base' | 'pages' | 'company' | 'config'>): readonly SiteOffer[] => {
  const found = known.get(sources.pages) ?? read(sources);
  known.set(sources.pages, found);
  return found;
};

const read = (sources: Pick<Sources, 'base' | 'pages' | 'company' | 'config'>): readonly SiteOffer[] => {
  const offering = sources.pages.filter(({ listed, offers }) => listed && offers.sets.length > 0);
  const articles = new Set(articlePagesOf(offering).map(({ page }) => page));
  const pages = offering.map((page): SourcePage => {
    const { path, spoken: language, offers, kind } = page;
    const isPricing = offers.isPricing || (kind?.kind === 'plans' && kind.slug === null) || isCalledPrices(page);
    return { source: page, path, language, sets: offers.sets, isPricing, isArticle: articles.has(page) || isAboutElse(page) };
  });
  const named = currenciesOf(sources.pages);
  const tender = tenderOf(new URL(sources.base).hostname.split('.').at(-1) ?? '');
  const chosen = chooseOffers(pages, mainLanguage(sources), ownKeys(sources)).filter(({ offer }) => slugify(offer.name) !== '');
  const slugs = distinctSlugs(chosen.map(({ offer }) => slugify(offer.name)));
  return chosen
    .map((each) => inCurrency(each, named, tender))
    .map(({ page, set, offer }, at) => ({ slug: slugs[at] ?? '', kind: kindOf(set, offer), page: page.source, set, offer }));
};

/** True for a page at the root whose path is one word for prices, whatever its title is: "/tarifs.html". */
const isCalledPrices = ({ path, spoken }: Page): boolean => {
  const [, name = ''] = /^\/([^/.-]+)(?:\.html?|\/)?$/.exec(path) ?? [];
  return name !== '' && spellsPrices(name, vocabularyOf(spoken));
};

/** The currencies (ISO 4217) of the prices in the JSON-LD of a site. */
const currenciesOf = (pages: readonly Page[]): ReadonlySet<string> =>
  new Set(pages.flatMap(({ jsonld }) => jsonld.flatMap((node) => text(node, 'priceCurrency')?.toUpperCase() ?? [])));

/**
 * An offer with the only currency that JSON-LD of the site names, of those that an ambiguous sign of its page may mean, else with that of
 * the country of the domain. Domains such as ".co" are used everywhere, where "$" is common, so that this is only for letters: "kr".
 */
const inCurrency = (chosen: ChosenOffer<SourcePage>, named: ReadonlySet<string>, tender: string | undefined): ChosenOffer<SourcePage> => {
  const known = (price: ShownPrice): ShownPrice => {
    if (price.currency !== null) return price;
    const isOfCountry = named.size === 0 && !/\p{Sc}/u.test(price.quote);
    const [code, ...others] = price.codes.filter((each) => (isOfCountry ? each === tender : named.has(each)));
    return code !== undefined && others.length === 0 ? { ...price, currency: code } : price;
  };
  return { ...chosen, offer: { ...chosen.offer, prices: chosen.offer.prices.map(known) } };
};

/** Pages whose amounts are not prices of the company: a comparison, a guide, a job. */
const isAboutElse = ({ kind, jsonld }: Page): boolean =>
  kind?.kind === 'comparisons' || kind?.kind === 'guides' || jsonld.some(({ types }) => types.includes('JobPosting'));

/**
 * An offer with a recurring price is a plan, and so is a free offer or one on request beside a plan. An offer without evidence is `other`.
 */
const kindOf = (set: SiteOffer['set'], { prices }: ShownOffer): OfferKind => {
  const isPlan = (each: Pick<ShownOffer, 'prices'>): boolean => {
    const own = ownPrices(each);
    const [main] = own;
    // A website for 500 € with 200 € a year for its maintenance is not a subscription.
    const isBought = main?.period === null && !main.once && main.value !== 0;
    return !isBought && own.some(({ period }) => period !== null && !period.startsWith('PT'));
  };
  const isUnpaid = prices.every(({ value }) => value === 0);
  const areFree = set.offers.every((each) => each.prices.every(({ value }) => value === 0));
  const [first] = prices;
  if (!isList(set) && (isPlan({ prices }) || (isUnpaid && (areFree || set.offers.some(isPlan))))) return 'plan';
  if (first?.per != null && first.period === null) return 'usage';
  return prices.some(({ period }) => period !== null) ? 'service' : 'other';
};

/** Prices that count. The price of an add-on is not a price of the offer. */
export const ownPrices = ({ prices }: Pick<ShownOffer, 'prices'>): readonly ShownPrice[] => prices.filter(({ isExtra }) => !isExtra);

/** Finds the positions of offers. Parses a page again once for all of its offers. */
export class OfferPlaces {
  readonly #textOf: (page: Page) => string;

  constructor({ folder }: Pick<Sources, 'folder'>) {
    this.#textOf = onceEach((page) => readText(page, folder));
  }

  /** Position of the name of an offer, or of a price after it. Searches the number, because the markup may split its words. */
  of({ page, offer }: Pick<SiteOffer, 'page' | 'offer'>, quote: string | null = null): Place {
    const text = this.#textOf(page);
    const name = text.indexOf(offer.name);
    const figure = /\p{Nd}[\p{Nd}.,'’ ]*/u.exec(quote ?? '')?.[0].trim();
    const at = figure === undefined ? name : text.indexOf(figure, Math.max(0, name));
    return { file: page.source, ...(at >= 0 && { offset: at }), note: `offer "${offer.name}"` };
  }
}
