import type { Element, ElementContent, Parent, Root } from '../hast.ts';
import { keptBy } from '../selections.ts';
import { countWordsOf } from '../words.ts';

/** What is chosen below a node, with the elements around it, and what stands beside that. */
interface Parts {
  readonly children: readonly ElementContent[];
  readonly chosen: readonly Element[];
  readonly beside: readonly ElementContent[];
}

/** The elements below a node that a test accepts, with the elements around them; null when there is none. */
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
  /** What names it: `<main>`, `[data-pagefind-body]`, or the selector of the configuration. */
  readonly by: string;
  /** Words that it holds; 0 when it is empty, or was left out itself. */
  readonly words: number;
  readonly isAccepted: boolean;
}

/** The main content of a page. */
interface MainChoice {
  /** Null when it is the whole body. */
  readonly element: Element | null;
  /** The candidates that the page has, in the order in which they were asked, up to the one that was accepted. */
  readonly tried: readonly Candidate[];
  /** Words of the content: the main one, and what the configuration keeps beside it. */
  readonly words: number;
  readonly root: Root;
  /** What stands beside the content. */
  readonly beside: readonly ElementContent[];
}

/** The first element with each sign that it is the main content, by the order of `SIGNS`. */
export type Signed = (Element | undefined)[];

/** What says that it is the main content, strongest first. */
const SIGNS: readonly ((element: Element) => string | undefined)[] = [
  ({ properties }) => properties.mainBy as string | undefined,
  ({ tagName, properties }) => (tagName === 'main' ? '<main>' : properties.role === 'main' ? '[role=main]' : undefined),
  ({ properties }) => (properties['data-pagefind-body'] === undefined ? undefined : '[data-pagefind-body]'),
];

/** Notes an element if it is the first that says that it is the main content. */
export const noteSigns = (element: Element, signed: Signed): void => {
  for (let index = 0; index < SIGNS.length; index++)
    if (signed[index] === undefined && SIGNS[index]?.(element) !== undefined) signed[index] = element;
};

/** Part of the words of the body that the main content holds: a quarter or more. */
const QUARTER = 4;

/** What is known of a page when its main content is chosen. */
interface Candidates {
  /** What of the pruned page says that it is the main content, and the words of each. */
  readonly signed: Signed;
  readonly words: ReadonlyMap<Element, number>;
  readonly bodyWords: number;
  /** What said so before anything was left out. */
  readonly before: Signed;
}

/**
 * Chooses the main content of a pruned body: the first of what the configuration names, `<main>` or `[role=main]`, and `[data-pagefind-body]` that
 * holds a quarter of the words of the body, else the whole body. A page never ends empty because its `<main>` is. What the configuration keeps is
 * content wherever it stands.
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

const contentAround = (main: Element, body: Root, mainWords: number): Pick<MainChoice, 'words' | 'root' | 'beside'> => {
  const parts = partsOf(body, (element) => element === main || keptBy(element) !== undefined);
  const { chosen, children, beside } = parts ?? { chosen: [main], children: [main], beside: [] };
  if (chosen.length === 1 && chosen[0] === main) return { words: mainWords, root: { type: 'root', children: [main] }, beside };
  const root: Root = { type: 'root', children: [...children] };
  return { words: countWordsOf(root), root, beside };
};
