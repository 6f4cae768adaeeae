import { attribute, type Element, type Parent, type Root } from './hast.ts';

/** What a page holds that decides how it is read; looked up in one walk, because most pages hold little of it. */
export interface Survey {
  /** The first element that says that it is the main content. */
  main: Element | undefined;
  /** True when something has `visibility: hidden`. */
  hasInvisible: boolean;
  /** True when something can be opened. */
  hasDisclosure: boolean;
  /** Links to places in the page. */
  places: number;
}

/** Looks through a page. */
export const survey = (root: Root): Survey => {
  const found: Survey = { main: undefined, hasInvisible: false, hasDisclosure: false, places: 0 };
  look(root, found);
  return found;
};

const look = (parent: Parent, found: Survey): void => {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    if (found.main === undefined && isMain(child)) found.main = child;
    if (child.tagName === 'a' && isPlace(child)) found.places++;
    found.hasInvisible ||= isInvisible(child);
    found.hasDisclosure ||= child.properties['aria-expanded'] !== undefined;
    look(child, found);
  }
};

/** True for an element that says that it is the main content. */
export const isMain = ({ tagName, properties }: Element): boolean =>
  tagName === 'main' || properties.role === 'main' || properties['data-pagefind-body'] !== undefined;

/** True for a link to a place in the page. */
export const isPlace = (link: Element): boolean => /^#./.test(attribute(link, 'href') ?? '');

const INVISIBLE_STYLE = /(?<![\w-])visibility\s*:\s*hidden/i;

/** True for `visibility: hidden`, with which animations begin too. */
export const isInvisible = ({ properties }: Element): boolean =>
  typeof properties.style === 'string' && INVISIBLE_STYLE.test(properties.style);
