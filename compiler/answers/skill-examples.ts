/** Questions that an intent answers about a site: its examples, about things of which the published facts say something. */
import { createComposer, type Composer } from './composer.ts';
import type { AnswerContext } from './context.ts';
import type { Intent } from './intent.ts';
import { aliasKinds, ENTITY_KINDS, limitUnits, listedThings } from './things.ts';

/** Stands for a thing of the site in an example. */
const PLACEHOLDER = /\{(\w+)\}/g;

/** Whether one of the answers that belong to some parts, such as the slugs of things, answers. */
interface Answered {
  readonly parts: readonly string[];
  readonly answers: boolean;
}

/** The examples of an intent that are answered, by language; `{plan}` and the like stand for the first things that are. */
export const answeredExamples = (
  intent: Intent,
  languages: readonly string[],
  context: AnswerContext,
): ReadonlyMap<string, readonly string[]> => {
  const composer = createComposer(context);
  const answered = [...intent.answers(context, composer)].map(({ path, answered: answers }): Answered => ({
    parts: path?.split('/') ?? [],
    answers: answers === true,
  }));
  const fill = (example: string, language: string): readonly string[] => {
    const kinds = [...new Set([...example.matchAll(PLACEHOLDER)].map(([, kind = '']) => kind))];
    const named = kinds.map((kind) => namedBy(kind, language, context, composer));
    const things = combined(named).find((each) =>
      isAnswered(
        answered,
        each.map(([part]) => part),
      ),
    );
    return things ? [example.replace(PLACEHOLDER, (_, kind: string) => things[kinds.indexOf(kind)]?.[1] ?? '')] : [];
  };
  const examples = new Map<string, readonly string[]>(Object.entries(intent.examples));
  return new Map(languages.map((language) => [language, (examples.get(language) ?? []).flatMap((example) => fill(example, language))]));
};

/** Whether a question about some things is answered: by the answers about them, else by that of the intent itself, else, without things, by any. */
const isAnswered = (answered: readonly Answered[], things: readonly string[]): boolean => {
  const about = things.length > 0 ? answered.filter(({ parts }) => things.every((part) => parts.includes(part))) : [];
  const own = answered.filter(({ parts }) => parts.length === 0);
  const [those = things.length === 0 ? answered : []] = [about, own].filter(({ length }) => length > 0);
  return those.some(({ answers }) => answers);
};

/** A thing by its part of the path of answers, and what it is called. */
type Named = readonly [part: string, name: string];

/** One thing of each list, in every way. */
const combined = (lists: readonly (readonly Named[])[]): readonly (readonly Named[])[] =>
  lists.reduce<readonly (readonly Named[])[]>((rows, list) => rows.flatMap((row) => list.map((each) => [...row, each])), [[]]);

/** The things that a placeholder may stand for; none for one that stands beside another of its kind. */
const namedBy = (placeholder: string, language: string, context: AnswerContext, { wording }: Composer): readonly Named[] => {
  const { guides } = context.bodies.guides;
  if (placeholder === 'guide') return guides.flatMap((guide) => (guide.language === language ? [[guide.slug, guide.title] as const] : []));
  if (placeholder === 'limit')
    return [...limitUnits(context)].map(([key, unit]) => [`limit:${key}`, wording.limitName(key, unit)(language)] as const);
  const lists = aliasKinds.filter((list) => ENTITY_KINDS[list] === placeholder);
  return lists.flatMap((list) => listedThings(context, list)).map(({ slug, names: [name = slug] }) => [slug, name] as const);
};
