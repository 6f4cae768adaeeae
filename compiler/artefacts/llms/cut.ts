import { linesOf } from '../../base/markdown-lines.ts';

/**
 * Where a markdown text may be cut between `start` and `end`: before the last heading of the second half, else after its last paragraph or
 * line there, else at the last such border, else at `end`, but not inside of a character. Code blocks are cut at the end of a line only.
 */
export const cutBefore = (text: string, start: number, end: number): number => {
  const { heading, paragraph, line } = borders(text, start, end);
  const half = start + (end - start) / 2;
  const best = [heading, paragraph, line].find((border) => border >= half) ?? Math.max(heading, paragraph, line);
  if (best > start) return best;
  return /[\uD800-\uDBFF]/.test(text[end - 1] ?? '') ? end - 1 : end;
};

/** The last border of each kind after `start`, up to `end`; `start` itself where there is none. */
const borders = (text: string, start: number, end: number): Readonly<Record<'heading' | 'paragraph' | 'line', number>> => {
  const found = { heading: start, paragraph: start, line: start };
  for (const { start: from, head, isCode } of linesOf(text, start)) {
    if (from > end) break;
    if (from === start) continue;
    found.line = from;
    if (!isCode && text[from - 2] === '\n') found.paragraph = from;
    if (!isCode && /^#{1,6} /.test(head)) found.heading = from;
  }
  return found;
};
