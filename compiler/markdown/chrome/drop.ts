import { elements, isHeading, type Element, type Parent, type Root } from '../hast.ts';
import { containerIn } from './container.ts';
import { chooseEdges, isFull, MENU_ENTRIES, type Chosen } from './edges.ts';
import { CHROME_SHARE, JudgedTree, removeUnits } from './judged-tree.ts';
import { isEverywhere, isOfMenu, isRepeated, linksOf, MONEY, ownReason, wordsOf, type Judged, type VerdictOf } from './judged.ts';
import type { Repetition } from './model.ts';
import { isLinks, keyOf } from './traces.ts';
import { unitsOf, type Unit } from './units.ts';

/** A unit that was left out of a page. */
export interface Dropped {
  readonly text: string;
  readonly key: string;
  readonly words: number;
  readonly repetition: Repetition;
}

/** What was left out of a page because it repeats. */
export interface ChromeLeftOut {
  readonly dropped: readonly Dropped[];
  /** True for a page without content other than what repeats: only its menus are left out. */
  readonly saysNothing: boolean;
}

/** Input for the search for boilerplate on a page. */
export interface ChromeContext {
  /** What the model of the site knows about units of the page. */
  readonly verdictOf: VerdictOf;
  /** Base of relative addresses of the page. */
  readonly base: string;
  /** The accepted main content, null without one: repeated text inside is content of each page, and only whole menus are left out. */
  readonly main: Element | null;
  /** True when amounts of money on the page are facts, so that units with an amount stay. */
  readonly isPriced: boolean;
}

const NOTHING: ChromeLeftOut = { dropped: [], saysNothing: false };

/**
 * Removes boilerplate that repeats across the site from a content tree, in place: whole subtrees that are menus or nearly all repeated,
 * single units that are on nearly every page, and units at the edges of the page. Titles, tables, headings of remaining content, what the
 * configuration keeps, and units in the flow of the content stay.
 */
export const dropChrome = (root: Root, context: ChromeContext): ChromeLeftOut => {
  const tree = treeOf(root, context);
  if (tree.units.every(({ repetition }) => repetition === null)) return NOTHING;
  const chosen: Chosen = new Map();
  chooseSubtrees(root, tree, chosen);
  if (context.main === null) chooseEdges(tree, chosen);
  giveBackHeadings(tree, chosen);
  giveBackLists(root, tree, chosen);
  const saysNothing = hasNothingLeft(tree, chosen);
  const leftOut = [...chosen].filter(([, because]) => !saysNothing || because.isMenu);
  if (leftOut.length === 0) return { dropped: [], saysNothing };
  removeUnits(
    root,
    tree,
    leftOut.map(([{ unit }]) => unit),
  );
  return {
    dropped: leftOut.map(([{ unit }, repetition]) => ({ text: unit.text, key: keyOf(unit), words: unit.words, repetition })),
    saysNothing,
  };
};

/** The units of a page with their verdicts. Text in the container of the content is content, however often it repeats. */
const treeOf = (root: Root, context: ChromeContext): JudgedTree => {
  const units = unitsOf(root, context.base);
  const verdictOf = verdictsIn(context);
  const tree = new JudgedTree(root, units, verdictOf);
  const container = context.main ? null : containerIn(root, tree);
  const inside = new Set(container ? tree.below(container).filter(isEverywhere) : []);
  if (inside.size === 0) return tree;
  const stays = new Set([...inside].map(({ unit }) => unit));
  return new JudgedTree(root, units, (unit) => {
    const repetition = verdictOf(unit);
    return repetition && stays.has(unit) ? { ...repetition, isEverywhere: false, isAtEdges: repetition.isMenu } : repetition;
  });
};

/** True when nothing stays, or when nothing stays but titles although headings with text, amounts or long texts were chosen. */
const hasNothingLeft = (tree: JudgedTree, chosen: Chosen): boolean => {
  const isTop = ({ unit }: Judged): boolean => unit.heading?.tagName === 'h1';
  const left = tree.units.filter((judged) => !chosen.has(judged));
  if (!left.every(isTop)) return false;
  const says = (judged: Judged): boolean => isFull(judged, tree) || (judged.unit.heading !== null && tree.isHeaded(judged));
  return left.length === 0 || [...chosen].some(([judged, { isMenu }]) => !isMenu && !isTop(judged) && says(judged));
};

/**
 * The verdict on a unit. None for a unit with an amount that is a fact, nor for an entry of a list of pages on fewer than half of the pages.
 * Inside an accepted main content, only that it belongs to a menu.
 */
const verdictsIn = ({ verdictOf, main, isPriced }: ChromeContext): VerdictOf => {
  const inMain = new Set<Parent>(main ? [main, ...elements(main)] : []);
  return (unit) => {
    if (isPriced && MONEY.test(unit.text)) return null;
    const repetition = verdictOf(unit);
    if (!repetition) return null;
    const isInside = inMain.has(unit.parent);
    const isRare = repetition.holders < Math.max(2, repetition.pages / 2);
    if (isTitled(unit) && (isInside || isRare)) return null;
    if (!isInside) return repetition;
    return repetition.isCommonMenu && isOfLabels(unit) ? { ...repetition, isEverywhere: false } : null;
  };
};

/** True for links of a card, or that are a heading: an entry of a list of pages. The entry of a menu is a label. */
const isTitled = (unit: Unit): boolean => unit.isCard || (unit.heading !== null && isHeading(unit.heading) && isLinks(unit));

/** True when the links of a unit have few words, or signs of a script without spaces. Titles of articles have more. */
const isOfLabels = ({ words, text, links }: Unit): boolean =>
  words <= LABEL_WORDS * links.length || text.length <= LABEL_LENGTH * links.length;

/** Maximum words and characters of a label of a menu. */
const LABEL_WORDS = 6;
const LABEL_LENGTH = 20;

/** Maximum share of the other words of the page in a subtree that is boilerplate. */
const CONTENT_SHARE = 0.15;

/** Chooses subtrees from the top, then single units in the rest. */
const chooseSubtrees = (root: Root, tree: JudgedTree, chosen: Chosen): void => {
  const content = wordsOf(tree.units.filter((each) => !isRepeated(each)));
  const visit = (parent: Parent): void => {
    for (const child of parent.children) {
      if (child.type !== 'element' || tree.kept.has(child)) continue;
      const because = reasonFor(child, tree, content);
      if (because) for (const judged of tree.below(child)) chosen.set(judged, ownReason(judged) ?? because);
      else visit(child);
    }
    // The link rule does not apply to a lone link: "Get it free" under a price is on many pages too.
    for (const judged of tree.own(parent).filter(isEverywhere)) if (isAlone(judged, tree)) chosen.set(judged, judged.repetition);
  };
  visit(root);
};

/** True for a unit outside the flow of the content that contains nothing that is kept. */
const isAlone = (judged: Judged, tree: JudgedTree): boolean =>
  !tree.isKept(judged) && !tree.isRead(judged.unit.parent, tree.isBoilerplate, judged.unit);

/** The reason to leave out a whole subtree, null when it stays. */
const reasonFor = (element: Element, tree: JudgedTree, content: number): Repetition | null => {
  const below = elements(element);
  if (below.some((each) => tree.kept.has(each))) return null;
  const inside = tree.below(element);
  const repeated = inside.filter(isRepeated);
  const isMenu = linksOf(repeated.filter(isOfMenu)) >= MENU_ENTRIES;
  // A list of articles has repeated words beside each title. A menu has labels and no titles.
  const labels = isMenu && !below.some(isHeading) ? inside.filter(({ repetition }) => repetition?.isLabel) : [];
  const [all, chrome] = [wordsOf(inside), wordsOf(repeated) + wordsOf(labels)];
  if (chrome < CHROME_SHARE * all || all - chrome >= CONTENT_SHARE * Math.max(1, content)) return null;
  const isText = (): boolean => wordsOf(repeated.filter(isEverywhere)) >= CHROME_SHARE * all && !tree.isRead(element, tree.isBoilerplate);
  return isMenu || isText() ? (repeated[0]?.repetition ?? null) : null;
};

/** A heading is kept, however many pages have it, when something of its section stays: its text, or a heading below it. */
const giveBackHeadings = (tree: JudgedTree, chosen: Chosen): void => {
  for (const judged of tree.units.toReversed()) {
    const { heading } = judged.unit;
    if (!heading || !chosen.has(judged)) continue;
    const next = tree.units[judged.at + 1];
    const section = next && isBelow(next.unit.heading, heading) ? [next] : tree.sectionOf(heading, judged.at);
    if (section.some((each) => !chosen.has(each))) chosen.delete(judged);
  }
};

/** True for a heading of a lower level, or the name of a part without level. */
const isBelow = (lower: Element | null, heading: Element): boolean =>
  lower !== null && isHeading(heading) && (!isHeading(lower) || lower.tagName > heading.tagName);

/** Maximum words of its own on a page whose content is a list, and minimum entries of that list. */
const FEW_WORDS = 12;
const LEAST_ENTRIES = 3;

/** A list of articles is the content of a page with hardly other words, although other pages have parts of it as teasers. */
const giveBackLists = (root: Root, tree: JudgedTree, chosen: Chosen): void => {
  if (wordsOf(tree.units.filter((each) => !chosen.has(each))) > FEW_WORDS) return;
  const entriesIn = (parent: Parent): number =>
    new Set(tree.below(parent).flatMap((judged) => (chosen.has(judged) && isEntry(judged) ? [judged.unit.heading] : []))).size;
  const visit = (parent: Parent): void => {
    const count = entriesIn(parent);
    if (count < LEAST_ENTRIES) return;
    const inner = parent.children.filter((child) => child.type === 'element' && entriesIn(child) >= LEAST_ENTRIES) as Element[];
    if (inner.length > 0) inner.forEach(visit);
    else for (const judged of tree.below(parent)) chosen.delete(judged);
  };
  visit(root);
};

/** True for the title of an article in a list: a heading that is a link, and not on nearly every page. */
const isEntry = (judged: Judged): boolean =>
  judged.unit.heading !== null && isHeading(judged.unit.heading) && isLinks(judged.unit) && !isEverywhere(judged);
