/** How much of the truth was found, over all cases. */
import type { Case, Outcome, PublishedPlan } from './case.ts';
import { isLimit, judge, limitOf, trueOf } from './judge.ts';
import { isDue, type TruePlan, type TruePrice } from './truth.ts';

/** Values of one kind: how many there are, and how many of them were published. */
export interface Share {
  readonly found: number;
  readonly all: number;
}

/** What is counted. */
export interface Score {
  readonly said: number;
  readonly wrong: readonly string[];
  /** Prices that had to be published and were not. */
  readonly missed: readonly string[];
  readonly shares: Readonly<Record<keyof typeof COUNTED | 'due', Share>>;
}

/** One entry for each value that a plan has of a kind: whether it was published. */
type Count = (so: TruePlan, plan: PublishedPlan | undefined) => readonly boolean[];

const has = (plan: PublishedPlan | undefined, so: TruePrice): boolean =>
  [plan?.price, ...(plan?.otherPrices ?? [])].some((price) => price?.value === so.value && price.currency === so.currency);

const hasPrice = (so: TruePlan, plan: PublishedPlan | undefined): boolean =>
  typeof so.price === 'string' ? plan?.price.value === 0 : has(plan, so.price);

const COUNTED = {
  names: (_, plan) => [plan !== undefined],
  prices: (so, plan) => (typeof so.price === 'string' ? [] : [hasPrice(so, plan)]),
  periods: (so, plan) =>
    typeof so.price === 'string' || so.price.period === null ? [] : [hasPrice(so, plan) && plan?.price.period != null],
  otherPrices: (so, plan) => so.otherPrices.map((price) => has(plan, price)),
  statuses: (so, plan) => {
    if (so.price === 'free') return [plan?.price.value === 0];
    return so.price === 'on_request' ? [plan?.price.reason === 'on_request'] : [];
  },
  limits: (so, plan) =>
    Object.values(so.limits)
      .filter((limit) => limit !== 'unknown')
      .map((truth) => Object.entries(plan?.limits ?? {}).some(([key, limit]) => limitOf(so, key) === truth && isLimit(limit, truth))),
} as const satisfies Readonly<Record<string, Count>>;

const shareOf = (found: readonly boolean[]): Share => ({ found: found.filter(Boolean).length, all: found.length });

/** Scores cases with their outcomes. Where a build fails by design nothing can be found, so its truth is not counted. */
export const score = (outcomes: readonly (readonly [Case, Outcome])[]): Score => {
  const counted = outcomes.filter(([{ truth }]) => truth.exitCode !== 1);
  const pairs = counted.flatMap(([{ name, truth }, { published }]) =>
    truth.plans.map((so) => {
      const plan = published?.plans.find((each) => trueOf(truth.plans, each.name) === so);
      return { place: `${name}: ${so.name}`, so, plan, due: isDue(truth, so) };
    }),
  );
  const due = pairs.filter((pair) => pair.due);
  const verdicts = outcomes.flatMap(([{ name, truth }, { published }]) => (published ? [{ name, ...judge(published, truth) }] : []));
  const count = (each: Count): Share => shareOf(pairs.flatMap(({ so, plan }) => each(so, plan)));
  return {
    said: verdicts.reduce((total, { said }) => total + said, 0),
    wrong: verdicts.flatMap(({ name, wrong }) => wrong.map(({ what }) => `${name}: ${what}`)),
    missed: due.filter(({ so, plan }) => !hasPrice(so, plan)).map(({ place }) => place),
    shares: {
      names: count(COUNTED.names),
      prices: count(COUNTED.prices),
      periods: count(COUNTED.periods),
      otherPrices: count(COUNTED.otherPrices),
      statuses: count(COUNTED.statuses),
      limits: count(COUNTED.limits),
      due: shareOf(due.map(({ so, plan }) => hasPrice(so, plan))),
    },
  };
};

/** The score in one line. */
export const scoreLine = ({ said, wrong, shares }: Score): string => {
  const of = ({ found, all }: Share): string => `${found} of ${all}`;
  return [
    `facts: ${wrong.length} wrong of ${said} published`,
    `prices found ${of(shares.prices)} (mustPublish ${of(shares.due)}), with a period ${of(shares.periods)}`,
    `other prices ${of(shares.otherPrices)}`,
    `free and on request ${of(shares.statuses)}`,
    `limits ${of(shares.limits)}`,
    `names ${of(shares.names)}`,
  ].join('; ');
};
