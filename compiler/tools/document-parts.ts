import type { CompiledDocument } from '../../runtime/bundle.ts';
import { MAXIMUM_PART } from '../../runtime/mcp/parts.ts';
import { linesOf } from '../base/markdown-lines.ts';
import { shorten } from '../base/one-line.ts';
import { headingOffsets } from '../pages/headings.ts';
import { listing } from './table.ts';
import type { DocumentText, ToolResult } from './tool.ts';

/** Characters of an id in an error text. */
const MAXIMUM_ID = 100;

/**
 * A document in the form that the runtime divides, from a result with one; `tail` is the end of each of its results. Null for any other
 * result.
 */
export const compileDocument = (result: ToolResult, tail: string): CompiledDocument | null =>
  result.document === undefined ? null : compile(result, result.document, tail);

const compile = ({ text, structuredContent }: ToolResult, document: DocumentText, tail: string): CompiledDocument => {
  const leveled = headingOffsets(text, document.headings).map(({ offset, heading: { id, text: title, level } }) => ({
    id,
    title,
    level,
    offset,
  }));
  const headings = leveled.map(({ level, ...heading }, at) => {
    const next = leveled.slice(at + 1).find((other) => other.level <= level);
    return { ...heading, end: next?.offset ?? text.length };
  });
  const sections = leveled.flatMap(({ level, ...heading }) => (level === OUTLINE_LEVEL ? heading : []));
  return {
    head: JSON.stringify(structuredContent).slice(1, -1),
    markdown: text,
    tokens: document.tokens,
    known: headings.length === 0 ? 'It has no sections.' : `Sections: ${listing(headings.map(({ id }) => shorten(id, MAXIMUM_ID)))}.`,
    headings,
    outline: outlineOf(text, sections),
    lines: text.length > MAXIMUM_PART ? [...linesOf(text)].filter(({ isCode }) => !isCode).map(({ start }) => start) : [],
    tail,
  };
};

/** Level of the headings that outline a document; level 1 is its title. */
const OUTLINE_LEVEL = 2;
/** Maximum entries of an outline, which is repeated with every part. */
const MAXIMUM_OUTLINE = 100;

const outlineOf = (text: string, sections: readonly object[]): string =>
  text.length > MAXIMUM_PART && sections.length > 0 ? `,"sections":${JSON.stringify(sections.slice(0, MAXIMUM_OUTLINE))}` : '';
