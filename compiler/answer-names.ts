/** What questions can name: the things of the site by their names, and by the concepts that mean them. */
import { tokens } from '../runtime/answer/analyse.ts';
import type { ReadConcepts } from '../runtime/answer/concepts.ts';
import type { AnswerTable, Described, Entity, EntityKind } from '../runtime/bundle.ts';
import type { AnswerContext } from './intent.ts';
import { conceptTable } from './lexicon.ts';
import { BESIDE_FEATURES, EVERYDAY, MEANT, NAMING, STRANGERS } from './lexicon/names.ts';

/** Names, slugs and meanings, folded for the runtime. */
export function compileNames(
  context: AnswerContext,
  conceptsOf: ReadConcepts,
): Pick<AnswerTable, 'names' | 'described' | 'meant' | 'everyday' | 'naming' | 'nameWords' | 'strangers'> {
  const things = thingsOf(context, conceptsOf);
  const names = conceptTable(Object.fromEntries(things.map(({ concept, names: each }) => [concept, each.map((name) => `"${name}"`)])));
  const named = things.map(({ concept, kind, slug }) => [concept, { kind, slug }] as const);
  const everyday = new Set(tokens(EVERYDAY));
  return {
    names,
    described: compileDescribed(context, conceptsOf),
    meant: { ...compileMeant(context), ...Object.fromEntries(named) },
    everyday: Object.keys(names.words).filter((name) => everyday.has(name)),
    naming: NAMING,
    nameWords: [...new Set(Object.keys(names.words).flatMap((name) => name.split(' ')))],
    strangers: STRANGERS,
  };
}

/** A thing of the site: a concept of its own, and what it is called. */
interface Thing extends Entity {
  readonly concept: string;
  readonly names: readonly string[];
}

/** Meanings of kinds that the site has: a limit that no plan states is no limit of it. */
function compileMeant({ bodies }: AnswerContext): Readonly<Record<string, Entity>> {
  const limits = new Set(bodies.plans.plans.flatMap(({ limits: each }) => Object.keys(each)));
  return Object.fromEntries(Object.entries(MEANT).filter(([, { kind, slug }]) => kind !== 'limit' || limits.has(slug ?? '')));
}

/** No concept of the lexicon has a slash. */
function thingsOf({ bodies }: AnswerContext, conceptsOf: ReadConcepts): readonly Thing[] {
  // A slug that is a word of the lexicon, such as `users` or `cheapest`, says what that word says.
  const namesOfPlan = (name: string, slug: string): readonly string[] => (conceptsOf([slug]).length > 0 ? [name] : [name, slug]);
  const thing = (kind: EntityKind, slug: string, names: readonly string[]): Thing => ({ concept: `${kind}/${slug}`, kind, slug, names });
  return [
    ...bodies.plans.plans.map(({ slug, name }) => thing('plan', slug, namesOfPlan(name, slug))),
    ...bodies.features.features.map(({ slug, name }) => thing('feature', slug, [name, slug].flatMap(numbers))),
    ...bodies.platforms.platforms.map(({ slug, name }) => thing('platform', slug, [name, slug])),
    ...bodies.comparisons.comparisons.map(({ slug, competitor }) => thing('tool', slug, [competitor.name])),
  ];
}

/** Features whose names are made of words that are known in every language; they are meant only beside a word that asks for features. */
function compileDescribed({ bodies }: AnswerContext, conceptsOf: ReadConcepts): readonly Described[] {
  return bodies.features.features.flatMap(({ slug, name }): readonly Described[] => {
    const words = tokens(name).map((word) => conceptsOf([word]).map(({ concept }) => concept));
    const concepts = words.filter((each) => !each.includes('GENERAL'));
    if (concepts.length === 0 || concepts.some(({ length }) => length === 0)) return [];
    return [{ kind: 'feature', slug, concepts, beside: BESIDE_FEATURES }];
  });
}

/** A feature in singular and plural: people ask for `broadcast` where the site says `Broadcasts`. */
function numbers(name: string): readonly string[] {
  return [name, /[a-z]{3}s$/.test(name) ? name.slice(0, -1) : `${name}s`];
}
