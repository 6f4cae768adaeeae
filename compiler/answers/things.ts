/** The things of a site that questions name. */
import type { EntityKind } from '../../runtime/bundle.ts';
import type { AliasKind } from '../config/sections/answers.ts';
import type { AnswerContext } from './context.ts';

/** A thing by its kind, with the names that the site gives it. */
interface NamedThing {
  readonly kind: AliasKind;
  readonly slug: string;
  readonly names: readonly string[];
}

/** Kind of a list of the API -> kind of the things in it. */
export const ENTITY_KINDS: Readonly<Record<AliasKind, EntityKind>> = {
  plans: 'plan',
  features: 'feature',
  platforms: 'platform',
  comparisons: 'tool',
};

/** The lists whose things can have further names. */
export const aliasKinds = Object.keys(ENTITY_KINDS) as readonly AliasKind[];

/** Key of what the plans count -> how the site calls it. */
export const limitUnits = ({ bodies }: AnswerContext): ReadonlyMap<string, string> =>
  new Map(bodies.plans.plans.flatMap(({ limits }) => Object.entries(limits).map(([key, { unit }]) => [key, unit])));

/** The things of a list, in its order. The slug of a comparison is that of its page: the tool goes by its name only. */
export const listedThings = ({ bodies }: AnswerContext, kind: AliasKind): readonly NamedThing[] => {
  if (kind === 'comparisons')
    return bodies.comparisons.comparisons.flatMap(({ slug, competitor }) => (competitor ? [{ kind, slug, names: [competitor.name] }] : []));
  const things: Readonly<Record<Exclude<AliasKind, 'comparisons'>, readonly { readonly slug: string; readonly name: string }[]>> = {
    plans: bodies.plans.plans,
    features: bodies.features.features,
    platforms: bodies.platforms.platforms,
  };
  return things[kind].map(({ slug, name }) => ({ kind, slug, names: [name, slug] }));
};
