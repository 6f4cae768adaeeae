import type { Page } from '../../../pages/page.ts';
import { drift } from '../../../problems/drift.ts';
import type { Limit } from '../../../schema/shapes.ts';
import type { Claim } from '../../claim.ts';
import type { Sources } from '../../resource.ts';
import type { Plan } from '../../resources/plan.ts';
import { reportMissing } from '../../resources/records.ts';
import { reportFact } from '../../settle.ts';
import { PRICE } from '../prices.ts';
import { missingOf } from './cards.ts';
import type { PlanClaims } from './plan-claims.ts';

/** Reports what could be read of plans, but not fully: limits in words, monthly figures billed yearly, cents by style, cards that lack something. */
export const checkPlanReading = (plans: readonly Plan[], page: Page | null, said: PlanClaims, sources: Sources): void => {
  for (const plan of plans) {
    checkLimits(plan, said.claims, sources);
    if (said.cards.length === 0) checkShownBilling(plan, said, sources);
    else if (page) checkBilling(plan, said, page, sources);
    if (page) checkCents(plan, said, page, sources);
  }
  const isStated = said.claims.some(({ level, pointer }) => level !== 'heuristic' && level !== 'table' && pointer === '/name');
  const missing = isStated ? [] : missingOf(said.cards.map(({ card }) => card));
  const what = `${missing.join(' and ')} was not found on each of its cards`;
  if (page && missing.length > 0) sources.problems.add(drift.plansUnread, { page: page.path, what }, { file: page.source });
};

const checkLimits = ({ slug, limits }: Plan, claims: readonly Claim[], sources: Sources): void => {
  const unread = Object.entries(limits).filter(([, limit]) => limit.reason === 'unreadable');
  for (const [key, { raw }] of unread) {
    const path = `plans.${slug}.limits.${key}`;
    const claim = claims.find(
      (each) => each.slug === slug && each.pointer === `/limits/${key}` && (each.value as Limit).reason === 'unreadable',
    );
    if (claim) reportFact(path, drift.limitUnreadable, { subject: path, raw: raw ?? '' }, sources, claim.place);
  }
};

const checkShownBilling = ({ slug, price }: Plan, { claims }: PlanClaims, sources: Sources): void => {
  const shown = claims.find((claim) => claim.slug === slug && claim.pointer === PRICE && claim.level === 'heuristic');
  if (!shown || price.billed !== 'P1Y' || price.period !== 'P1M') return;
  const path = `plans.${slug}.price`;
  reportFact(path, drift.billedYearly, { subject: path, raw: price.raw ?? '' }, sources, shown.place);
};

/** Where the month's own price is published, a figure that is billed yearly misleads nobody. */
const checkBilling = ({ slug, price }: Plan, { cards }: PlanClaims, page: Page, sources: Sources): void => {
  const card = cards.find((each) => each.slug === slug)?.card;
  const shown = card?.prices.shown.find(({ money }) => money.billed === 'P1Y' && money.period === 'P1M');
  if (!card || !shown || (price.value !== null && price.value !== shown.money.value)) return;
  const path = `plans.${slug}.price`;
  const place = { file: page.source, offset: shown.offset, note: card.note };
  reportFact(path, drift.billedYearly, { subject: path, raw: shown.money.raw ?? '' }, sources, place);
};

const checkCents = ({ slug, price }: Plan, { cards }: PlanClaims, page: Page, sources: Sources): void => {
  const card = cards.find((each) => each.slug === slug)?.card;
  const read = card?.prices.shown.find(({ cents, money }) => cents && money.value === price.value);
  if (!card || !read) return;
  const path = `plans.${slug}.price`;
  const values = { subject: path, raw: read.money.raw ?? '', value: read.money.value ?? '' };
  reportFact(path, drift.centsJoined, values, sources, { file: page.source, offset: read.offset, note: card.note });
};

/** Says what was looked for when no source names a plan. */
export const reportNoPlans = (page: Page | null, sources: Sources): void => {
  const looked = `looked for plans.yaml, data-sitec-plan, facts.plans in the configuration, Offers with a name in the JSON-LD, and cards with a name and a price on ${page?.path ?? 'a pricing page'}`;
  const hint = page
    ? 'mark the plans with data-sitec-plan and data-sitec-price, name them by facts.plans.item in sitec.config.ts, or write content/plans.yaml'
    : 'name the pricing page: facts.plans.page in sitec.config.ts';
  if (page && page.amounts.length > 0)
    sources.problems.add(drift.plansUnread, { page: page.path, what: 'no plan was found on it' }, { file: page.source });
  reportMissing('plans', looked, hint, sources);
};
