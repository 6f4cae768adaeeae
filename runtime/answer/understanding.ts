/** How a message is understood: divided into parts that ask for different things, each with the intent that wins it. */
import type { CompiledAnswer, RuntimeIndex, SearchKind } from '../bundle.ts';
import { NOTHING } from './candidate.ts';
import type { Candidate } from './candidate.ts';
import { choose } from './choice.ts';
import { createConcepts } from './concepts.ts';
import { createCoverage } from './coverage.ts';
import { createGuideMatcher } from './guides.ts';
import { createReader } from './question.ts';
import type { Question } from './question.ts';
import { matchRules } from './rules.ts';
import { createSearch } from './search.ts';
import { halves, sentences } from './segments.ts';
import { readWords } from './words.ts';
import type { Word } from './words.ts';

/** A part of a message, read, and the intent that won it. */
export interface Understood {
  readonly span: string;
  readonly question: Question;
  readonly rule: Candidate;
  readonly guide: Candidate;
  readonly chosen: Candidate;
  readonly answer: CompiledAnswer;
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
const SIGNS = /^[.?!؟…]+/u;
/** Words of a text that are read. */
const MOST_WORDS = 400;
/** Hits that are looked at more closely. */
const MOST_JUDGED = 20;
/** Most parts that a sentence is divided into. */
const MOST_PARTS = 3;

/** The answers of a bundle by their keys. */
class Answers {
  readonly #answers: ReadonlyMap<string, CompiledAnswer>;

  constructor(answers: RuntimeIndex['answers']['answers']) {
    this.#answers = new Map(Object.entries(answers));
  }

  has({ intent, path }: Candidate): boolean {
    return this.#answers.has([intent, ...path].join('/'));
  }

  /** The answer of an intent for its slots; what is less and less special stands in for what was not compiled. */
  find({ intent, path }: Candidate): CompiledAnswer {
    const keys = [...path.map((_, position) => [intent, ...path.slice(0, path.length - position)].join('/')), intent, NOTHING.intent];
    return keys.flatMap((key) => this.#answers.get(key) ?? [])[0] ?? SILENCE;
  }
}

/** Gives the parts of a text in their order, each understood; never throws. */
export type Understand = (text: string) => readonly Understood[];

/** Loads everything that messages are understood by. @throws Error naming SITEC3401 when the index was built by another analyser. */
export function createUnderstanding({
  answers: table,
  concepts,
  search: index,
}: Pick<RuntimeIndex, 'concepts' | 'search' | 'answers'>): Understand {
  const understandPart = createPartReader(table, concepts, index);
  const conjunctions = new Set(table.conjunctions);

  /** One sentence, or both of its halves when they ask for different things and none of them needs the other. */
  function understandSentence(part: Part, depth = 1): readonly Understood[] {
    const whole = understandPart(part);
    if (depth > MOST_PARTS || isBound(whole)) return understandPart.understandAll(part);
    for (const [first, second] of halves(part.words, (word) => conjunctions.has(word))) {
      const [left, right] = [understandPart({ ...part, words: first }), understandPart({ ...part, words: second })];
      if (areApart(left, right)) return [left, ...understandSentence({ ...part, words: second }, depth + 1)];
      if (byRule(left) > 2 && isForeign(right)) return [left, right];
    }
    return understandPart.understandAll(part);
  }

  return (input) => {
    // Cut again, because NFKC writes some characters out as whole sentences.
    const text = input.slice(0, TEXT_LENGTH).normalize('NFKC').slice(0, TEXT_LENGTH);
    const words = understandPart.spell(readWords(text, MOST_WORDS));
    const read = sentences(words, text).flatMap(({ words: some, isQuestion }) =>
      understandSentence({ words: some, text }).map((each) => ({ each, isQuestion })),
    );
    const isAnswered = read.some(({ each }) => isSubstance(each));
    // Where something is answered, courtesy and remarks around it are passed over.
    const kept = read.filter(({ each, isQuestion }) => isSubstance(each) || (!each.answer.courtesy && isQuestion));
    if (isAnswered) return kept.map(({ each }) => each);
    return read.length === 1 ? read.map(({ each }) => each) : [understandPart({ words, text })];
  };
}

interface PartReader {
  (part: Part): Understood;
  /** Words as they are meant: misspelt ones are corrected. */
  readonly spell: (words: readonly Word[]) => readonly Word[];
  readonly understandAll: (part: Part) => readonly Understood[];
}

function createPartReader(table: RuntimeIndex['answers'], concepts: RuntimeIndex['concepts'], index: RuntimeIndex['search']): PartReader {
  const answers = new Answers(table.answers);
  const conceptsOf = createConcepts(concepts);
  const search = createSearch(index, conceptsOf);
  const coverage = createCoverage(index);
  const { read, spell } = createReader(table, { concepts, conceptsOf, isSubject: coverage.isListed });
  const match = createGuideMatcher(coverage);

  /** The best of the documents that are nearest to what carries meaning in a question. */
  const matchKind = (question: Question, kind: SearchKind): Candidate => {
    const query = question.units.flatMap(({ words }) => words).join(' ');
    const options = { kinds: [kind], preferred: question.languages[0], limit: MOST_JUDGED };
    return query === '' ? NOTHING : match(search(query, options).hits, question);
  };
  const understand = ({ words, text }: Part): Understood => {
    const question = read(words, text);
    const rule = matchRules(table, question);
    const guide = matchKind(question, 'guide');
    const best = choose(question, rule, guide, (candidate) => answers.find(candidate).answered !== false);
    // Other pages are named by their titles or not at all: they are about everything.
    const page = best.strength > 0 ? NOTHING : matchKind(question, 'page');
    const chosen = page.strength > 1 && page.share === 1 && answers.has(page) ? page : best;
    return { span: spanOf(words, text), question, rule, guide, chosen, answer: answers.find(chosen) };
  };
  /** A part, and the same for each further thing of the kind that its rule asks for. */
  const understandAll = (part: Part): readonly Understood[] => {
    const first = understand(part);
    return [first, ...furtherThings(first).map((chosen) => ({ ...first, chosen, answer: answers.find(chosen) }))];
  };
  return Object.assign(understand, { spell, understandAll });
}

/** What a question that names several features or platforms asks besides the first of them. */
function furtherThings({ chosen, rule, question }: Understood): readonly Candidate[] {
  const [[kind, slug] = [], ...others] = Object.entries(chosen.slots);
  if (chosen !== rule || others.length > 0 || (kind !== 'feature' && kind !== 'platform')) return [];
  return question.names
    .filter((name) => name.kind === kind && name.slug !== slug)
    .map((name) => ({ ...chosen, slots: { [kind]: name.slug }, path: [name.slug ?? ':none'] }));
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
