/** Which words the texts of the index have, and how rare they are: what tells a question about the site from one about something else. */
import type { SearchDocument, SearchFieldName, SearchIndex } from '../bundle.ts';
import { grams, stem } from './analyse.ts';
import type { Fields, Term } from './term-scores.ts';

/** A word of a question. */
interface Wanted {
  readonly word: string;
  /** What it means: concepts that documents are found by. */
  readonly concepts: readonly string[];
  /** It belongs to a name. */
  readonly isName: boolean;
}

/** A word as the documents of an index have it. */
export interface Sought {
  /**
   * Inverse document frequency: of what it means and of names among titles, or among texts when no title has it, of other words among texts. The
   * rarer, the more it says; undefined when no document has it.
   */
  readonly rarity: number | undefined;
  /** How much a document is about it: 1 when its title says it, else less, by how often its text does. */
  readonly shareIn: (document: SearchDocument) => number;
}

/** What the documents of an index are about, word by word. */
export interface Coverage {
  readonly seek: (wanted: Wanted) => Sought;
  /** Whether any document has a word. */
  readonly isListed: (word: string) => boolean;
  /** Whether any document speaks of a concept. */
  readonly isSubject: (concept: string) => boolean;
}

/** A word counts as said from this share of its 4-grams on, so that compounds and inflections count. */
const MOST_GRAMS = 0.6;
/** What a text that says nothing else would count for, and how often it says something until another time adds little. */
const MOST_OF_TEXT = 0.5;
const SATURATION = 4;

/** Reads the opened fields of an index; words are compared without their inflection. */
export const createCoverage = ({ documents }: SearchIndex, fields: Fields): Coverage => {
  const positions = new Map(documents.map((document, position) => [document, position]));
  const find = (name: SearchFieldName, term: string): Term | undefined => fields.get(name)?.(term);
  return {
    seek: ({ word, concepts, isName }) => {
      const meant = concepts.flatMap((concept) => find('concepts', concept) ?? []);
      const terms = meant.concat(find('words', stem(word)) ?? []);
      const telling = isName ? terms : meant;
      const found =
        telling.length > 0
          ? telling.map(({ heads, documents: all }) => holding(heads) || all.length)
          : terms.map(({ texts }) => holding(texts));
      const pieces = grams(word);
      const known = pieces.flatMap((piece) => find('grams', piece) ?? []);
      const least = pieces.length * MOST_GRAMS;
      return {
        rarity: found.length === 0 ? undefined : rarityOf(Math.min(...found), documents.length),
        shareIn: (document) => {
          const position = positions.get(document) ?? -1;
          const isInTitle = (term: Term): boolean => timesIn(term, term.heads, position) > 0;
          if (terms.some(isInTitle)) return 1;
          if (known.length >= least && known.filter(isInTitle).length >= least) return 1;
          const most = Math.max(0, ...terms.map((term) => timesIn(term, term.texts, position)));
          return (MOST_OF_TEXT * most) / (most + SATURATION);
        },
      };
    },
    isListed: (word) => find('words', stem(word)) !== undefined,
    isSubject: (concept) => find('concepts', concept) !== undefined,
  };
};

const rarityOf = (found: number, all: number): number => Math.log(1 + (all - found + 0.5) / (found + 0.5));

/** Number of documents that have a term in a zone. */
const holding = (times: Uint16Array): number => times.filter((each) => each > 0).length;

/** How often the document at a position has a term, by one of its zones. */
const timesIn = ({ documents }: Term, times: Uint16Array, position: number): number => times[documents.indexOf(position)] ?? 0;
