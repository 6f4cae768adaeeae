import { attribute, type Element, type Parent, type Root } from '../hast.ts';
import { isInvisible } from '../hiding.ts';
import { noteSigns, type Signed } from './main-content.ts';

/** What a page holds that decides how it is read; looked up in one walk, because most pages hold little of it. */
export interface Overview {
  /** What says that it is the main content. */
  readonly signed: Signed;
  /** True when something has `visibility: hidden`. */
  hasInvisible: boolean;
  /** True when something can be opened. */
  hasDisclosure: boolean;
  /** Links to places in the page. */
  places: number;
}

/** Looks through a page. */
export const overviewOf = (root: Root): Overview => {
  const found: Overview = { signed: [], hasInvisible: false, hasDisclosure: false, places: 0 };
  look(root, found);
  return found;
};

const look = (parent: Parent, found: Overview): void => {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    noteSigns(child, found.signed);
    if (child.tagName === 'a' && isPlace(child)) found.places++;
    found.hasInvisible ||= child.properties.style !== undefined && isInvisible(child);
    found.hasDisclosure ||= child.properties['aria-expanded'] !== undefined;
    look(child, found);
  }
};

/** True for a link to a place in the page. */
export const isPlace = (link: Element): boolean => /^#./.test(attribute(link, 'href') ?? '');
