/** Questions that an intent answers about a site: its examples, about things of which the published facts say something. */
import { createComposer } from './composer.ts';
import type { AnswerContext } from './context.ts';
import type { Intent } from './intent.ts';
import { aliasKinds, ENTITY_KINDS, listedThings } from './things.ts';

/** Stands for a thing of the site in an example. */
const PLACEHOLDER = /\{\w+\}/g;

/** Slug that answers belong to, undefined for that of the intent itself -> whether one of them answers. */
type Answered = ReadonlyMap<string | undefined, boolean>;

/** The examples of an intent that are answered, by language; `{plan}` and the like stand for the first thing that is. */
export const answeredExamples = (
  intent: Intent,
  languages: readonly string[],
  context: AnswerContext,
): ReadonlyMap<string, readonly string[]> => {
  const answered = answeredSlugs(intent, context);
  const fill = (example: string, language: string): readonly string[] => {
    const [thing, ...others] = new Set(example.match(PLACEHOLDER));
    if (thing === undefined) return answersItself(answered) ? [example] : [];
    // Whether a question about two things is answered cannot be told from the answers about one.
    const named = others.length > 0 ? [] : namedBy(thing.slice(1, -1), language, context);
    const [, name] = named.find(([slug]) => answered.get(slug) ?? answered.get(undefined)) ?? [];
    return name === undefined ? [] : [example.replaceAll(thing, () => name)];
  };
  const examples = new Map<string, readonly string[]>(Object.entries(intent.examples));
  return new Map(languages.map((language) => [language, (examples.get(language) ?? []).flatMap((example) => fill(example, language))]));
};

/** An answer that belongs to several slugs, joined by `/`, is one of each. */
const answeredSlugs = (intent: Intent, context: AnswerContext): Answered => {
  const answered = new Map<string | undefined, boolean>();
  for (const answer of intent.answers(context, createComposer(context)))
    for (const slug of answer.path?.split('/') ?? [undefined]) answered.set(slug, answer.answered === true || answered.get(slug) === true);
  return answered;
};

/** Whether a question without a name is answered. An intent that has no answer of its own has some for fixed slots, such as `cheapest`. */
const answersItself = (answered: Answered): boolean => answered.get(undefined) ?? [...answered.values()].includes(true);

/** The things that a placeholder may stand for, with what they are called; none for one of another kind. */
const namedBy = (placeholder: string, language: string, context: AnswerContext): readonly (readonly [slug: string, name: string])[] => {
  const { guides } = context.bodies.guides;
  if (placeholder === 'guide') return guides.flatMap((guide) => (guide.language === language ? [[guide.slug, guide.title] as const] : []));
  const lists = aliasKinds.filter((list) => ENTITY_KINDS[list] === placeholder);
  return lists.flatMap((list) => listedThings(context, list)).map(({ slug, names: [name = slug] }) => [slug, name] as const);
};
