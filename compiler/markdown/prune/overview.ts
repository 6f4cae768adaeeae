import type { Element, Parent, Root } from '../hast.ts';
import { isInvisible } from '../hiding.ts';
import { beginsWithStep } from './breadcrumbs.ts';
import { noteSigns, type Signed } from './main-content.ts';
import { isPlace } from './place.ts';
import { spokenCandidate, type SpokenCandidate } from './spoken.ts';

/** What a page holds that decides how it is read; looked up in one walk, because most pages hold little of it. */
export interface Overview {
  /** What says that it is the main content. */
  readonly signed: Signed;
  /** True when something has `visibility: hidden`. */
  hasInvisible: boolean;
  /** Links to places in the page. */
  places: number;
  /** Elements that begin like the steps to a page. */
  readonly trails: Set<Element>;
  /** Words for those who listen. */
  readonly spoken: SpokenCandidate[];
}

/** Looks through a page. */
export const overviewOf = (root: Root): Overview => {
  const found: Overview = { signed: [], hasInvisible: false, places: 0, trails: new Set(), spoken: [] };
  look(root, [], found);
  return found;
};

const look = (parent: Parent, around: Parent[], found: Overview): void => {
  around.push(parent);
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    noteSigns(child, found.signed);
    if (child.tagName === 'a' && isPlace(child)) found.places++;
    found.hasInvisible ||= child.properties.style !== undefined && isInvisible(child);
    if (beginsWithStep(child)) found.trails.add(child);
    const spoken = spokenCandidate(child, around);
    if (spoken) found.spoken.push(spoken);
    look(child, around, found);
  }
  around.pop();
};
