import type { CompiledDocument } from '../../runtime/bundle.ts';
import { MAXIMUM_PART } from '../../runtime/parts.ts';
import { linesOf } from '../base/markdown-lines.ts';
import { shorten } from '../base/shorten.ts';
import type { Heading } from '../pages/headings.ts';
import { listing } from './table.ts';
import type { DocumentText, ToolResult } from './tool.ts';

/** A heading, also inside of quotes and lists. */
const HEADING = /^(?:[>\s]|[-*+] |\d{1,9}[.)] )*(#{1,6})(?:\s|$)/;

/** Characters of an id in an error text. */
const MAXIMUM_ID = 100;

/** A document as the runtime cuts it, from a result that is one; `tail` ends each of its results. Null for any other result. */
export const compileDocument = (result: ToolResult, tail: string): CompiledDocument | null =>
  result.document === undefined ? null : compile(result, result.document, tail);

const compile = ({ text, structuredContent }: ToolResult, document: DocumentText, tail: string): CompiledDocument => {
  const headings = headingOffsets(text, document.headings).map(({ offset, heading: { id, text: title, level } }) => ({
    id,
    title,
    level,
    offset,
  }));
  return {
    head: JSON.stringify(structuredContent).slice(1, -1),
    markdown: text,
    tokens: document.tokens,
    known: headings.length === 0 ? 'It has no sections.' : `Sections: ${listing(headings.map(({ id }) => shorten(id, MAXIMUM_ID)))}.`,
    headings,
    lines: text.length > MAXIMUM_PART ? [...linesOf(text)].filter(({ isCode }) => !isCode).map(({ start }) => start) : [],
    tail,
  };
};

/**
 * Where the headings of a markdown text begin, by the order in which they stand. A line that is no heading of the list is passed over:
 * it is one without words. A heading that has no line of its level any more, such as one in a table cell, is left out.
 */
export const headingOffsets = (
  text: string,
  headings: readonly Heading[],
): readonly { readonly heading: Heading; readonly offset: number }[] => {
  const lines = [...linesOf(text)].flatMap(({ start, head, isCode }) => {
    const marks = isCode ? undefined : HEADING.exec(head)?.[1];
    return marks === undefined ? [] : [{ offset: start, level: marks.length }];
  });
  let next = 0;
  return headings.flatMap((heading) => {
    const at = lines.findIndex(({ level }, index) => index >= next && level === heading.level);
    const line = lines[at];
    if (!line) return [];
    next = at + 1;
    return [{ heading, offset: line.offset }];
  });
};
