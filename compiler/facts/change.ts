import { isObject } from '../base/is-object.ts';
import { countWords } from '../markdown/words.ts';
import { factWords, type Fields } from './words.ts';

/** One difference between the facts of two bundles. A side that has no such fact is null. */
export interface FactChange {
  /** Path of the fact as `sitec explain` knows it: `plans.growth.price`. */
  readonly path: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** True for a whole record, or a whole kind. */
  readonly isRecord: boolean;
  /** The published values; a text of many lines is `{ words }`, their number. */
  readonly old: unknown;
  readonly new: unknown;
  readonly oldWords: string | null;
  readonly newWords: string | null;
  /** Address of the page that the value came from, else of the page of its record. */
  readonly oldUrl: string | null;
  readonly newUrl: string | null;
}

/** Where in the API two values stand. */
export interface Spot {
  readonly path: string;
  /** JSON pointer inside the record. */
  readonly pointer: string;
  readonly isRecord: boolean;
  readonly old: Side;
  readonly new: Side;
}

/** One side of a spot: the record, and the reason for a value that is null. */
interface Side {
  readonly record: Fields;
  readonly reason: string | null;
}

/** Properties that tell how a fact was found or how long its text is about, and are none themselves. */
export const ASIDE: ReadonlySet<string> = new Set(['provenance', 'approxTokens']);

/** The texts of a record: they stand in its own document only. */
const TEXTS: ReadonlySet<string> = new Set(['markdown', 'headings']);

/** A property of an object itself; undefined when it has none. */
export const own = (value: Fields, key: string): unknown => (Object.hasOwn(value, key) ? value[key] : undefined);

/** The change of a spot; a side that is undefined has no such fact. */
export const changeOf = (spot: Spot, before: unknown, after: unknown): FactChange => {
  const [oldSide, newSide] = [sideOf(spot, spot.old, before), sideOf(spot, spot.new, after)];
  // Values of different types can have the same words: 5 and "5".
  const exact = oldSide.words === newSide.words && JSON.stringify(oldSide.value) !== JSON.stringify(newSide.value);
  return {
    path: spot.path,
    kind: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
    isRecord: spot.isRecord,
    old: oldSide.value,
    new: newSide.value,
    oldWords: exact ? JSON.stringify(oldSide.value) : oldSide.words,
    newWords: exact ? JSON.stringify(newSide.value) : newSide.words,
    oldUrl: oldSide.url,
    newUrl: newSide.url,
  };
};

const sideOf = ({ pointer }: Spot, { record, reason }: Side, value: unknown) => {
  if (value === undefined) return { value: null, words: null, url: null };
  const url = urlOf(record, pointer);
  if (pointer !== '/markdown' || typeof value !== 'string') return { value: shown(value), words: factWords(pointer, value, reason), url };
  // The published number: it does not count the addresses of links, which a preview has too.
  const words = typeof record.words === 'number' ? record.words : countWords(value);
  return { value: { words }, words: `${words} words`, url };
};

/** A value without what is no fact and without long texts. */
const shown = (value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).filter(([key]) => !ASIDE.has(key) && !TEXTS.has(key))) : value;

/** The page that shows a value: that of the nearest provenance, else the one of the record. */
const urlOf = (record: Fields, pointer: string): string | null => {
  const sources = own(record, 'provenance');
  const source = isObject(sources) ? own(sources, pointer) : undefined;
  const url = isObject(source) ? source.page : pointer === '' ? record.url : undefined;
  if (typeof url === 'string') return url;
  return pointer === '' ? null : urlOf(record, pointer.slice(0, pointer.lastIndexOf('/')));
};
