import { readCell } from '../../markdown/cells.ts';
import type { ReadableType } from '../kinds/schema.ts';

const numberOf = (text: string): number | null => (/^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : null);

/** The text of an element as a value; null when it says none. Numbers are plain digits: 1.499 is another number in another country. */
const READ: Readonly<Record<Exclude<ReadableType, 'texts'>, (text: string) => string | number | boolean | null>> = {
  string: (text) => text,
  number: numberOf,
  integer: (text) => (text.includes('.') ? null : numberOf(text)),
  boolean: (text) => readCell(text).included,
};

const UNREAD: Readonly<Record<ReadableType, string>> = {
  string: 'is no text',
  number: 'is no plain number',
  integer: 'is no plain whole number',
  boolean: 'says neither yes nor no',
  texts: 'is no list of texts',
};

/** What elements show as a value of a type: all texts for a list, else the first one; null when it is none. */
export const shownValue = (type: ReadableType, texts: readonly string[]): unknown =>
  type === 'texts' ? texts : texts[0] === undefined ? null : READ[type](texts[0]);

/** Why a text is no value of a type, as the second half of a sentence. */
export const unreadable = (type: ReadableType): string => UNREAD[type];
