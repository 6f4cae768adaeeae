import { attribute, countWordsOf, find, isNamed, lineOf, type Element, type Parent, type Root } from './hast.ts';
import { openableIn } from './openable.ts';
import { isInvisible, linkShare, rules, type Surroundings } from './rules.ts';

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
  const main = find(root, isMain);
  const animated = animatedShare(main ?? root);
  const hidden: Hidden[] = [];
  const around: Surroundings = { main: false, holder: undefined, path, openable: openableIn(root), animated: animated > 0 };
  const body = { type: 'root', children: withoutChrome(root, around, { main, hidden }).children } as Root;
  const bodyWords = countWordsOf(body);
  const chosen = find(body, isMain);
  const words = chosen ? countWordsOf(chosen) : bodyWords;
  const isChosen = chosen !== undefined && words * 4 >= bodyWords;
  const content: Root = isChosen ? { type: 'root', children: [chosen] } : body;
  const texts = hidden.filter((each) => (each.main || !isChosen) && linkShare(each.element) < MENU).map(({ element }) => lineOf(element));
  return { root: content, bodyWords, words: isChosen ? words : bodyWords, isMain: isChosen, hidden: texts, animated };
};

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

const isMain = (element: Element): boolean =>
  element.tagName === 'main' || attribute(element, 'role') === 'main' || element.properties['data-pagefind-body'] !== undefined;

/** What is known of the whole page, and what is noticed on the way. */
interface Pruning {
  readonly main: Element | undefined;
  readonly hidden: Hidden[];
}

const withoutChrome = <P extends Parent>(parent: P, surroundings: Surroundings, pruning: Pruning): P => {
  const children: Parent['children'] = [];
  for (const child of parent.children) {
    if (child.type === 'text') children.push(child);
    if (child.type === 'element' && !isLeftOut(child, surroundings, pruning))
      children.push(withoutChrome(child, insideOf(child, surroundings, pruning), pruning));
  }
  return { ...parent, children };
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
  for (const rule of rules) {
    const verdict = rule.verdict(element, surroundings);
    if (verdict === 'hide') hidden.push({ element, main: surroundings.main });
    if (verdict !== undefined) return true;
  }
  return false;
};
