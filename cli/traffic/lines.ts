/** Maximum characters of a line, to limit memory; no server writes longer ones for a request. */
export const LONGEST_LINE = 1 << 20;

/** Byte order mark of UTF-8, as bytes. */
const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';

/** Splits pieces of a file into lines, with one character for each byte. A line that is too long is null. */
export class LineSplitter {
  readonly #onLine: (line: string | null) => void;
  /** The start of a line whose end has not come yet. */
  #rest = '';
  #isTooLong = false;
  #isFirst = true;

  constructor(onLine: (line: string | null) => void) {
    this.#onLine = onLine;
  }

  /** Adds the next piece. */
  push(bytes: Buffer): void {
    const text = this.#rest + bytes.toString('latin1');
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      this.#give(text, start, end);
      start = end + 1;
    }
    this.#isTooLong ||= text.length - start > LONGEST_LINE;
    this.#rest = this.#isTooLong ? '' : text.slice(start);
  }

  /** Passes on the last line, when it has no line break. */
  end(): void {
    if (this.#rest !== '' || this.#isTooLong) this.#give(this.#rest, 0, this.#rest.length);
    this.#rest = '';
  }

  #give(text: string, start: number, end: number): void {
    const isTooLong = this.#isTooLong || end - start > LONGEST_LINE;
    this.#isTooLong = false;
    const from = this.#isFirst && text.startsWith(BYTE_ORDER_MARK, start) ? start + BYTE_ORDER_MARK.length : start;
    this.#isFirst = false;
    this.#onLine(isTooLong ? null : text.slice(from, text.charCodeAt(end - 1) === CARRIAGE_RETURN ? Math.max(from, end - 1) : end));
  }
}

const CARRIAGE_RETURN = 13;
