import { readPrices, type TextPrice } from '../../../compiler/amounts/prices.ts';

/** A price in short: `49 USD P1M per user from billed P1Y (addOn)`; what is unknown or usual is left out, an unreadable value is `?`. */
export const shortPrice = ({ value, currency, period, per, from, billed, role }: TextPrice): string =>
  [
    value ?? '?',
    currency ?? '?',
    period,
    per === null ? null : `per ${per}`,
    from ? 'from' : null,
    billed === null ? null : `billed ${billed}`,
    role === 'price' ? null : `(${role})`,
  ]
    .filter((part) => part !== null)
    .join(' ');

/** Every price of a text in short. */
export const shortPrices = (text: string): readonly string[] => readPrices(text).map(shortPrice);

/** A row of a table of prices: the text, and its prices in short. */
export type PriceRow = readonly [text: string, ...prices: readonly string[]];

/** Rows as a test takes them, with what is found beside what is expected. */
export const misread = (
  rows: readonly PriceRow[],
): readonly (readonly [text: string, found: readonly string[], expected: readonly string[]])[] =>
  rows.flatMap(([text, ...expected]) => {
    const found = shortPrices(text);
    return found.join('; ') === expected.join('; ') ? [] : [[text, found, expected] as const];
  });
