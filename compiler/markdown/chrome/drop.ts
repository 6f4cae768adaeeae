import { isNamed, type Element, type Parent } from '../hast.ts';
import type { ChromeModel, Repetition } from './model.ts';
import { keyOf, unitsOf, type Unit } from './units.ts';

/** A unit that was left out of a page. */
export interface Dropped {
  readonly text: string;
  readonly key: string;
  readonly words: number;
  readonly repetition: Repetition;
}

/** Where chrome is looked for. */
export interface ChromeContext {
  readonly model: ChromeModel;
  readonly groups: readonly string[];
  /** What relative addresses of the page start from. */
  readonly base: string;
  /** Inside of an accepted main a text that repeats is content of each page; whole menus still go. */
  readonly isMain: boolean;
  /** True when amounts of money on the page are facts, so that no unit with one may go. */
  readonly isPriced: boolean;
}

/** A unit with what is said of it; `repetition` is null for content. */
interface Judged {
  readonly unit: Unit;
  readonly key: string;
  readonly repetition: Repetition | null;
}

/** Words below which a page has little to say. */
const FEW_WORDS = 30;
const MONEY = /[$€£¥₹₨₺₽]|\p{Sc}/u;

/**
 * Takes what repeats across the site out of a content tree, in place: whole subtrees that are menus or nearly all repeated, then single units
 * that stand on nearly every page. Titles and tables are never chrome.
 */
export const dropChrome = (root: Parent, context: ChromeContext): readonly Dropped[] => {
  const judged = unitsOf(root, context.base).map((unit): Judged => {
    const key = keyOf(unit);
    return { unit, key, repetition: repetitionOf(unit, key, context) };
  });
  if (!judged.some(({ repetition }) => repetition !== null)) return [];
  const below = unitsBelow(root, judged);
  const whole = new Set(chooseDropped(root, judged, below));
  const remaining = wordsOf(judged) - wordsOf([...whole]);
  // Of a page of few words only menus go: a text that repeats may be all that it says.
  const chosen = remaining >= FEW_WORDS ? whole : new Set([...whole].filter(({ repetition }) => repetition?.isMenu));
  if (chosen.size === 0 || wordsOf(judged) === wordsOf([...chosen])) return [];
  remove([...chosen].map(({ unit }) => unit));
  removeEmptied(root, (element) => (below.get(element) ?? []).length > 0);
  return [...chosen].flatMap(({ unit: { text, words }, key, repetition }) => (repetition ? [{ text, key, words, repetition }] : []));
};

const repetitionOf = (unit: Unit, key: string, { model, groups, isMain, isPriced }: ChromeContext): Repetition | null => {
  if (isPriced && MONEY.test(unit.text)) return null;
  const repetition = model.verdict({ key, linkDensity: unit.linkDensity }, groups);
  return isMain && !repetition?.isMenu ? null : repetition && { ...repetition, isEverywhere: repetition.isEverywhere && !isMain };
};

const wordsOf = (judged: readonly Judged[]): number => judged.reduce((sum, { unit }) => sum + unit.words, 0);

/** Share of words of a subtree that must be chrome, and of the other words of the page that it may hold. */
const CHROME_SHARE = 0.75;
const CONTENT_SHARE = 0.15;

type Below = ReadonlyMap<Parent, readonly Judged[]>;

const chooseDropped = (root: Parent, judged: readonly Judged[], below: Below): readonly Judged[] => {
  const content = wordsOf(judged.filter(({ repetition }) => repetition === null));
  const chosen: Judged[] = [];
  const visit = (parent: Parent): void => {
    for (const child of parent.children) {
      if (child.type !== 'element' || isNamed(child, 'table', 'h1')) continue;
      const inside = below.get(child) ?? [];
      if (inside.length > 0 && isChrome(inside, content) && !holdsKept(child)) chosen.push(...inside);
      else visit(child);
    }
    // A lone link never goes by the link rule: "Get it free" under a price is on many pages too.
    for (const own of judged)
      if (own.unit.parent === parent && own.repetition?.isEverywhere && !isNamed(parent as Element, 'h1')) chosen.push(own);
  };
  visit(root);
  return chosen;
};

const isChrome = (inside: readonly Judged[], content: number): boolean => {
  const repeated = inside.filter(({ repetition }) => repetition !== null);
  const [all, chrome] = [wordsOf(inside), wordsOf(repeated)];
  if (chrome < CHROME_SHARE * all || all - chrome >= CONTENT_SHARE * Math.max(1, content)) return false;
  const links = repeated.filter(({ repetition }) => repetition?.isMenu).length;
  const text = wordsOf(repeated.filter(({ repetition }) => repetition?.isEverywhere));
  return links >= 3 || text >= CHROME_SHARE * all;
};

/** A title or a table inside of a subtree keeps it. */
const holdsKept = (element: Element): boolean =>
  element.children.some((child) => child.type === 'element' && (isNamed(child, 'h1', 'table') || holdsKept(child)));

/** The units inside of each element. */
const unitsBelow = (root: Parent, judged: readonly Judged[]): Below => {
  const own = new Map<Parent, Judged[]>();
  for (const each of judged) own.set(each.unit.parent, [...(own.get(each.unit.parent) ?? []), each]);
  const below = new Map<Parent, readonly Judged[]>();
  const collect = (parent: Parent): readonly Judged[] => {
    const inside = parent.children.flatMap((child) => (child.type === 'element' ? collect(child) : []));
    const all = [...(own.get(parent) ?? []), ...inside];
    below.set(parent, all);
    return all;
  };
  collect(root);
  return below;
};

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
