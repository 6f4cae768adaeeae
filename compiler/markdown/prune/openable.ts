import { attribute, isNamed, type Element, type Parent } from '../hast.ts';

const CHROME = ['nav', 'header', 'footer', 'aside', 'dialog'];
const TITLES = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt', 'main', 'article', 'section'];

/**
 * Identifiers of the parts of a page that a control in its content opens: answers below questions (WAI-ARIA Authoring Practices, accordion and
 * disclosure patterns). They are content, shown or not. What a control in a header or a menu opens is a menu.
 */
export const openableIn = (parent: Parent, isContent = false, found = new Set<string>()): ReadonlySet<string> => {
  for (const child of parent.children) {
    if (child.type !== 'element' || isNamed(child, ...CHROME)) continue;
    if (isContent && isDisclosure(child)) for (const id of words(attribute(child, 'aria-controls'))) found.add(id);
    openableIn(child, isContent || isNamed(child, ...TITLES), found);
  }
  return found;
};

const isDisclosure = (element: Element): boolean =>
  attribute(element, 'aria-expanded') !== undefined && isNamed(element, 'button', 'a', 'div', 'span', 'summary');

const words = (value = ''): readonly string[] => value.split(/\s+/).filter((word) => word !== '');
