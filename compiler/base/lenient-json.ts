import { escapePointer } from './json.ts';

/** The fault in a JSON text, and its place in UTF-16 code units from the start. */
export interface JsonFault {
  readonly offset: number;
  readonly reason: string;
}

/** Start of an object, and of the values of its keys, in UTF-16 code units. */
export interface ObjectPlaces {
  readonly start: number;
  readonly values: Readonly<Record<string, number>>;
}

/** A text parsed as JSON. */
export interface LenientJson {
  readonly value: unknown;
  /** JSON pointer of each object -> its place. */
  readonly places: ReadonlyMap<string, ObjectPlaces>;
  /** The first deviation from JSON that was accepted; null for valid JSON. */
  readonly mended: JsonFault | null;
}

/** Maximum depth; real texts have less than ten levels. */
export const MAXIMUM_DEPTH = 64;

/**
 * Reads JSON (RFC 8259) as sites write it. Comments, a comma before a closing bracket, line breaks inside of strings and unusual white
 * space are accepted and reported. Anything else is a fault with its place. Stores the place of every value, which `JSON.parse` does not.
 */
export const readLenientJson = (source: string): LenientJson | JsonFault => {
  const reader = new Reader(source);
  try {
    const value = reader.document();
    return { value, places: reader.places, mended: reader.mended };
  } catch (error) {
    if (error instanceof Unreadable) return { offset: error.offset, reason: error.message };
    throw error;
  }
};

class Unreadable extends Error {
  readonly offset: number;

  constructor(reason: string, offset: number) {
    super(reason);
    this.offset = offset;
  }
}

const STRING = /"[^"\\]*(?:\\[^][^"\\]*)*"/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const SKIPPED = /[\s\uFEFF]+|\/\/[^\n\r]*|\/\*[^]*?\*\//y;

class Reader {
  readonly places = new Map<string, ObjectPlaces>();
  mended: JsonFault | null = null;
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  document(): unknown {
    this.#skip();
    const value = this.#value('', 0);
    this.#skip();
    if (this.#at < this.#source.length) throw this.#unexpected();
    return value;
  }

  #value(pointer: string, depth: number): unknown {
    if (depth > MAXIMUM_DEPTH) throw new Unreadable(`nested more than ${MAXIMUM_DEPTH} levels deep`, this.#at);
    const sign = this.#source[this.#at];
    if (sign === '{') return this.#object(pointer, depth);
    if (sign === '[') return this.#array(pointer, depth);
    if (sign === '"') return this.#string();
    const scalar = this.#match(SCALAR);
    if (scalar === null) throw this.#unexpected();
    return JSON.parse(scalar);
  }

  #object(pointer: string, depth: number): object {
    const start = this.#at++;
    const entries: [name: string, value: unknown][] = [];
    const values: [name: string, offset: number][] = [];
    while (!this.#ends('}', entries.length)) {
      const name = this.#string();
      this.#skip();
      this.#take(':');
      this.#skip();
      values.push([name, this.#at]);
      entries.push([name, this.#value(`${pointer}/${escapePointer(name)}`, depth + 1)]);
    }
    // A key "__proto__" becomes an ordinary property, as with JSON.parse.
    this.places.set(pointer, { start, values: Object.fromEntries(values) });
    return Object.fromEntries(entries);
  }

  #array(pointer: string, depth: number): readonly unknown[] {
    this.#at++;
    const items: unknown[] = [];
    while (!this.#ends(']', items.length)) items.push(this.#value(`${pointer}/${items.length}`, depth + 1));
    return items;
  }

  /** True after the closing bracket; else moves to the next member, after the comma. */
  #ends(bracket: string, members: number): boolean {
    this.#skip();
    const comma = this.#at;
    if (members > 0 && this.#source[this.#at] !== bracket) {
      this.#take(',');
      this.#skip();
      if (this.#source[this.#at] === bracket) this.#mend(`a comma before "${bracket}"`, comma);
    }
    if (this.#source[this.#at] !== bracket) return false;
    this.#at++;
    return true;
  }

  #string(): string {
    const start = this.#at;
    const token = this.#match(STRING);
    if (token === null) throw this.#unexpected();
    const control = /[\0-\x1f]/.exec(token);
    if (control) this.#mend('a line break or control character inside a text', start + control.index);
    try {
      return String(JSON.parse(control ? token.replace(/[\0-\x1f]/g, ' ') : token));
    } catch {
      throw new Unreadable('a text has an escape that JSON does not know', start);
    }
  }

  #skip(): void {
    for (;;) {
      const start = this.#at;
      const token = this.#match(SKIPPED);
      if (token === null) return;
      if (/[^ \t\n\r]/.test(token)) this.#mend(token.startsWith('/') ? 'a comment' : 'white space that JSON does not know', start);
    }
  }

  #take(sign: string): void {
    if (this.#source[this.#at] !== sign) throw this.#unexpected();
    this.#at++;
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const [token = null] = pattern.exec(this.#source) ?? [];
    if (token !== null) this.#at += token.length;
    return token;
  }

  #mend(reason: string, offset: number): void {
    this.mended ??= { reason, offset };
  }

  #unexpected(): Unreadable {
    const sign = this.#source.codePointAt(this.#at);
    return new Unreadable(sign === undefined ? 'it is incomplete' : `unexpected ${JSON.stringify(String.fromCodePoint(sign))}`, this.#at);
  }
}
