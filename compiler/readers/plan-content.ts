import type { Claim } from '../claim.ts';
import type { Limit, Money } from '../resources/shapes.ts';
import type { Infer } from '../schema.ts';
import { slugify } from '../slug.ts';
import type { CheckedEntry } from './content-entries.ts';
import type { ContentLimit, ContentMoney, plansContent } from './content-schemas.ts';
import { limitOf, moneyOf } from './grammar.ts';
import { pricePointer } from './plan-marks.ts';

/** A checked `plans.yaml`. */
export type PlansEntry = CheckedEntry<Infer<typeof plansContent>>;

/** Slug of a plan of a content file: its own, else made of its name. */
export const contentSlug = (plan: { readonly slug?: string; readonly name: string }): string => plan.slug ?? slugify(plan.name);

/** What a content file says about plans; `page` is the pricing page. */
export const planContent = ({ data, entry }: PlansEntry, page: string): readonly Claim[] =>
  data.plans.flatMap((plan, index) => {
    const claim = (pointer: string, value: unknown, ...path: readonly (string | number)[]): Claim => ({
      slug: contentSlug(plan),
      pointer,
      value,
      level: 'content',
      page,
      place: entry.placeOf(['plans', index, ...path]),
    });
    const others = (plan.otherPrices ?? []).map((price, position) => [contentPrice(price), position] as const);
    return [
      claim('/name', plan.name, 'name'),
      ...(plan.description === undefined ? [] : [claim('/description', plan.description, 'description')]),
      ...(plan.price === undefined ? [] : [claim(pricePointer(contentPrice(plan.price)), contentPrice(plan.price), 'price')]),
      ...others.map(([price, position]) => claim(pricePointer(price), price, 'otherPrices', position)),
      ...Object.entries(plan.limits ?? {}).map(([key, limit]) => claim(`/limits/${key}`, contentLimit(key, limit), 'limits', key)),
    ];
  });

const contentPrice = (price: ContentMoney): Money =>
  moneyOf({
    value: price.value,
    currency: price.currency ?? null,
    period: price.period ?? null,
    per: price.per ?? null,
    from: price.from ?? false,
    billed: price.billed ?? null,
    raw: price.raw ?? null,
    reason: price.value === null ? (price.reason ?? 'not_published') : null,
  });

const contentLimit = (key: string, limit: ContentLimit): Limit => {
  if (limit === 'unlimited') return limitOf(key, { unlimited: true });
  if (typeof limit === 'number') return limitOf(key, { value: limit });
  const { value, unit, reason } = limit;
  const known = {
    value,
    period: limit.period ?? null,
    raw: limit.raw ?? null,
    reason: value === null ? (reason ?? 'not_published') : null,
  };
  return limitOf(key, unit === undefined ? known : { ...known, unit });
};
