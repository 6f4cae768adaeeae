import { tags, type PlacedTag } from './tags.ts';

/** Positions for the copy menu of a page. */
export interface CopyPlaces {
  /** Offsets after the tags of empty copy elements of the site. */
  readonly empty: readonly number[];
  /** Offset for the element on a page without one: after its title. Null when there is no place, or when the page has one. */
  readonly heading: number | null;
}

/** Name of the element. */
export const COPY_ELEMENT = 'sitec-copy';

/** Finds the positions in a page with one character per byte. Only what browsers parse as tags counts. */
export const copyPlaces = (html: string): CopyPlaces => {
  const all = [...tags(html)];
  return isIn(all) ? { empty: emptyElements(all, html), heading: null } : { empty: [], heading: titleEnd(all) };
};

const isIn = (all: readonly PlacedTag[]): boolean => all.some(({ tag }) => tag.name === COPY_ELEMENT);

/** True when a page has its own copy element. */
export const hasCopyElement = (html: string): boolean => isIn([...tags(html)]);

const emptyElements = (all: readonly PlacedTag[], html: string): readonly number[] =>
  all.flatMap(({ tag, end }, index) => {
    const next = all[index + 1];
    const isEmpty = next?.tag.name === COPY_ELEMENT && next.tag.closing && html.slice(end, next.at).trim() === '';
    return tag.name === COPY_ELEMENT && !tag.closing && isEmpty ? [end] : [];
  });

/** Elements that must not contain controls. */
const UNFIT = ['a', 'button', 'dialog', 'label', 'nav', 'option', 'summary', 'svg'];

/** Elements with the content of a page, where its title is. Some sites have another heading with their name in each header. */
const CONTENT = ['main', 'article'];

/** Rank of a heading: in the content, outside headers, in a header. */
const rankIn = (isInside: (names: readonly string[]) => boolean): number => {
  if (isInside(CONTENT)) return 0;
  return isInside(['header']) ? 2 : 1;
};

/** Offset after the title: the first h1 in the content, else outside headers, else any. */
const titleEnd = (all: readonly PlacedTag[]): number | null => {
  const open = new Map<string, number>();
  const isInside = (names: readonly string[]): boolean => names.some((name) => (open.get(name) ?? 0) > 0);
  const byRank: (number | undefined)[] = [];
  for (const { tag, end } of all) {
    if (tag.name === 'h1' && tag.closing && !isInside(UNFIT)) byRank[rankIn(isInside)] ??= end;
    open.set(tag.name, Math.max(0, (open.get(tag.name) ?? 0) + (tag.closing ? -1 : 1)));
  }
  return byRank.find((end) => end !== undefined) ?? null;
};
