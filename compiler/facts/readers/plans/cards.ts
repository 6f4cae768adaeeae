import { readLimits } from '../../../amounts/limits.ts';
import { foldName } from '../../../base/slug.ts';
import { readCell } from '../../../markdown/cells.ts';
import { attribute, classes, elements, isNamed, type Element, type Root } from '../../../markdown/hast.ts';
import { offsetOf } from '../../page-tree.ts';
import { visibleText } from '../visible-text.ts';
import { cardGroup, markedCards, namedCards } from './card-groups.ts';
import { cardName } from './card-name.ts';
import { cardPrices, describeElement } from './card-prices.ts';
import { withSwitch } from './card-switch.ts';
import { joinTwins } from './card-twins.ts';
import type { Card, CardLimit } from './card.ts';
import type { PlanNames } from './plan-key.ts';
import { withYearlyNote } from './yearly-note.ts';

/** What cards are read with. */
export interface CardContext {
  /** Currency of a bare $. */
  readonly dollar: string;
  readonly limitKeys: readonly string[];
  /** Elements that the configuration names as plans; the page is not searched then. */
  readonly selected: readonly Element[];
  /** The plans that other sources know. */
  readonly names: PlanNames;
}

/** Reads the cards of a page: those that the site marks or the configuration names, else the largest group that looks like cards. */
export const readCards = (root: Root, context: CardContext): readonly Card[] => {
  const given = [markedCards(root), context.selected].find((elements) => elements.length > 0);
  const found = given?.map((element) => ({ element, isAside: false })) ?? lookedUp(root, context.names);
  const read = found.flatMap((each, index) => readCard(each, `card ${index + 1} of ${found.length}`, context));
  const cards = given === undefined && isAllFree(read) ? [] : read;
  // A page may hold its cards twice, for narrow and for wide screens.
  const firsts = new Map<string, Card>();
  for (const card of cards) if (!firsts.has(wordsOf(card))) firsts.set(wordsOf(card), card);
  const shown = withYearlyNote(withoutPlaceholders([...firsts.values()]), root);
  return joinTwins(withSwitch(shown, context.names, root), context.names);
};

/** Nobody sells all plans for nothing: sections that each say "free" somewhere, in words, are no cards. */
const isAllFree = (cards: readonly Card[]): boolean =>
  cards.length > 1 && cards.every(({ prices }) => prices.main?.money.value === 0 && !ZERO.test(prices.main.money.raw ?? ''));

/** Nothing in figures. */
const ZERO = /[0٠۰]/;

/** Zero in figures on every card is what a script replaces: nobody sells all plans for nothing. */
const withoutPlaceholders = (cards: readonly Card[]): readonly Card[] => {
  const isZero = ({ prices }: Card): boolean => prices.main?.money.value === 0 && ZERO.test(prices.main.money.raw ?? '');
  const hasAmount = cards.some(({ prices }) => (prices.main?.money.value ?? 0) > 0);
  if (hasAmount || cards.filter(isZero).length < 2) return cards;
  return cards.map((card) => (isZero(card) ? { ...card, prices: { main: null, shown: [], hidden: card.prices.hidden } } : card));
};

interface FoundCard {
  readonly element: Element;
  readonly isAside: boolean;
}

/**
 * The group that looks like cards, and what else is headed by the name of one of its plans or of a known plan. A group of other things is
 * left out.
 */
const lookedUp = (root: Root, names: PlanNames): readonly FoundCard[] => {
  const group = cardGroup(root);
  const isKnown = (element: Element): boolean => names.slugOf(cardName(element)?.text ?? '') !== null;
  const own = new Set(names.isEmpty || group.some(isKnown) ? group : []);
  const keys = new Set([...own].map((element) => names.keyOf(cardName(element)?.text ?? '')));
  const hasName = (element: Element): boolean => isKnown(element) || keys.has(names.keyOf(cardName(element)?.text ?? ''));
  const others = namedCards(root, (element) => own.has(element) || hasName(element), own).filter((element) => !own.has(element));
  return [...[...own].map((element) => ({ element, isAside: false })), ...others.map((element) => ({ element, isAside: true }))];
};

/** What copies of a card share. */
const wordsOf = ({ name, slug, element }: Card): string => [foldName(name), slug ?? '', visibleText(element).text].join('\n');

const readCard = ({ element, isAside }: FoundCard, position: string, { dollar, limitKeys }: CardContext): readonly Card[] => {
  const slug = attribute(element, 'dataSitecPlan') ?? null;
  const found = cardName(element);
  const name = found?.text ?? slug;
  if (name === null) return [];
  const shown = found?.element ?? null;
  return [
    {
      element,
      slug,
      name,
      offset: offsetOf(shown ?? element),
      isAside,
      prices: cardPrices(element, shown, dollar),
      limits: limitsIn(element, limitKeys),
      action: actionOf(element),
      note: `${position} (${describeElement(element)})`,
    },
  ];
};

/** Items of lists that hold no list themselves; the first that names a limit counts. */
const limitsIn = (card: Element, keys: readonly string[]): readonly CardLimit[] => {
  const items = [...elements(card)].filter(
    (element) => isNamed(element, 'li', 'dd') && ![...elements(element)].some((inner) => isNamed(inner, 'li')),
  );
  const found = items.flatMap((item): readonly CardLimit[] => {
    const shown = visibleText(item);
    if (isNegated(item, shown.line)) return [];
    return readLimits(shown.text.replace(/\s+/g, ' '), keys).map((limit) => ({ ...limit, offset: shown.offsetAt(0) || offsetOf(item) }));
  });
  return found.filter(({ key }, index) => found.findIndex((other) => other.key === key) === index);
};

/** "✗ 500 AI credits", or an item that is crossed out by its looks: what the plan does not have. */
const isNegated = (item: Element, line: string): boolean => {
  const [sign = ''] = line.split(/\s/, 1);
  const names = [item, ...elements(item)].flatMap(classes);
  return (!/[\p{L}\p{N}]/u.test(sign) && readCell(sign).included === false) || names.some((name) => NEGATED.test(name));
};

/** Names of classes of items, and of their icons, that a plan does not have. */
const NEGATED =
  /(?:^|[-_])(?:disabled|excluded|unavailable|inactive|not[-_]?included|line-through|times|cross|x-?mark|ban)(?:$|[-_])|^(?:muted|fa-x|bi-x)$/i;

const actionOf = (card: Element): Card['action'] => {
  const links = [...elements(card)].filter((element) => element.tagName === 'a' && /^(https?:|\/)/.test(attribute(element, 'href') ?? ''));
  const [link, ...others] = links;
  const label = link ? visibleText(link).line : '';
  if (!link || others.length > 0 || label === '') return null;
  return { label, href: attribute(link, 'href') ?? '', offset: offsetOf(link) };
};

/**
 * How much a group of cards tells, from 0 to 1: a fifth less for each of name, amount, currency and period that a card lacks. What costs
 * nothing or is given on request needs neither currency nor period.
 */
export const missingOf = (cards: readonly Card[]): readonly string[] => {
  const priced = cards.flatMap(({ prices }) =>
    prices.main && prices.main.money.value !== 0 && prices.main.money.reason === null ? [prices.main.money] : [],
  );
  return [
    ...(cards.some(({ prices }) => prices.main === null) ? ['an amount'] : []),
    ...(priced.some(({ currency }) => currency === null) ? ['a currency'] : []),
    ...(priced.some(({ period }) => period === null) ? ['a period'] : []),
  ];
};
