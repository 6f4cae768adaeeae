import { moneyOf } from '../../../amounts/grammar.ts';
import { moneyFrom, moneyOfWords, pricesIn } from '../../../amounts/text-money.ts';
import { attribute, classes, elements, isNamed, type Element } from '../../../markdown/hast.ts';
import type { Money } from '../../../schema/shapes.ts';
import { offsetOf } from '../../page-tree.ts';
import { hiddenParts, visibleText } from '../visible-text.ts';
import { withBillingNotes } from './card-notes.ts';
import type { CardPrice, CardPrices } from './card-price.ts';
import { sideOf, withSides } from './card-sides.ts';

/** True when a text holds what a card of a plan must: an amount, a word for nothing, or an offer to talk. */
export const showsPricing = (text: string): boolean => pricesIn(text).length > 0 || lineWord(text) !== null;

/** Reads the prices of a card. `dollar` is the currency that a bare $ stands for. Amounts in its lists are extras, and never
 * its price. `name` is the element with the plan's name. */
export const cardPrices = (card: Element, name: Element | null, dollar: string): CardPrices => {
  // A plan may be called "Max" or "Free", which says nothing of the amount below it.
  const visible = visibleText(card, (element) => element === name || isNamed(element, 'ul', 'ol'));
  const found = pricesIn(visible.text, dollar).map((price) => ({
    money: moneyFrom(price),
    offset: visible.offsetAt(price.start),
    cents: visible.cents && /\.\d\d$/.test(String(price.value)),
    unclear: price.unclear,
  }));
  const shown = withBillingNotes(withSides(found, card), card, name);
  const hidden = [...hiddenParts(card).flatMap((part) => partPrices(part, dollar)), ...attributePrices(card, dollar)];
  const rhythmic = shown.filter(({ money }) => money.period !== null && money.value !== null);
  // "$0.66 a day" leads to the price of the month.
  const monthly = DAILY.has(rhythmic[0]?.money.period ?? '') ? rhythmic.find(({ money }) => money.period === 'P1M') : undefined;
  const main = monthly ?? rhythmic[0] ?? shown[0] ?? wordPrice(visible.text, visible.offsetAt);
  return monthlyFirst({ main, shown: shown.length > 0 ? shown : main ? [main] : [], hidden });
};

/** Periods that make a price look small. */
const DAILY = new Set(['P1D', 'P1W']);

/** The first line that is a word for nothing or an offer to talk. */
const lineWord = (text: string): { readonly money: Money; readonly start: number } | null => {
  let start = 0;
  for (const line of text.split('\n')) {
    const money = moneyOfWords(line);
    if (money) return { money, start };
    start += line.length + 1;
  }
  return null;
};

const wordPrice = (text: string, offsetAt: (index: number) => number): CardPrice | null => {
  const word = lineWord(text);
  return word && { money: word.money, offset: offsetAt(word.start), cents: false, unclear: null };
};

const partPrices = (part: Element, dollar: string): readonly CardPrice[] => {
  const visible = visibleText(part);
  const named = Object.entries(part.properties).filter(([name]) => /^data|^id$|^className$/.test(name));
  const side = sideOf(named.map(([name, value]) => `${name} ${String(value)}`).join(' '));
  return pricesIn(visible.text, dollar).map((price) => {
    const money = moneyFrom(price);
    return { money: { ...money, period: money.period ?? side }, offset: visible.offsetAt(price.start), cents: false, unclear: null };
  });
};

/** `data-monthly="$20"`, `data-price-year="192"`: an amount, with or without its sign, in an attribute that scripts read. */
const attributePrices = (card: Element, dollar: string): readonly CardPrice[] =>
  [card, ...elements(card)].flatMap((element) =>
    Object.entries(element.properties).flatMap(([name, value]) => {
      const money = isPriceAttribute(name) && typeof value === 'string' ? attributeMoney(value, sideOf(name), dollar) : null;
      return money ? [{ money, offset: offsetOf(element), cents: false, unclear: null }] : [];
    }),
  );

const isPriceAttribute = (name: string): boolean =>
  name.startsWith('data') && !name.startsWith('dataSitec') && (sideOf(name) !== null || /price|amount|cost/i.test(name));

const attributeMoney = (value: string, side: string | null, dollar: string): Money | null => {
  if (value.length > 40) return null;
  const [found] = pricesIn(value, dollar);
  const bare = /^\s*(\d+(?:\.\d{1,2})?)\s*$/.exec(value)?.[1];
  if (found) return moneyFrom(found, side);
  return bare === undefined ? null : moneyOf({ value: Number(bare), period: side, raw: value });
};

/** A monthly figure that is billed yearly is not what a month costs, where the card holds the dearer monthly figure too. */
const monthlyFirst = (prices: CardPrices): CardPrices => {
  const { main, shown, hidden } = prices;
  if (main?.money.billed !== 'P1Y' || main.money.period !== 'P1M') return prices;
  const dearer = [...shown, ...hidden].find(
    ({ money }) =>
      money.value !== null &&
      money.billed !== 'P1Y' &&
      money.currency === main.money.currency &&
      money.period === 'P1M' &&
      money.value > (main.money.value ?? 0),
  );
  return dearer ? { main: dearer, shown, hidden } : prices;
};

/** The prices of a card whose own price is read otherwise than it stands. */
export const withMain = ({ main, shown, hidden }: CardPrices, read: CardPrice): CardPrices => ({
  main: read,
  shown: shown.map((price) => (price === main ? read : price)),
  hidden,
});

/** The class names of an element as words, for messages. */
export const describeElement = (element: Element): string =>
  [element.tagName, ...classes(element).slice(0, 2)].join('.') + (attribute(element, 'id') ? `#${attribute(element, 'id')}` : '');
