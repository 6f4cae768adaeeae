/** What a build tells the world of prices. */
import type { Built } from '../../site.ts';

interface Amount {
  readonly value: number | null;
}

/** Every amount that a build publishes of its plans; none when it failed. */
export const publishedAmounts = (built: Built): readonly number[] => {
  if (built.exitCode !== 0) return [];
  type Plan = { readonly price: Amount; readonly otherPrices: readonly Amount[]; readonly addOns: readonly { readonly price: Amount }[] };
  if (!built.dist.has('api/v1/plans.json')) return [];
  const { plans } = built.json('api/v1/plans.json') as { readonly plans: readonly Plan[] };
  return plans
    .flatMap(({ price, otherPrices, addOns }) => [price, ...otherPrices, ...addOns.map((addOn) => addOn.price)])
    .flatMap(({ value }) => (value === null ? [] : [value]));
};
