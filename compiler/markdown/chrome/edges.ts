import type { Parent } from '../hast.ts';
import { isAtEdges, isEverywhere, isRepeated, linksOf, wordsOf, type Judged, type JudgedTree } from './judged-tree.ts';
import type { Repetition } from './model.ts';
import { isImprint, isLinks, isShort } from './traces.ts';

/** A unit that is left out, and the repetition that is the reason: its own, or that of what it goes with. */
export type Chosen = Map<Judged, Repetition>;

/** A sign of money. */
export const MONEY = /\p{Sc}/u;
/** Words of a unit that may go alone. */
const MOST_WORDS = 25;
/** Links that make a menu. */
export const MENU_ENTRIES = 3;

/**
 * Chooses what stands at both ends of a page, before its first content and behind its last one, and is on several pages. Place tells what numbers of
 * pages do not: a line about copyright is chrome on a fifth of the pages, where a sentence between others is not on two thirds of them.
 */
export const chooseEdges = (tree: JudgedTree, chosen: Chosen): void => {
  for (const order of [tree.units, tree.units.toReversed()]) {
    chooseRun(order, tree, chosen);
    chooseRegion(order, tree, chosen);
  }
  chooseImprint(tree, chosen);
};

/** Chooses the line about copyright that a page ends with, and the few words behind it. */
const chooseImprint = (tree: JudgedTree, chosen: Chosen): void => {
  const last = tree.units.findLast(({ unit }) => isImprint(unit));
  const tail = last ? tree.units.slice(last.at) : [];
  if (!last?.repetition || tail.some((judged) => judged.unit.heading !== null || isFull(judged, tree))) return;
  for (const judged of tail) if (!chosen.has(judged)) chosen.set(judged, judged.repetition ?? last.repetition);
};

/** Chooses unit after unit from an end, up to the first one that is content. */
const chooseRun = (order: readonly Judged[], tree: JudgedTree, chosen: Chosen): void => {
  const goes = (judged: Judged): boolean => chosen.has(judged) || isAtEdges(judged);
  for (const judged of order) {
    if (chosen.has(judged)) continue;
    const { unit } = judged;
    if (!isAtEdges(judged) || isContent(judged, tree) || tree.isRead(unit.parent, goes, unit)) return;
    chosen.set(judged, judged.repetition);
  }
};

/** What says something by itself, and a heading with text below it unless it is on nearly every page. */
const isContent = (judged: Judged, tree: JudgedTree): boolean => isFull(judged, tree) || (tree.isHeaded(judged) && !isEverywhere(judged));

/** What is kept, long, or an amount of money. */
const isFull = (judged: Judged, tree: JudgedTree): boolean =>
  judged.unit.words > MOST_WORDS || MONEY.test(judged.unit.text) || tree.isKept(judged);

/**
 * Chooses the element at an end of a page that holds nothing but links and short lines, of which something repeats: the footer of a language of which
 * there is one page, or of a page that has its own. Where a menu has gone from this end, there is none, unless it was a part of an element that holds
 * less than half of what is left.
 */
const chooseRegion = (order: readonly Judged[], tree: JudgedTree, chosen: Chosen): void => {
  const start = order.findIndex((judged) => !chosen.has(judged));
  const inside = start < 0 ? [] : regionOf(order[start] as Judged, tree, chosen);
  const because = inside.find(({ repetition }) => repetition !== null)?.repetition;
  if (!because || linksOf(inside) < MENU_ENTRIES) return;
  const before = order.slice(0, start);
  const isHalf = 2 * wordsLeft(inside, chosen) > wordsLeft(tree.units, chosen);
  if (linksOf(isHalf ? before : before.filter((judged) => !inside.includes(judged))) >= MENU_ENTRIES) return;
  for (const judged of inside) if (!chosen.has(judged)) chosen.set(judged, judged.repetition ?? because);
};

const wordsLeft = (units: readonly Judged[], chosen: Chosen): number => wordsOf(units.filter((judged) => !chosen.has(judged)));

/** The units of the largest element around a unit that holds nothing but links, short lines and what is chrome; none when there is no such element, or it is read between others. */
const regionOf = (first: Judged, tree: JudgedTree, chosen: Chosen): readonly Judged[] => {
  const isLabel = (judged: Judged): boolean => isShort(judged.unit) && !tree.isHeaded(judged);
  const isOfRegion = (judged: Judged): boolean =>
    !MONEY.test(judged.unit.text) && (chosen.has(judged) || isRepeated(judged) || isLinks(judged.unit) || isLabel(judged));
  const holdsKept = (element: Parent): boolean => tree.below(element).some((judged) => tree.isKept(judged));
  const region = tree.around(first.unit.parent, (element) => !holdsKept(element) && tree.below(element).every(isOfRegion));
  return region && !tree.isInFlow(region) ? tree.below(region) : [];
};
