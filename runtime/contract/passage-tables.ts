/**
 * The part of the contract between compiler and runtime for the search; docs/reference/search-index.md describes it for authors of another
 * runtime. A passage is a self-contained part of one page. Files of terms and of texts are opened on demand.
 */
import type { FactReference } from './answer-tables.ts';

/** The passages of a site in the core of an index. */
export interface PassageTable {
  /** Fingerprint of the analyser that made the terms; a runtime with another one refuses to start. */
  readonly analyser: string;
  /** Terms of the name of the site, joined by a space. */
  readonly name: string;
  /** Passages in order: groups of pages with the same language and kind. */
  readonly groups: readonly PassageGroup[];
  /** Packed numbers of passages of each page, in order. */
  readonly pages: PackedNumbers;
  /** `terms-N.json` has the terms from the Nth of these up to the next one, by UTF-16 code units. */
  readonly terms: readonly string[];
  /** `postings-N.json` has the numbers of the terms from the Nth of these up to the next one. */
  readonly postings: readonly string[];
  /** `texts-N.json` has the passages from the Nth of these up to the next one. */
  readonly texts: readonly number[];
  /** Meaning -> its folded forms in all languages, joined by a comma; a star at the end of a form is for any ending. */
  readonly meanings: Readonly<Record<string, string>>;
  /** Meaning of a question -> terms of shapes, of which its answer has one. */
  readonly shapes: Readonly<Record<string, readonly string[]>>;
  /** Meanings of greetings and thanks, which are nothing to look for. */
  readonly courtesies: readonly string[];
  /** The languages of questions, the most likely one first. */
  readonly languages: readonly SpokenLanguage[];
}

/**
 * A language of questions: its BCP 47 tag, the folded words that show it, joined by a space, whether its script has no spaces, and the weight
 * of its letters. These are its function words, and on a site in several languages those with a meaning in only one of them. A few words may
 * belong to several languages; a language of the site is more likely.
 */
export type SpokenLanguage = readonly [language: string, words: string, isUnspaced: boolean, weight: number];

/**
 * Passages from `first` up to the next group: BCP 47 tag of their pages, empty when it is unknown or does not matter, their source, and the
 * languages of questions that they do not answer, joined by a space, because pages in those languages have other prices.
 */
export type PassageGroup = readonly [first: number, language: string, source: PassageSource, notIn: string];

/** Published facts, each of which is independent, guides, or other pages. */
export type PassageSource = 'facts' | 'guide' | 'page';

/** A file of terms, sorted by UTF-16 code units. */
export type PassageTerms = readonly string[];

/** A file of postings: term -> its numbers. */
export type PassagePostings = Readonly<Record<string, TermNumbers>>;

/**
 * Packed numbers of a term: its rarity times `RARITY_SCALE`; then for each passage the distance from the previous one and the term's weight
 * there, at most `MOST_IMPACT`. The weight 0 only divides a distance that is above `MOST_NUMBER`.
 */
export type TermNumbers = PackedNumbers;

/** Whole numbers from 0 to `MOST_NUMBER`: each is the character with its code and `NUMBER_SHIFT` more. */
export type PackedNumbers = string;

/** A file of texts: the index of the page of its first passage, the pages from that one on, and the passages. */
export interface PassageTexts {
  readonly first: number;
  readonly pages: readonly PassagePage[];
  readonly texts: readonly PassageText[];
}

/** The page of a passage, in the form of the tools. */
export interface PassagePage {
  readonly url: string;
  readonly title: string;
  /** BCP 47 tag; absent when neither the page nor the home page has one. */
  readonly language?: string;
  readonly markdownUrl: string;
  /** Estimated tokens of the markdown. */
  readonly tokens: number;
  readonly kind: PageKind;
  /** Slug of the page's record; for another page its path without the slashes at its ends, `index` for the home page. */
  readonly slug: string;
  /** The intent that the page answers. */
  readonly asked: AskedIntent;
}

/** The topic of a page: a record of the site, or anything else. */
export type PageKind = 'guide' | 'feature' | 'comparison' | 'platform' | 'page';

/**
 * A passage. Its members are:
 * - the heading above it;
 * - the fragment of that heading in the page (`#` and its id, or empty);
 * - terms of its topic: the title of its page, or for a fact the name of its record;
 * - terms of the headings above its text, or for a fact of the notes in brackets in its name;
 * - its pieces.
 * Terms are joined by a space.
 */
export type PassageText = readonly [title: string, anchor: string, about: string, head: string, pieces: readonly PassagePiece[]];

/** A quotable part of a passage, and its terms, joined by a space; a part with facts also has these, and the intent that it answers. */
export type PassagePiece = readonly [text: string, terms: string, facts?: readonly FactReference[], asked?: AskedIntent];

/** The meaning of a question, such as `plans.price`. */
export interface AskedIntent {
  readonly name: string;
  readonly slots: Readonly<Record<string, string>>;
}
