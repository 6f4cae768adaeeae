import { foldName } from '../../../base/slug.ts';
import { text } from '../../../jsonld/read.ts';
import { states } from '../../../jsonld/stated-types.ts';
import { elements, isHeading, lineOf } from '../../../markdown/hast.ts';
import { type Page, homePage } from '../../../pages/page.ts';
import type { Money } from '../../../schema/shapes.ts';
import type { Claim } from '../../claim.ts';
import type { Sources } from '../../resource.ts';
import { readMicrodata } from '../microdata.ts';
import { ownNames } from '../offer-owner.ts';
import { planOffers } from '../offers.ts';
import { isPrice, PRICE, tellPricesApart } from '../prices.ts';
import { likeCards } from './like-cards.ts';
import { lookClaims, ownPriceClaims, statedLimits } from './look-claims.ts';
import { limitKeys } from './limit-keys.ts';
import { namedCards, type NamedCard } from './named-cards.ts';
import { planOverrides } from './plan-config.ts';
import { hasWords } from './plan-presence.ts';
import { planContent, type PlansEntry } from './plan-content.ts';
import { PlanNames } from './plan-key.ts';
import { planLooks, type PlanLook } from './plan-looks.ts';
import { planMarks } from './plan-marks.ts';
import { tableClaims, type PricingPage } from './pricing-page.ts';
import { shownPlans } from './shown-plans.ts';

/** All claims about plans. */
export interface PlanClaims {
  readonly claims: readonly Claim[];
  readonly names: PlanNames;
  /** How the pricing page shows the plans of other sources. Empty when only pages have plans. */
  readonly looks: readonly PlanLook[];
  /** Slug of a plan -> its card without an amount. */
  readonly cards: ReadonlyMap<string, NamedCard>;
}

/** State of the collection: the claims so far, and the plans that they name. */
interface Gathering {
  readonly stated: Claim[];
  readonly names: PlanNames;
  readonly sources: Sources;
}

/** Reads plans from every level: configuration, content, attributes, microdata, selectors, JSON-LD, tables, cards. */
export const claimPlans = (entries: readonly PlansEntry[], pricing: PricingPage | null, url: string, sources: Sources): PlanClaims => {
  const gathering: Gathering = { stated: [], names: new PlanNames(new Set([...ownNames(sources), ...appNames(pricing)])), sources };
  const { stated, names } = gathering;
  take(
    entries.flatMap((entry) => planContent(entry, url, sources.base)),
    gathering,
  );
  take(
    sources.pages.filter(({ listed }) => listed).flatMap((page) => planMarks(page, sources.problems)),
    gathering,
  );
  take(pricing?.selected ?? [], gathering);
  takeOffers(pricing, gathering);
  takeCards(gathering);
  const isShown = isUnstated(gathering) || areOthers(pricing, gathering);
  if (isShown) take(shownPlans(sources), gathering);
  else if (isStatedByJsonLd(gathering)) take(otherPlans(gathering), gathering);
  const looks = pricing && !isShown ? takeLooks(pricing, gathering) : [];
  if (pricing) stated.push(...tableClaims(pricing, names, sources));
  const cards = namedCards(pricing, names, sources);
  takeNamedCards(cards, gathering);
  takeOverrides(pricing, url, looks, gathering);
  return { claims: pricing ? comparedClaims(stated, looks, pricing.page, sources) : tellPricesApart(stated), names, looks, cards };
};

/**
 * All claims, with those of the offers on the pricing page. Prices of these offers are separate claims for plans without a price from
 * another source.
 */
const comparedClaims = (stated: readonly Claim[], looks: readonly PlanLook[], page: Page, sources: Sources): readonly Claim[] => {
  const priced = new Set(stated.filter(isPrice).map(({ slug }) => slug));
  const own = looks.filter(({ slug }) => !priced.has(slug)).flatMap((look) => ownPriceClaims(look, page));
  const told = tellPricesApart(withoutForeignPrices([...stated, ...own], page, sources));
  const prices = told.filter(({ slug }) => priced.has(slug));
  return [...told, ...lookClaims(looks, { prices, limits: statedLimits(stated) }, page)];
};

/** True when no source states plans, so that only pages show them. */
const isUnstated = ({ stated, sources }: Gathering): boolean => stated.length === 0 && sources.config.facts?.plans?.item === undefined;

/** True when only JSON-LD states plans. It may not name all of them. */
const isStatedByJsonLd = ({ stated, sources }: Gathering): boolean =>
  stated.every(({ level }) => level === 'jsonld') && sources.config.facts?.plans?.item === undefined;

/** The names of apps in JSON-LD that are at the start of the names of all their offers: "Acme Pro", "Acme Team". */
const appNames = (pricing: PricingPage | null): readonly string[] => {
  const nodes = pricing?.page.jsonld ?? [];
  return nodes.flatMap((app) => {
    const name = foldName(text(app, 'name') ?? '');
    const offers = nodes.filter(({ parent, types }) => parent === app && types.includes('Offer'));
    const isFirst = offers.every((offer) => foldName(text(offer, 'name') ?? '').startsWith(`${name}-`));
    return name !== '' && states(app.types, 'product') && offers.length > 1 && isFirst ? [name] : [];
  });
};

/** True when JSON-LD alone states plans, and the pricing page names none of them: it has plans of its own. */
const areOthers = (pricing: PricingPage | null, gathering: Gathering): boolean =>
  pricing !== null &&
  isStatedByJsonLd(gathering) &&
  gathering.stated.every(({ pointer, value }) => pointer !== '/name' || !hasWords(pricing.page, gathering.names.keyOf(String(value))));

/** Plans on pages that no source names. */
const otherPlans = ({ names, sources }: Gathering): readonly Claim[] => {
  const shown = shownPlans(sources);
  const known = new Set(
    shown.flatMap(({ slug, pointer, value }) => (pointer === '/name' && names.slugOf(String(value)) !== null ? [slug] : [])),
  );
  return shown.filter(({ slug }) => !known.has(slug));
};

/** Adds claims, and the plan names in them for later readers. */
const take = (claims: readonly Claim[], { stated, names }: Gathering): void => {
  stated.push(...claims);
  for (const { pointer, slug, value } of claims) if (pointer === '/name') names.add(String(value), slug);
};

const takeOffers = (pricing: PricingPage | null, gathering: Gathering): void => {
  const { names, sources } = gathering;
  const site = sources.pages.filter(({ listed }) => listed).flatMap((page) => page.jsonld);
  const context = { names, own: ownNames(sources), site, limitKeys: limitKeys(sources), problems: sources.problems };
  if (pricing) take(planOffers(pricing.page, readMicrodata(pricing.root), { ...context, level: 'attribute' }), gathering);
  for (const page of offerPages(pricing, sources)) take(planOffers(page, page.jsonld, { ...context, level: 'jsonld' }), gathering);
};

/** What only JSON-LD states, as the cards show it that have other names. */
const takeCards = (gathering: Gathering): void => {
  const { stated, names, sources } = gathering;
  if (isStatedByJsonLd(gathering)) take(likeCards(stated.splice(0), names, sources), gathering);
};

/** Adds the plan names of the offers on the page, which identify table columns. */
const takeLooks = (pricing: PricingPage, { stated, names, sources }: Gathering): readonly PlanLook[] => {
  const looks = planLooks({ ...pricing, names, stated }, sources);
  for (const { offer, slug } of looks) names.add(offer.name, slug);
  return looks;
};

const takeOverrides = (pricing: PricingPage | null, url: string, looks: readonly PlanLook[], { stated, sources }: Gathering): void => {
  const slugs = [...new Set([...stated, ...looks].map(({ slug }) => slug))];
  const headings = pricing ? elements(pricing.root).filter(isHeading).map(lineOf) : [];
  stated.push(...planOverrides({ slugs, headings, page: url }, sources));
};

/** What the cards without an amount say of plans: their limits and buttons. */
const takeNamedCards = (cards: ReadonlyMap<string, NamedCard>, { stated }: Gathering): void => {
  const known = { prices: [], limits: statedLimits(stated) };
  for (const { slug, page, offer } of cards.values())
    stated.push(...lookClaims([{ slug, offer: { ...offer, prices: [] }, isNamed: false, level: 'heuristic' }], known, page));
};

/** The pages whose Offers are read: the pricing page and the home page. */
const offerPages = (pricing: PricingPage | null, sources: Sources): readonly Page[] => {
  const home = homePage(sources);
  return [...new Set([pricing?.page, home])].filter((page): page is Page => Boolean(page?.listed));
};

/**
 * Removes prices of pages in other languages in a currency that the main language does not have. They belong to another price list and are
 * not a conflict.
 */
const withoutForeignPrices = (claims: readonly Claim[], main: Page, { pages }: Sources): readonly Claim[] => {
  const foreign = new Set(pages.filter(({ spoken }) => spoken !== main.spoken).map(({ url }) => url));
  const known = new Set(
    claims.flatMap(({ slug, pointer, page, value }) =>
      pointer === PRICE && !foreign.has(page) ? [`${slug} ${(value as Money).currency}`] : [],
    ),
  );
  return claims.filter(
    ({ slug, pointer, page, value }) => pointer !== PRICE || !foreign.has(page) || known.has(`${slug} ${(value as Money).currency}`),
  );
};
