import type { Element, Parent, Root } from '../hast.ts';
import { isInvisible } from '../hiding.ts';
import { beginsWithStep } from './breadcrumbs.ts';
import { noteSigns, type Signed } from './main-content.ts';
import { isPlace } from './place.ts';
import { spokenCandidate, type SpokenCandidate } from './spoken.ts';

/** Features of a page that decide which checks it needs, collected in one walk. Most pages have few. */
export interface Overview {
  /** Elements marked as main content. */
  readonly signed: Signed;
  /** True when an element has `visibility: hidden`. */
  hasInvisible: boolean;
  /** Number of links to fragments of the page. */
  places: number;
  /** Elements that begin like breadcrumbs. */
  readonly trails: Set<Element>;
  /** Texts for screen readers. */
  readonly spoken: SpokenCandidate[];
}

/** Collects the features of a page. */
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
