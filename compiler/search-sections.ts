import { words } from '../runtime/answer/analyse.ts';
import type { SearchPassage, SearchSections } from '../runtime/bundle.ts';
import { headingOffsets } from './document.ts';
import type { Heading } from './headings.ts';
import { compare } from './problem.ts';
import { shorten } from './shorten.ts';

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
  for (const [document, sections] of divided.entries()) {
    for (const [term, places] of placesOf(sections)) {
      const posting = postings.get(term) ?? [];
      posting.push(document, places.length, ...places);
      postings.set(term, posting);
    }
  }
  return {
    passages: divided.map((sections) => sections.map(({ passage }) => passage)),
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
const placesOf = (sections: readonly Section[]): ReadonlyMap<string, readonly number[]> => {
  const places = new Map<string, number[]>();
  for (const [index, { text }] of sections.entries()) {
    for (const term of new Set(words(text))) {
      const known = places.get(term) ?? [];
      known.push(index);
      places.set(term, known);
    }
  }
  return places;
};

/** Markdown as people read it, near enough for a glimpse: without marks, addresses, table rules and escapes. */
const plainText = (markdown: string): string =>
  markdown
    .replace(/!?\[((?:\\.|[^\]\\])*)\]\((?:\\.|[^()\\])*\)/g, '$1')
    .replace(/^[ \t>]*(?:#{1,6} |[-*+] |\d{1,9}[.)] |`{3,}.*|~{3,}.*|\|?[\s|:-]+\|$)/gm, '')
    .replace(/(?<!\\)[*_`|~]+/g, ' ')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1');
