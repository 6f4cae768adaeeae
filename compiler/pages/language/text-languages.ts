import { grouped } from '../../base/group-by.ts';
import { readHtml } from '../../html/html.ts';
import { readElements } from '../../html/elements.ts';
import { headSummary } from '../head-summary.ts';
import { languageFiles } from './language-files.ts';
import { languageOfText } from './text-language.ts';

/** Maximum pages that are read, and characters of HTML and of text of each: enough for a decision, and fast. */
const MOST_PAGES = 40;
const MOST_HTML = 100_000;
const MOST_TEXT = 4_000;
/** Characters of HTML in which `<html>` begins. */
const START = 10_000;

/** Elements without sentences. */
const NO_TEXT = new Set(['script', 'style', 'noscript', 'template', 'svg', 'code', 'pre', 'select', 'textarea', 'iframe', 'object']);

/**
 * The languages (BCP 47) of texts by the language that their pages state, with an empty name for pages that state none: where none is stated
 * and the text is clear, and where the text is clearly in another language than the stated one, as with the default of a theme.
 */
export type TextLanguages = Readonly<Record<string, string>>;

/** The language of the words of a page: that of the text if the page states none or a wrong one. */
export const spokenLanguage = (stated: string | null | undefined, texts: TextLanguages): string | null =>
  texts[stated ?? ''] ?? stated ?? null;

/**
 * Reads the text of some pages with the same stated language together, because single pages are often too short. `files` are the paths of
 * all pages.
 */
export const textLanguages = (files: readonly string[]): TextLanguages => {
  const step = Math.max(1, Math.ceil(files.length / MOST_PAGES));
  const sample = files.filter((_, place) => place % step === 0).map((file) => readHtml(file));
  const pages = sample.flatMap((page) => ('text' in page ? { stated: statedIn(page.text) ?? '', html: page.text } : []));
  return Object.fromEntries(
    [...grouped(pages, ({ stated }) => stated)].flatMap(([stated, group]) => {
      if (!isKnown(stated)) return [];
      const found = languageOfText(group.map(({ html }) => textIn(html.slice(0, MOST_HTML))).join('\n'));
      return found === null || baseOf(found) === baseOf(stated) ? [] : [[stated, found]];
    }),
  );
};

const baseOf = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? '';

/** A text can only be told from a stated language that has language data. */
const isKnown = (stated: string): boolean => stated === '' || languageFiles().has(baseOf(stated));

const statedIn = (html: string): string | null => {
  let lang: string | undefined;
  readElements(html.slice(0, START), {
    opened: (name, attributes) => {
      if (name === 'html') lang ??= attributes['lang'];
    },
  });
  return headSummary({ title: '', noindex: false, refresh: false, alternates: [], ...(lang !== undefined && { lang }) }).language;
};

const textIn = (html: string): string => {
  const parts: string[] = [];
  let [inside, length] = [0, 0];
  readElements(html, {
    opened: (name) => {
      if (NO_TEXT.has(name)) inside++;
    },
    closed: (name) => {
      if (NO_TEXT.has(name)) inside--;
    },
    text: (part) => {
      if (inside > 0 || length > MOST_TEXT) return;
      parts.push(part);
      length += part.length;
    },
  });
  return parts.join(' ');
};
