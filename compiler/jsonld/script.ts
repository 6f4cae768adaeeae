import { readLenientJson, type ObjectPlaces } from '../base/lenient-json.ts';
import type { Script } from '../html/types.ts';
import { withoutPrefix } from './schema-org.ts';

/** The JSON of a script, and where its parts stand in the page. */
export class ScriptText {
  /** The JSON, without what is wrapped around it. */
  readonly text: string;
  /** Offset of the text in the page. */
  readonly #start: number;
  #places: ReadonlyMap<string, ObjectPlaces> | null = null;

  constructor({ text, start }: Pick<Script, 'text' | 'start'>) {
    const [begin, end] = unwrapped(text);
    // A copy: a part of the page's text would keep all of it in memory.
    this.text = Buffer.from(text.slice(begin, end)).toString();
    this.#start = start + begin;
  }

  /** Offset in the page of an offset in the text, in UTF-16 code units. */
  offsetIn(offset: number): number {
    return this.#start + offset;
  }

  /** Offset in the page of the object at a JSON pointer, or of the value of one of its keys where it has that. */
  offsetOf(pointer: string, property: string | null): number {
    // Read a second time, and only now: few pages are asked where something stands.
    this.#places ??= placesIn(this.text);
    const { start, values } = this.#places.get(pointer) ?? { start: 0, values: {} };
    const key = Object.keys(values).find((name) => withoutPrefix(name) === property);
    return this.offsetIn((key === undefined ? undefined : values[key]) ?? start);
  }
}

const placesIn = (text: string): ReadonlyMap<string, ObjectPlaces> => {
  const json = readLenientJson(text);
  return 'places' in json ? json.places : new Map();
};

const WRAPPER_START = /^(?:\/\/\s*|\/\*\s*)?(?:<!\[CDATA\[|<!--)(?:\s*\*\/)?/;
const WRAPPER_END = /(?:\/\/\s*|\/\*\s*)?(?:\]\]>|-->)(?:\s*\*\/)?$/;
/** Signs that the end of a wrapper has at most. */
const WRAPPER_LENGTH = 20;
/** Wrappers inside of each other: CDATA in a comment, and the marks that hide both. */
const MAXIMUM_WRAPPERS = 8;

/** Where the JSON of a script begins and ends: without white space, byte order mark, CDATA and comment marks around it. */
const unwrapped = (source: string): readonly [begin: number, end: number] => {
  let end = source.trimEnd().length;
  let begin = Math.min(source.length - source.trimStart().length, end);
  for (let round = 0; round < MAXIMUM_WRAPPERS; round++) {
    const inner = source.slice(begin, end);
    const lead = WRAPPER_START.exec(inner)?.[0].length ?? 0;
    const tail = WRAPPER_END.exec(inner.slice(lead).slice(-WRAPPER_LENGTH))?.[0].length ?? 0;
    if (lead + tail === 0) break;
    const rest = source.slice(begin + lead, end - tail);
    begin += lead + rest.length - rest.trimStart().length;
    end = Math.max(begin, end - tail - (rest.length - rest.trimEnd().length));
  }
  return [begin, end];
};
