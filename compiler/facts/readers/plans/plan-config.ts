import { didYouMean } from '../../../base/did-you-mean.ts';
import { slugify } from '../../../base/slug.ts';
import { facts } from '../../../problems/facts.ts';
import { string, type Schema } from '../../../schema/builder.ts';
import { contentLimit, contentMoney, type ContentLimit, type ContentMoney } from '../../../schema/content.ts';
import type { Claim } from '../../claim.ts';
import { configValues, type ConfigValue } from '../../config-values.ts';
import type { Sources } from '../../resource.ts';
import { PRICE } from '../prices.ts';
import { limitFrom, priceFrom } from './plan-content.ts';

/** What is known about plans from other sources. */
interface KnownPlans {
  /** A value for another plan would have no effect. */
  readonly slugs: readonly string[];
  /** Headings of the pricing page. */
  readonly headings: readonly string[];
  /** Address of the pricing page. */
  readonly page: string;
}

const text = string('Text', { minLength: 1 });

/** Allowed keys after the slug of a plan: their schema, and how to read their value. */
const FIELDS: Readonly<Record<string, { readonly schema: Schema<unknown>; read(value: unknown): unknown }>> = {
  name: { schema: text, read: (value) => value },
  description: { schema: text, read: (value) => value },
  price: { schema: contentMoney('Price'), read: (value) => priceFrom(value as ContentMoney) },
};

/** Values of plans that the configuration sets by path: `plans.growth.price`, `plans.growth.limits.users`. They override any page. */
export const planOverrides = (known: KnownPlans, sources: Sources): readonly Claim[] =>
  configValues('plans', sources).flatMap((given) => readOverride(given, known, sources));

const readOverride = (given: ConfigValue, { slugs, headings, page }: KnownPlans, { problems }: Sources): readonly Claim[] => {
  const { key, value, place } = given;
  const [slug = '', ...rest] = given.path;
  const field = fieldOf(rest);
  const shown = headings.find((heading) => slugify(heading) === slug);
  if (!slugs.includes(slug) && shown === undefined) {
    problems.add(facts.slugUnknown, { field: key, kind: 'plan', slug, suggestion: didYouMean(slug, slugs) }, place);
    return [];
  }
  if (!field) {
    given.reportUnknown(rest[0] ?? '', [...Object.keys(FIELDS), 'limits']);
    return [];
  }
  if (!given.isOf(field.schema)) return [];
  const pointer = rest[0] === 'price' ? PRICE : `/${rest.join('/')}`;
  // A plan whose price only a script writes is known by its heading.
  const named: readonly Claim[] = slugs.includes(slug) ? [] : [{ slug, pointer: '/name', value: shown, level: 'heuristic', page, place }];
  return [...named, { slug, pointer, value: field.read(value), level: 'config', page, place }];
};

const fieldOf = ([name = '', key, ...rest]: readonly string[]): (typeof FIELDS)[string] | null => {
  if (rest.length > 0) return null;
  if (name === 'limits' && key !== undefined) return { schema: contentLimit, read: (value) => limitFrom(key, value as ContentLimit) };
  return key === undefined && Object.hasOwn(FIELDS, name) ? (FIELDS[name] ?? null) : null;
};
