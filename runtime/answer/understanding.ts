/** How a message is understood: divided into parts that ask for different things, each with the intent that wins it. */
import type { AnswerTable, CompiledAnswer, SearchKind } from '../bundle.ts';
import { NOTHING } from './candidate.ts';
import type { Candidate } from './candidate.ts';
import { choose } from './choice.ts';
import { createGuideMatcher } from './guides.ts';
import type { Knowledge } from './knowledge.ts';
import { own } from './lookup.ts';
import { createReader } from './question.ts';
import type { Question } from './question.ts';
import { matchRules } from './rules.ts';
import { halves, LONGEST_SENTENCE, sentences } from './segments.ts';
import type { Segment } from './segments.ts';
import { readWords } from './words.ts';
import type { Word } from './words.ts';

/** A part of a message, read, and the intent that won it. */
export interface Understood {
  readonly span: string;
  readonly question: Question;
  readonly rule: Candidate;
  readonly guide: Candidate;
  /** The best of the other pages; looked for only where nothing else was understood. */
  readonly page: Candidate;
  readonly chosen: Candidate;
  readonly answer: CompiledAnswer;
}

/** A message as it was understood. */
interface Understanding {
  readonly parts: readonly Understood[];
  /** Spans of later sentences that want an answer, and are not read as closely as the first ones: no message takes longer than others. */
  readonly left: readonly string[];
}

/** Some words of a text. */
interface Part {
  readonly words: readonly Word[];
  readonly text: string;
}

const SILENCE: CompiledAnswer = { text: {}, answered: false, facts: [], links: [], reason: 'unclear', suggestions: {} };
/** Code units of the text that are read, and that are quoted. */
const TEXT_LENGTH = 4000;
const SPAN_LENGTH = 200;
/** What closes a sentence belongs to it. */
const SIGNS = /^[.?!؟…．？！。]+/u;
/** Words of a text that are read; some characters are written out as many. */
const MOST_WORDS = 2000;
/** Sentences that are read closely, and later ones that are looked at one by one. */
const MOST_SENTENCES = 8;
const MOST_LATER = 12;
/** Hits that are looked at more closely. */
const MOST_JUDGED = 20;
/** Most parts that a sentence is divided into. */
const MOST_PARTS = 3;

/** Understands a text; never throws. */
export type Understand = (text: string) => Understanding;

/** Loads everything that messages are understood by. */
export function createUnderstanding(table: AnswerTable, knowledge: Knowledge): Understand {
  const { understand, further, spell } = createPartReader(table, knowledge);
  const isJoining = (word: string): boolean => table.conjunctions.includes(word);

  /** One sentence, or both of its halves when they ask for different things and none of them needs the other. */
  function understandSentence(part: Part, depth = 1): readonly Understood[] {
    const whole = understand(part);
    const ways = depth > MOST_PARTS || isBound(whole) ? [] : halves(part.words, isJoining);
    for (const [first, second] of ways) {
      const [left, right] = [understand({ ...part, words: first }), understand({ ...part, words: second })];
      if (areApart(left, right)) return [left, ...further(left), ...understandSentence({ ...part, words: second }, depth + 1)];
      if (byRule(left) > 2 && isForeign(right)) return [left, right];
    }
    return [whole, ...further(whole)];
  }

  return (input) => {
    const text = input.slice(0, TEXT_LENGTH);
    const words = spell(readWords(text, MOST_WORDS));
    const all = sentences(words, text);
    const read = all
      .slice(0, MOST_SENTENCES)
      .flatMap(({ words: some, isQuestion }) => understandSentence({ words: some, text }).map((each) => ({ each, isQuestion })));
    const left = later(all.slice(MOST_SENTENCES))
      .filter(({ words: some, isQuestion }) => isQuestion || isSubstance(understand({ words: some, text })))
      .map(({ words: some }) => spanOf(some, text));
    const isAnswered = read.some(({ each }) => isSubstance(each));
    // Where something is answered, courtesy and remarks around it are passed over.
    const kept = read.filter(({ each, isQuestion }) => isSubstance(each) || (!each.answer.courtesy && isQuestion));
    if (isAnswered) return { parts: kept.map(({ each }) => each), left };
    const [first] = read.length === 1 ? read : [];
    return { parts: [first?.each ?? understand({ words: words.slice(0, LONGEST_SENTENCE), text })], left };
  };
}

/** Later sentences; what is left of very many counts as one. */
function later(all: readonly Segment[]): readonly Segment[] {
  const rest = all.slice(MOST_LATER);
  const words = rest.flatMap((sentence) => sentence.words).slice(0, LONGEST_SENTENCE);
  return [...all.slice(0, MOST_LATER), ...(rest.length > 0 ? [{ words, isQuestion: rest.some(({ isQuestion }) => isQuestion) }] : [])];
}

interface PartReader {
  readonly understand: (part: Part) => Understood;
  /** The same for each further thing that a part asks for in the same way. */
  readonly further: (part: Understood) => readonly Understood[];
  /** Words as they are meant: misspelt ones are corrected. */
  readonly spell: (words: readonly Word[]) => readonly Word[];
}

function createPartReader(table: AnswerTable, knowledge: Knowledge): PartReader {
  const { search, coverage } = knowledge;
  const { read, spell } = createReader(table, knowledge);
  const match = createGuideMatcher(coverage);

  const answerAt = (intent: string, path: readonly string[]): CompiledAnswer | undefined => own(table.answers, [intent, ...path].join('/'));
  /** The answer of an intent for its slots; what is less and less special stands in for what was not compiled. */
  const find = ({ intent, path }: Candidate): CompiledAnswer => {
    const found = [...path, ''].flatMap((_, left) => answerAt(intent, path.slice(0, path.length - left)) ?? []);
    return found[0] ?? answerAt(NOTHING.intent, []) ?? SILENCE;
  };
  /** The best of the documents that are nearest to what carries meaning in a question. */
  const matchKind = (question: Question, kind: SearchKind): Candidate => {
    const query = question.units.flatMap(({ words }) => words).join(' ');
    const options = { kinds: [kind], preferred: question.languages[0], limit: MOST_JUDGED };
    return query === '' ? NOTHING : match(search(query, options).hits, question);
  };
  return {
    spell,
    further: (part) => (part.chosen.further ?? []).map((chosen) => ({ ...part, chosen, answer: find(chosen) })),
    understand: ({ words, text }) => {
      const question = read(words, text);
      const rule = matchRules(table, question);
      const guide = matchKind(question, 'guide');
      const best = choose(question, rule, guide, (candidate) => find(candidate).answered !== false);
      // Other pages are named by their titles or not at all: they are about everything.
      const page = best.strength > 0 ? NOTHING : matchKind(question, 'page');
      const chosen = page.strength > 1 && page.share === 1 && answerAt(page.intent, page.path) ? page : best;
      return { span: spanOf(words, text), question, rule, guide, page, chosen, answer: find(chosen) };
    },
  };
}

/** What is compared belongs together. */
function isBound({ chosen: { intent, slots } }: Understood): boolean {
  return intent.startsWith('comparisons.') || Object.values(slots).some(Array.isArray);
}

/** Strength of the rule that won a part; 0 when none did. */
function byRule({ chosen, rule }: Understood): number {
  return chosen === rule ? rule.strength : 0;
}

/** Whether rules understand both halves of a sentence, each as something else. */
function areApart(left: Understood, right: Understood): boolean {
  return byRule(left) > 1 && byRule(right) > 1 && left.chosen.intent !== right.chosen.intent;
}

/** Whether a part is about something that neither lexicon nor texts of the site know. */
function isForeign({ chosen, guide, question: { units } }: Understood): boolean {
  return chosen.strength === 0 && guide.strength === 0 && units.length > 1 && units.every(({ isKnown }) => !isKnown);
}

function isSubstance({ chosen, answer }: Understood): boolean {
  return chosen.strength > 0 && !answer.courtesy;
}

/** The question as it is shown again: short, on one line, without invisible characters. */
function spanOf(words: readonly Word[], text: string): string {
  const last = words.at(-1);
  const part = last ? text.slice(words[0]?.start, last.end) + (SIGNS.exec(text.slice(last.end))?.[0] ?? '') : text;
  return part
    .slice(0, SPAN_LENGTH)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}
