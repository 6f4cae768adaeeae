import { attribute, countWordsOf, find, isNamed, type Element, type Parent, type Root } from './hast.ts';
import { openableIn } from './openable.ts';
import { rules, type Surroundings } from './rules.ts';

/** The content of a page. */
export interface Content {
  readonly root: Root;
  /** Words of the pruned body, and of the content that was chosen from it. */
  readonly bodyWords: number;
  readonly words: number;
  /** True when an element of the page says that it is the main content, and that was believed. */
  readonly isMain: boolean;
}

const HOLDERS = ['td', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a', 'li', 'blockquote'];

/**
 * Takes away what is not content, then chooses the main content: the first of `<main>`, `[role=main]` and `[data-pagefind-body]`
 * that holds a quarter of the body's words, else the whole body. A page never ends empty because its `<main>` is.
 */
export const prune = (root: Root, path: string): Content => {
  const main = find(root, isMain);
  const body: Root = {
    type: 'root',
    children: withoutChrome(root, { main: false, holder: undefined, path, openable: openableIn(root) }, main).children as Root['children'],
  };
  const bodyWords = countWordsOf(body);
  const chosen = find(body, isMain);
  const words = chosen ? countWordsOf(chosen) : bodyWords;
  if (!chosen || words * 4 < bodyWords) return { root: body, bodyWords, words: bodyWords, isMain: false };
  return { root: { type: 'root', children: [chosen] }, bodyWords, words, isMain: true };
};

const isMain = (element: Element): boolean =>
  element.tagName === 'main' || attribute(element, 'role') === 'main' || element.properties['data-pagefind-body'] !== undefined;

const withoutChrome = <P extends Parent>(parent: P, surroundings: Surroundings, main: Element | undefined): P => {
  const children: Parent['children'] = [];
  for (const child of parent.children) {
    if (child.type === 'text') children.push(child);
    if (child.type !== 'element' || rules.some((rule) => rule.verdict(child, surroundings) === 'drop')) continue;
    const inside: Surroundings = {
      ...surroundings,
      main: surroundings.main || child === main,
      holder: isNamed(child, ...HOLDERS) ? child : surroundings.holder,
    };
    children.push(withoutChrome(child, inside, main));
  }
  return { ...parent, children };
};
