import type { Page } from '../../pages/page.ts';
import { array, nullable, object, string, type Infer } from '../../schema/builder.ts';
import { plansContent } from '../../schema/content.ts';
import { listAddresses, period } from '../../schema/shapes.ts';
import { checkAggregates } from '../readers/aggregate-offers.ts';
import { checkedEntries } from '../readers/content-entries.ts';
import { ownNames } from '../readers/offer-owner.ts';
import { checkPlanContent } from '../readers/plans/plan-checks.ts';
import { claimPlans, type PlanClaims } from '../readers/plans/plan-claims.ts';
import { planDrift, reportOtherPeriods } from '../readers/plans/plan-drift.ts';
import { presentPlans } from '../readers/plans/plan-presence.ts';
import { withStatus, withoutCheapYears } from '../readers/plans/price-status.ts';
import { checkPlanReading, reportNoPlans } from '../readers/plans/plan-reading.ts';
import { readPricingPage } from '../readers/plans/pricing-page.ts';
import { checkStrayAmounts } from '../readers/plans/stray-amounts.ts';
import { checkTranslations } from '../readers/plans/translations.ts';
import { defineResource, type Resource, type Sources } from '../resource.ts';
import { settle, type SettledRecord } from '../settle.ts';
import { freeTrialSchema, trialOf } from './free-trial.ts';
import { indexPage, listHead, newest } from './records.ts';
import { limitLabels, planOf } from './plan-record.ts';
import { planSchema, type Plan } from './plan.ts';

const plansSchema = object('Plans and the free trial', {
  currency: nullable(string('Currency of all prices (ISO 4217); null when they differ', { pattern: '^[A-Z]{3}$' })),
  period: nullable(period('Period of all prices; null when they differ')),
  freeTrial: freeTrialSchema,
  plans: array('Plans in the order of the pricing page', planSchema),
  ...listAddresses('plans'),
});

type Plans = Infer<typeof plansSchema>;

/** Plans and prices from every kind of source. Each value has its provenance. */
export const plans: Resource<Plans> = defineResource({
  name: 'plans',
  singular: 'plan',
  title: 'Plans and prices',
  description: 'Plans with prices and limits, and the free trial',
  schema: plansSchema,
  extract: (sources) => {
    const page = indexPage('plans', sources);
    const pricing = page && readPricingPage(page, sources);
    const entries = checkedEntries(sources.entries, plansContent, sources.problems);
    checkPlanContent(entries, sources.problems);
    const { url, markdownUrl } = listHead(page, sources);
    const said = claimPlans(entries, pricing, url, sources);
    const records = settlePlans(said, page, sources);
    const context = { ...sources, url, labels: limitLabels(records.values(), sources), names: said.names, cards: said.cards };
    const list = inOrder(records, said).map(([slug, record]) => planOf(slug, record, context));
    checkPlans(list, page, said, sources);
    const prices = list.flatMap(({ price }) => (price.value === null ? [] : [price]));
    return {
      items: [],
      body: {
        currency: shared(prices.map(({ value, currency }) => (value === 0 && currency === null ? undefined : currency))),
        period: shared(prices.map((price) => (price.value === 0 && price.period === null ? undefined : price.period))),
        freeTrial: trialOf(entries, pricing, sources),
        plans: list,
        url,
        markdownUrl,
        updated: newest([page?.updated ?? null, ...entries.map(({ data }) => data.updated ?? null)]),
      },
    };
  },
});

const settlePlans = ({ claims, names }: PlanClaims, page: Page | null, sources: Sources): ReadonlyMap<string, SettledRecord> => {
  const settled = settle('plans', claims, (pointer) => planDrift(pointer, names), sources);
  reportOtherPeriods(claims, settled, sources);
  const present = presentPlans(settled, page, names, sources);
  const sure = (slug: string, record: SettledRecord): SettledRecord => withStatus(slug, withoutCheapYears(slug, record, sources), sources);
  return new Map([...present].map(([slug, record]) => [slug, sure(slug, record)]));
};

/** In the order of the pricing page. Plans that it does not show follow in the order of their sources. */
const inOrder = (records: ReadonlyMap<string, SettledRecord>, { looks }: PlanClaims): readonly (readonly [string, SettledRecord])[] => {
  const order = looks.map(({ slug }) => slug);
  const rank = (slug: string): number => (order.includes(slug) ? order.indexOf(slug) : order.length);
  return [...records].filter(([, record]) => record.has('/name')).toSorted(([a], [b]) => rank(a) - rank(b));
};

const checkPlans = (list: readonly Plan[], page: Page | null, said: PlanClaims, sources: Sources): void => {
  for (const plan of list) logPlan(plan, sources);
  if (list.length === 0) reportNoPlans(page, sources);
  checkPlanReading(list, said, sources);
  const prices = list.flatMap(({ price, otherPrices }) => [price, ...otherPrices]);
  checkAggregates(sources.pages, prices, ownNames(sources), sources.problems);
  checkStrayAmounts(list, sources);
  checkTranslations(list, said.names, page, sources);
};

/** Logs the published values of a plan, for `sitec explain`. */
const logPlan = ({ slug, price, otherPrices, limits, ...plan }: Plan, { log }: Sources): void => {
  const publish = (pointer: string, value: unknown): void => log.publish(`plans.${slug}.${pointer}`, value);
  for (const name of ['name', 'description', 'action'] as const) publish(name, plan[name]);
  publish('price', price);
  otherPrices.forEach((other, index) => publish(`otherPrices.${index}`, other));
  for (const [key, limit] of Object.entries(limits)) publish(`limits.${key}`, limit);
};

/** The common value of all plans. Undefined values, as for a free plan without currency and period, are skipped. */
const shared = (values: readonly (string | null | undefined)[]): string | null => {
  const [first = null, ...others] = new Set(values.filter((value) => value !== undefined));
  return others.length === 0 ? first : null;
};
