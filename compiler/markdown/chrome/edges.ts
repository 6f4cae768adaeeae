import { elements, type Element, type Parent } from '../hast.ts';
import { isLabelLike, isRepeated, linksOf, type Judged, type JudgedTree } from './judged-tree.ts';
import type { Repetition } from './model.ts';
import { isLinks } from './traces.ts';

/** A unit that is left out, and the repetition that is the reason: its own, or that of what it goes with. */
export type Chosen = Map<Judged, Repetition>;

const MONEY = /\p{Sc}/u;
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
};

/** Chooses unit after unit from an end, up to the first one that is content. */
const chooseRun = (order: readonly Judged[], tree: JudgedTree, chosen: Chosen): void => {
  const goes = (judged: Judged): boolean => chosen.has(judged) || judged.repetition?.isAtEdges === true;
  for (const judged of order) {
    if (chosen.has(judged)) continue;
    const { repetition, unit } = judged;
    if (!repetition?.isAtEdges || unit.words > MOST_WORDS || MONEY.test(unit.text) || isContent(judged, tree)) return;
    if (tree.isRead(unit.parent, goes, unit)) return;
    chosen.set(judged, repetition);
  }
};

/** What is kept, and a heading with text below it unless it is on nearly every page. */
const isContent = (judged: Judged, tree: JudgedTree): boolean =>
  tree.isKept(judged) || (tree.isHeaded(judged) && judged.repetition?.isEverywhere !== true);

/**
 * Chooses the element at an end of a page that holds nothing but links and short lines, of which something repeats: the footer of a language of which
 * there is one page, or of a page that has its own. Where a menu has gone from this end, there is none.
 */
const chooseRegion = (order: readonly Judged[], tree: JudgedTree, chosen: Chosen): void => {
  const start = order.findIndex((judged) => !chosen.has(judged));
  const first = order[start];
  if (!first || linksOf(order.slice(0, start)) >= MENU_ENTRIES) return;
  const isOfRegion = (judged: Judged): boolean =>
    chosen.has(judged) ||
    isRepeated(judged) ||
    (isLinks(judged.unit) && !tree.isKept(judged)) ||
    (isLabelLike(judged) && !tree.isHeaded(judged));
  const holdsKept = (element: Parent): boolean =>
    tree.kept.has(element as Element) || elements(element).some((each) => tree.kept.has(each));
  const region = tree.around(first.unit.parent, (element) => !holdsKept(element) && tree.below(element).every(isOfRegion));
  if (!region || tree.isInFlow(region)) return;
  const inside = tree.below(region);
  const because = inside.find(({ repetition }) => repetition !== null)?.repetition;
  if (!because || linksOf(inside) < MENU_ENTRIES || inside.some(({ unit }) => MONEY.test(unit.text))) return;
  for (const judged of inside) if (!chosen.has(judged)) chosen.set(judged, judged.repetition ?? because);
};
