import { once } from '../base/memoise.ts';
import { LANGUAGES, SIGNS } from './locales.ts';
import { PhraseBook } from './phrase-book.ts';
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

/** The last token of the longest sign that begins at a token. Null when there is none. */
const endOf = (tokens: readonly Token[], index: number, currency: string | null): number | null => {
  const { raw = '' } = tokens[index] ?? {};
  if (currency === null ? /^(?:[A-Z]{3}|\p{Sc})$/u.test(raw) : raw === currency) return index;
  const found = signs().at(tokens, index, (codes) => currency === null || codes.split(' ').includes(currency));
  return found && found.next - 1;
};

/** All signs with the codes of their currencies. */
const signs = once(() => new PhraseBook(entries(), (old, codes) => `${old} ${codes}`));

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
