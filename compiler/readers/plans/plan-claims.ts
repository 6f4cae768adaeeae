import type { Claim } from '../../claim.ts';
import type { Page } from '../../page.ts';
import type { Sources } from '../../resource.ts';
import type { Money } from '../../resources/shapes.ts';
import { sourcePage } from '../../resources/pages.ts';
import { readMicrodata } from '../microdata.ts';
import { ownNames } from '../offer-owner.ts';
import { planOffers, type OfferContext } from '../offers.ts';
import { planContent, type PlansEntry } from '../plan-content.ts';
import { planMarks } from '../plan-marks.ts';
import { PRICE, tellPricesApart } from '../prices.ts';
import { cardClaims, type PlanCard } from './card-claims.ts';
import { joinCards } from './join-cards.ts';
import { planOverrides } from './plan-config.ts';
import { PlanNames } from './plan-key.ts';
import { contentRows } from './plan-rows.ts';
import { cardsOf, limitKeys, tableClaims, type PricingPage } from './pricing-page.ts';

/** Everything that all sources say about plans. */
export interface PlanClaims {
  readonly claims: readonly Claim[];
  readonly names: PlanNames;
  readonly cards: readonly PlanCard[];
}

/** Reads plans from every level: configuration, content, attributes, microdata, selectors, JSON-LD, tables, cards. */
export const claimPlans = (entries: readonly PlansEntry[], pricing: PricingPage | null, url: string, sources: Sources): PlanClaims => {
  const own = ownNames(sources);
  const names = new PlanNames(own);
  const listed = sources.pages.filter((page) => page.listed);
  const stated: Claim[] = [];
  const take = (claims: readonly Claim[]): void => {
    stated.push(...claims);
    for (const { pointer, slug, value } of claims) if (pointer === '/name') names.add(String(value), slug);
  };
  take(entries.flatMap((entry) => [...planContent(entry, url), ...contentRows(entry, url, sources.base)]));
  take(listed.flatMap((page) => planMarks(page, sources.problems)));
  take(pricing?.selected ?? []);
  const site = listed.flatMap((page) => page.jsonld);
  const offers = (level: OfferContext['level']): OfferContext => ({
    names,
    own,
    level,
    site,
    limitKeys: limitKeys(sources),
    problems: sources.problems,
  });
  if (pricing) take(planOffers(pricing.page, readMicrodata(pricing.root), offers('attribute')));
  for (const page of offerPages(pricing, sources)) take(planOffers(page, page.jsonld, offers('jsonld')));
  const cards = pricing ? joinCards(cardsOf(pricing, names, sources), stated, names, pricing.page, sources) : [];
  for (const { card, slug } of cards) names.add(card.name, slug);
  stated.push(...(pricing ? tableClaims(pricing, names, sources) : []));
  const slugs = [...new Set([...stated.map(({ slug }) => slug), ...cards.map(({ slug }) => slug)])];
  stated.push(
    ...planOverrides({
      ...sources,
      facts: sources.config.facts,
      slugs,
      headings: (pricing?.page.headings ?? []).map(({ text }) => text),
      page: url,
    }),
  );
  const told = tellPricesApart(withoutForeignPrices(stated, pricing?.page ?? null, sources));
  return { claims: [...told, ...(pricing ? cardClaims(cards, told, pricing.page) : [])], names, cards };
};

/** Offers are read on the pricing page and on the home page. */
const offerPages = (pricing: PricingPage | null, sources: Sources): readonly Page[] => {
  const home = sourcePage('/', sources);
  return [...new Set([pricing?.page, home])].filter((page): page is Page => Boolean(page?.listed));
};

/** Prices of pages in another language in a currency that the main language does not have: another price list, and no contradiction. */
const withoutForeignPrices = (claims: readonly Claim[], main: Page | null, { pages }: Sources): readonly Claim[] => {
  const foreign = new Set(pages.filter(({ language }) => main !== null && language !== main.language).map(({ url }) => url));
  const known = new Set(
    claims.flatMap(({ slug, pointer, page, value }) =>
      pointer === PRICE && !foreign.has(page) ? [`${slug} ${(value as Money).currency}`] : [],
    ),
  );
  return claims.filter(
    ({ slug, pointer, page, value }) => pointer !== PRICE || !foreign.has(page) || known.has(`${slug} ${(value as Money).currency}`),
  );
};
