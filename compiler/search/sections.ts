import type { SearchPassage } from '../../runtime/bundle.ts';
import { shorten } from '../base/shorten.ts';
import { headingOffsets, type Heading } from '../pages/headings.ts';
import { plainText } from './plain-text.ts';

/** Characters of the beginning of a section that a hit shows. */
const SNIPPET_LENGTH = 160;

/** A text that is divided by its headings. */
interface Divided {
  readonly markdown: string;
  readonly headings: readonly Heading[];
}

/** The sections of a document: their headings, and how they begin. Its title is no section: it says what the hit says. */
export const passagesOf = ({ markdown, headings }: Divided): readonly SearchPassage[] => {
  const places = headingOffsets(markdown, headings).filter(({ heading }) => heading.level > 1);
  return places.map(({ heading: { id, text: title }, offset }, index) => {
    const text = markdown.slice(offset, places[index + 1]?.offset ?? markdown.length);
    const body = plainText(text.slice(text.indexOf('\n') + 1 || text.length));
    return { section: { id, title }, snippet: shorten(body, SNIPPET_LENGTH) || title };
  });
};
