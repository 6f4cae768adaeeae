import { grouped } from '../../../base/group-by.ts';
import type { Money } from '../../../schema/shapes.ts';
import type { Claim } from '../../claim.ts';
import type { Sources } from '../../resource.ts';
import { isPrice } from '../prices.ts';
import { siteOffers, type SiteOffer } from '../shown-offers.ts';
import type { PlanNames } from './plan-key.ts';
import { hasWords } from './plan-presence.ts';
import { isSamePrice } from './same-price.ts';
import { pricesShown } from './shown-plans.ts';

/**
 * The claims of JSON-LD, as cards show them that have other names, in another language for example. Their names become further ones of the
 * Offers. A name that its page does not have gives way to that of the card, and an amount without a period has the one that the card shows.
 */
export const likeCards = (stated: readonly Claim[], names: PlanNames, sources: Sources): readonly Claim[] => {
  const cards = cardsOf(stated, names, sources);
  const isSaid = ({ page: url, value }: Claim): boolean =>
    sources.pages.some((page) => page.url === url && hasWords(page, names.keyOf(String(value))));
  const said = new Set(stated.flatMap((claim) => (claim.pointer === '/name' && isSaid(claim) ? claim.slug : [])));
  for (const [slug, { offer }] of cards) if (said.has(slug)) names.add(offer.name, slug);
  return stated.map((claim) => {
    const card = cards.get(claim.slug);
    if (!card) return claim;
    const own = isPrice(claim) ? likePrice(claim, card) : claim;
    if (said.has(claim.slug)) return own;
    return { ...own, slug: card.slug, ...(claim.pointer === '/name' && { value: card.offer.name, shown: claim.value }) };
  });
};

/** Slug of an Offer -> its card: the only one on its page with an amount that no other Offer has, whose name no source states. */
const cardsOf = (stated: readonly Claim[], names: PlanNames, sources: Sources): ReadonlyMap<string, SiteOffer> => {
  const offers = [...grouped(stated.filter(isPrice), ({ slug }) => slug)];
  const cards = siteOffers(sources).map((card) => ({
    card,
    slugs: offers.flatMap(([slug, prices]) =>
      prices.some((price) => isOn(price.page, card, sources) && priceIn(card, price)) ? slug : [],
    ),
  }));
  const cardOf = (slug: string): readonly SiteOffer[] => {
    const [first, ...others] = cards.filter(({ slugs }) => slugs.includes(slug));
    const isOnly = first?.slugs.length === 1 && others.length === 0 && names.slugOf(first.card.offer.name) === null;
    return isOnly && cards.every(({ card }) => names.slugOf(card.offer.name) !== slug) ? [first.card] : [];
  };
  return new Map(offers.flatMap(([slug]) => cardOf(slug).map((card) => [slug, card] as const)));
};

/** Whether a page (address) shows a card. */
const isOn = (url: string, { offer }: SiteOffer, { pages }: Sources): boolean =>
  pages.some((page) => page.url === url && page.offers.sets.some(({ offers }) => offers.some(({ name }) => name === offer.name)));

/** The price of a card that equals a claim. */
const priceIn = ({ offer }: SiteOffer, { value }: Claim): Money | undefined =>
  pricesShown(offer).find(({ money }) => isSamePrice(money, value as Money))?.money;

/** A stated price with the words of its card, and with their period if it has none. */
const likePrice = (claim: Claim, card: SiteOffer): Claim => {
  const stated = claim.value as Money;
  const { period = null, quote = null } = priceIn(card, claim) ?? {};
  const isPartial = stated.period === null && period !== null;
  return { ...claim, quote, ...(isPartial && { value: { ...stated, period }, shown: stated }) };
};
