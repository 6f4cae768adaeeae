/**
 * The guide that answers A2A messages: rules over the site's own facts, no language model. Every sentence was written out by the compiler;
 * here a question only chooses some. A pure function of index, text and language, without clock, chance or memory.
 */
import type { AnswerLink, AnswerTable, FactReference, RuntimeIndex, UnansweredReason } from '../bundle.ts';
import type { Candidate, Slots } from './candidate.ts';
import { createKnowledge } from './knowledge.ts';
import { createUnderstanding, type Understand, type Understood } from './understanding.ts';

/** What a message is answered with: `text` for people (plain text), `data` for programs. */
export interface Answer {
  readonly text: string;
  readonly data: {
    /** `partial` when only some parts of the question are answered. */
    readonly answered: boolean | 'partial';
    /** BCP 47 tag of the text. */
    readonly language: string;
    readonly intents: readonly AnsweredIntent[];
    /** Every published value that the text states. */
    readonly facts: readonly FactReference[];
    /** Absolute addresses; the first is the page to read. */
    readonly links: readonly AnswerLink[];
    readonly unanswered: readonly { readonly span: string; readonly reason: UnansweredReason; readonly lookAt: string }[];
    /** Up to three questions that the site can answer. */
    readonly suggestions: readonly string[];
  };
}

/** An intent seen in the question. `confidence`: 0 to 1, two decimals. `span`: the question's own words, up to 200 characters. */
export interface AnsweredIntent {
  readonly name: string;
  readonly slots: Slots;
  readonly confidence: number;
  readonly span: string;
}

/** Most parts of a message that are answered, and longest reply in UTF-16 code units. */
const MOST_PARTS = 3;
const MAXIMUM_TEXT = 600;

/** How a message is answered, and how it was understood. */
export interface Guide {
  /** Answers any text; never throws, and takes no user text into the answer but `span`. `preferred`: language of the answer when the text shows none. */
  readonly answer: (text: string, preferred?: string) => Answer;
  readonly understand: Understand;
}

/**
 * Loads the answer table. `knowledge` is what was loaded of the same index.
 * @throws Error naming SITEC3401 when the index was built by another analyser.
 */
export const createGuide = (
  index: Pick<RuntimeIndex, 'site' | 'concepts' | 'search' | 'answers'>,
  knowledge = createKnowledge(index),
): Guide => {
  const understand = createUnderstanding(index.answers, knowledge);
  const { readMore, defaultLanguage } = index.answers;
  return {
    understand,
    answer: (text, preferred = '') => {
      const { parts, left } = understand(text);
      const wanted = [...(parts[0]?.question.languages ?? []), preferred];
      const language = wanted.find((each) => Object.hasOwn(readMore, each)) ?? defaultLanguage;
      const { said, unsaid } = fit(distinct(parts), index.answers, language);
      const isSaid = ({ answer }: Understood): boolean => answer.answered === true && said.some((each) => each.answer === answer);
      return compose(said, [...unsaid, ...left.filter((part) => !isSaid(part))], index, language);
    },
  };
};

/** The parts that one reply has room for, in their order and the first in any case; and the others. */
const fit = (
  parts: readonly Understood[],
  table: AnswerTable,
  language: string,
): { readonly said: readonly Understood[]; readonly unsaid: readonly Understood[] } => {
  const said: Understood[] = [];
  const unsaid: Understood[] = [];
  for (const part of parts) {
    const isShort = said.length < MOST_PARTS && textOf([...said, part], table, language).length <= MAXIMUM_TEXT;
    if (said.length === 0 || isShort) said.push(part);
    else unsaid.push(part);
  }
  return { said, unsaid };
};

/** What is said, and the address of the first page to read. */
const textOf = (parts: readonly Understood[], table: AnswerTable, language: string): string => {
  const [first] = linksOf(parts, table);
  const more = first ? [`${table.readMore[language] ?? ''}${first.url}`] : [];
  return [...unique(parts.map(({ answer }) => answer.text[language] ?? '')), ...more].join('\n');
};

const linksOf = (parts: readonly Understood[], table: AnswerTable): readonly AnswerLink[] =>
  unique(parts.flatMap(({ answer }) => answer.links)).flatMap((position) => table.links[position] ?? []);

const compose = (
  parts: readonly Understood[],
  left: readonly Understood[],
  { answers: table, site }: Pick<RuntimeIndex, 'site' | 'answers'>,
  language: string,
): Answer => {
  const answers = parts.map(({ answer }) => answer);
  const links = linksOf(parts, table);
  const lookAt = links[0]?.url ?? site;
  const open = parts.flatMap(({ span, answer: { reason } }) => (reason ? [{ span, reason, lookAt }] : []));
  // What one reply has no room for is as if it had not been asked here.
  const unsaid = left.map(({ span, answer: { reason = 'out_of_scope' } }) => ({ span, reason, lookAt }));
  return {
    text: textOf(parts, table, language),
    data: {
      answered: answeredOf([...answers.map(({ answered }) => answered), ...left.map(() => false)]),
      language,
      intents: parts.filter(isFirst).map(({ chosen, span }) => ({
        name: chosen.intent,
        slots: chosen.slots,
        confidence: confidenceOf(chosen),
        span,
      })),
      facts: unique(answers.flatMap(({ facts }) => facts)).flatMap((position) => table.facts[position] ?? []),
      links,
      unanswered: [...open, ...unsaid.filter(({ span }, at) => unsaid.findIndex((other) => other.span === span) === at)],
      suggestions: unique(answers.flatMap(({ suggestions }) => suggestions[language] ?? [])).slice(0, 3),
    },
  };
};

/** Whether a part is no further row of what the one before it compares. */
const isFirst = ({ chosen, question }: Understood, position: number, parts: readonly Understood[]): boolean => {
  const before = parts[position - 1];
  return before?.question !== question || before.chosen.slots !== chosen.slots;
};

/** Of parts that ask for the same thing the first. */
const distinct = (parts: readonly Understood[]): readonly Understood[] =>
  parts.filter(({ answer }, position) => parts.findIndex((other) => other.answer === answer) === position);

const unique = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

const answeredOf = (each: readonly (boolean | 'partial')[]): boolean | 'partial' => {
  if (each.every((answered) => answered === true)) return true;
  return each.every((answered) => answered === false) ? false : 'partial';
};

const confidenceOf = ({ strength, share }: Candidate): number => Math.round(Math.min(1, (strength / 3) * (0.5 + share / 2)) * 100) / 100;
