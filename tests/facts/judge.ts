/** Compares what was published with the truth: what is said must be so, and what is not said is counted. */
import type { PublishedLimit, PublishedPrice } from '../compiler/facts/plan-site.ts';
import { priceText, type PublishedPlan, type PublishedPlans } from './case.ts';
import { fold, pricesOf, type TrueLimit, type TruePlan, type TruePrice, type Truth } from './truth.ts';

/** What kind of value a finding is about. */
export type Kind = 'name' | 'price' | 'status' | 'limit' | 'feature' | 'trial';

/** A value that was published and is not so. */
export interface Wrong {
  readonly kind: Kind;
  readonly what: string;
}

/** What came of a comparison. */
export interface Verdict {
  /** Number of values that were published. */
  readonly said: number;
  readonly wrong: readonly Wrong[];
}

const NOTHING: Verdict = { said: 0, wrong: [] };
const right: Verdict = { said: 1, wrong: [] };
const wrong = (kind: Kind, what: string): Verdict => ({ said: 1, wrong: [{ kind, what }] });
const check = (isRight: boolean, kind: Kind, what: string): Verdict => (isRight ? right : wrong(kind, what));

const sum = (verdicts: readonly Verdict[]): Verdict => ({
  said: verdicts.reduce((total, { said }) => total + said, 0),
  wrong: verdicts.flatMap((verdict) => verdict.wrong),
});

/** The plan of a truth that a name means. */
export const trueOf = (plans: readonly TruePlan[], name: string): TruePlan | undefined =>
  plans.find((plan) => [plan.name, ...(plan.alsoNamed ?? [])].some((each) => fold(each) === fold(name)));

/** Judges everything that a document says. */
export const judge = (published: PublishedPlans, truth: Truth): Verdict =>
  sum([...published.plans.map((plan, at) => judgePlan(plan, at, published, truth)), judgeTrial(published, truth), judgeShared(published)]);

const judgePlan = (plan: PublishedPlan, at: number, { plans }: PublishedPlans, truth: Truth): Verdict => {
  const so = trueOf(truth.plans, plan.name);
  const before = plans.slice(0, at).some(({ name }) => so && trueOf(truth.plans, name) === so);
  if (!so || before)
    return sum([wrong('name', `a plan "${plan.name}"${before ? ' a second time' : ''}`), ...judgePrices(plan, undefined, truth)]);
  return sum([
    right,
    ...judgePrices(plan, so, truth),
    ...Object.entries(plan.limits).map(([key, limit]) => judgeLimit(`${plan.name}.limits.${key}`, limit, limitOf(so, key))),
    ...plan.features.map(({ name, included }) => judgeFeature(plan.name, name, included, so)),
  ]);
};

const judgePrices = (plan: PublishedPlan, so: TruePlan | undefined, truth: Truth): readonly Verdict[] => {
  const prices = so ? pricesOf(so) : [];
  return [
    judgeStatus(plan, so),
    ...[plan.price, ...plan.otherPrices].map((price) => judgePrice(plan.name, price, prices, so?.price === 'free', truth)),
    ...plan.addOns.map(({ name, price }) => judgePrice(`${plan.name} + ${name}`, price, so?.addOns ?? [], false, truth)),
  ];
};

/** A reason is a statement only where it says that the price is on request. */
const judgeStatus = ({ name, price }: PublishedPlan, so: TruePlan | undefined): Verdict =>
  price.reason === 'on_request' ? check(so?.price === 'on_request', 'status', `${name}: on request`) : NOTHING;

const judgePrice = (name: string, price: PublishedPrice, prices: readonly TruePrice[], isFree: boolean, truth: Truth): Verdict => {
  if (price.value === null) return NOTHING;
  const isFreeSaid = isFree && price.value === 0 && !price.from;
  const isListed = truth.notPlans.includes(price.value) && price.value !== 0;
  const isRight = isFreeSaid || (!isListed && prices.some((so) => isSame(price, so)));
  return check(isRight, 'price', `${name}: ${priceText(price)}`);
};

/**
 * A period that is not known may be left out. Everything else is part of the price: without `per`, `billed` or `from` it would be
 * read as the price of the whole plan, paid as it is named, and exactly that.
 */
const isSame = (price: PublishedPrice, so: TruePrice): boolean =>
  price.value === so.value &&
  price.currency === so.currency &&
  (price.period === null || price.period === so.period) &&
  isPer(price.per, so.per) &&
  (price.billed === so.billed || (so.billed === null && price.billed === so.period)) &&
  price.from === so.from;

const isPer = (per: string | null, so: TruePrice['per']): boolean =>
  per === null || so === null ? per === so : [so].flat().some((each) => fold(each) === fold(per));

/** The limit of a plan under a key, or under one that is as good. */
export const limitOf = ({ limits }: TruePlan, key: string): TrueLimit | undefined =>
  Object.entries(limits).find(([keys]) => keys.split('|').includes(key))?.[1];

const judgeLimit = (name: string, limit: PublishedLimit, so: TrueLimit | undefined): Verdict => {
  if (limit.value === null && !limit.unlimited) return NOTHING;
  // A card may count more than the truth lists; its words say so themselves.
  if (so === undefined && (limit.quote ?? null) !== null) return NOTHING;
  return check(
    so !== undefined && isLimit(limit, so),
    'limit',
    `${name}: ${limit.unlimited ? 'unlimited' : limit.value} ${limit.period ?? ''}`,
  );
};

/** Whether a limit is what the truth says. */
export const isLimit = (limit: PublishedLimit, so: TrueLimit): boolean => {
  if (typeof so === 'object' && !Array.isArray(so))
    return limit.value === so.value && (limit.period === null || limit.period === so.period);
  return limit.period === null && [so].flat().includes(limit.unlimited ? 'unlimited' : (limit.value ?? 'unknown'));
};

const judgeFeature = (plan: string, name: string, included: boolean | null, so: TruePlan): Verdict => {
  const row = Object.entries(so.features ?? {}).find(([each]) => fold(each) === fold(name));
  if (!row || included === null) return NOTHING;
  return check(included === row[1], 'feature', `${plan}: ${name} is ${included ? 'included' : 'not included'}`);
};

const judgeTrial = ({ freeTrial }: PublishedPlans, { freeTrial: so }: Truth): Verdict => {
  const said = [
    ['available', freeTrial.available, so?.available],
    ['days', freeTrial.days, so?.days],
    ['cardRequired', freeTrial.cardRequired, so?.cardRequired],
  ] as const;
  return sum(said.filter(([, value]) => value !== null).map(([key, value, truth]) => check(value === truth, 'trial', `${key}: ${value}`)));
};

/** Currency and period of the document are those that the prices of all plans share, where they have an amount. */
const judgeShared = ({ plans, currency, period }: PublishedPlans): Verdict => {
  const prices = plans.map(({ price }) => price).filter(({ value }) => value !== null && value > 0);
  const isShared = prices.every((price) => (currency ?? price.currency) === price.currency && (period ?? price.period) === price.period);
  return currency === null && period === null ? NOTHING : check(isShared, 'price', `all prices: ${currency} ${period}`);
};
