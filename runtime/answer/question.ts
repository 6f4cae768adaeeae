/** Reads a question: its words, what the lexicon and the site's names make of them, and the language that they speak for. */
import type { AnswerTable, Entity } from '../bundle.ts';
import { stem, tokens } from './analyse.ts';

/** A question as the rules see it; all words are folded. */
export interface Question {
  readonly words: readonly string[];
  /** Words that carry meaning: neither numbers nor function words, unless one is a word of the lexicon or a name by itself. */
  readonly content: ReadonlySet<string>;
  /** Words that the lexicon or a name explains. */
  readonly known: ReadonlySet<string>;
  readonly concepts: ReadonlySet<string>;
  /** Things of the site that are named, in the order of the question. */
  readonly entities: readonly Entity[];
  /** Languages that the words speak for (BCP 47), the likeliest first; empty without evidence. */
  readonly languages: readonly string[];
}

/** Words looked at, whatever the length of the text. */
const MOST_WORDS = 400;
/** Lengths of phrases that are looked up, in words, the longest first: a name wins over its parts. */
const PHRASE_SIZES = [5, 4, 3, 2, 1];
const PREFIX_LETTERS = 12;
const URDU = /[ٹڈڑںےھ]/u;
const ARABIC = /\p{Script=Arabic}/u;
const NUMBER = /^\p{N}+$/u;

type LanguageWords = readonly (readonly [language: string, words: ReadonlySet<string>])[];

/**
 * Loads lexicon and names into Maps, because words come from user text: a look-up must never reach a prototype.
 * @returns a function that reads any text; its time is bounded by the length of the text, never by its content.
 */
export function createReader(table: AnswerTable): (text: string) => Question {
  const prefixes = Object.entries(table.prefixes).map(([start, concepts]) => [`${start}*`, concepts] as const);
  const lexicon = new Map([...Object.entries(table.concepts), ...prefixes]);
  const names = new Map(Object.entries(table.entities));
  const starts = new Set([...lexicon.keys(), ...names.keys()].map((key) => key.split(' ', 1).join('')));
  const languages = Object.entries(table.functionWords).map(([language, list]) => [language, new Set(list)] as const);
  return (text) => {
    const words = tokens(text).slice(0, MOST_WORDS);
    const found = look(phrases(words, starts), lexicon, names);
    const isFunction = (word: string): boolean => NUMBER.test(word) || languages.some(([, list]) => list.has(word));
    const content = new Set(words.filter((word) => !isFunction(word) || lexicon.has(word) || names.has(word)));
    return { ...found, words, content, languages: rankLanguages(languages, words, text) };
  };
}

type Found = Pick<Question, 'known' | 'concepts' | 'entities'>;
interface Phrase {
  /** Position of its first word. */
  readonly start: number;
  readonly phrase: readonly string[];
}

type Table<Meaning> = ReadonlyMap<string, readonly Meaning[]>;

function look(list: readonly Phrase[], lexicon: Table<string>, names: Table<Entity>): Found {
  const found = { known: new Set<string>(), concepts: new Set<string>(), entities: [] as Entity[] };
  // First word that belongs to no name yet.
  let free = 0;
  for (const { start, phrase } of list) {
    const concepts = spellings(phrase).flatMap((key) => lexicon.get(key) ?? []);
    const entities = start < free ? [] : (names.get(phrase.join(' ')) ?? []);
    if (entities.length > 0) free = start + phrase.length;
    for (const concept of concepts) found.concepts.add(concept);
    for (const word of concepts.length + entities.length > 0 ? phrase : []) found.known.add(word);
    found.entities.push(...entities);
  }
  return found;
}

/** Every phrase that could be listed, the longest first at each word; most words begin none, so they stand alone. */
function phrases(words: readonly string[], starts: ReadonlySet<string>): readonly Phrase[] {
  return words.flatMap((word, start) =>
    (starts.has(word) ? PHRASE_SIZES : [1]).map((size) => ({ start, phrase: words.slice(start, start + size) })),
  );
}

/** Keys of the lexicon that fit a phrase: the phrase itself, and for a single word, with or without its inflection, all that it begins with. */
function spellings(phrase: readonly string[]): readonly string[] {
  const forms = phrase.length > 1 ? [] : new Set(phrase.flatMap((word) => [word, stem(word)]));
  const begun = [...forms].flatMap((form) => Array.from(form.slice(0, PREFIX_LETTERS), (_, last) => `${form.slice(0, last + 1)}*`));
  return [phrase.join(' '), ...begun];
}

/** Languages by the number of their function words; Arabic script counts for Arabic, or for Urdu when a letter shows it. */
function rankLanguages(languages: LanguageWords, words: readonly string[], text: string): readonly string[] {
  const script = URDU.test(text) ? 'ur-Latn' : 'ar';
  const counts = languages.map(([language, list]) => {
    const count = words.filter((word) => list.has(word) || (language === script && ARABIC.test(word))).length;
    return { language, count };
  });
  const likely = counts.filter(({ count }) => count > 0).toSorted((left, right) => right.count - left.count);
  return likely.map(({ language }) => language);
}
