import { words } from '../runtime/answer/analyse.ts';
import type { SearchPassage, SearchSections } from '../runtime/bundle.ts';
import { headingOffsets } from './document.ts';
import type { Heading } from './headings.ts';
import { compare } from './problem.ts';
import { shorten } from './shorten.ts';

/** Sections of a guide that are told apart, one bit each of a number. */
const MAXIMUM_SECTIONS = 31;

/** Characters of the beginning of a section that a hit shows. */
const SNIPPET_LENGTH = 200;

/** A text that is divided by its headings. */
interface Divided {
  readonly markdown: string;
  readonly headings: readonly Heading[];
}

/** Compiles which section of which guide has which words. The title of a guide is no section: it says what the hit says. */
export const compileSections = (guides: readonly Divided[]): SearchSections => {
  const divided = guides.map(sectionsOf);
  const postings = new Map<string, number[]>();
  for (const [document, sections] of divided.entries())
    for (const [term, mask] of masksOf(sections)) postings.set(term, [...(postings.get(term) ?? []), document, mask]);
  return {
    passages: divided.map((sections) => sections.slice(0, MAXIMUM_SECTIONS).map(({ passage }) => passage)),
    postings: Object.fromEntries([...postings].toSorted(([left], [right]) => compare(left, right))),
  };
};

interface Section {
  readonly passage: SearchPassage;
  readonly text: string;
}

const sectionsOf = ({ markdown, headings }: Divided): readonly Section[] => {
  const places = headingOffsets(markdown, headings).filter(({ heading }) => heading.level > 1);
  return places.map(({ heading: { id, text: title }, offset }, index) => {
    const text = markdown.slice(offset, places[index + 1]?.offset ?? markdown.length);
    const body = text.slice(text.indexOf('\n') + 1 || text.length);
    return { passage: { section: { id, title }, snippet: shorten(plainText(body), SNIPPET_LENGTH) || title }, text };
  });
};

/** term -> sections that have it. */
const masksOf = (sections: readonly Section[]): ReadonlyMap<string, number> => {
  const masks = new Map<string, number>();
  for (const [index, { text }] of sections.entries()) {
    const bit = 1 << Math.min(index, MAXIMUM_SECTIONS - 1);
    for (const term of new Set(words(text))) masks.set(term, (masks.get(term) ?? 0) | bit);
  }
  return masks;
};

/** Markdown as people read it, near enough for a glimpse: without marks, addresses, table rules and escapes. */
const plainText = (markdown: string): string =>
  markdown
    .replace(/!?\[((?:\\.|[^\]\\])*)\]\((?:\\.|[^()\\])*\)/g, '$1')
    .replace(/^[ \t>]*(?:#{1,6} |[-*+] |\d{1,9}[.)] |`{3,}.*|~{3,}.*|\|?[\s|:-]+\|$)/gm, '')
    .replace(/(?<!\\)[*_`|~]+/g, ' ')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1');
