/** Reads a question: its words, what the lexicon and the site's names make of them, its number, and the language that it speaks for. */
import type { AnswerTable, EntityKind } from '../bundle.ts';
import type { ConceptMatch } from './concepts.ts';
import type { Knowledge } from './knowledge.ts';
import { own } from './lookup.ts';
import { createNames, type Name } from './names.ts';
import { numberOf } from './numbers.ts';
import { COMMA } from './segments.ts';
import { createTypos } from './typos.ts';
import type { Word } from './words.ts';

/** A question as the rules see it; all words are folded. */
export interface Question {
  readonly words: readonly string[];
  /** Number of different words. */
  readonly length: number;
  /** What carries meaning: names, and words that are neither numbers nor function words, unless such a word is one of the lexicon by itself. */
  readonly units: readonly Unit[];
  /** concept -> words that name it. */
  readonly concepts: ReadonlyMap<string, ReadonlySet<string>>;
  /** Things that are named, each once, in the order of the question. */
  readonly names: readonly Name[];
  /** How many of something are asked for; undefined when no number is in the question. */
  readonly number: number | undefined;
  /** Languages that the words speak for (BCP 47), the likeliest first; empty without evidence. */
  readonly languages: readonly string[];
}

/** A name or a word; `isKnown`: lexicon or names explain it. */
export interface Unit {
  readonly words: readonly string[];
  readonly isKnown: boolean;
  /** Texts of the site have it. */
  readonly isListed?: boolean;
  /** The name of something that the site has. */
  readonly isName?: true;
  /** The name of something that the site does not have. */
  readonly isStranger?: true;
}

/** Kinds that are named by words of the lexicon. */
const SAID: readonly EntityKind[] = ['limit', 'status', 'lang'];

const NUMBER = /^\p{N}+$/u;
/** Words of a message that are looked up as misspelt ones: who asks something has no more. */
const MOST_CORRECTED = 24;

interface Reader {
  /** Words as they are meant: misspelt ones are corrected. */
  readonly spell: (words: readonly Word[]) => readonly Word[];
  /** Reads spelt words as one question; `text` is where they come from, for its script. */
  readonly read: (words: readonly Word[], text: string) => Question;
}

/** Loads what questions are read by. */
export const createReader = (table: AnswerTable, { conceptsOf, languages, coverage }: Knowledge): Reader => {
  const { rank, isFunctionWord } = languages;
  // A word that belongs to what the site writes about is no misspelling, and no name.
  const isSubject = coverage.isListed;
  const isFunction = (word: string): boolean => NUMBER.test(word) || isFunctionWord(word);
  const isKnown = (word: string): boolean => isFunction(word) || isSubject(word) || conceptsOf([word]).length > 0;
  const isExplaining = (concept: string): boolean => table.explaining.includes(concept);
  const isNeutral = (concept: string): boolean => table.neutral.includes(concept);
  const namesOf = createNames(table);
  const correct = createTypos(table.spelling);

  return {
    spell: (words) => {
      const unknown = [...new Set(words.map(({ folded }) => folded))].filter((word) => !isKnown(word));
      const meant = new Map(unknown.slice(0, MOST_CORRECTED).map((word) => [word, correct(word)]));
      return words.map((word) => ({ ...word, folded: meant.get(word.folded) ?? word.folded }));
    },
    read: (written, text) => {
      const words = written.map(({ folded }) => folded);
      const matches = conceptsOf(words);
      const concepts = saidWords(words, matches);
      const saidBy = (isWanted: (concept: string) => boolean): ReadonlySet<string> =>
        new Set([...concepts].flatMap(([concept, said]) => (isWanted(concept) ? [...said] : [])));
      const [explained, asking] = [saidBy(isExplaining), saidBy(isNeutral)];
      const isOrdinary = (word: string): boolean => isFunction(word) || isSubject(word) || explained.has(word) || asking.has(word);
      const names = namesOf({
        words,
        matches,
        isCapital: (at) => written[at]?.isCapital === true,
        isJoining: (word) => table.conjunctions.includes(word),
        hasComma: (at) => COMMA.test(written[at]?.before ?? ''),
        isFunction,
        isOrdinary,
      });
      // A word that says something by itself counts, also as a part of a phrase that only asks.
      const isMeaning = (word: string): boolean => conceptsOf([word]).some(({ concept }) => isExplaining(concept));
      const isOpen = (word: string): boolean => (!isFunction(word) && !asking.has(word)) || isMeaning(word);
      const ranked = rank(words, text);
      return {
        words,
        length: new Set(words).size,
        units: unitsOf(words, names, (word) => (isOpen(word) ? explained.has(word) : undefined), isSubject),
        concepts,
        names,
        number: leastOf(numberOf(words, names, own(table.numbers, ranked[0] ?? '')), concepts),
        languages: ranked,
      };
    },
  };
};

/** concept -> words that name it. */
const saidWords = (words: readonly string[], matches: readonly ConceptMatch[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const concepts = new Map<string, Set<string>>();
  for (const { concept, start, size } of matches) {
    const said = concepts.get(concept) ?? new Set();
    for (const word of words.slice(start, start + size)) said.add(word);
    concepts.set(concept, said);
  }
  return concepts;
};

/** Names, and each other word once; `isKnown` gives undefined for words without meaning. */
const unitsOf = (
  words: readonly string[],
  names: readonly Name[],
  isKnown: (word: string) => boolean | undefined,
  isSubject: (word: string) => boolean,
): readonly Unit[] => {
  const meant = names
    .filter(({ kind }) => !SAID.includes(kind))
    .map(({ at, slug }): Unit => {
      const name = at.flatMap((position) => words[position] ?? []);
      return slug === null ? { words: name, isKnown: false, isStranger: true } : { words: name, isKnown: true, isName: true };
    });
  const inNames = new Set(meant.flatMap((unit) => unit.words));
  const others = [...new Set(words)].flatMap((word): readonly Unit[] => {
    const known = inNames.has(word) ? undefined : isKnown(word);
    return known === undefined ? [] : [{ words: [word], isKnown: known, isListed: isSubject(word) }];
  });
  return [...meant, ...others];
};

/** `more than 5` needs 6. */
const leastOf = (number: number | undefined, concepts: ReadonlyMap<string, unknown>): number | undefined =>
  number === undefined || !concepts.has('MORE_THAN') ? number : number + 1;
