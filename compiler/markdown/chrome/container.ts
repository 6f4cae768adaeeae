import type { Element, Parent, Root } from '../hast.ts';
import { MENU_ENTRIES } from './edges.ts';
import type { JudgedTree } from './judged-tree.ts';
import { isOfMenu, linksOf, type Judged } from './judged.ts';
import { isImprint, isLinks } from './traces.ts';

/** Minimum share of the words that only this page has. */
const OWN_SHARE = 0.9;

/**
 * The element that has the content of a page that does not mark its main content: the smallest one with its titles and nearly all words
 * that only this page has. Null when no menu or copyright line comes after it, so that it may contain the footer too.
 */
export const containerIn = (root: Root, tree: JudgedTree): Element | null => {
  const { units } = tree;
  // Own words before each unit, so that those of an element are a difference.
  const before = [0];
  for (const judged of units) before.push((before.at(-1) ?? 0) + (isOwn(judged) ? judged.unit.words : 0));
  const wordsIn = (inside: readonly Judged[]): number => (before[endOf(inside)] ?? 0) - (before[startOf(inside)] ?? 0);
  const titles = units.filter((judged) => isOwn(judged) && judged.unit.heading?.tagName === 'h1');
  const holds = (element: Parent): boolean => {
    const inside = tree.below(element);
    const hasTitles = titles.length === 0 || (startOf(inside) <= startOf(titles) && endOf(titles) <= endOf(inside));
    return hasTitles && wordsIn(inside) > 0 && wordsIn(inside) >= OWN_SHARE * wordsIn(units);
  };
  let found: Parent = root;
  for (let next: Parent | undefined = root; next; next = childrenOf(next).find(holds)) found = next;
  const after = units.slice(endOf(tree.below(found)));
  const isClosed = linksOf(after.filter(isOfMenu)) >= MENU_ENTRIES || after.some(({ unit }) => isImprint(unit));
  return isClosed && found.type === 'element' ? found : null;
};

const startOf = (inside: readonly Judged[]): number => inside[0]?.at ?? 0;

const endOf = (inside: readonly Judged[]): number => (inside.at(-1)?.at ?? -1) + 1;

const childrenOf = (parent: Parent): readonly Element[] => (parent.children as Element[]).filter(({ type }) => type === 'element');

/** True for text that only this page has. */
const isOwn = ({ unit, repetition }: Judged): boolean => repetition === null && !isLinks(unit);
