import { didYouMean } from '../../../base/did-you-mean.ts';
import { slugify } from '../../../base/slug.ts';
import type { Config } from '../../../config/schema.ts';
import { facts } from '../../../problems/facts.ts';
import { input } from '../../../problems/input.ts';
import type { Place, ProblemList } from '../../../problems/problem.ts';
import { string, type Schema } from '../../../schema/builder.ts';
import { contentLimit, contentMoney, type ContentLimit, type ContentMoney } from '../../../schema/content.ts';
import { violations } from '../../../schema/validate.ts';
import type { Claim } from '../../claim.ts';
import { PRICE } from '../prices.ts';
import { limitFrom, priceFrom } from './plan-content.ts';

/** Input to read single values of the configuration. */
export interface OverrideContext {
  readonly facts: Config['facts'];
  /** Slugs that other sources know. A value for another plan would have no effect. */
  readonly slugs: readonly string[];
  /** Headings of the pricing page. */
  readonly headings: readonly string[];
  /** Address of the pricing page. */
  readonly page: string;
  readonly problems: ProblemList;
  readonly configPlace: (key: string) => Place;
}

const text = string('Text', { minLength: 1 });

/** Allowed keys after the slug of a plan: their schema, and how to read their value. */
const FIELDS: Readonly<Record<string, { readonly schema: Schema<unknown>; read(value: unknown): unknown }>> = {
  name: { schema: text, read: (value) => value },
  description: { schema: text, read: (value) => value },
  price: { schema: contentMoney('Price'), read: (value) => priceFrom(value as ContentMoney) },
};

/** Values of plans that the configuration sets by path: `plans.growth.price`, `plans.growth.limits.users`. They override any page. */
export const planOverrides = (context: OverrideContext): readonly Claim[] =>
  Object.entries(context.facts ?? {}).flatMap(([path, value]) => {
    const [kind, slug = '', ...rest] = path.split('.');
    return kind === 'plans' && slug !== '' ? readOverride(path, slug, rest, value, context) : [];
  });

const readOverride = (path: string, slug: string, rest: readonly string[], value: unknown, context: OverrideContext): readonly Claim[] => {
  const { slugs, headings, problems, configPlace, page } = context;
  const place = { ...configPlace(path), note: path };
  const field = fieldOf(rest);
  const shown = headings.find((heading) => slugify(heading) === slug);
  if (!slugs.includes(slug) && shown === undefined) {
    problems.add(facts.slugUnknown, { field: path, kind: 'plan', slug, suggestion: didYouMean(slug, slugs) }, place);
    return [];
  }
  if (!field) {
    problems.add(input.configUnknownKey, { key: path, suggestion: didYouMean(rest[0] ?? '', [...Object.keys(FIELDS), 'limits']) }, place);
    return [];
  }
  const found = violations(field.schema, value);
  for (const { words, got, suggestion } of found)
    problems.add(input.configWrongValue, { key: path, expected: words, got: got + suggestion }, place);
  const pointer = rest[0] === 'price' ? PRICE : `/${rest.join('/')}`;
  if (found.length > 0) return [];
  // A plan whose price only a script writes is known by its heading.
  const named: readonly Claim[] = slugs.includes(slug) ? [] : [{ slug, pointer: '/name', value: shown, level: 'heuristic', page, place }];
  return [...named, { slug, pointer, value: field.read(value), level: 'config', page, place }];
};

const fieldOf = ([name = '', key, ...rest]: readonly string[]): (typeof FIELDS)[string] | null => {
  if (rest.length > 0) return null;
  if (name === 'limits' && key !== undefined) return { schema: contentLimit, read: (value) => limitFrom(key, value as ContentLimit) };
  return key === undefined && Object.hasOwn(FIELDS, name) ? (FIELDS[name] ?? null) : null;
};
