import { checkedEntries } from '../facts/readers/content-entries.ts';
import type { PlanCard } from '../facts/readers/plans/card-claims.ts';
import { claimPlans } from '../facts/readers/plans/plan-claims.ts';
import { readPricingPage } from '../facts/readers/plans/pricing-page.ts';
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
  const { cards } = claimPlans(entries, pricing, listHead(page, sources).url, sources);
  return { page, root: pricing.root, dollar: pricing.dollar, cards };
};
