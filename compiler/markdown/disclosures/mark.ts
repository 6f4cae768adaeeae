import type { Element, Parent, Root } from '../hast.ts';
import { hasWords } from '../words.ts';
import { namedDisclosures } from './named.ts';
import { openedBy, opens, opensMenu } from './opened.ts';
import { isClosed, type Disclosure } from './panels.ts';
import { Boxes } from './boxes.ts';
import { repeatedDisclosures } from './repeated.ts';

/**
 * Marks controls and their panels on a page, in place: `opens` of a control and `openedBy` of its panel have the same number. `opensMenu`
 * is true for the control of a menu or of anything else that is not text.
 */
export const markDisclosures = (root: Root): void => {
  const { hasOpeners, boxes } = new Boxes(root);
  const { found, refused } = hasOpeners ? namedDisclosures(root) : { found: [], refused: [] };
  for (const control of refused) control.properties.opensMenu = true;
  let number = 0;
  for (const disclosure of [...found, ...repeatedDisclosures(boxes)]) if (mark(disclosure, number + 1)) number++;
};

/** Marks a disclosure unless its control has one already. Returns true when its panel was marked too. */
const mark = ({ control, panel }: Disclosure, number: number): boolean => {
  if (opens(control) !== undefined || opensMenu(control)) return false;
  const known = openedBy(panel);
  control.properties.opens = known ?? number;
  if (known !== undefined) return false;
  panel.properties.openedBy = number;
  // The element that closes a panel may be its only child.
  for (let only = onlyIn(panel); only !== undefined; only = onlyIn(only)) if (isClosed(only)) only.properties.isOpened = true;
  return true;
};

const onlyIn = (parent: Parent): Element | undefined => {
  const [only, ...others] = parent.children.filter((child) => child.type !== 'comment' && hasWords(child as Element));
  return others.length === 0 && only?.type === 'element' ? only : undefined;
};
