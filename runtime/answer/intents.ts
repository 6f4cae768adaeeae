/**
 * The guide that answers A2A messages: rules over the site's own facts, no language model. Every sentence was written out by the compiler;
 * here a question only chooses one. A pure function of index and text, without clock, chance or memory.
 */
import type { AnswerLink, CompiledAnswer, FactReference, Rule, RuntimeIndex, UnansweredReason } from '../bundle.ts';
import { grams, stem, words } from './analyse.ts';
import { createReader, type Question } from './question.ts';
import { createSearch, type SearchHit } from './search.ts';

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
  readonly slots: Readonly<Record<string, string>>;
  readonly confidence: number;
  readonly span: string;
}

/** An intent that competes for the question; `share` of its content words is explained, from 0 to 1. */
interface Candidate {
  readonly intent: string;
  readonly slots: Readonly<Record<string, string>>;
  readonly strength: number;
  readonly share: number;
}

const NOTHING: Candidate = { intent: 'out_of_scope', slots: {}, strength: 0, share: 0 };
const SILENCE: CompiledAnswer = { text: {}, answered: false, facts: [], links: [], reason: 'unclear', suggestions: {} };
/** Code units of the text that are read, and that are quoted. */
const TEXT_LENGTH = 4000;
const SPAN_LENGTH = 200;
/** Share of the content words that must be explained, by strength: a weak rule must understand nearly all of the question. */
const LEAST_SHARE = [Infinity, 0.67, 0.5, 0.34];
/** Share of the content words that a guide's title must cover for strength 1, 2 and 3. */
const GUIDE_SHARE = [0.34, 0.5, 0.8];
/** A word counts as covered from this share of its 4-grams on, so that compounds and inflections count. */
const COVERED = 0.6;
/** Things that only this site has: a rule that names one wins a draw against a guide. A platform has a business of its own. */
const OWN = ['plan', 'feature', 'tool'];

/**
 * Loads the answer table and the guide index once.
 * @returns a function from any text to its answer; it never throws, and takes no user text into the answer but `span`.
 * @throws Error naming SITEC3401 when the index was built by another analyser.
 */
export function createGuide(index: Pick<RuntimeIndex, 'site' | 'search' | 'answers'>): (text: string) => Answer {
  const { facts, links, rules, defaultLanguage } = index.answers;
  const answers = new Map(Object.entries(index.answers.answers));
  const read = createReader(index.answers);
  const search = createSearch(index.search);
  return (input) => {
    const text = input.slice(0, TEXT_LENGTH);
    // Cut again, because NFKC writes some characters out as whole sentences.
    const plain = text.normalize('NFKC').slice(0, TEXT_LENGTH);
    const question = read(plain);
    const { intent, slots, strength, share } = choose(question, matchRules(rules, question), matchGuide(search(plain)[0], question));
    const key = [intent, ...Object.values(slots)].join('/');
    const answer = [key, intent, NOTHING.intent].flatMap((each) => answers.get(each) ?? [])[0] ?? SILENCE;
    const language = question.languages.find((each) => Object.hasOwn(answer.text, each)) ?? defaultLanguage;
    const confidence = Math.round(Math.min(1, (strength / 3) * (0.5 + share / 2)) * 100) / 100;
    const span = spanOf(text);
    const pages = answer.links.flatMap((position) => links[position] ?? []);
    const data: Answer['data'] = {
      answered: answer.answered,
      language,
      intents: [{ name: intent, slots, confidence, span }],
      facts: answer.facts.flatMap((position) => facts[position] ?? []),
      links: pages,
      unanswered: answer.reason ? [{ span, reason: answer.reason, lookAt: pages[0]?.url ?? index.site }] : [],
      suggestions: (answer.suggestions[language] ?? []).slice(0, 3),
    };
    return { text: answer.text[language] ?? '', data };
  };
}

/** The question as it is shown again: short, on one line, without invisible characters. */
function spanOf(text: string): string {
  const start = text.slice(0, SPAN_LENGTH);
  return start.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** The first of the strongest rules that hold. */
function matchRules(rules: readonly Rule[], question: Question): Candidate {
  const [rule] = rules.filter((each) => holds(each, question)).toSorted((left, right) => right.strength - left.strength);
  if (rule === undefined) return NOTHING;
  const entity = question.entities.find(({ kind }) => kind === rule.entity);
  const slots = Object.fromEntries([...(entity ? [[entity.kind, entity.slug] as const] : []), ...(rule.slot ? [rule.slot] : [])]);
  // Nobody names a plan or a feature who asks about something else.
  const named = question.entities.some(({ kind }) => kind === 'plan' || kind === 'feature');
  return { intent: rule.intent, slots, strength: rule.strength, share: named ? 1 : explain(question, []) };
}

function holds(rule: Rule, { concepts, entities, words: { length } }: Question): boolean {
  const { all, any, none } = rule;
  const has = (concept: string): boolean => concepts.has(concept);
  const named = rule.entity === undefined || entities.some(({ kind }) => kind === rule.entity);
  return named && length <= (rule.words ?? length) && all.every(has) && (any.length === 0 || any.some(has)) && !none.some(has);
}

/** The best guide, as strong as its title and slug cover the content words, by stem or by most of their 4-grams. */
function matchGuide(hit: SearchHit | undefined, question: Question): Candidate {
  if (hit === undefined || question.content.size === 0) return NOTHING;
  const head = `${hit.document.title} ${hit.document.slug}`;
  const terms = new Set([...words(head), ...grams(head)]);
  const covered = [...question.content].filter((word) => {
    const parts = grams(word);
    return terms.has(stem(word)) || parts.filter((part) => terms.has(part)).length >= parts.length * COVERED;
  });
  const strength = GUIDE_SHARE.filter((least) => covered.length >= question.content.size * least).length;
  // One word in a title is weak evidence, however short the question.
  return {
    intent: 'guides.find',
    slots: { guide: hit.document.slug },
    strength: Math.min(strength, covered.length),
    share: explain(question, covered),
  };
}

/** Share of the content words that lexicon, names or `covered` explain; a question of function words alone is explained by any phrase of them. */
function explain({ content, known }: Question, covered: readonly string[]): number {
  const explained = [...content].filter((word) => known.has(word) || covered.includes(word));
  return content.size === 0 ? Math.min(1, known.size) : explained.length / content.size;
}

function choose(question: Question, rule: Candidate, guide: Candidate): Candidate {
  const own = OWN.some((kind) => Object.hasOwn(rule.slots, kind));
  const draw = [false, false, !question.concepts.has('GUIDE'), own][rule.strength] ?? false;
  const winner = rule.strength > guide.strength || (rule.strength === guide.strength && draw) ? rule : guide;
  if (winner.share >= (LEAST_SHARE[winner.strength] ?? Infinity)) return winner;
  return guide.strength === 0 && isStrange(question) ? { ...NOTHING, intent: 'unclear' } : NOTHING;
}

/** A few words of which none belongs to a language or subject that we know are no question at all. */
function isStrange({ known, content, words: { length } }: Question): boolean {
  return known.size === 0 && content.size === length && length <= 6;
}
