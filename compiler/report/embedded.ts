import type { Page } from '../pages/page.ts';

/** Characters (UTF-16 units) of the twins that a report holds; the others are shown from the bundle. */
export const MAXIMUM_TWINS = 4_000_000;

/** The twins of the first pages, as many as there is room for. */
export const embeddedTwins = (pages: Iterable<Pick<Page, 'twin'>>, room = MAXIMUM_TWINS): readonly string[] => {
  const twins: string[] = [];
  let left = room;
  for (const page of pages) {
    const twin = page.twin();
    left -= twin.length;
    if (left < 0) break;
    twins.push(twin);
  }
  return twins;
};
