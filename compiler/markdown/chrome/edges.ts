import type { Parent } from '../hast.ts';
import type { JudgedTree } from './judged-tree.ts';
import { isAtEdges, isEverywhere, isRepeated, linksOf, MONEY, wordsOf, type Judged } from './judged.ts';
import type { Repetition } from './model.ts';
import { isImprint, isLinks, isShort } from './traces.ts';

/** Units to leave out, each with the repetition that is the reason: its own, or that of the units around it. */
export type Chosen = Map<Judged, Repetition>;

/** Maximum words of a unit that may be left out alone. */
const MOST_WORDS = 25;
/** Minimum links of a menu. */
export const MENU_ENTRIES = 3;

/**
 * Chooses units at both ends of a page, before its first content and after its last, that are on several pages. Position is evidence where
 * page counts are not: a copyright line at the end is boilerplate on a fifth of the pages, but a sentence between other sentences is
 * content even on two thirds of them.
 */
export const chooseEdges = (tree: JudgedTree, chosen: Chosen): void => {
  for (const order of [tree.units, tree.units.toReversed()]) {
    chooseRun(order, tree, chosen);
    chooseRegion(order, tree, chosen);
  }
  chooseImprint(tree, chosen);
};

/** Chooses the copyright line at the end of a page, and the few words after it. */
const chooseImprint = (tree: JudgedTree, chosen: Chosen): void => {
  const last = tree.units.findLast(({ unit }) => isImprint(unit));
  const tail = last ? tree.units.slice(last.at) : [];
  if (!last?.repetition || tail.some((judged) => judged.unit.heading !== null || isFull(judged, tree))) return;
  for (const judged of tail) if (!chosen.has(judged)) chosen.set(judged, judged.repetition ?? last.repetition);
};

/** Chooses units from one end up to the first that is content. */
const chooseRun = (order: readonly Judged[], tree: JudgedTree, chosen: Chosen): void => {
  const goes = (judged: Judged): boolean => chosen.has(judged) || isAtEdges(judged);
  for (const judged of order) {
    if (chosen.has(judged)) continue;
    const { unit } = judged;
    if (!isAtEdges(judged) || isContent(judged, tree) || tree.isRead(unit.parent, (each) => tree.below(each).every(goes), unit)) return;
    chosen.set(judged, judged.repetition);
  }
};

/** A unit with content, or a heading with text below it that is not on nearly every page. */
const isContent = (judged: Judged, tree: JudgedTree): boolean => isFull(judged, tree) || (tree.isHeaded(judged) && !isEverywhere(judged));

/** A unit that is kept, is long, or has an amount of money. */
export const isFull = (judged: Judged, tree: JudgedTree): boolean =>
  judged.unit.words > MOST_WORDS || MONEY.test(judged.unit.text) || tree.isKept(judged);

/**
 * Chooses the element at an end of a page that contains only links and short lines, some of them at the ends of other pages too. This finds
 * the footer of a language with one page, and of a page with its own footer. When a menu was already removed at this end, nothing is chosen,
 * unless that menu was part of an element with less than half of the remaining words.
 */
const chooseRegion = (order: readonly Judged[], tree: JudgedTree, chosen: Chosen): void => {
  const start = order.findIndex((judged) => !chosen.has(judged));
  const inside = start < 0 ? [] : regionOf(order[start] as Judged, tree, chosen);
  const because = inside.find(isAtEdges)?.repetition;
  if (!because || linksOf(inside) < MENU_ENTRIES) return;
  const before = order.slice(0, start);
  const isHalf = 2 * wordsLeft(inside, chosen) > wordsLeft(tree.units, chosen);
  if (linksOf(isHalf ? before : before.filter((judged) => !inside.includes(judged))) >= MENU_ENTRIES) return;
  for (const judged of inside) if (!chosen.has(judged)) chosen.set(judged, judged.repetition ?? because);
};

const wordsLeft = (units: readonly Judged[], chosen: Chosen): number => wordsOf(units.filter((judged) => !chosen.has(judged)));

/**
 * The units of the largest element around a unit that contains only links, short lines and boilerplate. Empty when there is no such
 * element, or when it is in the flow of the content.
 */
const regionOf = (first: Judged, tree: JudgedTree, chosen: Chosen): readonly Judged[] => {
  const isLabel = (judged: Judged): boolean => isShort(judged.unit) && !tree.isHeaded(judged);
  const isLine = (judged: Judged): boolean => !judged.unit.isCard && (isLinks(judged.unit) || isLabel(judged));
  const isOfRegion = (judged: Judged): boolean =>
    !MONEY.test(judged.unit.text) && (chosen.has(judged) || isRepeated(judged) || isLine(judged));
  const holdsKept = (element: Parent): boolean => tree.below(element).some((judged) => tree.isKept(judged));
  const region = tree.around(first.unit.parent, (element) => !holdsKept(element) && tree.below(element).every(isOfRegion));
  return region && !tree.isInFlow(region) ? tree.below(region) : [];
};
