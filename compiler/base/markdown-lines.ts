/** A line that may open or close a code block, also inside of quotes and lists; the text after the fence decides. */
const FENCE = /^(?:[>\s]|[-*+] |\d{1,9}[.)] )*(`{3,}|~{3,})(.*)/;

/** A fence or a heading is recognised within this many characters of a line. */
const MAXIMUM_MARK = 200;

/** A line of a markdown text. Offsets are in UTF-16 code units. */
export interface MarkdownLine {
  readonly start: number;
  /** Its first 200 characters, with its line break. */
  readonly head: string;
  /** True inside of a code block and for the line that closes one. */
  readonly isCode: boolean;
}

/** The lines of a markdown text from an offset on, which must be outside of a code block. */
export function* linesOf(text: string, from = 0): Generator<MarkdownLine> {
  let fence: string | null = null;
  for (let start = from; start <= text.length;) {
    const after = text.indexOf('\n', start) + 1 || Infinity;
    const head = text.slice(start, Math.min(after, start + MAXIMUM_MARK));
    yield { start, head, isCode: fence !== null };
    fence = fenceAfter(head, fence);
    start = after;
  }
}

/** The fence of the code block that is open after a line; null outside of one. */
const fenceAfter = (line: string, open: string | null): string | null => {
  const [, mark, info = ''] = FENCE.exec(line) ?? [];
  if (mark === undefined) return open;
  // A text after backticks that itself contains backticks is inline code (CommonMark 0.31.2 section 4.5).
  if (open === null) return mark.startsWith('`') && info.includes('`') ? null : mark;
  return mark.startsWith(open) && info.trim() === '' ? null : open;
};
