/** Compiles the answer table: entities, lexicon, rules and every answer written out, with facts and links in tables beside them. */
import type { AnswerLink, AnswerTable, CompiledAnswer, Entity, EntityKind, FactReference, Rule } from '../runtime/bundle.ts';
import { tokens } from '../runtime/answer/analyse.ts';
import {
  ANSWER_LANGUAGES,
  AnswerError,
  type AnswerContext,
  type AnswerLanguage,
  type FactUse,
  type IntentAnswer,
  type Wording,
} from './intent.ts';
import { intents } from './intents/index.ts';
import { suggestions } from './intents/suggestions.ts';
import { compileLexicon } from './lexicon.ts';
import { resolvePointer } from './voice.ts';

/**
 * Writes out every answer that the published facts allow.
 * @throws AnswerError (SITEC3411) when a template names a fact that is not published.
 */
export function compileAnswers(context: AnswerContext): AnswerTable {
  const languages = answerLanguages(context.languages);
  const facts = new Table<FactReference>();
  const links = new Table<AnswerLink>();
  const proposals = suggestions(context);
  const compile = (answer: IntentAnswer): CompiledAnswer => ({
    text: inLanguages(languages, answer.text),
    answered: answer.answered,
    facts: facts.positions(answer.facts.map((use) => refer(context, use))),
    links: links.positions(answer.links),
    ...(answer.reason && { reason: answer.reason }),
    suggestions: answer.suggest ? proposed(languages, proposals) : {},
  });
  const answers = intents.flatMap((intent) =>
    [...intent.answers(context)].map(
      (answer) => [answer.slug === undefined ? intent.name : `${intent.name}/${answer.slug}`, compile(answer)] as const,
    ),
  );
  return {
    defaultLanguage: languages[0] ?? 'en',
    ...compileLexicon(context.bodies.company.name),
    entities: compileEntities(context),
    rules: intents.flatMap(({ name, rules }) => rules.map((rule): Rule => ({ intent: name, all: [], any: [], none: [], ...rule }))),
    answers: Object.fromEntries(answers),
    facts: facts.rows,
    links: links.rows,
  };
}

/** The site's languages that answers are written in, in its order; English when there is none. Urdu pages are answered in Roman Urdu. */
function answerLanguages(languages: readonly string[]): readonly AnswerLanguage[] {
  const found = languages.flatMap((language) => {
    const base = language.split('-')[0] === 'ur' ? 'ur-Latn' : language.split('-')[0];
    return ANSWER_LANGUAGES.filter((known) => known === base);
  });
  return found.length === 0 ? ['en'] : [...new Set(found)];
}

function inLanguages(languages: readonly AnswerLanguage[], text: Wording): Readonly<Record<string, string>> {
  return Object.fromEntries(languages.map((language) => [language, text[language]]));
}

function proposed(languages: readonly AnswerLanguage[], questions: readonly Wording[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(languages.map((language) => [language, questions.map((question) => question[language])]));
}

function refer({ base, bodies, documents }: AnswerContext, { document, pointer, key, unit }: FactUse): FactReference {
  const value = resolvePointer(bodies[document], pointer);
  if (value === undefined || (typeof value === 'object' && value !== null))
    throw new AnswerError(`${documents[document]}#${pointer} holds no value`);
  return { key, value: value as FactReference['value'], unit, source: base + documents[document], pointer };
}

/** Rows without repetitions; answers point at them by position. */
class Table<Row> {
  readonly rows: Row[] = [];
  readonly #places = new Map<string, number>();

  /** Positions of rows, each once; new rows are appended. */
  positions(rows: readonly Row[]): readonly number[] {
    return [...new Set(rows.map((row) => this.#position(row)))];
  }

  #position(row: Row): number {
    const key = JSON.stringify(row);
    const place = this.#places.get(key) ?? this.rows.push(row) - 1;
    this.#places.set(key, place);
    return place;
  }
}

/** Names and slugs of the site's things, by their folded words. */
function compileEntities({ bodies }: AnswerContext): Readonly<Record<string, readonly Entity[]>> {
  const tools = bodies.comparisons.comparisons.map(({ slug, competitor }) => ({ slug, name: competitor.name }));
  const things: readonly (readonly [EntityKind, string, string])[] = [
    ...bodies.plans.plans.flatMap(
      ({ slug, name }) =>
        [
          ['plan', slug, name],
          ['plan', slug, slug],
        ] as const,
    ),
    ...bodies.features.features.flatMap(({ slug, name }) =>
      [name, slug].flatMap(numbers).map((alias) => ['feature', slug, alias] as const),
    ),
    ...bodies.platforms.platforms.flatMap(
      ({ slug, name }) =>
        [
          ['platform', slug, name],
          ['platform', slug, slug],
        ] as const,
    ),
    ...tools.map(({ slug, name }) => ['tool', slug, name] as const),
  ];
  const entities = new Map<string, Entity[]>();
  for (const [kind, slug, alias] of things) {
    const key = tokens(alias).join(' ');
    const listed = entities.get(key) ?? [];
    const known = key === '' || listed.some((entity) => entity.kind === kind && entity.slug === slug);
    if (!known) entities.set(key, [...listed, { kind, slug }]);
  }
  return Object.fromEntries(entities);
}

/** A feature in singular and plural: people ask for `broadcast` where the site says `Broadcasts`. */
function numbers(name: string): readonly string[] {
  return [name, /[a-z]{3}s$/.test(name) ? name.slice(0, -1) : `${name}s`];
}
