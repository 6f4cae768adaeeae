import { endsAmount, signsIn } from '../../money/signs.ts';
import { vocabularyOf } from '../../money/vocabulary.ts';
import type { Money } from '../../schema/shapes.ts';
import { pricesIn } from './shown-money.ts';
import type { Shown } from './shown-text.ts';

/** Maximum characters between an amount and its currency. */
const NEAR = 12;

/** Words for a price of 0, but not those of a trial: "free trial", "14 days free", "kostenlos testen". */
const FREE =
  /(?<!\p{L})(?<!(?:days?|weeks?|months?|Tage?|Wochen?|Monate?) )(?:free|kostenlos|gratis|muft|مجاني)(?!\p{L})(?! (?:trial|for \d|testen|\d))/iu;

/**
 * True when a page shows a price: its amount in a usual spelling with its currency sign beside it (if it has one), or in an attribute. A
 * price of 0 may be a word.
 */
export const showsPrice = ({ texts, data }: Shown, { value, currency }: Pick<Money, 'value' | 'currency'>): boolean => {
  if (value === null) return false;
  if (value === 0 && texts.some((text) => FREE.test(text))) return true;
  const amount = spellings(value);
  const inData = new RegExp(`(?<![\\w.,/#%-])${amount}(?![\\w/%-]|[.,]\\d)`);
  if (data.some((text) => inData.test(text))) return true;
  const inText = new RegExp(`(?<![\\d.,]|\\d[ '’])${amount}(?!\\d| ?[.,]\\d)`, 'g');
  return texts.some((text) =>
    [...text.matchAll(inText)].some(({ index, 0: match }) => hasSign(text, index, index + match.length, currency)),
  );
};

/** False for a page without amounts, which a script may add. */
export const showsAmounts = ({ texts }: Shown): boolean =>
  texts.some((text) => pricesIn(text, vocabularyOf(null)).some(({ value }) => value !== null));

/** An amount in its usual spellings: 1499, 1,499, 1.499, 49.00, 49,00, 1,00,000. */
const spellings = (amount: number): string => {
  const [whole = '', fraction = ''] = String(amount).split('.');
  const separator = "[.,' ’]?";
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, separator);
  const lakhs = whole.replace(/\B(?=(\d{2})*\d{3}$)/g, separator);
  const cents = fraction === '' ? '(?:[.,]0{1,2})?' : `[.,]${fraction}${fraction.length === 1 ? '0?' : ''}`;
  return `(?:${thousands}|${lakhs})${cents}`;
};

/** True when a currency sign belongs to a nearby amount: in "5 users $49" the sign belongs to 49, and in "49 $ for 5" too. */
const hasSign = (text: string, start: number, end: number, currency: string | null): boolean => {
  // A sign has up to eight characters.
  const before = text.slice(Math.max(0, start - NEAR - 8), start);
  const after = text.slice(end, end + NEAR + 8);
  return endsAmount(after, currency) || isLedBySign(before, currency) || isBehindSign(after, currency);
};

const isLedBySign = (before: string, currency: string | null): boolean =>
  signsIn(before, currency).some((sign) => {
    const between = before.slice(sign.end);
    const isOfOther = /\d ?$/.test(before.slice(0, sign.start)) && between !== '';
    return isGap(between) && !isOfOther;
  });

const isBehindSign = (after: string, currency: string | null): boolean =>
  signsIn(after, currency).some((sign) => {
    const [between, behind] = [after.slice(0, sign.start), after.slice(sign.end)];
    const isTouching = /^ ?$/.test(between) && !/^\d/.test(behind);
    return isTouching || (isGap(between) && !/^ ?\d/.test(behind));
  });

const isGap = (between: string): boolean => between.length <= NEAR && !/\d/.test(between);
