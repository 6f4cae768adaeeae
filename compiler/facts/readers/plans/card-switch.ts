import { periodOf } from '../../../amounts/periods.ts';
import type { Root } from '../../../markdown/hast.ts';
import { visibleText } from '../visible-text.ts';
import { withMain } from './card-prices.ts';
import { cardsByPlan } from './card-twins.ts';
import type { Card } from './card.ts';
import type { PlanNames } from './plan-key.ts';

/**
 * Beside a switch between months and years, two cards of one plan that both name a price of the month show it for both sides: the lower
 * figure is what a month costs somebody who pays by year.
 */
export const withSwitch = (cards: readonly Card[], names: PlanNames, root: Root): readonly Card[] => {
  const lower = new Set(cardsByPlan(cards, names).flatMap((twins) => lowerOf(twins) ?? []));
  if (lower.size === 0 || !hasSwitch(root, cards)) return cards;
  return cards.map((card) => (lower.has(card) ? withYearly(card) : card));
};

/** Of two cards that each show one price of the month the one with the lower figure; null for any other cards. */
const lowerOf = (twins: readonly Card[]): Card | null => {
  const [one, other, ...more] = twins.flatMap((card) => monthlyOf(card) ?? []);
  if (!one || !other || more.length > 0 || twins.length !== 2) return null;
  if (one.value === other.value || one.currency !== other.currency) return null;
  return one.value < other.value ? one.card : other.card;
};

const monthlyOf = (card: Card): { readonly card: Card; readonly value: number; readonly currency: string | null } | null => {
  const { value = null, currency = null, period, billed } = card.prices.main?.money ?? {};
  return value && period === 'P1M' && billed === null ? { card, value, currency } : null;
};

/** Characters of a line above which the words for month and year stand in a sentence. */
const MAXIMUM_LINE = 60;

const hasSwitch = (root: Root, cards: readonly Card[]): boolean => {
  const own = new Set(cards.map(({ element }) => element));
  const lines = visibleText(root, (element) => own.has(element)).text.split('\n');
  const words = lines.filter(({ length }) => length <= MAXIMUM_LINE).flatMap((line) => line.split(/[\s\u200B/|]+/));
  const periods = new Set(words.map(periodOf));
  return periods.has('P1M') && periods.has('P1Y');
};

const withYearly = (card: Card): Card => {
  const { main } = card.prices;
  return main ? { ...card, prices: withMain(card.prices, { ...main, money: { ...main.money, billed: 'P1Y' } }) } : card;
};
