import type { Page } from '../../../pages/page.ts';
import { drift } from '../../../problems/drift.ts';
import type { Limit, Money } from '../../../schema/shapes.ts';
import type { Claim } from '../../claim.ts';
import type { Sources } from '../../resource.ts';
import type { Plan } from '../../resources/plan.ts';
import { reportMissing } from '../../resources/records.ts';
import { reportFact } from '../../settle.ts';
import { PRICE } from '../prices.ts';
import { siteOffers } from '../shown-offers.ts';
import type { PlanClaims } from './plan-claims.ts';

/** Reports values of plans that were read only partly: limits in words, and monthly prices that are billed yearly. */
export const checkPlanReading = (plans: readonly Plan[], { claims }: PlanClaims, sources: Sources): void => {
  for (const plan of plans) {
    checkLimits(plan, claims, sources);
    checkBilling(plan, claims, sources);
  }
};

const checkLimits = ({ slug, limits }: Plan, claims: readonly Claim[], sources: Sources): void => {
  const unread = Object.entries(limits).filter(([, limit]) => limit.reason === 'unreadable');
  for (const [key, { quote }] of unread) {
    const path = `plans.${slug}.limits.${key}`;
    const claim = claims.find(
      (each) => each.slug === slug && each.pointer === `/limits/${key}` && (each.value as Limit).reason === 'unreadable',
    );
    if (claim) reportFact(path, drift.limitUnreadable, { subject: path, quote: quote ?? '' }, sources, claim.place);
  }
};

/** When the plain monthly price is published, a monthly price billed yearly is not misleading. */
const checkBilling = ({ slug, price }: Plan, claims: readonly Claim[], sources: Sources): void => {
  const isYearly = ({ value, period, billed }: Money): boolean =>
    billed === 'P1Y' && period === 'P1M' && (price.value === null || price.value === value);
  const claim = claims.find((each) => each.slug === slug && each.pointer === PRICE && isLook(each) && isYearly(shownIn(each)));
  if (!claim) return;
  const path = `plans.${slug}.price`;
  reportFact(path, drift.billedYearly, { subject: path, quote: shownIn(claim).quote ?? '' }, sources, claim.place);
};

const shownIn = ({ shown, value }: Claim): Money => (shown ?? value) as Money;

const isLook = ({ level }: Claim): boolean => level === 'heuristic' || level === 'table';

/** Reports where plans were searched when no source names one. */
export const reportNoPlans = (page: Page | null, sources: Sources): void => {
  const looked = `looked for plans.yaml, data-sitec-plan, facts.plans in the configuration, Offers with a name in the JSON-LD, and cards with a name and a price on ${page?.path ?? 'a pricing page'}`;
  const hint = page
    ? 'mark the plans with data-sitec-plan and data-sitec-price, name them by facts.plans.item in sitec.config.ts, or write content/plans.yaml'
    : 'name the pricing page: facts.plans.page in sitec.config.ts';
  // A price list of services or goods has offers in place of plans.
  const isRead = siteOffers(sources).some((found) => found.page === page);
  if (page && page.amounts.length > 0 && !isRead)
    sources.problems.add(drift.plansUnread, { page: page.path, what: 'no plan was found on it' }, { file: page.source });
  reportMissing('plans', looked, sources, hint);
};
