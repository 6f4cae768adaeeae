import { grouped } from '../../base/group-by.ts';
import { slugify } from '../../base/slug.ts';
import { readHtml } from '../../html/html.ts';
import { chooseOffers, type ChosenOffer } from '../../offers/choose.ts';
import type { ShownOffer, ShownPrice } from '../../offers/offer.ts';
import { mainLanguage } from '../../pages/main-language.ts';
import type { Page } from '../../pages/page.ts';
import { readPath } from '../../pages/source.ts';
import type { Place } from '../../problems/problem.ts';
import type { Sources } from '../resource.ts';
import { articlePagesOf } from './article-pages.ts';
import { ownNames } from './own-names.ts';

/** What an offer is. */
export type OfferKind = (typeof OFFER_KINDS)[number];

/** Every kind of offer. */
export const OFFER_KINDS = ['plan', 'pack', 'service', 'usage', 'product', 'course', 'membership', 'other'] as const;

/** An offer that a page shows. */
export interface SiteOffer extends Pick<ChosenOffer<SourcePage>, 'set' | 'offer'> {
  readonly slug: string;
  readonly kind: OfferKind;
  readonly page: Page;
}

interface SourcePage {
  readonly source: Page;
  readonly path: string;
  readonly language: string | null;
  readonly isPricing: boolean;
  readonly isArticle: boolean;
  readonly sets: Page['offers']['sets'];
}

const known = new WeakMap<readonly Page[], readonly SiteOffer[]>();

/** The offers that the pages of a site show, in the order of their pages; worked out once for its pages. */
export const siteOffers = (sources: Pick<Sources, 'base' | 'pages' | 'company' | 'config'>): readonly SiteOffer[] => {
  const found = known.get(sources.pages) ?? read(sources);
  known.set(sources.pages, found);
  return found;
};

const read = (sources: Pick<Sources, 'base' | 'pages' | 'company' | 'config'>): readonly SiteOffer[] => {
  const offering = sources.pages.filter(({ listed, offers }) => listed && offers.sets.length > 0);
  const articles = new Set(articlePagesOf(offering).map(({ page }) => page));
  const pages = offering.map((page): SourcePage => {
    const { path, language, offers, kind } = page;
    const isPricing = offers.isPricing || (kind?.kind === 'plans' && kind.slug === null);
    return { source: page, path, language, sets: offers.sets, isPricing, isArticle: articles.has(page) || isAboutElse(page) };
  });
  const chosen = chooseOffers(pages, mainLanguage(sources), ownNames(sources));
  const slugs = grouped(chosen, ({ offer }) => slugify(offer.name));
  return chosen.flatMap(({ page, set, offer }) => {
    const slug = slugify(offer.name);
    const place = slugs.get(slug)?.findIndex((each) => each.offer === offer) ?? 0;
    return slug === ''
      ? []
      : [{ slug: place === 0 ? slug : `${slug}-${place + 1}`, kind: kindOf(set, offer), page: page.source, set, offer }];
  });
};

/** A page whose amounts are not what the company asks for: a comparison, a guide, a job. */
const isAboutElse = ({ kind, jsonld }: Page): boolean =>
  kind?.kind === 'comparisons' || kind?.kind === 'guides' || jsonld.some(({ types }) => types.includes('JobPosting'));

/** What has to be paid again and again is a plan, and so is what stands beside it for nothing or on request; what nothing tells is something else. */
const kindOf = ({ form, offers }: SiteOffer['set'], { prices }: ShownOffer): OfferKind => {
  const isPlan = (each: Pick<ShownOffer, 'prices'>): boolean =>
    each.prices.some(({ period }) => period !== null && !period.startsWith('PT'));
  const isUnpaid = prices.every(({ value }) => value === 0);
  const areFree = offers.every((each) => each.prices.every(({ value }) => value === 0));
  const [first] = prices;
  if (form !== 'rows' && (isPlan({ prices }) || (isUnpaid && (areFree || offers.some(isPlan))))) return 'plan';
  if (first?.per != null && first.period === null) return 'usage';
  return prices.some(({ period }) => period !== null) ? 'service' : 'other';
};

/** Prices that count: what costs extra is none of the offer itself. */
export const ownPrices = ({ prices }: ShownOffer): readonly ShownPrice[] => prices.filter(({ isExtra }) => !isExtra);

/** Finds the places of offers; a page is read once more for all of its own. */
export class OfferPlaces {
  readonly #texts = new Map<Page, string>();
  readonly #folder: string;

  constructor({ folder }: Pick<Sources, 'folder'>) {
    this.#folder = folder;
  }

  /** Where the name of an offer stands, or a price behind it: its figure, because the markup may split its words. */
  of({ page, offer }: Pick<SiteOffer, 'page' | 'offer'>, quote: string | null = null): Place {
    const text = this.#textOf(page);
    const name = text.indexOf(offer.name);
    const figure = /\p{Nd}[\p{Nd}.,'’ ]*/u.exec(quote ?? '')?.[0].trim();
    const at = figure === undefined ? name : text.indexOf(figure, Math.max(0, name));
    return { file: page.source, ...(at >= 0 && { offset: at }), note: `offer "${offer.name}"` };
  }

  #textOf(page: Page): string {
    const known = this.#texts.get(page);
    if (known !== undefined) return known;
    const source = readHtml(readPath(page, this.#folder));
    const text = 'text' in source ? source.text : '';
    this.#texts.set(page, text);
    return text;
  }
}
