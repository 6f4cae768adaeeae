/** The part of the contract between compiler and runtime that the search reads: docs/search-index.md says it for those who write another runtime. */

/** Words and phrases by what they are about: what makes a German question find an English guide. All forms are folded. */
export interface ConceptTable {
  /** A word, or several joined by a space -> concepts. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** First two letters of a beginning, or its only one -> beginnings of words, each with its concepts. */
  readonly prefixes: Readonly<Record<string, readonly (readonly [beginning: string, ...concepts: string[]])[]>>;
  /** First word of phrases -> numbers of words that they have, the largest first. */
  readonly phrases: Readonly<Record<string, readonly number[]>>;
}

/** An inverted index over the pages of a site: one document a page. Scores are BM25F (Robertson and Zaragoza, 2009). */
export interface SearchIndex {
  /** Fingerprint of the analyser that built the index; a runtime with another one refuses to start. */
  readonly analyser: string;
  readonly documents: readonly SearchDocument[];
  readonly fields: readonly SearchField[];
  /** For each document its sections in their order. Only guides have any: of another page a hit tells the page. */
  readonly passages: readonly (readonly SearchPassage[])[];
}

/** What a document is about: a record of the site, or any other page. */
export type SearchKind = 'guide' | 'feature' | 'comparison' | 'platform' | 'page';

/** A hit as the tools' output schemas want it, ready but for its `kind`, which they leave out, and its `score`. */
export interface SearchDocument {
  readonly kind: SearchKind;
  /** Slug of the record; of another page its path without the slashes at its ends, `index` for the home page. */
  readonly slug: string;
  readonly title: string;
  /** BCP 47 tag; absent when neither the page nor the home page tells. */
  readonly language?: string;
  readonly description?: string;
  readonly approxTokens: number;
  readonly url: string;
  readonly markdownUrl: string;
}

/** Numbers by term. Packed numbers are unsigned LEB128 varints (DWARF 5, section 7.6) in base64 (RFC 4648, section 4). */
export interface PackedPostings {
  /** All terms, sorted by UTF-16 code unit and joined by a space, which no term holds. */
  readonly terms: string;
  /** For each term its packed numbers, in the same order, joined by a space. */
  readonly postings: string;
}

/** Names of the fields: each has an analyser of its own. */
export type SearchFieldName = 'words' | 'grams' | 'sounds' | 'concepts';

/** One field of the index. Numbers of a term: for each document that has it the distance from the one before, occurrences in head and in text. */
export interface SearchField extends PackedPostings {
  readonly name: SearchFieldName;
  readonly weight: number;
  /** Packed: for each document the number of terms in its head zone and in its text zone. */
  readonly lengths: string;
}

/** A section as a hit tells it: its heading, and how its text begins. */
export interface SearchPassage {
  readonly section: { readonly id: string; readonly title: string };
  readonly snippet: string;
}
