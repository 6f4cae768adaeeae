/**
 * The part of the contract between compiler and runtime that the search reads: docs/search-index.md says it for those who write another runtime.
 * A passage is a part of one page that says something by itself. Files of terms and of texts are opened when a question needs them.
 */
import type { FactReference } from './answer-tables.ts';

/** What the core of an index knows of the passages of a site. */
export interface PassageTable {
  /** Fingerprint of the analyser that made the terms; a runtime with another one refuses to start. */
  readonly analyser: string;
  /** Passages in their order: groups of pages that have language and kind in common. */
  readonly groups: readonly PassageGroup[];
  /** Numbers of passages of the pages, in their order: unsigned LEB128 varints (DWARF 5, section 7.6) in base64 (RFC 4648, section 4). */
  readonly pages: string;
  /** `terms-N.json` holds the terms from the Nth of these up to the next one, by UTF-16 code units. */
  readonly terms: readonly string[];
  /** `texts-N.json` holds the passages from the Nth of these up to the next one. */
  readonly texts: readonly number[];
  /** What people ask with -> its folded forms in all languages, joined by a comma; a star at the end of a form stands for any ending. */
  readonly meanings: Readonly<Record<string, string>>;
  /** Meaning of a question -> shape of the figure that its answer shows. */
  readonly shapes: Readonly<Record<string, string>>;
  /** Language (BCP 47) -> folded words that tell it from the others and carry little meaning, joined by a space. */
  readonly functionWords: Readonly<Record<string, string>>;
}

/** Passages from `first` up to the next group: BCP 47 tag of their pages, empty when they do not tell or it does not matter, and where they are from. */
export type PassageGroup = readonly [first: number, language: string, source: PassageSource];

/** Published facts, of which each stands for itself, guides, or other pages. */
export type PassageSource = 'facts' | 'guide' | 'page';

/** A file of terms, sorted by UTF-16 code units and joined by a space. */
export interface PassageTerms {
  readonly terms: string;
  /** `postings-N-M.json` has, for the terms of file N from the Mth of these places up to the next one, their `TermNumbers`, as a text joined by spaces. */
  readonly postings: readonly number[];
}

/** Packed numbers of a term: how rare it is times `RARITY_SCALE`; then for each passage the distance from the one before and what the term is worth there, at most `MOST_IMPACT`. */
export type TermNumbers = string;

/** A file of texts: the page that its first passage belongs to, by its place in the order, the pages from that one on, and the passages. */
export interface PassageTexts {
  readonly first: number;
  readonly pages: readonly PassagePage[];
  readonly texts: readonly PassageText[];
}

/** The page of a passage, as the tools tell of it. */
export interface PassagePage {
  readonly url: string;
  readonly title: string;
  /** BCP 47 tag; absent when neither the page nor the home page tells. */
  readonly language?: string;
  readonly markdownUrl: string;
  /** Estimated tokens of the markdown. */
  readonly tokens: number;
  readonly kind: PageKind;
  /** Slug of the record that the page is about; of another page its path without the slashes at its ends, `index` for the home page. */
  readonly slug: string;
  /** What was asked when the page is the answer. */
  readonly asked: AskedIntent;
}

/** What a page is about: a record of the site, or anything else. */
export type PageKind = 'guide' | 'feature' | 'comparison' | 'platform' | 'page';

/**
 * A passage: the heading that it stands below, the address of that heading in the page (`#` and its id, or empty), the terms of what it is about (the
 * title of its page, or the name of the record that it is a fact of), those of the headings above its text, and its pieces. Terms are joined by a space.
 */
export type PassageText = readonly [title: string, anchor: string, about: string, head: string, pieces: readonly PassagePiece[]];

/** A part of a passage as it is quoted, its terms, joined by a space; one of facts has these, and what was asked when it is the answer. */
export type PassagePiece = readonly [text: string, terms: string, facts?: readonly FactReference[], asked?: AskedIntent];

/** What a question is understood as, such as `plans.price`. */
export interface AskedIntent {
  readonly name: string;
  readonly slots: Readonly<Record<string, string>>;
}
