/** What questions can name: the things of the site by their names, and by the concepts that mean them. */
import { tokens } from '../runtime/answer/analyse.ts';
import type { ReadConcepts } from '../runtime/answer/concepts.ts';
import type { AnswerTable, Described, Entity } from '../runtime/bundle.ts';
import { aliasKinds, ENTITY_KINDS, thingsOf } from './answer-things.ts';
import type { AnswerContext } from './intent.ts';
import { BESIDE_FEATURES, EVERYDAY, MEANT, NAMING, STRANGERS } from './lexicon/names.ts';

/** Names, slugs and meanings, folded for the runtime. */
export function compileNames(
  context: AnswerContext,
  conceptsOf: ReadConcepts,
): Pick<AnswerTable, 'entities' | 'described' | 'meant' | 'everyday' | 'naming' | 'strangers'> {
  const entities = compileEntities(context);
  const everyday = new Set(tokens(EVERYDAY));
  return {
    entities,
    described: compileDescribed(context, conceptsOf),
    meant: compileMeant(context),
    everyday: Object.keys(entities).filter((name) => everyday.has(name)),
    naming: NAMING,
    strangers: STRANGERS,
  };
}

/** Meanings of kinds that the site has: a limit that no plan states is no limit of it. */
function compileMeant({ bodies }: AnswerContext): Readonly<Record<string, Entity>> {
  const limits = new Set(bodies.plans.plans.flatMap(({ limits: each }) => Object.keys(each)));
  return Object.fromEntries(Object.entries(MEANT).filter(([, { kind, slug }]) => kind !== 'limit' || limits.has(slug ?? '')));
}

function compileEntities(context: AnswerContext): Readonly<Record<string, readonly Entity[]>> {
  const things = aliasKinds.flatMap((list) =>
    thingsOf(context, list).map(({ slug, names }) => {
      const all = [...names, ...context.settings.aliasesOf(list, slug)];
      return [ENTITY_KINDS[list], slug, list === 'features' ? all.flatMap(numbers) : all] as const;
    }),
  );
  const entities = new Map<string, Entity[]>();
  for (const [kind, slug, names] of things) {
    for (const key of new Set(names.map((name) => tokens(name).join(' ')))) {
      if (key !== '') entities.set(key, [...(entities.get(key) ?? []), { kind, slug }]);
    }
  }
  return Object.fromEntries(entities);
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
