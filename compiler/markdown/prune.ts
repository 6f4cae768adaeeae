import { isNamed, lineOf, type Element, type Parent, type Root } from './hast.ts';
import { linkedPlaces, linkShare } from './link-share.ts';
import { openableIn } from './openable.ts';
import { verdictOf, type Surroundings } from './rules.ts';
import { isInvisible, isMain, survey, type Survey } from './survey.ts';
import { countWordsIn, countWordsOf } from './words.ts';

/** The content of a page. */
export interface Content {
  readonly root: Root;
  /** Words of the pruned body, and of the content that was chosen from it. */
  readonly bodyWords: number;
  readonly words: number;
  /** True when an element of the page says that it is the main content, and that was believed. */
  readonly isMain: boolean;
  /** Texts in it that no reader sees; they were left out. */
  readonly hidden: readonly string[];
  /** Share of its words, 0 to 1, that an animation will show, and that were kept; 0 when there is none. */
  readonly animated: number;
}

const HOLDERS = new Set(['td', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a', 'li', 'blockquote']);

/**
 * Takes away what is not content, then chooses the main content: the first of `<main>`, `[role=main]` and `[data-pagefind-body]`
 * that holds a quarter of the body's words, else the whole body. A page never ends empty because its `<main>` is.
 */
export const prune = (root: Root, path: string): Content => {
  const found = survey(root);
  const animated = found.hasInvisible ? animatedShare(found.main ?? root) : 0;
  const pruning: Pruning = { main: found.main, hidden: [], chosen: undefined };
  const body: Root = { type: 'root', children: withoutChrome(root, surroundingsOf(root, path, found, animated > 0), pruning) };
  const { chosen, hidden } = pruning;
  const { all: bodyWords, inside } = countWordsIn(body, chosen);
  const isChosen = chosen !== undefined && inside * 4 >= bodyWords;
  const content: Root = isChosen ? { type: 'root', children: [chosen] } : body;
  const texts = hidden.filter((each) => (each.main || !isChosen) && linkShare(each.element) < MENU).map(({ element }) => lineOf(element));
  return { root: content, bodyWords, words: isChosen ? inside : bodyWords, isMain: isChosen, hidden: texts, animated };
};

const NONE: ReadonlySet<never> = new Set<never>();

const surroundingsOf = (root: Root, path: string, { hasDisclosure, places }: Survey, animated: boolean): Surroundings => ({
  main: false,
  holder: undefined,
  path,
  openable: hasDisclosure ? openableIn(root) : NONE,
  contents: places < 2 ? NONE : linkedPlaces(root),
  animated,
});

/** An element that no reader sees, and whether it stands in what says that it is the main content. */
interface Hidden {
  readonly element: Element;
  readonly main: boolean;
}

/** Share of words in links from which they are a menu. */
const MENU = 0.5;

/** Share of words above which `visibility: hidden` cannot be meant to hide them for good. */
const ANIMATED = 0.3;

/**
 * Share of the words of an element that `visibility: hidden` hides, when that is so much that it must be the start of an animation; else 0. Other
 * styles that hide are not read so: no library begins with them, and texts that are to be hidden from people alone are hidden by them.
 */
const animatedShare = (parent: Parent): number => {
  const parts = outermost(parent, isInvisible);
  if (parts.length === 0) return 0;
  const share = parts.reduce((sum, part) => sum + countWordsOf(part), 0) / Math.max(1, countWordsOf(parent));
  return share > ANIMATED ? share : 0;
};

/** Menus are hidden until they are opened, which is no animation. */
const CHROME = ['nav', 'header', 'footer', 'aside', 'dialog'];

const outermost = (parent: Parent, test: (element: Element) => boolean, found: Element[] = []): readonly Element[] => {
  for (const child of parent.children) {
    if (child.type !== 'element' || isNamed(child, ...CHROME)) continue;
    if (test(child)) found.push(child);
    else outermost(child, test, found);
  }
  return found;
};

/** What is known of the whole page, and what is noticed on the way. */
interface Pruning {
  readonly main: Element | undefined;
  readonly hidden: Hidden[];
  /** The first element of the pruned page that says that it is the main content. */
  chosen: Element | undefined;
}

const withoutChrome = (parent: Parent, surroundings: Surroundings, pruning: Pruning): Element['children'] => {
  const children: Element['children'] = [];
  for (const child of parent.children) {
    if (child.type === 'text') children.push(child);
    if (child.type !== 'element' || isLeftOut(child, surroundings, pruning)) continue;
    const pruned: Element = { type: 'element', tagName: child.tagName, properties: child.properties, children: [] };
    if (isMain(child)) pruning.chosen ??= pruned;
    pruned.children = withoutChrome(child, insideOf(child, surroundings, pruning), pruning);
    children.push(pruned);
  }
  return children;
};

const insideOf = (element: Element, surroundings: Surroundings, { main }: Pruning): Surroundings => {
  if (element !== main && !HOLDERS.has(element.tagName)) return surroundings;
  return {
    ...surroundings,
    main: surroundings.main || element === main,
    holder: HOLDERS.has(element.tagName) ? element : surroundings.holder,
  };
};

const isLeftOut = (element: Element, surroundings: Surroundings, { hidden }: Pruning): boolean => {
  const verdict = verdictOf(element, surroundings);
  if (verdict === 'hide') hidden.push({ element, main: surroundings.main });
  return verdict !== undefined;
};
