import {
  INDEX_FORMAT,
  type BrowserSearchIndex,
  type SearchDocument,
  type SearchField,
  type SearchIndex,
  type SearchKind,
} from '../../runtime/bundle.ts';
import { compileSiteSearch } from '../answers/concepts.ts';
import { settingsOf } from '../answers/create-context.ts';
import { allFunctionWords } from '../answers/words.ts';
import type { Build } from '../build/build.ts';
import { pack, unpack } from '../search/pack.ts';
import { searchAnswer, searchSuggestions } from '../tools/search-guides.ts';
import { searchRule } from '../tools/table.ts';

/** Documents by position. */
interface Parted {
  readonly documents: readonly SearchDocument[];
  readonly isFound: readonly boolean[];
  /** Language -> positions of the documents that are never found. */
  readonly others: ReadonlyMap<string | undefined, readonly number[]>;
}

/**
 * The part of an index that finds documents of some kinds, with the scores that the whole gives them. Of the others it only counts how many
 * of a language have a term: they keep kind and language, and the first of them stand for those that have it, so that it packs well.
 */
export const searchPart = (search: SearchIndex, kinds: readonly SearchKind[]): SearchIndex => {
  const { documents, fields } = search;
  const isFound = documents.map(({ kind }) => kinds.includes(kind));
  const others = new Map<string | undefined, number[]>(documents.map(({ language }) => [language, []]));
  for (const [position, { language }] of documents.entries()) if (!isFound[position]) others.get(language)?.push(position);
  return {
    ...search,
    documents: documents.map((document, position) => (isFound[position] ? document : counted(document))),
    fields: fields.map((field) => fieldPart(field, { documents, isFound, others })),
  };
};

/** Nobody asks for more of a document whose kind is not searched. */
const counted = ({ kind, language }: SearchDocument): SearchDocument =>
  ({ kind, ...(language !== undefined && { language }) }) as SearchDocument;

const fieldPart = (field: SearchField, parted: Parted): SearchField => {
  const postings = field.postings.split(' ');
  const kept = field.terms.split(' ').flatMap((term, position) => {
    const numbers = postingPart(unpack(postings[position] ?? ''), parted);
    return numbers === null ? [] : [{ term, packed: pack(numbers) }];
  });
  return { ...field, terms: kept.map(({ term }) => term).join(' '), postings: kept.map(({ packed }) => packed).join(' ') };
};

type Entry = readonly [document: number, head: number, text: number];

/** The numbers of a term, or null when no document that can be found has it. */
const postingPart = (numbers: readonly number[], { documents, isFound, others }: Parted): readonly number[] | null => {
  const entries = entriesOf(numbers);
  if (!entries.some(([document]) => isFound[document])) return null;
  const waiting = new Map([...others].map(([language, positions]) => [language, positions.values()] as const));
  const standIn = (document: number): number => waiting.get(documents[document]?.language)?.next().value ?? document;
  const sorted = entries
    .map((entry): Entry => (isFound[entry[0]] ? entry : [standIn(entry[0]), 0, 0]))
    .toSorted(([left], [right]) => left - right);
  return sorted.flatMap(([document, head, text], index) => [document - (sorted[index - 1]?.[0] ?? 0), head, text]);
};

const entriesOf = (numbers: readonly number[]): readonly Entry[] => {
  let document = 0;
  return Array.from({ length: numbers.length / 3 }, (_, index): Entry => {
    const [gap = 0, head = 0, text = 0] = numbers.slice(3 * index, 3 * index + 3);
    document += gap;
    return [document, head, text];
  });
};

/** What the guide search of browsers reads: what that of the runtime reads, without what no guide is found by. */
export const browserSearchIndex = (build: Build): BrowserSearchIndex => {
  const { concepts, search } = compileSiteSearch(build);
  const tool = searchRule(searchAnswer(build), searchSuggestions(build));
  return {
    format: INDEX_FORMAT,
    tool,
    concepts,
    search: searchPart(search, tool.kinds),
    functionWords: allFunctionWords(settingsOf(build)),
  };
};
