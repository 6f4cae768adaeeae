/** A line that opens or closes a code block, also inside of quotes and lists. */
const FENCE = /^[\s>]*(`{3,}|~{3,})/;

/** Characters within which a line shows that it is a fence or a heading. */
const MAXIMUM_MARK = 200;

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
  let fence: string | null = null;
  for (let from = start; from <= end;) {
    const after = text.indexOf('\n', from) + 1 || Infinity;
    const line = text.slice(from, Math.min(after, from + MAXIMUM_MARK));
    if (from > start) {
      found.line = from;
      if (fence === null && text[from - 2] === '\n') found.paragraph = from;
      if (fence === null && /^#{1,6} /.test(line)) found.heading = from;
    }
    fence = fenceAfter(line, fence);
    from = after;
  }
  return found;
};

/** The fence of the code block that is open after a line; null outside of one. */
const fenceAfter = (line: string, open: string | null): string | null => {
  const mark = FENCE.exec(line)?.[1];
  if (mark === undefined) return open;
  if (open === null) return mark;
  return mark.startsWith(open) ? null : open;
};
