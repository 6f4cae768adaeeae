/**
 * Documents in parts: clients refuse answers that are too long, so a long document is read in parts. Compiler and runtime divide it alike.
 */
import type { CompiledDocument } from '../bundle.ts';

/** Maximum characters (UTF-16 code units) of a part: below 25,000 tokens in alphabetic languages, where clients begin to refuse. */
export const MAXIMUM_PART = 24_000;

/** A piece of a document, from `start` up to `end`. */
export interface Part {
  readonly start: number;
  readonly end: number;
  /** Offset of the next part; absent at the end. */
  readonly next?: number;
}

/** The part of a document from an offset on. It ends at `stop` if that fits, else at the last possible cut. */
export const partFrom = ({ markdown, headings, lines }: CompiledDocument, offset: number, stop: number): Part => {
  const start = offset + (isInsideOfCharacter(markdown, offset) ? 1 : 0);
  const limit = start + MAXIMUM_PART;
  if (stop <= limit) return { start, end: stop };
  const heading = headings.findLast((each) => each.offset > start && each.offset <= limit)?.offset ?? start;
  const line = lines.findLast((each) => each > start && each <= limit) ?? limit - (isInsideOfCharacter(markdown, limit) ? 1 : 0);
  // A heading is a better cut, unless the part would be too short.
  const end = heading >= limit - MAXIMUM_PART / 4 ? heading : Math.max(heading, line);
  return { start, end, next: end };
};

/** The part under a heading. Undefined when no heading has the id, or these words. */
export const sectionOf = (document: CompiledDocument, id: string): Part | undefined => {
  const found = document.headings.find((heading) => heading.id === id || heading.title === id);
  return found && partFrom(document, found.offset, found.end);
};

/** JSON of the `tools/call` result for a part. */
export const partResult = ({ head, markdown, tokens, outline, tail }: CompiledDocument, { start, end, next }: Part): string => {
  const text = JSON.stringify(markdown.slice(start, end));
  const approxTokens = Math.ceil((tokens * (end - start)) / Math.max(markdown.length, 1));
  const numbers = JSON.stringify({ offset: start, totalChars: markdown.length, nextOffset: next, approxTokens }).slice(1, -1);
  return `{"content":[{"type":"text","text":${text}}],"structuredContent":{${head},${numbers}${outline},"markdown":${text}}${tail}`;
};

/** Whether an offset is between the two halves of a surrogate pair. */
const isInsideOfCharacter = (text: string, offset: number): boolean => (text.codePointAt(offset - 1) ?? 0) > 0xffff;
