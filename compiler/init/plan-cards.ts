import { checkedEntries } from '../facts/readers/content-entries.ts';
import type { PlanCard } from '../facts/readers/plans/card-claims.ts';
import { claimPlans } from '../facts/readers/plans/plan-claims.ts';
import { joinCards } from '../facts/readers/plans/join-cards.ts';
import { cardsOf, readPricingPage } from '../facts/readers/plans/pricing-page.ts';
import { indexPage, listHead } from '../facts/resources/pages.ts';
import type { Root } from '../markdown/hast.ts';
import type { Page } from '../pages/page.ts';
import type { Reading } from '../read-build.ts';
import { plansContent } from '../schema/content.ts';
import { planSources } from './plan-trial.ts';

/** The pricing page of a site with the cards that are its plans. */
export interface PricingCards {
  readonly page: Page;
  readonly root: Root;
  readonly dollar: string;
  readonly cards: readonly PlanCard[];
}

/** Reads the cards of the pricing page as a build does; null for a site without one. */
export const pricingCards = (reading: Reading): PricingCards | null => {
  const sources = planSources(reading, {});
  const page = indexPage('plans', sources);
  if (page === null) return null;
  const pricing = readPricingPage(page, sources);
  const entries = checkedEntries(sources.entries, plansContent, sources.problems);
  const { cards, claims, names } = claimPlans(entries, pricing, listHead(page, sources).url, sources);
  // Cards that nothing states have been read as what the page offers; selectors are proposed for their elements.
  const looked = cards.length > 0 ? cards : joinCards(cardsOf(pricing, names, sources), claims, names, page, sources);
  return { page, root: pricing.root, dollar: pricing.dollar, cards: looked };
};
