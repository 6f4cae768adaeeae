/** Signs and words that pages write for a currency, besides its code. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  USD: ['US$', '$', 'dollars', 'دولار'],
  EUR: ['€', 'Euro', 'یورو'],
  GBP: ['£'],
  PKR: ['₨', 'Rs.', 'Rs'],
  INR: ['₹', '₨', 'Rs.', 'Rs'],
  AED: ['د.إ', 'درهم'],
  SAR: ['ر.س', 'ريال'],
  CHF: ['Fr.', 'SFr.'],
  CAD: ['C$', 'CA$', '$'],
  AUD: ['A$', '$'],
  NZD: ['NZ$', '$'],
  SGD: ['S$', '$'],
  JPY: ['¥'],
};

/** The signs of a currency, or of every one, as a pattern. */
export const signsOf = (currency: string | null): string => {
  const signs = currency === null ? Object.entries(SIGNS).flat(2) : [currency, ...(SIGNS[currency] ?? [])];
  const pattern = (sign: string): string => sign.replace(/[.$]/g, '\\$&') + (/\p{L}$/u.test(sign) ? '(?!\\p{L})' : '');
  return `(?<!\\p{L})(?:${signs.map(pattern).join('|')})`;
};
