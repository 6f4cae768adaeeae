/** Signs of a line that are kept; no server writes longer ones for a request, and memory must have an end. */
export const LONGEST_LINE = 1 << 20;

/** Marks of UTF-8 at the start of a file, as bytes. */
const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';

/** Takes apart into lines what comes in pieces, a byte as one character. A line that is too long is given as null. */
export class LineSplitter {
  readonly #onLine: (line: string | null) => void;
  /** The beginning of a line whose end has not come. */
  #rest = '';
  #isTooLong = false;
  #isFirst = true;

  constructor(onLine: (line: string | null) => void) {
    this.#onLine = onLine;
  }

  /** Takes the next piece. */
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

  /** Gives the last line, when nothing ends it. */
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
