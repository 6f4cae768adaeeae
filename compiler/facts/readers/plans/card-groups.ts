import { pricesIn } from '../../../amounts/text-money.ts';
import { grouped } from '../../../base/group-by.ts';
import { elements, type Element, type Root, type RootContent } from '../../../markdown/hast.ts';
import { isForeign, isHidden, isStruck, isTextless } from '../visibility.ts';
import { visibleText } from '../visible-text.ts';
import { cardName } from './card-name.ts';
import { isOfAddOns, outlineBehind, type Outline } from './card-outline.ts';
import { showsPricing } from './card-prices.ts';

/** Characters above which an element is a section of a page and no card. */
const MAXIMUM_CARD = 1500;

/**
 * The cards of a page: elements with the same parent and name of tag, each with one name and a price, a word for nothing or an offer to
 * talk. Of several groups with an amount the largest counts, and of equal ones the first; what stands below a heading such as "Add-ons" is none. None when
 * there is no such group of two.
 */
export const cardGroup = (root: Root): readonly Element[] => {
  let best: { readonly group: readonly Element[]; readonly weight: number } = { group: [], weight: 0 };
  const visit = (parent: Root | Element, outer: Outline): boolean => {
    const cards: Element[] = [];
    const plans: Element[] = [];
    let outline = outer;
    let holdsGroup = false;
    for (const child of readable(parent)) {
      const isGroup = visit(child, outline);
      holdsGroup ||= isGroup;
      if (!isGroup && isCard(child)) {
        cards.push(child);
        if (!isOfAddOns(outline)) plans.push(child);
      } else if (!isGroup) outline = outlineBehind(child, outline);
    }
    // What holds a group of cards is no card itself.
    if (holdsGroup) return true;
    const group = largestOf(plans);
    const weight = weightOf(group);
    if (weight > best.weight) best = { group, weight };
    return group.length > 1 || largestOf(cards).length > 1;
  };
  visit(root, []);
  return best.group;
};

/** Features that all are "free" or "included" look like cards, too, and count only where no group shows an amount. */
const weightOf = (group: readonly Element[]): number =>
  group.some((card) => pricesIn(visibleText(card).text).length > 0) ? group.length : group.length / (group.length + 1);

/** The elements that carry `data-sitec-plan` and show a price: the site says itself what its cards are. */
export const markedCards = (root: Root): readonly Element[] =>
  [...elements(root)].filter(
    (element) => element.properties.dataSitecPlan !== undefined && !isForeign(element) && showsPricing(visibleText(element).text),
  );

/** The innermost cards that a test accepts, alone or in groups; `known` ones are not looked into. */
export const namedCards = (
  parent: Root | Element,
  accepts: (card: Element) => boolean,
  known: ReadonlySet<Element> = new Set(),
): readonly Element[] =>
  readable(parent).flatMap((child) => {
    if (known.has(child)) return [child];
    const inner = namedCards(child, accepts, known);
    return inner.length > 0 ? inner : !NEVER.has(child.tagName) && isCard(child) && accepts(child) ? [child] : [];
  });

const readable = (parent: Root | Element): readonly Element[] =>
  (parent.children as readonly RootContent[]).filter(
    (child): child is Element => child.type === 'element' && !isTextless(child) && !isForeign(child) && !isHidden(child),
  );

const isCard = (element: Element): boolean => {
  const { text } = visibleText(element);
  return text.length <= MAXIMUM_CARD && showsPricing(text) && cardName(element) !== null;
};

/** Columns of a table are no cards: its rows are, and they are read as a table. */
const NEVER = new Set(['tr', 'td', 'th', 'tbody', 'thead', 'option', 'p', 'a', 'span']);

const largestOf = (cards: readonly Element[]): readonly Element[] => {
  const alike = grouped(
    cards.filter(({ tagName }) => !NEVER.has(tagName)),
    (card) => `${card.tagName} ${cardName(card)?.element.tagName}`,
  );
  const groups = [...alike.values()].filter((group) => group.length > 1 && isRepeated(group));
  return groups.reduce<readonly Element[]>((best, group) => (group.length > best.length ? group : best), []);
};

/** What comes from one template shows its amounts at one place; sections of a page do not. Cards without an amount say nothing of that. */
const isRepeated = (group: readonly Element[]): boolean => {
  const paths = group.flatMap((card) => amountPath(card) ?? []);
  return paths.length < 2 || new Set(paths).size < paths.length;
};

/** Names of the tags between a card and the innermost element with its first amount; null when it shows none. */
const amountPath = (element: Element): string | null => {
  if (pricesIn(visibleText(element).text).length === 0) return null;
  const inner = readable(element)
    .filter((child) => !isStruck(child))
    .flatMap((child) => amountPath(child) ?? [])[0];
  return inner === undefined ? element.tagName : `${element.tagName} ${inner}`;
};
