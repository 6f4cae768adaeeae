import { readLine } from './amounts.ts';
import { isNothing, Units } from './units.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Maximum characters of a line that states the currency of other lines, and of one with a number in it. */
const LONGEST = 160;

/** Maximum words between the word for prices and the currency: "All prices on this page are in US dollars". */
const REACH = 5;

/** A number with two decimals, or a dash for no decimals. A time or a date may begin with a zero. */
const MONEY = /^(?:0|[1-9]\d{0,2}(?:['’., ]?\d{3})*)(?:[.,](?:\d{2}|--|[-–—])|:[-–—]|\/-)$/;

/** Currencies of the countries whose prices have a dash for no decimals, and a comma or a colon before it. */
const DASHED = /^(?:CZK|DKK|EUR|ISK|NOK|SEK)$/;

/** The currency (ISO 4217) of numbers with a dash for no decimals in a language: "150,-", "150:-". Null where it is not clear. */
export const dashedCurrency = ({ tender }: Vocabulary): string | null => (DASHED.test(tender) ? tender : null);

const placesIn = (units: Units): readonly number[] => Array.from({ length: units.length }, (_, at) => at);

/** The currency (ISO 4217) that a line states for prices in other lines: "All prices in CHF". Null in a line that does not. */
export const statedCurrency = (text: string, vocabulary: Vocabulary): string | null => {
  if (text.length > LONGEST || !vocabulary.mayNameMoney(text) || readLine(text, vocabulary).amounts.length > 0) return null;
  const units = new Units(text, vocabulary);
  const signs = placesIn(units).filter((at) => units.isSign(at));
  const [sign = -1] = signs;
  const [code, ...others] = new Set(signs.map((at) => vocabulary.currency(units.codes(at) ?? [], units.raw(at))));
  return others.length === 0 && isOfPrices(units, sign) && !isOfName(units, sign) && !isOfCountry(units, sign) ? (code ?? null) : null;
};

/** True for a currency that only a few words separate from a word for prices before it. */
const isOfPrices = (units: Units, sign: number): boolean => {
  for (let at = sign - 1; at >= Math.max(0, sign - 1 - REACH); at--) {
    if (units.is(at, 'pricing')) return true;
    if (units.token(at)?.kind !== 'word' && !/^[:(（|–—-]$/.test(units.raw(at))) return false;
  }
  return false;
};

/** "Euro-Paletten", "Dollar Shave": a currency that is a part of a name. */
const isOfName = (units: Units, sign: number): boolean =>
  isNothing(units.meaning(sign + 1)) && /^(?:[-‐‑\d]|\p{Lu})/u.test(units.raw(sign + 1));

/** "Canadian dollars": a name that several currencies share, after a word that tells of which country. */
const isOfCountry = (units: Units, sign: number): boolean =>
  (units.codes(sign)?.length ?? 0) > 1 && /^\p{Lu}\p{Ll}+$/u.test(units.raw(sign - 1));

/** Only a number with a dash for no decimals. */
export const DASH = /^[1-9]\d{0,2}(?:['’., ]?\d{3})*[,:][-–—]$/;

/** Position of the only number of a line that is spelled like money without a currency, at its end or before its unit. Null without one. */
export const bareAmountAt = (text: string, vocabulary: Vocabulary, form = MONEY): number | null => {
  if (text.length > LONGEST || !/\d[.,:/][\d–—-]/.test(text)) return null;
  const units = new Units(text, vocabulary);
  const found = onlyNumberAt(units, form);
  return isFree(units, found) && isClosed(units, found) ? (units.token(found)?.start ?? null) : null;
};

/** The only number of one form in a line without a currency. -1 when there is none. */
const onlyNumberAt = (units: Units, form: RegExp): number => {
  const places = placesIn(units);
  const [found = -1, ...others] = places.filter((at) => form.test(units.raw(at)));
  return others.length === 0 && !places.some((at) => units.isSign(at)) ? found : -1;
};

/** True for a number that is not glued to another word, and not the end of a range. */
const isFree = (units: Units, at: number): boolean => {
  const isRange = units.isNumber(at - 2) && units.isMark(at - 1);
  return !isRange && (!units.isGlued(at) || /^[:.|(]$/.test(units.raw(at - 1)));
};

/** True for a number with nothing but its unit after it. */
const isClosed = (units: Units, at: number): boolean =>
  at + 1 === units.length || units.raw(at + 1) === '*' || units.is(at + 1, 'each') || units.meaning(at + 1).rate !== undefined;
