import { cardShapeOf, shareClass } from './alike.ts';
import type { Draft } from './offer.ts';
import type { Line } from './lines.ts';
import type { PricedPage } from './priced-page.ts';

/** Maximum lines of a record. With more, a part of a page is a section. */
export const MOST_LINES = 90;

/**
 * True for an element like one with an amount: with headings and the same tag and classes, or with a list, a link or button, and one of its
 * classes.
 */
export const isAlike = ({ element, from, to }: Draft, all: readonly Draft[], on: PricedPage): boolean => {
  const lines = on.lines.lines.slice(from, to);
  const hasHeading = lines.some(({ heading }) => heading > 0);
  const isChoice = itemsIn(lines) > 1 && lines.some(({ control, item }) => control !== null && item === null);
  const shape = cardShapeOf(element);
  return all.some(
    (other) =>
      element !== null &&
      other.element !== null &&
      other.element !== element &&
      on.count([other.from, other.to]) > 0 &&
      ((hasHeading && shape !== null && cardShapeOf(other.element) === shape) || (isChoice && shareClass(element, other.element))),
  );
};

/** Number of list items among lines. */
export const itemsIn = (lines: readonly Line[]): number => new Set(lines.flatMap(({ item }) => item ?? [])).size;

/** The longest run of neighbours with a price. One of them at a time may have no price. */
export const runOf = (all: readonly Draft[], on: PricedPage): readonly Draft[] => {
  const hasSign = (draft: Draft): boolean => on.count([draft.from, draft.to]) > 0;
  const isPriced = (draft: Draft | undefined): boolean =>
    draft !== undefined && draft.to - draft.from <= MOST_LINES && (hasSign(draft) || isAlike(draft, all, on));
  let best: readonly Draft[] = [];
  for (let start = 0; start < all.length; start++) {
    let end = start;
    while (isPriced(all[end]) || isPriced(all[end + 1])) end++;
    const run = all.slice(start, end).filter(isPriced);
    if (run.length > best.length) best = run;
    start = end;
  }
  return best;
};
