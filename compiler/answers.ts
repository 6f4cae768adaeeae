/** Compiles the answer table: entities, lexicon, rules and every answer written out, with facts and links in tables beside them. */
import { tokens } from '../runtime/answer/analyse.ts';
import { createConcepts } from '../runtime/answer/concepts.ts';
import type { AnswerLink, AnswerTable, CompiledAnswer, ConceptTable, FactReference, Rule } from '../runtime/bundle.ts';
import { compileNames } from './answer-names.ts';
import { compileSpelling } from './answer-spelling.ts';
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
import { compileLadders } from './ladders.ts';
import { compileLexicon, CONCEPTS, functionWords } from './lexicon.ts';
import { NEUTRAL } from './lexicon/names.ts';
import { CONJUNCTIONS, NUMBERS } from './lexicon/function-words.ts';
import { READ_MORE, resolvePointer } from './voice.ts';

/**
 * Writes out every answer that the published facts allow.
 * @param concepts forms of all concepts, also of those of the site
 * @throws AnswerError (SITEC3411) when a template names a fact that is not published.
 */
export function compileAnswers(context: AnswerContext, concepts: ConceptTable = compileLexicon(context.bodies.company.name)): AnswerTable {
  const languages = answerLanguages(context.languages);
  const facts = new Table<FactReference>();
  const links = new Table<AnswerLink>();
  const proposals = suggestions(context);
  const compile = (answer: IntentAnswer): CompiledAnswer => ({
    text: inLanguages(languages, answer.text),
    answered: answer.answered,
    ...(answer.courtesy && { courtesy: answer.courtesy }),
    facts: facts.positions(answer.facts.map((use) => refer(context, use))),
    links: links.positions(answer.links),
    ...(answer.reason && { reason: answer.reason }),
    suggestions: answer.suggest ? proposed(languages, proposals) : {},
  });
  const explaining = [...Object.keys(CONCEPTS), 'SERVICE'].filter((concept) => !NEUTRAL.includes(concept));
  const names = compileNames(context, createConcepts(concepts));
  const answers = intents.flatMap((intent) =>
    [...intent.answers(context)].map(
      (answer) => [answer.path === undefined ? intent.name : `${intent.name}/${answer.path}`, compile(answer)] as const,
    ),
  );
  return {
    defaultLanguage: languages[0] ?? 'en',
    functionWords: functionWords(),
    explaining,
    neutral: NEUTRAL,
    ...names,
    spelling: compileSpelling(names.nameWords, concepts, explaining),
    numbers: NUMBERS,
    conjunctions: tokens(CONJUNCTIONS),
    rules: intents.flatMap(({ name, rules }) =>
      rules.map((rule): Rule => ({ intent: name, all: [], any: [], none: [], names: [], ...rule })),
    ),
    ladders: compileLadders(context.bodies.plans.plans),
    answers: Object.fromEntries(answers),
    readMore: inLanguages(languages, READ_MORE),
    facts: facts.rows,
    links: links.rows,
  };
}

/** The site's languages that answers are written in, in its order; English when there is none. Urdu pages are answered in Roman Urdu. */
export function answerLanguages(languages: readonly string[]): readonly AnswerLanguage[] {
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
