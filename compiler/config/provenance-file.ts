import type { Level } from '../schema/shapes.ts';

/** `.sitec/provenance.json`: every fact by its path, for example `plans.growth.price`, `plans.growth.limits.users`, `company.legalName`. */
export interface ProvenanceFile {
  readonly version: 1;
  /** Public address of the site. */
  readonly base: string;
  readonly facts: Readonly<Record<string, FactRecord>>;
}

/** The claim of one source about a fact, with its place. */
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
  /** The part of the file: an attribute, a selector, a JSON pointer, a column of a table, a card; null for content files. */
  readonly at: string | null;
  /** Words of the page; null when the value is the words, and for a source without words. */
  readonly quote: string | null;
}

/** A fact with all of its claims. */
export interface FactRecord {
  /** The published value; `reason` explains null. */
  readonly value: unknown;
  /** The value in words. */
  readonly words: string;
  readonly reason: string | null;
  /** Null without a claim. */
  readonly winner: SourceRecord | null;
  /** Sources with the same value, strongest first. */
  readonly confirming: readonly SourceRecord[];
  /** Sources with another value, strongest first. */
  readonly losing: readonly SourceRecord[];
}
