/** Compiles the answer table: entities, lexicon, rules and every answer written out, with facts and links in tables beside them. */
import { tokens } from '../../runtime/answer/analyse.ts';
import { createConcepts } from '../../runtime/answer/concepts.ts';
import type { AnswerLink, AnswerTable, CompiledAnswer, ConceptTable, FactReference, Rule } from '../../runtime/bundle.ts';
import { resolvePointer } from '../base/json.ts';
import { AnswerError } from '../problems/exit-code.ts';
import { compileLexicon, CONCEPTS } from '../words/lexicon.ts';
import { CONJUNCTIONS } from '../words/lexicon/function-words.ts';
import { NEUTRAL } from '../words/lexicon/names.ts';
import type { FactUse } from './cited-text.ts';
import { createComposer } from './composer.ts';
import type { AnswerContext } from './context.ts';
import type { IntentAnswer } from './intent-answer.ts';
import { intents } from './intents/index.ts';
import { suggestions } from './intents/suggestions.ts';
import { compileLadders } from './ladders.ts';
import { compileNames } from './names.ts';
import { phraseConcepts, phraseRules } from './phrases.ts';
import { compileSpelling } from './spelling.ts';
import { allFunctionWords, allNumbers } from './words.ts';

/**
 * Writes out every answer that the published facts allow.
 * @param concepts forms of all concepts, also of those of the site
 * @throws AnswerError (SITEC3411) when a template names a fact that is not published.
 */
export const compileAnswers = (
  context: AnswerContext,
  concepts: ConceptTable = compileLexicon(context.bodies.company.name),
): AnswerTable => {
  const { languages, phrases } = context.settings;
  const composer = createComposer(context);
  const inLanguages = <Said>(say: (language: string) => Said): Readonly<Record<string, Said>> =>
    Object.fromEntries(languages.map((language) => [language, say(language)]));
  const facts = new Table<FactReference>();
  const links = new Table<AnswerLink>();
  const proposals = suggestions(context, composer);
  const compile = (answer: IntentAnswer): CompiledAnswer => ({
    text: inLanguages(answer.text),
    answered: answer.answered,
    ...(answer.courtesy && { courtesy: answer.courtesy }),
    facts: facts.positions(answer.facts.map((use) => refer(context, use))),
    links: links.positions(answer.links),
    ...(answer.reason && { reason: answer.reason }),
    suggestions: answer.suggest ? inLanguages((language) => proposals.map((question) => question(language))) : {},
  });
  const explaining = [...Object.keys(CONCEPTS), 'SERVICE', ...phraseConcepts(phrases)].filter((concept) => !NEUTRAL.includes(concept));
  const names = compileNames(context, createConcepts(concepts));
  const answers = intents.flatMap((intent) =>
    [...intent.answers(context, composer)].map(
      (answer) => [answer.path === undefined ? intent.name : `${intent.name}/${answer.path}`, compile(answer)] as const,
    ),
  );
  return {
    defaultLanguage: languages[0] ?? 'en',
    functionWords: allFunctionWords(context.settings),
    explaining,
    neutral: NEUTRAL,
    ...names,
    spelling: compileSpelling(names.nameWords, concepts, explaining),
    numbers: allNumbers(context.settings),
    conjunctions: tokens(CONJUNCTIONS),
    rules: [
      ...phraseRules(phrases, intents),
      ...intents.flatMap(({ name, rules }) =>
        rules.map((rule): Rule => ({ intent: name, all: [], any: [], none: [], names: [], ...rule })),
      ),
    ],
    ladders: compileLadders(context.bodies.plans.plans),
    answers: Object.fromEntries(answers),
    readMore: inLanguages(composer.wording.plain('read_more')),
    facts: facts.rows,
    links: links.rows,
  };
};

const refer = ({ base, bodies, documents }: AnswerContext, { document, pointer, key, unit, shown }: FactUse): FactReference => {
  const value = resolvePointer(bodies[document], pointer);
  const path = documents[document];
  if (path === null || value === undefined || (typeof value === 'object' && value !== null))
    throw new AnswerError(`${path ?? document}#${pointer} holds no value`);
  return { key, value: value as FactReference['value'], unit, source: base + path, pointer, ...shown };
};

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
