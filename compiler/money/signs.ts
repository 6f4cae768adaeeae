import { LANGUAGES, SIGNS } from './locales.ts';
import { MONEY } from './phrases.ts';
import { scan, type Token } from './scan.ts';

/** Endings of amounts in one country that are not words for money elsewhere. They confirm a known amount, but do not make one. */
const LOCAL: readonly (readonly [sign: string, code: string])[] = [
  ['Dhs', 'AED'],
  ['Dh', 'AED'],
  ['SR', 'SAR'],
];

/** Currencies with a dash for no cents: "19.-", "49,–", "49:-". */
const DASHED: ReadonlySet<string> = new Set(['CHF', 'DKK', 'NOK', 'SEK', 'ISK']);

/** Start and end of a sign in a text, in UTF-16 code units. */
export interface SignPlace {
  readonly start: number;
  readonly end: number;
}

/** The signs, codes and words of any language for a currency in a text. With null, for any currency. */
export const signsIn = (text: string, currency: string | null): readonly SignPlace[] => {
  const tokens = scan(text);
  const places: SignPlace[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const last = endOf(tokens, index, currency);
    const [first, end] = [tokens[index], tokens[last ?? -1]];
    if (first && end) places.push({ start: first.start, end: end.end });
  }
  return places;
};

/** True for a text after digits that begins like the end of an amount in a currency. */
export const endsAmount = (text: string, currency: string | null): boolean =>
  (currency === null || DASHED.has(currency)) && /^[.,:][-–—]/.test(text);

interface Sign {
  readonly words: readonly string[];
  readonly codes: ReadonlySet<string>;
}

/** The last token of the longest sign that begins at a token. Null when there is none. */
const endOf = (tokens: readonly Token[], index: number, currency: string | null): number | null => {
  const { raw = '', text = '' } = tokens[index] ?? {};
  if (currency === null ? /^(?:[A-Z]{3}|\p{Sc})$/u.test(raw) : raw === currency) return index;
  const found = signs()
    .get(text)
    ?.find(({ words, codes }) => (currency === null || codes.has(currency)) && isAt(words, tokens, index));
  return found ? index + found.words.length - 1 : null;
};

const isAt = (words: readonly string[], tokens: readonly Token[], index: number): boolean =>
  words.every((word, offset) => tokens[index + offset]?.text === word);

let known: ReadonlyMap<string, readonly Sign[]> | null = null;

/** All signs by their first word, longest first. */
const signs = (): ReadonlyMap<string, readonly Sign[]> => {
  known ??= table();
  return known;
};

const table = (): ReadonlyMap<string, readonly Sign[]> => {
  const found = new Map<string, Sign[]>();
  for (const [sign, codes] of entries()) {
    const words = scan(sign).map(({ text }) => text);
    const [first] = words;
    if (first !== undefined) found.set(first, [...(found.get(first) ?? []), { words, codes: new Set(codes.split(' ')) }]);
  }
  for (const list of found.values()) list.sort((a, b) => b.words.length - a.words.length);
  return found;
};

function* entries(): Generator<readonly [sign: string, codes: string]> {
  yield* Object.entries(SIGNS);
  yield* MONEY;
  yield* LOCAL;
  for (const [, currencies] of Object.values(LANGUAGES))
    for (const group of currencies.split(';')) {
      const [codes = '', nouns = ''] = group.split(':');
      for (const noun of nouns.split('|')) yield [noun, codes];
    }
}
