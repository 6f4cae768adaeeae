import { elements, type Element, type Parent } from '../hast.ts';
import { countWordsOf } from '../words.ts';
import { isPlace } from './place.ts';

/** Elements that a table of contents may be. */
const LISTS: ReadonlySet<string> = new Set(['ul', 'ol', 'div', 'section']);

/** Share of the words of an element that are in links. 0 when it has no words. */
export const linkShare = (element: Element): number => {
  const words = countWordsOf(element);
  let linked = 0;
  for (const child of elements(element)) if (child.tagName === 'a') linked += countWordsOf(child);
  return words === 0 ? 0 : linked / words;
};

/** The lists and boxes below a node with two or more links, all of them to fragments of the page. */
export const linkedPlaces = (root: Parent): ReadonlySet<Element> => {
  const found = new Set<Element>();
  let [inside, others] = [0, 0];
  const visit = (parent: Parent): void => {
    for (const child of parent.children) {
      if (child.type !== 'element') continue;
      const [insideBefore, othersBefore] = [inside, others];
      visit(child);
      if (LISTS.has(child.tagName) && others === othersBefore && inside >= insideBefore + 2) found.add(child);
      if (child.tagName !== 'a') continue;
      if (isPlace(child)) inside++;
      else others++;
    }
  };
  visit(root);
  return found;
};
