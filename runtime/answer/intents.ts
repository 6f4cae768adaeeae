/**
 * The guide that answers A2A messages: rules over the site's own facts, no language model. Every sentence was written out by the compiler;
 * here a question only chooses some. A pure function of index, text and language, without clock, chance or memory.
 */
import type { AnswerLink, FactReference, RuntimeIndex, UnansweredReason } from '../bundle.ts';
import type { Candidate, Slots } from './candidate.ts';
import { createKnowledge } from './knowledge.ts';
import { createUnderstanding } from './understanding.ts';
import type { Understand, Understood } from './understanding.ts';

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

/** Most intents that one message is answered with. */
const MOST_INTENTS = 3;

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
export function createGuide(
  index: Pick<RuntimeIndex, 'site' | 'concepts' | 'search' | 'answers'>,
  knowledge = createKnowledge(index),
): Guide {
  const understand = createUnderstanding(index.answers, knowledge);
  const { readMore, defaultLanguage } = index.answers;
  return {
    understand,
    answer: (text, preferred = '') => {
      const parts = distinct(understand(text));
      const wanted = [...(parts[0]?.question.languages ?? []), preferred];
      return compose(parts, index, wanted.find((each) => Object.hasOwn(readMore, each)) ?? defaultLanguage);
    },
  };
}

function compose(all: readonly Understood[], { answers: table, site }: Pick<RuntimeIndex, 'site' | 'answers'>, language: string): Answer {
  const [parts, more] = [all.slice(0, MOST_INTENTS), all.slice(MOST_INTENTS)];
  const answers = parts.map(({ answer }) => answer);
  const links = unique(answers.flatMap(({ links: positions }) => positions)).flatMap((position) => table.links[position] ?? []);
  const [first] = links;
  const lookAt = first?.url ?? site;
  const open = parts.flatMap(({ span, answer: { reason } }) => (reason ? [{ span, reason, lookAt }] : []));
  const left = more.map(({ span }) => ({ span, reason: 'out_of_scope' as const, lookAt }));
  return {
    text: [...answers.map(({ text }) => text[language] ?? ''), ...(first ? [`${table.readMore[language] ?? ''}${first.url}`] : [])].join(
      '\n',
    ),
    data: {
      answered: answeredOf([...answers.map(({ answered }) => answered), ...left.map(() => false)]),
      language,
      intents: parts.map(({ chosen, span }) => ({ name: chosen.intent, slots: chosen.slots, confidence: confidenceOf(chosen), span })),
      facts: unique(answers.flatMap(({ facts }) => facts)).flatMap((position) => table.facts[position] ?? []),
      links,
      unanswered: [...open, ...left],
      suggestions: unique(answers.flatMap(({ suggestions }) => suggestions[language] ?? [])).slice(0, 3),
    },
  };
}

/** Of parts that ask for the same thing the first. */
function distinct(parts: readonly Understood[]): readonly Understood[] {
  return parts.filter(({ answer }, position) => parts.findIndex((other) => other.answer === answer) === position);
}

function unique<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)];
}

function answeredOf(each: readonly (boolean | 'partial')[]): boolean | 'partial' {
  if (each.every((answered) => answered === true)) return true;
  return each.every((answered) => answered === false) ? false : 'partial';
}

function confidenceOf({ strength, share }: Candidate): number {
  return Math.round(Math.min(1, (strength / 3) * (0.5 + share / 2)) * 100) / 100;
}
