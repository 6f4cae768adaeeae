import type { Level } from '../schema/shapes.ts';

/** `.sitec/provenance.json`: every fact by its path, for example `plans.growth.price`, `plans.growth.limits.users`, `company.legalName`. */
export interface ProvenanceFile {
  readonly version: 1;
  /** Public address of the site. */
  readonly base: string;
  readonly facts: Readonly<Record<string, FactRecord>>;
}

/** What one source says about a fact, with the place where it says so. */
export interface SourceRecord {
  readonly level: Level;
  readonly value: unknown;
  /** The value in words, for people: "49 USD a month". */
  readonly words: string;
  /** Address of the page. */
  readonly page: string;
  /** Path of the file relative to the working folder. */
  readonly file: string;
  /** Counted from 1; null when the whole file is meant. */
  readonly line: number | null;
  readonly column: number | null;
  /** What was looked at in the file: an attribute, a selector, a JSON pointer, a column of a table, a card; null for content files. */
  readonly at: string | null;
  /** Words of the page; null when the value is the words, or the source has none. */
  readonly quote: string | null;
}

/** A fact and everything that was said about it. */
export interface FactRecord {
  /** The published value; null is explained by `reason`. */
  readonly value: unknown;
  /** The value in words. */
  readonly words: string;
  readonly reason: string | null;
  /** Null when no source says anything. */
  readonly winner: SourceRecord | null;
  /** Sources that say the same, strongest first. */
  readonly confirming: readonly SourceRecord[];
  /** Sources that say something else, strongest first. */
  readonly losing: readonly SourceRecord[];
}
