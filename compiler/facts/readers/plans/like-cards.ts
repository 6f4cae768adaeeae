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
  const isSaid = ({ slug, pointer, page: url, value }: Claim): boolean =>
    pointer === '/name' && cards.has(slug) && sources.pages.some((page) => page.url === url && hasWords(page, names.keyOf(String(value))));
  const said = new Set(stated.filter(isSaid).map(({ slug }) => slug));
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
  const cards = siteOffers(sources);
  const pairs = pairsOf(stated.filter(isPrice), cards, sources);
  const [bySlug, byCard] = [grouped(pairs, ({ slug }) => slug), grouped(pairs, ({ card }) => card)];
  const named = new Set(cards.map(({ offer }) => names.slugOf(offer.name)));
  const isOnly = ({ slug, card }: Pair): boolean =>
    bySlug.get(slug)?.every((pair) => pair.card === card) === true && byCard.get(card)?.every((pair) => pair.slug === slug) === true;
  const clear = pairs.filter((pair) => isOnly(pair) && !named.has(pair.slug) && names.slugOf(pair.card.offer.name) === null);
  return new Map(clear.map(({ slug, card }) => [slug, card]));
};

/** An Offer, by its slug, and a card of its page with the same amount. */
interface Pair {
  readonly slug: string;
  readonly card: SiteOffer;
}

const pairsOf = (prices: readonly Claim[], cards: readonly SiteOffer[], { pages }: Sources): readonly Pair[] => {
  const shown = cards.flatMap((card) => pricesShown(card.offer).map(({ money }) => ({ card, money })));
  const withAmount = grouped(shown, ({ money }) => money.value);
  const namesOn = new Map(pages.map(({ url, offers }) => [url, new Set(offers.sets.flatMap((set) => set.offers.map(({ name }) => name)))]));
  return prices.flatMap(({ slug, page, value }) => {
    const stated = value as Money;
    const equal = (withAmount.get(stated.value) ?? []).filter(
      ({ card, money }) => isSamePrice(money, stated) && namesOn.get(page)?.has(card.offer.name),
    );
    return equal.map(({ card }) => ({ slug, card }));
  });
};

/** A stated price with the words of its card, and with their period if it has none. */
const likePrice = (claim: Claim, card: SiteOffer): Claim => {
  const stated = claim.value as Money;
  const { period = null, quote = null } = pricesShown(card.offer).find(({ money }) => isSamePrice(money, stated))?.money ?? {};
  const isPartial = stated.period === null && period !== null;
  return { ...claim, quote, ...(isPartial && { value: { ...stated, period }, shown: stated }) };
};
