import { classes, type Element } from '../markdown/hast.ts';
import type { Draft } from './drafts.ts';
import type { PricedPage } from './priced-page.ts';

/** Maximum lines of a record. With more, a part of a page is a section. */
export const MOST_LINES = 90;

/** The tag and classes of an element. Null without classes. */
export const shapeOf = (element: Element | null): string | null =>
  element && classes(element).length > 0 ? `${element.tagName}.${classes(element).join('.')}` : null;

/** True for an element with headings that has the same tag and classes as an element with an amount. */
export const isAlike = ({ element, from, to }: Draft, all: readonly Draft[], on: PricedPage): boolean => {
  const headings = (start: number, end: number): number => on.lines.lines.slice(start, end).filter(({ heading }) => heading > 0).length;
  const shape = shapeOf(element);
  if (shape === null || headings(from, to) === 0) return false;
  return all.some((other) => other.element !== element && on.count([other.from, other.to]) > 0 && shapeOf(other.element) === shape);
};

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
