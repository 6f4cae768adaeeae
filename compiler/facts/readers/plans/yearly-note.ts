import { namesYearlyBilling } from '../../../amounts/billing-notes.ts';
import type { Root } from '../../../markdown/hast.ts';
import { visibleText } from '../visible-text.ts';
import type { CardPrices } from './card-price.ts';
import { withMain } from './card-prices.ts';
import type { Card } from './card.ts';

/** What makes a line a statement about every price: "All prices are billed annually". */
const ALL = /^\*|\b(?:all|prices?|plans?|alle|preise|tarife|tamam|sab|qeemat\w*)\b|جميع|الأسعار/iu;
const MONTHLY = /\b(?:billed|paid|charged) monthly\b|\bmonthly\b|\bmonatlich|\bmahana\b|شهري/iu;

/**
 * A note outside of the cards that says how all prices are billed: "All prices are billed annually" below them. Beside a switch between
 * months and years nothing tells which of the two the figures are, so that the look of the cards says no price at all.
 */
export const withYearlyNote = (cards: readonly Card[], root: Root): readonly Card[] => {
  const elements = new Set(cards.map(({ element }) => element));
  const lines = visibleText(root, (element) => elements.has(element)).lines;
  const notes = lines.filter(namesYearlyBilling);
  if (notes.length === 0) return cards;
  const isSwitch = lines.some((line) => line.length <= 30 && MONTHLY.test(line)) || !notes.some((line) => ALL.test(line));
  return cards.map((card) => ({ ...card, prices: billedYearly(card.prices, isSwitch) }));
};

const billedYearly = (prices: CardPrices, isSwitch: boolean): CardPrices => {
  const { main } = prices;
  const { value, period, billed } = main?.money ?? {};
  if (!main || !value || period !== 'P1M' || billed !== null || isDiscounted(prices, value)) return prices;
  return isSwitch
    ? { ...prices, main: { ...main, doubtful: true } }
    : withMain(prices, { ...main, money: { ...main.money, billed: 'P1Y' } });
};

/** A year for less than twelve months shows that the figure of the month is for those who pay by month. */
const isDiscounted = ({ shown, hidden }: CardPrices, month: number): boolean =>
  [...shown, ...hidden].some(
    ({ money: { period, value } }) => period === 'P1Y' && value !== null && value > month && value < 12 * month - 1,
  );
