import { placeOf } from '../facts/readers/marks.ts';
import { decodedText } from '../html/encoding.ts';
import { markedInBytes } from '../html/html.ts';
import { markedTags } from '../html/tags.ts';
import type { Mark } from '../html/types.ts';
import type { Page } from '../pages/page.ts';
import { output } from '../problems/output.ts';
import type { Place, ProblemList } from '../problems/problem.ts';

/** Attribute of the element for the documentation on a page of the site, without `data-sitec-`. */
export const MARK = 'developers';

const ATTRIBUTE = `data-sitec-${MARK}`;

/** Visible elements that may contain headings, tables and forms (HTML standard, flow content). */
const FITTING: ReadonlySet<string> = new Set('article aside body dd div fieldset figure li main section td'.split(' '));

/** Custom elements may have any content. */
const isFitting = (name: string): boolean => FITTING.has(name) || name.includes('-');

/** The marks for the documentation on a page. */
export const developersMarks = ({ marks }: Page): readonly Mark[] => marks.filter(({ attributes }) => MARK in attributes);

/** The place of the documentation. */
export interface MarkedPlace {
  readonly bytes: Uint8Array;
  /** Offset after the tag of the marked element, in bytes. */
  readonly offset: number;
}

/** The marked place of a page, `unmarked` for a page without one; null when it cannot be filled, which is reported. */
export const markedPlace = (page: Page, problems: ProblemList): MarkedPlace | 'unmarked' | null => {
  const { bytes } = page.html();
  const [first, ...others] = markedInBytes(bytes, ATTRIBUTE);
  const [mark] = developersMarks(page);
  if (first === undefined) {
    if (mark === undefined) return 'unmarked';
    report('it is in markup that browsers do not read', placeOf(page, mark, MARK), problems);
    return null;
  }
  const places = placesIn(page, bytes);
  for (const [index] of others.entries()) report('another one comes before it, and sitec fills only one', places(index + 1), problems);
  if (isFitting(first.name)) return { bytes, offset: first.end };
  report(`<${first.name}> cannot hold headings and tables that people see`, places(0), problems);
  return null;
};

/** Reports every mark of a site whose configuration turns the page for developers off. */
export const reportUnwanted = (pages: readonly Page[], problems: ProblemList): void => {
  for (const page of pages)
    for (const mark of developersMarks(page)) report('the configuration says `developers: false`', placeOf(page, mark, MARK), problems);
};

const report = (reason: string, place: Place, problems: ProblemList): void => problems.add(output.developersUnfilled, { reason }, place);

/** Places of the marked tags by their number: bytes and text have the same tags, but not the same offsets. */
const placesIn = (page: Page, bytes: Uint8Array): ((index: number) => Place) => {
  const found = markedTags(decodedText(bytes), ATTRIBUTE);
  return (index) => ({ file: page.source, offset: found[index]?.at ?? 0, note: ATTRIBUTE });
};
