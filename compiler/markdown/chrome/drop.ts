import { elements, isNamed, type Element, type Parent } from '../hast.ts';
import { keptBy } from '../selections.ts';
import type { ChromeModel, Repetition } from './model.ts';
import { keyOf, linkDensity, unitsOf, type Unit } from './units.ts';

/** A unit with what is said of it; `repetition` is null for content. */
interface Judged {
  readonly unit: Unit;
  readonly key: string;
  readonly repetition: Repetition | null;
}

/** The units of a tree by the elements that hold them. */
class JudgedTree {
  readonly #own = new Map<Parent, Judged[]>();
  readonly #below = new Map<Parent, readonly Judged[]>();

  constructor(root: Parent, judged: readonly Judged[]) {
    for (const each of judged) this.#own.set(each.unit.parent, [...(this.#own.get(each.unit.parent) ?? []), each]);
    this.#collect(root);
  }

  /** Units whose words stand right in an element. */
  own(parent: Parent): readonly Judged[] {
    return this.#own.get(parent) ?? [];
  }

  /** Units inside of an element, however deep. */
  below(parent: Parent): readonly Judged[] {
    return this.#below.get(parent) ?? [];
  }

  #collect(parent: Parent): readonly Judged[] {
    const inside = parent.children.flatMap((child) => (child.type === 'element' ? this.#collect(child) : []));
    const all = [...this.own(parent), ...inside];
    this.#below.set(parent, all);
    return all;
  }
}

/** A unit that was left out of a page. */
export interface Dropped {
  readonly text: string;
  readonly key: string;
  readonly words: number;
  readonly repetition: Repetition;
}

/** Where chrome is looked for. */
export interface ChromeContext {
  readonly model: Pick<ChromeModel, 'verdict'>;
  readonly groups: readonly string[];
  /** What relative addresses of the page start from. */
  readonly base: string;
  /** Inside of an accepted main a text that repeats is content of each page; whole menus still go. */
  readonly isMain: boolean;
  /** True when amounts of money on the page are facts, so that no unit with one may go. */
  readonly isPriced: boolean;
}

/** Words below which a page has little to say. */
const FEW_WORDS = 30;
const MONEY = /[$€£¥₹₨₺₽]|\p{Sc}/u;

/**
 * Takes what repeats across the site out of a content tree, in place: whole subtrees that are menus or nearly all repeated, then single units
 * that stand on nearly every page. Titles, tables and what the configuration keeps are never chrome.
 */
export const dropChrome = (root: Parent, context: ChromeContext): readonly Dropped[] => {
  const judged = unitsOf(root, context.base).map((unit): Judged => {
    const key = keyOf(unit);
    return { unit, key, repetition: repetitionOf(unit, key, context) };
  });
  if (!judged.some(isRepeated)) return [];
  const tree = new JudgedTree(root, judged);
  const titles = ownTitles(root, tree);
  const whole = chooseDropped(root, tree, keptElements(root, titles));
  const remaining = wordsOf(judged) - wordsOf(whole.map((choice) => choice.judged));
  // Of a page of few words without a title only menus go: a text that repeats may be all that it says.
  const chosen = remaining >= FEW_WORDS || titles.length > 0 ? whole : whole.filter(({ because }) => because.isMenu);
  if (chosen.length === 0 || chosen.length === judged.length) return [];
  remove(chosen.map((choice) => choice.judged.unit));
  removeEmptied(root, (element) => tree.below(element).length > 0);
  return chosen.map(({ judged: { unit, key }, because }) => ({ text: unit.text, key, words: unit.words, repetition: because }));
};

const repetitionOf = (unit: Unit, key: string, { model, groups, isMain, isPriced }: ChromeContext): Repetition | null => {
  if (isPriced && MONEY.test(unit.text)) return null;
  const repetition = model.verdict({ key, words: unit.words, linkDensity: linkDensity(unit) }, groups);
  return isMain && !repetition?.isMenu ? null : repetition && { ...repetition, isEverywhere: repetition.isEverywhere && !isMain };
};

const wordsOf = (judged: readonly Judged[]): number => judged.reduce((sum, { unit }) => sum + unit.words, 0);

/** Share of words of a subtree that must be chrome, and of the other words of the page that it may hold. */
const CHROME_SHARE = 0.75;
const CONTENT_SHARE = 0.15;
/** Links that make a menu. */
const MENU_ENTRIES = 3;

/** A unit that is left out, and the repetition that is the reason: its own, or that of the subtree that it goes with. */
interface Choice {
  readonly judged: Judged;
  readonly because: Repetition;
}

const chooseDropped = (root: Parent, tree: JudgedTree, kept: ReadonlySet<Element>): readonly Choice[] => {
  const content = wordsOf(tree.below(root).filter((each) => !isRepeated(each)));
  const chosen: Choice[] = [];
  const visit = (parent: Parent): void => {
    for (const child of parent.children) {
      if (child.type !== 'element' || kept.has(child)) continue;
      const inside = tree.below(child);
      const because = reasonFor(child, inside, { content, kept });
      if (because) chosen.push(...inside.map((judged) => ({ judged, because: ownReason(judged) ?? because })));
      else visit(child);
    }
    // A lone link never goes by the link rule: "Get it free" under a price is on many pages too.
    for (const judged of tree.own(parent))
      if (judged.repetition?.isEverywhere && !holdsKept(judged.unit)) chosen.push({ judged, because: judged.repetition });
  };
  visit(root);
  return chosen;
};

/** What a subtree is measured with: words of the page that do not repeat, and elements that stay. */
interface Measure {
  readonly content: number;
  readonly kept: ReadonlySet<Element>;
}

/** Why a whole subtree goes; null when it stays. */
const reasonFor = (element: Element, inside: readonly Judged[], { content, kept }: Measure): Repetition | null => {
  const below = elements(element);
  if (below.some((each) => kept.has(each))) return null;
  // A list of articles has words that repeat beside each title; a menu has labels, and no titles.
  const labels = below.some(({ tagName }) => /^h[1-6]$/.test(tagName)) ? [] : inside.filter(({ repetition }) => repetition?.isLabel);
  return isChrome(inside, labels, content) ? (inside.map(ownReason).find((reason) => reason !== null) ?? null) : null;
};

/** What makes a unit chrome wherever it stands; a label is chrome where its menu is. */
const ownReason = ({ repetition }: Judged): Repetition | null => (repetition?.isLabel === true ? null : repetition);

const isRepeated = (judged: Judged): boolean => ownReason(judged) !== null;

const isChrome = (inside: readonly Judged[], labels: readonly Judged[], content: number): boolean => {
  const repeated = inside.filter(isRepeated);
  const links = repeated.filter(({ repetition }) => repetition?.isMenu).length;
  const [all, chrome] = [wordsOf(inside), wordsOf(links >= MENU_ENTRIES ? [...repeated, ...labels] : repeated)];
  if (chrome < CHROME_SHARE * all || all - chrome >= CONTENT_SHARE * Math.max(1, content)) return false;
  const text = wordsOf(repeated.filter(({ repetition }) => repetition?.isEverywhere));
  return links >= MENU_ENTRIES || text >= CHROME_SHARE * all;
};

const isKept = (element: Element): boolean => keptBy(element) !== undefined;

/** True when something in the words of a unit is kept, such as a link in a line. */
const holdsKept = ({ parent, start, end }: Unit): boolean =>
  parent.children.slice(start, end).some((child) => child.type === 'element' && [child, ...elements(child)].some(isKept));

/**
 * Tables, titles and what the configuration keeps, which stay; a title of every page, such as that of a search, is none where the page has one of
 * its own.
 */
const keptElements = (root: Parent, own: readonly Element[]): ReadonlySet<Element> => {
  const stays = (element: Element): boolean =>
    element.tagName === 'table' || isKept(element) || (element.tagName === 'h1' && own.length === 0);
  return new Set([...elements(root).filter(stays), ...own]);
};

/** The titles that are not on every page. */
const ownTitles = (root: Parent, tree: JudgedTree): readonly Element[] =>
  elements(root).filter(
    (element) => element.tagName === 'h1' && !tree.below(element).every(({ repetition }) => repetition?.isEverywhere === true),
  );

const remove = (units: readonly Unit[]): void => {
  const gone = new Set<unknown>(units.flatMap(({ parent, start, end }) => parent.children.slice(start, end)));
  for (const parent of new Set(units.map((unit) => unit.parent)))
    parent.children = parent.children.filter((child) => !gone.has(child)) as Parent['children'];
};

/** Elements that stay without words: cells hold the places of a table, and the others are something to see. */
const FULL = ['img', 'hr', 'td', 'th'];

/** Takes away the elements that held words and hold nothing any more. */
const removeEmptied = (parent: Parent, heldWords: (element: Element) => boolean): void => {
  parent.children = (parent.children as Element[]).filter((child) => {
    if (child.type !== 'element' || isNamed(child, ...FULL)) return true;
    removeEmptied(child, heldWords);
    return !heldWords(child) || child.children.length > 0;
  });
};
