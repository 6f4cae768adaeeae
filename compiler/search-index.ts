/** Builds the inverted index of the guide search. Same guides, same bytes: documents keep their order, terms are sorted by code unit. */
import type { SearchDocument, SearchField, SearchIndex } from '../runtime/bundle.ts';
import { ANALYSER, grams, words } from '../runtime/answer/analyse.ts';
import type { Heading } from './headings.ts';
import { compare } from './problem.ts';
import { compileSections } from './search-sections.ts';

/** A guide as the index reads it; `markdown` is its text. */
export interface IndexedGuide extends Omit<SearchDocument, 'description' | 'snippet'> {
  readonly description: string | null;
  readonly headings: readonly Heading[];
  readonly markdown: string;
}

/** What a field reads of a guide: few words that say what it is about, and the text. */
interface Zones {
  readonly head: string;
  readonly text: string;
}

/** Characters of a body that stand for a missing description: a short guide is covered whole, a long one by its beginning. */
const OPENING_LENGTH = 1000;

/** Compiles guides into the search index of the runtime. */
export function compileSearch(guides: readonly IndexedGuide[]): SearchIndex {
  const documents = guides.map(toDocument);
  const fields = [compileField('words', 1, words, guides.map(wordZones)), compileField('grams', 0.5, grams, guides.map(gramZones))];
  return { analyser: ANALYSER, documents, fields, sections: compileSections(guides) };
}

/** A search result, ready but for its score: the guides that come in may hold more. */
function toDocument({ slug, title, language, description, approxTokens, url, markdownUrl }: IndexedGuide): SearchDocument {
  const known = description === null ? {} : { description };
  return { slug, title, language, ...known, snippet: description ?? title, approxTokens, url, markdownUrl };
}

function wordZones(guide: IndexedGuide): Zones {
  return { head: head(guide), text: [...titles(guide), guide.description ?? '', guide.markdown].join('\n') };
}

function gramZones(guide: IndexedGuide): Zones {
  return { head: head(guide), text: [...titles(guide), guide.description ?? guide.markdown.slice(0, OPENING_LENGTH)].join('\n') };
}

function titles({ headings }: IndexedGuide): readonly string[] {
  return headings.map(({ text }) => text);
}

function head({ slug, title }: IndexedGuide): string {
  return `${title} ${slug.replaceAll('-', ' ')}`;
}

function compileField(
  name: SearchField['name'],
  weight: number,
  analyse: (text: string) => readonly string[],
  zones: readonly Zones[],
): SearchField {
  const analysed = zones.map(({ head, text }) => [analyse(head), analyse(text)] as const);
  const postings = new Map<string, number[]>();
  for (const [position, [heads, texts]] of analysed.entries()) {
    const counts = [count(heads), count(texts)] as const;
    for (const term of new Set([...heads, ...texts])) {
      const posting = postings.get(term) ?? [];
      posting.push(position, counts[0].get(term) ?? 0, counts[1].get(term) ?? 0);
      postings.set(term, posting);
    }
  }
  const sorted = [...postings].toSorted(([left], [right]) => compare(left, right));
  return {
    name,
    weight,
    lengths: analysed.map(([heads, texts]) => [heads.length, texts.length] as const),
    postings: Object.fromEntries(sorted),
  };
}

function count(terms: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
