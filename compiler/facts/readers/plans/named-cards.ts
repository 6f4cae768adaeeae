import { homePage } from '../../../pages/page.ts';
import { KnownOffers } from '../../../offers/given.ts';
import { readMarkup } from '../../page-tree.ts';
import type { Sources } from '../../resource.ts';
import type { SiteOffer } from '../shown-offers.ts';
import type { PlanNames } from './plan-key.ts';
import { hasWords } from './plan-presence.ts';
import type { PricingPage } from './pricing-page.ts';

/** A card without an amount that has the name of a plan. */
export type NamedCard = Pick<SiteOffer, 'slug' | 'page' | 'offer'>;

/** Slug of a plan -> its card without an amount, on the pricing page or else on the home page. A script writes the prices of such cards. */
export const namedCards = (pricing: PricingPage | null, names: PlanNames, sources: Sources): ReadonlyMap<string, NamedCard> => {
  const pages = new Set([pricing?.page, homePage(sources)]);
  const cards = [...pages].flatMap((page): readonly NamedCard[] => {
    if (!page || names.keys().filter((key) => hasWords(page, key)).length < 2) return [];
    const root = page === pricing?.page ? pricing.root : readMarkup(page, sources.folder);
    const offers = new KnownOffers(root, page.spoken, (name) => names.slugOf(name) !== null).cards();
    return offers.map((offer) => ({ slug: names.slugOf(offer.name) ?? '', page, offer }));
  });
  return new Map(cards.toReversed().map((card) => [card.slug, card]));
};
