import type { Money } from '../schema/shapes.ts';
import { moneyOf } from './grammar.ts';
import { readPrices, type TextPrice } from './prices.ts';
import { isFree, isOnRequest } from './words.ts';

/** The amounts of a text that are prices of what it is about: no extras, no savings, nothing that was once. `dollar` is what a bare $ means. */
export const pricesIn = (text: string, dollar = 'USD'): readonly TextPrice[] =>
  readPrices(text, { dollar }).filter(({ role }) => role === 'price');

/** An amount of a text as a price; `surrounding` is the period that its surroundings say where its own words say none. */
export const moneyFrom = (
  { value, currency, period: own, per, from, billed, raw }: TextPrice,
  surrounding: string | null = null,
): Money => {
  const period = own ?? surrounding;
  return moneyOf({
    value,
    // A bare $ may have no meaning on a page.
    currency: currency === '' ? null : currency,
    period,
    per,
    from,
    // A billing period that is the period itself says nothing.
    billed: billed === period ? null : billed,
    raw,
    reason: value === null ? 'unreadable' : null,
  });
};

/** Characters of a line above which a word for nothing stands in a sentence. */
const MAXIMUM_LINE = 60;

/** A short line without an amount that says that something costs nothing, or is priced on request; null for anything else. */
export const moneyOfWords = (line: string): Money | null => {
  if (line.length > MAXIMUM_LINE) return null;
  const [free, request] = [isFree(line), isOnRequest(line)];
  if (free !== null) return moneyOf({ value: 0, raw: free });
  return request === null ? null : moneyOf({ reason: 'on_request', raw: request });
};

/** The price of a text that is about one: its only or first amount, else a word for one; null when it says none. */
export const firstMoney = (text: string, dollar: string, surrounding: string | null = null): Money | null => {
  const [price] = pricesIn(text, dollar);
  return price ? moneyFrom(price, surrounding) : moneyOfWords(text);
};
