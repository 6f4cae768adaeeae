import { periodOf } from '../../../amounts/periods.ts';
import { attribute, classes, type Element } from '../../../markdown/hast.ts';
import type { CardPrice } from './card-price.ts';

/** The period that a name of a class or an attribute says: "price-yearly", "dataMonthlyPrice"; null when it says none, or two. */
export const sideOf = (words: string): string | null => periodOf(words.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' '));

/** Names that say of an element that it is not there on one side of a switch. */
const DENIED = /(?:^|[-_])(?:hide|hidden|no|not|off|without)(?:$|[-_])/i;

/**
 * Prices of a card with what the names of the elements around them say: "$39 a month" in an element called "price-yearly" is what a month costs
 * when the year is paid. The card itself may be called so while it is switched.
 */
export const withSides = (prices: readonly CardPrice[], card: Element): readonly CardPrice[] =>
  prices.map((price) => {
    const isOpen = price.money.period === 'P1M' && price.money.billed === null;
    return isOpen && sideAt(card, price.offset) === 'P1Y' ? { ...price, money: { ...price.money, billed: 'P1Y' } } : price;
  });

/** What the innermost element around a place says that names a period. */
const sideAt = (parent: Element, offset: number): string | null => {
  const inner = parent.children.find((child): child is Element => child.type === 'element' && holds(child, offset));
  return inner ? (sideAt(inner, offset) ?? sideNamed(inner)) : null;
};

const holds = ({ position }: Element, offset: number): boolean =>
  position !== undefined && (position.start.offset ?? 0) <= offset && offset < (position.end.offset ?? 0);

const sideNamed = (element: Element): string | null => {
  const names = [...classes(element), attribute(element, 'id') ?? ''].filter((name) => !DENIED.test(name));
  return sideOf(names.join(' '));
};
