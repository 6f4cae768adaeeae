import { CODES } from '../../../amounts/lexicon/currencies.ts';
import { readPrices } from '../../../amounts/prices.ts';
import { firstMoney, moneyFrom, pricesIn } from '../../../amounts/text-money.ts';
import type { Money } from '../../../schema/shapes.ts';

const HEAD = /^(monthly |yearly |annual )?(?:prices?|pricing|costs?|preise?|kosten|qeemat|السعر|التكلفة)(?![\p{L}\p{N}])(.*)$/iu;
const CURRENCY = /(?:\bin )?\(?(?:\p{Sc}|\b[A-Z]{3}\b)\)?/gu;
/** Says nothing of a price but that tax is a matter of its own. */
const NET = /\((?:net|gross|netto|brutto)\)/i;

/**
 * What the head of a row of prices says of every amount in it: "per month" for "Price per month", nothing for "Price". Null for a row that
 * is about something else, such as "Price per SMS", "Cost of extra contacts" or "Price guarantee".
 */
export const priceRow = (name: string): string | null => {
  const [head, lead = '', rest = ''] = HEAD.exec(name) ?? [];
  if (head === undefined) return null;
  const said = `${lead}${withoutCurrency(rest).replace(NET, '')}`.replace(/[\s*†‡:.]+$/, '').trim();
  return said === '' || isAboutPrice(said) ? said : null;
};

/** True for words that are read to their end behind an amount, and leave it the price of a plan. */
const isAboutPrice = (said: string): boolean => {
  const text = `1 USD ${said}`;
  const [price, ...others] = readPrices(text);
  const isWhole = price?.start === 0 && price.end === text.length && others.length === 0;
  return isWhole && price.value === 1 && price.role === 'price' && isOfPlan(price);
};

const withoutCurrency = (words: string): string =>
  words.replace(CURRENCY, (found) => {
    const code = /[A-Z]{3}/.exec(found)?.[0];
    return code === undefined || CODES.has(code) ? '' : found;
  });

/** "Per user and month" is a price of a plan; what a message costs is not. */
const isOfPlan = ({ per, period }: Pick<Money, 'per' | 'period'>): boolean => per === null || period !== null;

/** The price in a cell of a row of prices, with what the head of the row says of it; of several amounts the first, as it stands. */
export const priceInRow = (cell: string, said: string, dollar: string): Money | null => {
  const [price, ...others] = pricesIn(cell, dollar);
  if (!price || others.length > 0 || said === '') return firstMoney(cell, dollar);
  const [full] = pricesIn(`${cell} ${said}`, dollar);
  return full?.value === price.value ? { ...moneyFrom(full), raw: price.raw } : moneyFrom(price);
};
