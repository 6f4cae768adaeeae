import type { BuiltInKind } from '../../config/kinds.ts';

/** A line of a record, and the place of its fact in the published document. */
export interface Line {
  /** Its document, unless it is that of its record. */
  readonly kind?: RecordPassage['kind'];
  readonly text: string;
  /** JSON pointer (RFC 6901). */
  readonly pointer: string;
  /** Path after the name of the document and the slug of the record, such as `price`. */
  readonly key: string;
  readonly intent: string;
  readonly slots?: Readonly<Record<string, string>>;
  readonly unit?: string | null;
  readonly quote?: string | null;
  readonly page?: string | null;
  readonly status?: string;
  /** What the text abbreviates or leaves out, which counts as said: the period of `€19/m`. */
  readonly implied?: string;
}

/** A record of a document as a passage. */
export interface RecordPassage {
  readonly kind: BuiltInKind | 'offers';
  /** Address of the page that shows it; null without one. */
  readonly url: string | null;
  readonly title: string;
  /** Titles of pages about all of it. */
  readonly above?: readonly string[];
  /** Other ways to ask for it: the questions that it answers, and the list that it belongs to. */
  readonly answers?: readonly string[];
  readonly belongs?: readonly string[];
  readonly lines: readonly Line[];
  /** True when an answer has all of its lines. */
  readonly isList?: boolean;
}

/** A line of a record with its name, unless it starts with it. */
export const withName = (name: string, line: string): string => {
  const isNamed = line.toLowerCase().startsWith(name.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(line.slice(name.length));
  return name === '' || isNamed ? line : `${name}: ${line}`;
};
