import { elements, type Element, type ElementContent, type Parent, type Root } from '../hast.ts';
import { keptBy } from '../selections.ts';
import { countWordsOf } from '../words.ts';
import { linkShare } from './link-share.ts';

/** The chosen elements below a node with their ancestors, and the nodes beside them. */
interface Parts {
  readonly children: readonly ElementContent[];
  readonly chosen: readonly Element[];
  readonly beside: readonly ElementContent[];
}

/** The elements below a node that a test accepts, with their ancestors. Null when there are none. */
const partsOf = (parent: Parent, test: (element: Element) => boolean): Parts | null => {
  const parts = { children: [] as ElementContent[], chosen: [] as Element[], beside: [] as ElementContent[] };
  for (const child of parent.children as ElementContent[]) {
    const inside = child.type !== 'element' ? null : test(child) ? wholly(child) : partsOf(child, test);
    if (inside === null) parts.beside.push(child);
    else {
      parts.chosen.push(...inside.chosen);
      parts.beside.push(...inside.beside);
      parts.children.push(inside.children[0] === child ? child : ({ ...child, children: inside.children } as Element));
    }
  }
  return parts.chosen.length > 0 ? parts : null;
};

const wholly = (element: Element): Parts => ({ children: [element], chosen: [element], beside: [] });

/** An element that may be the main content of a page. */
export interface Candidate {
  /** Its sign: `<main>`, `[role=main]`, `[data-pagefind-body]`, or the selector of the configuration. */
  readonly by: string;
  /** Number of its words. 0 when it is empty or was left out. */
  readonly words: number;
  readonly isAccepted: boolean;
}

/** The main content of a page. */
interface MainChoice {
  /** Null when it is the whole body. */
  readonly element: Element | null;
  /** The candidates of the page in the order of the check, up to the accepted one. */
  readonly tried: readonly Candidate[];
  /** Words of the content: the main content, and what the configuration keeps beside it. */
  readonly words: number;
  readonly root: Root;
  /** Nodes beside the content. */
  readonly beside: readonly ElementContent[];
}

/** The first element with each sign of main content, in the order of `SIGNS`. */
export type Signed = (Element | undefined)[];

const isByTag = ({ tagName, properties }: Element): boolean => tagName === 'main' || properties.role === 'main';

/** Signs of main content, strongest first. */
const SIGNS: readonly ((element: Element) => string | undefined)[] = [
  ({ properties }) => properties.mainBy as string | undefined,
  (element) => (!isByTag(element) ? undefined : element.tagName === 'main' ? '<main>' : '[role=main]'),
  ({ properties }) => (properties['data-pagefind-body'] === undefined ? undefined : '[data-pagefind-body]'),
];

/** Stores an element when it is the first with a sign of main content. */
export const noteSigns = (element: Element, signed: Signed): void => {
  for (let index = 0; index < SIGNS.length; index++)
    if (signed[index] === undefined && SIGNS[index]?.(element) !== undefined) signed[index] = element;
};

/** The main content must have at least one of this many parts of the words of the body. */
const QUARTER = 4;

/** Input for the choice of the main content. */
interface Candidates {
  /** Marked elements of the pruned page, and the words of each. */
  readonly signed: Signed;
  readonly words: ReadonlyMap<Element, number>;
  readonly bodyWords: number;
  /** Marked elements before anything was left out. */
  readonly before: Signed;
}

/**
 * Chooses the main content of a pruned body: the first of the configured element, `<main>` or `[role=main]`, and `[data-pagefind-body]`
 * with at least a quarter of the words of the body, else the whole body. An empty `<main>` therefore never makes a page empty. Sections
 * beside a `<main>` are content too, and what the configuration keeps is content at any position.
 */
export const chooseMain = (body: Root, { signed, words: wordsOf, bodyWords, before }: Candidates): MainChoice => {
  const tried: Candidate[] = [];
  for (const [index, sign] of SIGNS.entries()) {
    const element = signed[index];
    const named = element ?? before[index];
    if (!named) continue;
    const words = (element && wordsOf.get(element)) ?? 0;
    const isAccepted = element !== undefined && words * QUARTER >= bodyWords;
    tried.push({ by: sign(named) ?? '', words, isAccepted });
    if (isAccepted) return { element, tried, ...contentAround(element, body, words) };
  }
  return { element: null, tried, words: bodyWords, root: body, beside: [] };
};

/** The elements around an element, and itself. Empty when it is not below the parent. */
const pathTo = (element: Element, parent: Parent): readonly Element[] => {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    if (child === element) return [child];
    const path = pathTo(element, child);
    if (path.length > 0) return [child, ...path];
  }
  return [];
};

/** Minimum words of a section beside the main content, and maximum share of them in links. */
const LEAST_WORDS = 20;
const MOST_LINKED = 0.3;

/** Elements that are not a section of the content. */
const NO_SECTIONS = new Set(['aside', 'dialog', 'form', 'details', 'iframe']);

/** True for a part beside the main content that is content too: the title, or headings with text, not a menu, a form or a list of articles. */
const isSection = (element: Element): boolean => {
  if (NO_SECTIONS.has(element.tagName)) return false;
  const inside = elements(element);
  const isTold = countWordsOf(element) >= LEAST_WORDS || inside.some(({ tagName }) => tagName === 'h1');
  return isTold && areTitles(inside) && linkShare(element) <= MOST_LINKED;
};

/** True when most headings among some elements are not links, as the titles of other articles are. */
const areTitles = (inside: readonly Element[]): boolean => {
  const isTitle = ({ tagName }: Element): boolean => /^h[1-4]$/.test(tagName);
  const links = inside.filter(({ tagName }) => tagName === 'a');
  const linked = new Set(links.flatMap((link) => elements(link)));
  const titles = inside.filter(isTitle);
  const others = titles.filter((title) => linked.has(title) || elements(title).some(({ tagName }) => tagName === 'a'));
  return others.length * 2 < titles.length;
};

/** Many pages mark only the first part of their content. What the configuration selects is all of it. */
const contentAround = (main: Element, body: Root, mainWords: number): Pick<MainChoice, 'words' | 'root' | 'beside'> => {
  const isFound = isByTag(main) && main.properties.mainBy === undefined;
  const around = new Set(isFound ? pathTo(main, body) : []);
  const isOther = (element: Element): boolean => isFound && !around.has(element) && isSection(element);
  const parts = partsOf(body, (element) => element === main || keptBy(element) !== undefined || isOther(element));
  const { chosen, children, beside } = parts ?? { chosen: [main], children: [main], beside: [] };
  if (chosen.length === 1 && chosen[0] === main) return { words: mainWords, root: { type: 'root', children: [main] }, beside };
  const root: Root = { type: 'root', children: [...children] };
  return { words: countWordsOf(root), root, beside };
};
