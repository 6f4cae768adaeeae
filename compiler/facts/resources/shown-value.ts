import { readCell } from '../../markdown/cells.ts';
import type { ReadableType } from '../kinds/schema.ts';

const numberOf = (text: string): number | null => (/^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : null);

/** The text of an element as a value. Null when it has none. Numbers must be plain digits, because 1.499 differs between countries. */
const READ: Readonly<Record<Exclude<ReadableType, 'texts'>, (text: string) => string | number | boolean | null>> = {
  string: (text) => text,
  number: numberOf,
  integer: (text) => (text.includes('.') ? null : numberOf(text)),
  boolean: (text) => readCell(text).included,
};

const UNREAD: Readonly<Record<ReadableType, string>> = {
  string: 'is not a text',
  number: 'is not a plain number',
  integer: 'is not a plain whole number',
  boolean: 'is not yes or no',
  texts: 'is not a list of texts',
};

/** The texts of elements as a value of a type: all texts for a list, else the first one. Null when it is not of that type. */
export const shownValue = (type: ReadableType, texts: readonly string[]): unknown =>
  type === 'texts' ? texts : texts[0] === undefined ? null : READ[type](texts[0]);

/** The reason why a text is not a value of a type, as the second half of a sentence. */
export const unreadable = (type: ReadableType): string => UNREAD[type];
