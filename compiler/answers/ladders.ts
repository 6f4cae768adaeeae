/** Which plan is the cheapest that includes so many of something. */
import type { AnswerTable, Rung } from '../../runtime/bundle.ts';
import type { LimitBody, PlanBody } from './intents/bodies.ts';

/** Kind of limit -> what the plans include: by price, then those whose price is on request. A plan whose limit is not known is left out. */
export const compileLadders = (plans: readonly PlanBody[]): AnswerTable['ladders'] =>
  Object.fromEntries(limitsOf(plans).map((kind) => [kind, rungs(plans, kind)]));

/** Keys of the limits of all plans. */
export const limitsOf = (plans: readonly PlanBody[]): readonly string[] => [...new Set(plans.flatMap(({ limits }) => Object.keys(limits)))];

/** Most that a limit allows: Infinity when it is unlimited, undefined when nobody knows. */
export const mostOf = (limit: LimitBody | undefined): number | undefined => (limit?.unlimited ? Infinity : (limit?.value ?? undefined));

/** The limit of a plan by its key. */
export const limitOf = ({ limits }: PlanBody, kind: string): LimitBody | undefined =>
  Object.hasOwn(limits, kind) ? limits[kind] : undefined;

const rungs = (plans: readonly PlanBody[], kind: string): readonly Rung[] => {
  if (!isOrdered(plans)) return [];
  const priceOf = ({ price }: PlanBody): number => price.value ?? Infinity;
  // Infinity less Infinity is no number: those without a price keep their order.
  const byPrice = plans.toSorted((left, right) => (priceOf(left) === priceOf(right) ? 0 : priceOf(left) - priceOf(right)));
  return byPrice.flatMap((plan): readonly Rung[] => {
    const most = mostOf(limitOf(plan, kind));
    return most === undefined ? [] : [{ plan: plan.slug, most: most === Infinity ? null : most }];
  });
};

/** Whether the prices that are published can be ordered: one currency, one period, for the same thing. */
export const isOrdered = (plans: readonly PlanBody[]): boolean => {
  const known = plans.filter(({ price }) => price.value !== null);
  return new Set(known.map(({ price }) => [price.currency, price.period, price.per].join(' '))).size === 1;
};
