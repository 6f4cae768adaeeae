/** What questions can name: the things of the site by their names, and by the concepts that mean them. */
import { tokens } from '../../runtime/answer/analyse.ts';
import type { ReadConcepts } from '../../runtime/answer/concepts.ts';
import type { AnswerTable, Described, Entity } from '../../runtime/bundle.ts';
import { foldName } from '../base/slug.ts';
import type { AliasKind } from '../config/sections/answers.ts';
import { conceptTable } from '../words/lexicon.ts';
import { BESIDE_FEATURES, COUNTED, EVERYDAY, MEANT, NAMING, STRANGERS } from '../words/lexicon/names.ts';
import type { AnswerContext } from './context.ts';
import { aliasKinds, ENTITY_KINDS, limitUnits, listedThings } from './things.ts';

/** Names, slugs and meanings, folded for the runtime. */
export const compileNames = (
  context: AnswerContext,
  conceptsOf: ReadConcepts,
): Pick<AnswerTable, 'names' | 'described' | 'meant' | 'everyday' | 'naming' | 'nameWords' | 'strangers'> => {
  const things = namedThings(context, conceptsOf);
  const names = conceptTable(
    Object.fromEntries(things.map(({ concept, names: each }) => [concept, each.map((name) => `"${name.replaceAll('"', ' ')}"`)])),
  );
  const named = things.map(({ concept, kind, slug }) => [concept, { kind, slug }] as const);
  const everyday = new Set(tokens(EVERYDAY));
  return {
    names,
    described: compileDescribed(context, conceptsOf),
    meant: { ...compileMeant(context, conceptsOf), ...Object.fromEntries(named) },
    everyday: Object.keys(names.words).filter((name) => everyday.has(name)),
    naming: NAMING,
    nameWords: [...new Set(Object.keys(names.words).flatMap((name) => name.split(' ')))],
    strangers: STRANGERS,
  };
};

/** A thing of the site: a concept of its own, and what it is called. */
interface Thing extends Entity {
  readonly concept: string;
  readonly names: readonly string[];
}

/** What the concepts of the lexicon name: of the limits of a site those that its words for them say. */
const compileMeant = (context: AnswerContext, conceptsOf: ReadConcepts): Readonly<Record<string, Entity>> => {
  const counted = limitThings(context).flatMap(({ slug, names: [unit = ''] }) =>
    countedBy(unit, conceptsOf).map((concept) => [concept, { kind: 'limit', slug }] as const),
  );
  return { ...MEANT, ...Object.fromEntries(counted.reverse()) };
};

/** The concepts that mean what a limit counts. */
const countedBy = (unit: string, conceptsOf: ReadConcepts): readonly string[] => {
  const said = conceptsOf(tokens(unit)).map(({ concept }) => concept);
  return COUNTED.find((alike) => alike.some((concept) => said.includes(concept))) ?? [];
};

/** What the plans of a site count, each with its name. */
const limitThings = (context: AnswerContext): readonly Thing[] =>
  [...limitUnits(context)].map(([slug, unit]) => ({ concept: `limit/${slug}`, kind: 'limit', slug, names: singularAndPlural(unit) }));

/** The things of all kinds, with their names and those that the configuration adds. No concept of the lexicon has a slash. */
const namedThings = (context: AnswerContext, conceptsOf: ReadConcepts): readonly Thing[] => {
  // The slug of a plan that is a word of the lexicon, such as `users` or `cheapest`, says what that word says.
  const isSaid = (list: AliasKind, slug: string, name: string): boolean =>
    list === 'plans' && name === slug && conceptsOf([slug]).length > 0;
  // What the lexicon has a word for is named by all its words.
  const counted = limitThings(context).filter(({ names: [unit = ''] }) => countedBy(unit, conceptsOf).length === 0);
  const listed = aliasKinds.flatMap((list) =>
    listedThings(context, list).map(({ slug, names }): Thing => {
      const kind = ENTITY_KINDS[list];
      const own = names.filter((name, at) => at === 0 || !isSaid(list, slug, name));
      const all = [...own, ...context.settings.aliasesOf(list, slug)];
      return { concept: `${kind}/${slug}`, kind, slug, names: all.flatMap((name) => spellingsOf(list, name)) };
    }),
  );
  const taken = new Set(listed.flatMap(({ names }) => names.map(foldName)));
  return [...listed, ...counted.filter(({ names }) => !names.some((name) => taken.has(foldName(name))))];
};

/** Features whose names are made of words that are known in every language; they are meant only beside a word that asks for features. */
const compileDescribed = ({ bodies }: AnswerContext, conceptsOf: ReadConcepts): readonly Described[] =>
  bodies.features.features.flatMap(({ slug, name }): readonly Described[] => {
    const words = tokens(name).map((word) => conceptsOf([word]).map(({ concept }) => concept));
    const concepts = words.filter((each) => !each.includes('GENERAL'));
    if (concepts.length === 0 || concepts.some(({ length }) => length === 0)) return [];
    return [{ kind: 'feature', slug, concepts, beside: BESIDE_FEATURES }];
  });

/** How a name of a thing may be written: that of a feature in singular and plural. */
export const spellingsOf = (list: AliasKind, name: string): readonly string[] => (list === 'features' ? singularAndPlural(name) : [name]);

/** A feature in singular and plural: people ask for `broadcast` where the site says `Broadcasts`, and for `inboxes` where it says `inbox`. */
const singularAndPlural = (name: string): readonly string[] => {
  if (/[a-z]{3}s$/.test(name) && !name.endsWith('ss')) return [name, name.slice(0, -1)];
  if (/[^aeiou]y$/.test(name)) return [name, `${name.slice(0, -1)}ies`];
  return [name, /(?:s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`];
};
