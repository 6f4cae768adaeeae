/** The part of the contract between compiler and runtime that the answer engine reads: the guide search, and the A2A guide. */

/** An inverted index over the guides: one document a guide. Scores are BM25F (Robertson and Zaragoza, 2009). */
export interface SearchIndex {
  /** Fingerprint of the analyser that built the index; a runtime with another one refuses to start. */
  readonly analyser: string;
  readonly documents: readonly SearchDocument[];
  readonly fields: readonly SearchField[];
  readonly sections: SearchSections;
}

/** Which section of a guide has which words. */
export interface SearchSections {
  /** For each document: its sections in their order. */
  readonly passages: readonly (readonly SearchPassage[])[];
  /** term -> flat runs: document, number of its sections that have the term, and their positions. */
  readonly postings: Readonly<Record<string, readonly number[]>>;
}

/** A section as a hit tells it: its heading, and how its text begins. */
export interface SearchPassage {
  readonly section: { readonly id: string; readonly title: string };
  readonly snippet: string;
}

/** A hit of the guide search as the tool's output schema wants it, ready but for its `score`. */
export interface SearchDocument {
  readonly slug: string;
  readonly title: string;
  /** BCP 47 tag. */
  readonly language: string;
  readonly description?: string;
  /** The description, or else the title. */
  readonly snippet: string;
  readonly approxTokens: number;
  readonly url: string;
  readonly markdownUrl: string;
}

/** One field of the index, with its own analyser. */
export interface SearchField {
  readonly name: 'words' | 'grams';
  readonly weight: number;
  /** For each document: number of terms in its head zone and in its text zone. */
  readonly lengths: readonly (readonly [head: number, text: number])[];
  /** term -> flat triples: document, occurrences in the head zone, occurrences in the text zone. */
  readonly postings: Readonly<Record<string, readonly number[]>>;
}

/** The A2A guide: concepts, entities, rules and every answer written out. */
export interface AnswerTable {
  readonly defaultLanguage: string;
  /** language -> folded words that tell it from the others; `und` holds those that languages share. A draw goes to the earlier language. */
  readonly functionWords: Readonly<Record<string, readonly string[]>>;
  /** folded word, or up to five joined by a space -> concepts; `prefixes` holds forms that match the beginning of a word. */
  readonly concepts: Readonly<Record<string, readonly string[]>>;
  readonly prefixes: Readonly<Record<string, readonly string[]>>;
  /** Folded words of a name, joined by a space -> the things of the site that are called so. */
  readonly entities: Readonly<Record<string, readonly Entity[]>>;
  /** In order: the first of the strongest matching rules wins. */
  readonly rules: readonly Rule[];
  /** key (intent, or intent/slug) -> answer. */
  readonly answers: Readonly<Record<string, CompiledAnswer>>;
  readonly facts: readonly FactReference[];
  readonly links: readonly AnswerLink[];
}

/** A thing of the site that a question can name. */
export interface Entity {
  readonly kind: EntityKind;
  readonly slug: string;
}

/** Kinds of things that have names. */
export type EntityKind = 'plan' | 'feature' | 'platform' | 'tool';

/** A condition on a question, and the intent that it speaks for. */
export interface Rule {
  readonly intent: string;
  /** Concepts that must all be in the question. */
  readonly all: readonly string[];
  /** Concepts of which one must be in the question, when there are any. */
  readonly any: readonly string[];
  /** Concepts that must not be in the question. */
  readonly none: readonly string[];
  /** An entity of this kind must be in the question; its slug becomes the slot and part of the answer's key. */
  readonly entity?: EntityKind;
  /** A fixed slot value, part of the answer's key (for example `cheapest`). */
  readonly slot?: readonly [name: string, value: string];
  /** Most words that the question may have (a greeting is short); no bound when absent. */
  readonly words?: number;
  /** 1 weak to 3 certain. Guide search competes with the same numbers. */
  readonly strength: 1 | 2 | 3;
}

/** An answer, written out in every language of the site. */
export interface CompiledAnswer {
  /** language -> plain text, facts first, the page to read last. */
  readonly text: Readonly<Record<string, string>>;
  readonly answered: boolean;
  /** Positions in `facts` and `links`. */
  readonly facts: readonly number[];
  readonly links: readonly number[];
  /** Why it is not answered; absent when it is. */
  readonly reason?: UnansweredReason;
  /** language -> questions that the site can answer. */
  readonly suggestions: Readonly<Record<string, readonly string[]>>;
}

/** Why a question is not answered. */
export type UnansweredReason = 'out_of_scope' | 'not_published' | 'unknown_entity' | 'action_not_available' | 'unclear';

/** A published value that an answer states, and where to check it: JSON pointer (RFC 6901) into a public document. */
export interface FactReference {
  readonly key: string;
  readonly value: string | number | boolean | null;
  readonly unit: string | null;
  readonly source: string;
  readonly pointer: string;
}

/** A page to read, with its forms for machines. */
export interface AnswerLink {
  readonly rel: string;
  readonly title: string;
  readonly url: string;
  readonly markdown?: string;
  readonly json?: string;
}
