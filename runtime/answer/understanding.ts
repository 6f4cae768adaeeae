/** How a message is understood: divided into parts that ask for different things, each with the intent that wins it. */
import type { AnswerTable, CompiledAnswer, SearchKind } from '../bundle.ts';
import { NOTHING, type Candidate } from './candidate.ts';
import { choose } from './choice.ts';
import { createGuideMatcher } from './guides.ts';
import type { Knowledge } from './knowledge.ts';
import { own } from './lookup.ts';
import { createReader, type Question } from './question.ts';
import { matchRules } from './rules.ts';
import { halves, LONGEST_SENTENCE, sentences, type Segment } from './segments.ts';
import { readWords, type Word } from './words.ts';

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
  /** Later sentences that want an answer, and are not read as closely as the first ones: no message takes longer than others. */
  readonly left: readonly Understood[];
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
export const createUnderstanding = (table: AnswerTable, knowledge: Knowledge): Understand => {
  const { understand, further, spell } = createPartReader(table, knowledge);
  const isJoining = (word: string): boolean => table.conjunctions.includes(word);

  /** One sentence, or both of its halves when they ask for different things and none of them needs the other. */
  const understandSentence = (part: Part, depth = 1): readonly Understood[] => {
    const whole = understand(part);
    const ways = depth > MOST_PARTS || isBound(whole) ? [] : halves(part.words, isJoining);
    for (const [first, second] of ways) {
      const [left, right] = [understand({ ...part, words: first }), understand({ ...part, words: second })];
      if (isListed(whole, left) || isListed(whole, right)) continue;
      const goOn = (): readonly Understood[] => understandSentence({ ...part, words: second }, depth + 1);
      if (areApart(left, right)) return [left, ...further(left), ...goOn()];
      if (isLeftOpen(left, right)) return [left, ...further(left), right];
      if (isLeftOpen(right, left)) return [left, ...goOn()];
    }
    return [whole, ...further(whole)];
  };

  return (input) => {
    const text = input.slice(0, TEXT_LENGTH);
    const words = spell(readWords(text, MOST_WORDS));
    const all = sentences(words, text);
    const read = all
      .slice(0, MOST_SENTENCES)
      .flatMap(({ words: some, isQuestion }) => understandSentence({ words: some, text }).map((each) => ({ each, isQuestion })));
    const left = later(all.slice(MOST_SENTENCES))
      .map(({ words: some, isQuestion }) => ({ each: understand({ words: some, text }), isQuestion }))
      .flatMap(({ each, isQuestion }) => (isQuestion || isSubstance(each) ? [each] : []));
    const isAnswered = read.some(({ each }) => isSubstance(each));
    // Where something is answered, courtesy and remarks around it are passed over.
    const kept = read.filter(
      ({ each, isQuestion }) => isSubstance(each) || (!each.answer.courtesy && (isQuestion || each.question.concepts.has('GUIDE'))),
    );
    if (isAnswered) return { parts: kept.map(({ each }) => each), left };
    const [first] = read.length === 1 ? read : [];
    return { parts: [first?.each ?? understand({ words: words.slice(0, LONGEST_SENTENCE), text })], left };
  };
};

/** Later sentences; what is left of very many counts as one. */
const later = (all: readonly Segment[]): readonly Segment[] => {
  const rest = all.slice(MOST_LATER);
  const words = rest.flatMap((sentence) => sentence.words).slice(0, LONGEST_SENTENCE);
  return [...all.slice(0, MOST_LATER), ...(rest.length > 0 ? [{ words, isQuestion: rest.some(({ isQuestion }) => isQuestion) }] : [])];
};

interface PartReader {
  readonly understand: (part: Part) => Understood;
  /** The same for each further thing that a part asks for in the same way. */
  readonly further: (part: Understood) => readonly Understood[];
  /** Words as they are meant: misspelt ones are corrected. */
  readonly spell: (words: readonly Word[]) => readonly Word[];
}

const createPartReader = (table: AnswerTable, knowledge: Knowledge): PartReader => {
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
};

/** What is compared belongs together. */
const isBound = ({ chosen: { intent, slots } }: Understood): boolean =>
  intent.startsWith('comparisons.') || Object.values(slots).some(Array.isArray);

/** Whether a half is a piece of a list: nothing but names, of which the whole asks the same. */
const isListed = ({ chosen: { further = [] } }: Understood, { question: { units } }: Understood): boolean =>
  further.length > 0 && units.every(({ isName }) => isName);

/** Strength of the rule that won a part; 0 when none did. */
const byRule = ({ chosen, rule }: Understood): number => (chosen === rule ? rule.strength : 0);

/** Whether both halves of a sentence are understood, each as something else: by rules, or one by a sure rule and the other as a guide. */
const areApart = (left: Understood, right: Understood): boolean => {
  const isSure = ({ chosen, question }: Understood): boolean => chosen.strength > (question.concepts.has('GUIDE') ? 0 : 1);
  const least = Math.min(byRule(left), byRule(right));
  const isGuided = Math.max(byRule(left), byRule(right)) > 2 && isSure(left) && isSure(right);
  return isOther(left, right) && (least > 1 || isGuided);
};

/** Whether two parts ask for different things: also for the same of two things, but not for a plan that fits two numbers. */
const isOther = ({ chosen: left, answer }: Understood, { chosen: right, answer: other }: Understood): boolean => {
  if (left.intent !== right.intent) return true;
  const isAlike = Object.keys(left.slots).join() === Object.keys(right.slots).join();
  return isAlike && !Object.hasOwn(left.slots, 'min') && answer !== other;
};

/** Whether one half is understood for sure, and the other is a question of its own that is not. */
const isLeftOpen = (half: Understood, { chosen, guide, question: { units, concepts } }: Understood): boolean => {
  const isForeign = guide.strength === 0 && units.every(({ isKnown }) => !isKnown);
  const isAsked = concepts.has('GUIDE') && units.some(({ isKnown }) => !isKnown);
  return byRule(half) > 2 && chosen.strength === 0 && units.length > 1 && (isForeign || isAsked);
};

const isSubstance = ({ chosen, answer }: Understood): boolean => chosen.strength > 0 && !answer.courtesy;

/** The question as it is shown again: short, on one line, without invisible characters. */
const spanOf = (words: readonly Word[], text: string): string => {
  const last = words.at(-1);
  const part = last ? text.slice(words[0]?.start, last.end) + (SIGNS.exec(text.slice(last.end))?.[0] ?? '') : text;
  return part
    .slice(0, SPAN_LENGTH)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
};
