/** Which words the texts of the index have, and how rare they are: what tells a question about the site from one about something else. */
import type { SearchDocument, SearchFieldName, SearchIndex } from '../bundle.ts';
import { grams, stem } from './analyse.ts';
import { createPostings } from './postings.ts';

/** A word of a question. */
export interface Wanted {
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

interface Term {
  /** Documents that have it in their titles. */
  readonly titles: ReadonlySet<SearchDocument>;
  /** How often each document has it in its text. */
  readonly texts: ReadonlyMap<SearchDocument, number>;
}

/** A word counts as said from this share of its 4-grams on, so that compounds and inflections count. */
const MOST_GRAMS = 0.6;
/** What a text that says nothing else would count for, and how often it says something until another time adds little. */
const MOST_OF_TEXT = 0.5;
const SATURATION = 4;

/** Loads the words of an index; they are compared without their inflection. */
export function createCoverage({ documents, fields }: SearchIndex): Coverage {
  const open = (wanted: SearchFieldName): ((term: string) => Term | undefined) =>
    createPostings(fields.find(({ name }) => name === wanted) ?? { terms: '', postings: '' }, (numbers) => readTerm(numbers, documents));
  const [words, parts, meanings] = [open('words'), open('grams'), open('concepts')];

  return {
    seek: ({ word, concepts, isName }) => {
      const written = words(stem(word)) ?? [];
      const meant = concepts.flatMap((concept) => meanings(concept) ?? []);
      const terms = meant.concat(written);
      const telling = isName ? terms : meant;
      const found =
        telling.length > 0 ? telling.map(({ titles, texts }) => titles.size || texts.size) : terms.map(({ texts }) => texts.size);
      const pieces = grams(word);
      const known = pieces.flatMap((piece) => parts(piece)?.titles ?? []);
      const least = pieces.length * MOST_GRAMS;
      return {
        rarity: found.length === 0 ? undefined : rarityOf(Math.min(...found), documents.length),
        shareIn: (document) => {
          if (terms.some(({ titles }) => titles.has(document))) return 1;
          if (known.length >= least && known.filter((titles) => titles.has(document)).length >= least) return 1;
          const most = Math.max(0, ...terms.map(({ texts }) => texts.get(document) ?? 0));
          return (MOST_OF_TEXT * most) / (most + SATURATION);
        },
      };
    },
    isListed: (word) => words(stem(word)) !== undefined,
    isSubject: (concept) => meanings(concept) !== undefined,
  };
}

function rarityOf(found: number, all: number): number {
  return Math.log(1 + (all - found + 0.5) / (found + 0.5));
}

function readTerm(numbers: Uint32Array, documents: readonly SearchDocument[]): Term {
  const [titles, texts] = [new Set<SearchDocument>(), new Map<SearchDocument, number>()];
  let position = 0;
  for (let at = 0; at < numbers.length; at += 3) {
    const document = documents[(position += numbers[at] ?? 0)];
    if (document === undefined) continue;
    if ((numbers[at + 1] ?? 0) > 0) titles.add(document);
    if ((numbers[at + 2] ?? 0) > 0) texts.set(document, numbers[at + 2] ?? 0);
  }
  return { titles, texts };
}
