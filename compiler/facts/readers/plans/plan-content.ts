import { slugify } from '../../../base/slug.ts';
import type { Infer } from '../../../schema/builder.ts';
import type { ContentLimit, ContentMoney, plansContent } from '../../../schema/content.ts';
import type { Limit, Money } from '../../../schema/shapes.ts';
import { readCell } from '../../../markdown/cells.ts';
import { limitOf, moneyOf } from '../../values.ts';
import { absolute } from '../../resources/records.ts';
import type { Claim } from '../../claim.ts';
import type { CheckedEntry } from '../content-entries.ts';
import { PRICE } from '../prices.ts';
import { featurePointer, type PlanFeature } from './plan-tables.ts';

/** A validated `plans.yaml`. */
export type PlansEntry = CheckedEntry<Infer<typeof plansContent>>;

/** Slug of a plan of a content file: given, else made from its name. */
export const contentSlug = (plan: { readonly slug?: string; readonly name: string }): string => plan.slug ?? slugify(plan.name);

/** The plan claims of a content file. `page` is the pricing page. */
export const planContent = (plans: PlansEntry, page: string, base: string): readonly Claim[] => [
  ...ownClaims(plans, page),
  ...rowClaims(plans, page, base),
];

/** What a content file states about a plan, at a path in the file. */
type ClaimAt = (pointer: string, value: unknown, ...path: readonly (string | number)[]) => Claim;

const claimsOf = ({ entry }: PlansEntry, plan: { readonly slug?: string; readonly name: string }, page: string): ClaimAt => {
  const slug = contentSlug(plan);
  return (pointer, value, ...path) => ({ slug, pointer, value, level: 'content', page, place: entry.placeOf(path) });
};

const ownClaims = (plans: PlansEntry, page: string): readonly Claim[] =>
  plans.data.plans.flatMap((plan, index, all) => {
    // Two plans with one slug are an error. Only the first is read, so that their differences are not reported as conflicts too.
    if (all.findIndex((other) => contentSlug(other) === contentSlug(plan)) !== index) return [];
    const at = claimsOf(plans, plan, page);
    const claim: ClaimAt = (pointer, value, ...path) => at(pointer, value, 'plans', index, ...path);
    return [
      claim('/name', plan.name, 'name'),
      ...(plan.description === undefined ? [] : [claim('/description', plan.description, 'description')]),
      ...(plan.price === undefined ? [] : [claim(PRICE, priceFrom(plan.price), 'price')]),
      ...(plan.otherPrices ?? []).map((price, position) => claim(PRICE, priceFrom(price), 'otherPrices', position)),
      ...Object.entries(plan.limits ?? {}).map(([key, limit]) => claim(`/limits/${key}`, limitFrom(key, limit), 'limits', key)),
    ];
  });

/** Rows of the comparison table, and buttons. */
const rowClaims = (plans: PlansEntry, page: string, base: string): readonly Claim[] =>
  plans.data.plans.flatMap((plan, index) => {
    const claim = claimsOf(plans, plan, page);
    const rows = (plans.data.features ?? []).flatMap(({ name, slug = null, values }, row) => {
      const value = values[index];
      return value === undefined ? [] : [claim(featurePointer(name), featureOf(name, slug, value), 'features', row, 'values', index)];
    });
    const action = plan.action && { label: plan.action.label, url: absolute(plan.action.url, base) };
    return [...rows, ...(action ? [claim('/action', action, 'plans', index, 'action')] : [])];
  });

const featureOf = (name: string, slug: string | null, value: boolean | string): PlanFeature => {
  const { included, text } = typeof value === 'boolean' ? { included: value, text: null } : readCell(value);
  return { name, slug, included, note: text };
};

/** True for an amount without a currency that needs one. Only 0 does not. */
export const lacksCurrency = ({ value, currency }: Pick<ContentMoney, 'value' | 'currency'>): boolean =>
  value !== null && value > 0 && currency === undefined;

/** A price of a content file or of the configuration in the form of the API. */
export const priceFrom = (price: ContentMoney): Money => {
  const { value, currency = null, period = null, per = null, from = false, billed = null, quote = null } = price;
  if (lacksCurrency(price)) return moneyOf({ quote, reason: 'unreadable' });
  return moneyOf({ value, currency, period, per, from, billed, quote, reason: value === null ? (price.reason ?? 'not_found') : null });
};

/** A limit of a content file or of the configuration in the form of the API. */
export const limitFrom = (key: string, limit: ContentLimit): Limit => {
  if (limit === 'unlimited') return limitOf(key, { unlimited: true });
  if (typeof limit === 'number') return limitOf(key, { value: limit });
  const { value, unit, reason } = limit;
  const known = {
    value,
    period: limit.period ?? null,
    quote: limit.quote ?? null,
    reason: value === null ? (reason ?? 'not_found') : null,
  };
  return limitOf(key, unit === undefined ? known : { ...known, unit });
};
