/**
 * Shapes of numbers in any language: a line with a price answers a question about a price. None reads a long line once from each of its
 * characters.
 */
const SHAPES = {
  money: /\p{Sc}\s?\d|(?=\p{Sc}|[A-Z]{3}\b|円|元|원|zł|kr\b|Kč|Ft\b|lei\b)(?<=\d[.,\s]*)|\b(?:[A-Z]{3}|kr|R\$)\s?\d/u,
  email: /[\w.+-]@[\w-]+\.\w/,
  phone: /(?:\+|\b0)[\d\s()./-]{7,}\d/,
  share: /\d\s?[%％٪]/,
  time: /\b\d{1,2}(?:[:.h]\d\d|h\b|\s?[ap]\.?m\b|\s?(?:uhr|uur)\b|時)|\b(?:klo|kl\.?|godz\.?)\s?\d{1,2}\b/i,
  number: /\d/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** A shape in a line. */
export type Shape = keyof typeof SHAPES;

/** Meaning of a question -> shape in its answer. */
export const SHAPE_OF: Readonly<Record<string, Shape>> = {
  price: 'money',
  cheapest: 'money',
  dearest: 'money',
  discount: 'share',
  email: 'email',
  phone: 'phone',
  hours: 'time',
  since: 'number',
  age: 'number',
  quantity: 'number',
};

const NAMES = Object.keys(SHAPES) as Shape[];
/** A character that every shape has one of. */
const SIGN = /[\d@]/;

/** "8:00–18:00", "9am to 5pm", "9–17 Uhr", "10時～19時": opening hours, often without a word for them. */
const TIME = String.raw`\d{1,2}(?:[:h]\d\d|[.]\d\d(?=\s?(?:uhr|uur|[-–—]\s?\d{1,2}[.]\d\d\s?(?:uhr|uur)))|h\b|\s?[ap]\.?m\b\.?|時(?:\d\d分)?|(?=\s?(?:uhr|uur|[-–—]\s?\d{1,2}\s?(?:uhr|uur))))`;
const HOURS = new RegExp(String.raw`\b${TIME}\s?(?:uhr|uur)?\s?(?:[-–—~〜～]|bis|to|til|till|tot|do|a|à|al|até|alle)\s?${TIME}`, 'iu');

/** Whether a line has a range of times. */
export const hasHours = (text: string): boolean => HOURS.test(text);

/** The shapes in a text. */
export const shapesOf = (text: string): readonly Shape[] => (SIGN.test(text) ? NAMES.filter((shape) => SHAPES[shape].test(text)) : []);
