import { attribute, countWordsOf, find, type Element, type ElementContent, type Parent, type Root } from './hast.ts';
import { keptBy } from './selections.ts';

/** An element that may be the main content of a page. */
export interface Candidate {
  /** What names it: `<main>`, `[data-pagefind-body]`, or the selector of the configuration. */
  readonly by: string;
  /** Words that it holds; 0 when it is empty, or was left out itself. */
  readonly words: number;
  readonly isAccepted: boolean;
}

/** The main content of a page. */
export interface MainChoice {
  /** Null when it is the whole body. */
  readonly element: Element | null;
  /** The candidates that the page has, in the order in which they were asked, up to the one that was accepted. */
  readonly tried: readonly Candidate[];
  /** Words of the body, and of the content: the main one, and what the configuration keeps beside it. */
  readonly bodyWords: number;
  readonly words: number;
  readonly root: Root;
  /** What stands beside the content. */
  readonly beside: readonly ElementContent[];
}

/** What says that it is the main content, strongest first. */
const SIGNS: readonly ((element: Element) => string | undefined)[] = [
  ({ properties }) => properties.mainBy as string | undefined,
  (element) => (element.tagName === 'main' ? '<main>' : attribute(element, 'role') === 'main' ? '[role=main]' : undefined),
  ({ properties }) => (properties['data-pagefind-body'] === undefined ? undefined : '[data-pagefind-body]'),
];

/** Part of the words of the body that the main content holds: a quarter or more. */
const QUARTER = 4;

/** The first candidate in a whole page, before anything is left out of it. */
export const firstCandidate = (root: Root): Element | undefined => {
  for (const sign of SIGNS) {
    const element = find(root, (each) => sign(each) !== undefined);
    if (element) return element;
  }
  return undefined;
};

/**
 * Chooses the main content of a pruned body: the first of what the configuration names, `<main>` or `[role=main]`, and `[data-pagefind-body]` that
 * holds a quarter of the words of the body, else the whole body. A page never ends empty because its `<main>` is. `page` is the page before
 * anything was left out. What the configuration keeps is content wherever it stands.
 */
export const chooseMain = (body: Root, page: Root): MainChoice => {
  const bodyWords = countWordsOf(body);
  const tried: Candidate[] = [];
  for (const sign of SIGNS) {
    const element = find(body, (each) => sign(each) !== undefined);
    const named = element ?? find(page, (each) => sign(each) !== undefined);
    if (!named) continue;
    const words = element ? countWordsOf(element) : 0;
    const isAccepted = element !== undefined && words * QUARTER >= bodyWords;
    tried.push({ by: sign(named) ?? '', words, isAccepted });
    if (element && isAccepted) return { element, tried, bodyWords, ...contentAround(element, body, words) };
  }
  return { element: null, tried, bodyWords, words: bodyWords, root: body, beside: [] };
};

const contentAround = (main: Element, body: Root, mainWords: number): Pick<MainChoice, 'words' | 'root' | 'beside'> => {
  const [chosen, beside]: [Element[], ElementContent[]] = [[], []];
  const root = reduced(body, (element) => element === main || keptBy(element) !== undefined, { chosen, beside });
  const isAlone = chosen.length === 1 && chosen[0] === main;
  return isAlone ? { words: mainWords, root: { type: 'root', children: [main] }, beside } : { words: countWordsOf(root), root, beside };
};

/** The elements that a test accepts, with the elements around them; `parts` takes what was accepted, and what stands beside it. */
const reduced = <P extends Parent>(
  parent: P,
  test: (element: Element) => boolean,
  parts: { readonly chosen: Element[]; readonly beside: ElementContent[] },
): P => {
  const children: ElementContent[] = [];
  for (const child of parent.children as ElementContent[]) {
    const isChosen = child.type === 'element' && test(child);
    if (isChosen) parts.chosen.push(child);
    if (isChosen) children.push(child);
    else if (child.type === 'element' && find(child, test)) children.push(reduced(child, test, parts));
    else parts.beside.push(child);
  }
  return { ...parent, children };
};
