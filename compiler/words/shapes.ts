import { UNSPACED } from '../../runtime/answer/analyse.ts';
import { once } from '../base/memoise.ts';
import { LANGUAGES } from '../money/locales.ts';
import { MINUTES } from '../money/words.ts';

/**
 * Shapes of numbers in any language: a line with a price answers a question about a price. None reads a long line once from each of its
 * characters.
 */
const SHAPES = {
  money: /\p{Sc}\s?\d|(?=\p{Sc}|[A-Z]{3}\b|円|元|원|zł|kr\b|Kč|Ft\b|lei\b)(?<=\d[.,\s]*)|\b(?:[A-Z]{3}|kr|R\$)\s?\d/u,
  email: /[\w.+-]@[\w-]+\.\w/,
  phone: /(?:\+|\b0)[\d\s()./-]{7,}\d/,
  share: /\d\s?[%％٪]/,
  time: /\b24\s?\/\s?7\b|\b\d{1,2}(?:[:h]\d\d\b|\.\d\d(?=\s?(?:uhr|uur|[-–—]|[a-zà-ÿ]{1,4} \d{1,2}\.\d\d))|h\b|\s?[ap]\.?m\b|\s?(?:uhr|uur)\b|時)|\b(?:klo|kl\.?|godz\.?)\s?\d{1,2}\b/i,
  year: /(?<![\p{L}\d]|\d,)(?:1[5-9]|20)\d\d(?![\d\p{Sc}]|[.,]\d|\s?(?:\p{Sc}|[A-Z]{3}\b|kr\b|zł|Kč|Ft\b))|(?<!\d)\d{1,4}\s?年/u,
  // Not the digits of a name, such as `2FA` or `B2B`.
  number: /(?<![\p{L}\d])(?!\d(?![KMGT]?B\b)\p{Lu})\d/u,
} as const satisfies Readonly<Record<string, RegExp>>;

/**
 * A shape in a line. Those of an owner and of most places need a word for one beside or above them, so that the search adds them to pieces
 * (`pieces.ts`).
 */
export type Shape = keyof typeof SHAPES | 'duration' | 'place' | 'owner';

/** Meaning of a question -> shapes, of which its answer has one. */
export const SHAPES_OF: Readonly<Record<string, readonly Shape[]>> = {
  price: ['money'],
  cheapest: ['money'],
  dearest: ['money'],
  discount: ['share'],
  contact: ['email', 'phone'],
  email: ['email'],
  phone: ['phone'],
  place: ['place'],
  hours: ['time'],
  since: ['year'],
  owner: ['owner'],
  age: ['number'],
  quantity: ['number'],
  duration: ['duration'],
};

const NAMES = Object.keys(SHAPES) as (keyof typeof SHAPES)[];
/** A character that every shape has one of. */
const SIGN = /[\d@]/;

/** The two words after a number, as in "14 days" and "10 working days". A short first one makes it a rate, as in "5 a month". */
const COUNTED = /\d[\s-]?(\p{L}+)(?:\s(\p{L}+))?/gu;
/** The names of units of time in all languages; a single Latin letter is also another unit. CLDR is read for periods, without minutes. */
const TIMES = once(() => {
  const forms = Object.values(LANGUAGES).flatMap(([, , periods]) => periods.split(';').flatMap((unit) => unit.slice(2).split('|')));
  const names = forms.filter((form) => form.replace('.', '').length > 1 || UNSPACED.test(form));
  return new Set([...MINUTES, ...names.map((name) => name.toLowerCase().replace(/\.$/, ''))]);
});

/**
 * Whether a text has a number of days or of another unit of time. A unit may end a compound, behind three or more letters, since "planos"
 * is not one with "anos", or begin a run without spaces.
 */
const hasDuration = (text: string): boolean =>
  [...text.toLowerCase().matchAll(COUNTED)].some(([, first = '', second = '']) => {
    const parts = UNSPACED.test(first)
      ? [1, 2].map((length) => first.slice(0, length))
      : [first, ...[4, 5].map((length) => (first.length > length + 2 ? first.slice(-length) : '')), first.length > 3 ? second : ''];
    return parts.some((part) => TIMES().has(part));
  });

/** The shapes in a text. */
export const shapesOf = (text: string): readonly Shape[] => {
  if (!SIGN.test(text)) return [];
  const found = NAMES.filter((shape) => SHAPES[shape].test(text));
  return hasDuration(text) ? [...found, 'duration'] : found;
};
