import { billingNote } from '../../../amounts/billing-notes.ts';
import { periodOf } from '../../../amounts/periods.ts';
import type { Element } from '../../../markdown/hast.ts';
import { visibleText } from '../visible-text.ts';
import type { CardPrice } from './card-price.ts';

/**
 * Prices of a card with what its other lines say of them: "* billed annually" at its foot makes a figure of a month one that is paid yearly.
 * Beside "Billed monthly" the two are a switch, and nothing tells which side the figure is of.
 */
export const withBillingNotes = (prices: readonly CardPrice[], card: Element, name: Element | null): readonly CardPrice[] => {
  const isTold = prices.some(({ money, unclear }) => money.billed === 'P1Y' || unclear !== null);
  const index = isTold ? -1 : prices.findLastIndex(({ money }) => money.period === 'P1M' && (money.value ?? 0) > 0);
  const price = prices[index];
  if (!price) return prices;
  const { lines } = visibleText(card, (element) => element === name);
  const notes = new Set(lines.map(billingNote));
  if (!notes.has('yearly') && !notes.has('unclear')) return prices;
  if (lines.some((line) => line.length <= SIDE && !/\p{N}/u.test(line) && periodOf(line) === 'P1M'))
    return prices.with(index, { ...price, doubtful: true });
  return prices.with(index, notes.has('yearly') ? { ...price, money: { ...price.money, billed: 'P1Y' } } : unclearOf(price));
};

/** Characters of a side of a switch. */
const SIDE = 30;

const unclearOf = (price: CardPrice): CardPrice => ({
  ...price,
  money: { ...price.money, value: null, reason: 'unreadable' },
  unclear: price.money.value,
});
