import { settle } from '../claim.ts';
import type { Page } from '../page.ts';
import { checkedEntries } from '../readers/content-entries.ts';
import { plansContent } from '../readers/content-schemas.ts';
import { ownNames } from '../readers/offer-owner.ts';
import { planOffers } from '../readers/offers.ts';
import { checkPlanContent } from '../readers/plan-checks.ts';
import { planContent } from '../readers/plan-content.ts';
import { planDrift, reportOtherPeriods } from '../readers/plan-drift.ts';
import { checkPlanPresence } from '../readers/plan-presence.ts';
import { planMarks } from '../readers/plan-marks.ts';
import { tellPricesApart } from '../readers/prices.ts';
import { defineResource, type Resource, type Sources } from '../resource.ts';
import { array, nullable, object, string, type Infer } from '../schema.ts';
import { foldName } from '../slug.ts';
import { freeTrialSchema, trialOf } from './free-trial.ts';
import { indexPage, listHead, newest, sourcePage } from './pages.ts';
import { planSchema } from './plan.ts';
import { planOf } from './plan-record.ts';
import { reportMissing } from './records.ts';
import { listAddresses, period } from './shapes.ts';

const plansSchema = object('Plans, prices, limits and the free trial', {
  currency: nullable(string('Currency that all prices share (ISO 4217); null when they differ', { pattern: '^[A-Z]{3}$' })),
  period: nullable(period('Period that the prices of all plans share; null when they differ')),
  freeTrial: freeTrialSchema,
  plans: array('Plans in the order of the pricing page', planSchema),
  ...listAddresses('plans'),
});

type Plans = Infer<typeof plansSchema>;

/** Plans and prices, from content files, attributes and JSON-LD. */
export const plans: Resource<Plans> = defineResource({
  name: 'plans',
  singular: 'plan',
  title: 'Plans and prices',
  description: 'Plans, monthly prices, AI credits, users, contacts, accounts per channel, free trial',
  schema: plansSchema,
  count: (body) => body.plans.length,
  extract: (sources) => {
    const page = indexPage('plans', sources);
    const plansEntries = sources.entries.filter(({ kind }) => kind === 'plans');
    const entries = checkedEntries(plansEntries, plansContent, sources.problems);
    checkPlanContent(entries, sources.problems);
    const { url, markdownUrl } = listHead(page, sources);
    const content = entries.flatMap((entry) => planContent(entry, url));
    const marks = sources.pages.flatMap((candidate) => (candidate.listed ? planMarks(candidate, sources.problems) : []));
    const known = new Map(content.filter(({ pointer }) => pointer === '/name').map((claim) => [foldName(String(claim.value)), claim.slug]));
    const home = sourcePage('/', sources);
    const own = ownNames(sources);
    const offers = [page, home].flatMap((candidate) => (candidate?.listed ? planOffers(candidate, known, own) : []));
    const claims = tellPricesApart([...content, ...marks, ...offers]);
    const settled = settle('plans', claims, planDrift, sources.problems);
    reportOtherPeriods(claims, settled, sources.problems);
    const records = [...settled]
      .filter(([, record]) => record.has('/name'))
      .map(([name, record]) => planOf(name, record, url, entries, sources));
    checkPlanPresence(entries, settled, page, sources);
    const prices = records.flatMap((plan) => (plan.price.value === null ? [] : [plan.price]));
    if (records.length === 0) reportNoPlans(page, sources);
    const updated = newest([page?.updated ?? null, ...entries.map(({ data }) => data.updated ?? null)]);
    return {
      items: [],
      body: {
        currency: shared(prices.map(({ value, currency }) => (value === 0 && currency === null ? undefined : currency))),
        period: shared(prices.map((price) => (price.value === 0 && price.period === null ? undefined : price.period))),
        freeTrial: trialOf(entries, page, sources),
        plans: records,
        url,
        markdownUrl,
        updated,
      },
    };
  },
});

/** What all values share; a free plan needs neither currency nor period, and is undefined here. */
const shared = (values: readonly (string | null | undefined)[]): string | null => {
  const [first = null, ...others] = new Set(values.filter((value) => value !== undefined));
  return others.length === 0 ? first : null;
};

const reportNoPlans = (page: Page | null, sources: Sources): void => {
  const looked = `looked for plans.yaml, for data-sitec-plan, and for Offers with a name in the JSON-LD of ${page?.path ?? 'a pricing page'}`;
  const hint = page
    ? 'mark the plans with data-sitec-plan and data-sitec-price, or write content/plans.yaml'
    : 'name the pricing page: facts.plans.page in sitec.config.ts';
  reportMissing('plans', looked, hint, sources);
};
