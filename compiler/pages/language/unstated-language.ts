import { readHtml } from '../../html/html.ts';
import { readElements } from '../../html/elements.ts';
import { headSummary } from '../head-summary.ts';
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
 * The language (BCP 47) of the pages of a site that state none, from the text of some of them together, because single pages are often too
 * short; null when every page states one, and when it is not clear. `files` are the paths of all pages.
 */
export const unstatedLanguage = (files: readonly string[]): string | null => {
  const step = Math.max(1, Math.ceil(files.length / MOST_PAGES));
  return languageOfText(
    files
      .filter((_, place) => place % step === 0)
      .map(unstatedText)
      .join('\n'),
  );
};

/** The beginning of the text of a page that states no language. */
const unstatedText = (file: string): string => {
  const page = readHtml(file);
  return 'text' in page && statedIn(page.text) === null ? textIn(page.text.slice(0, MOST_HTML)) : '';
};

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
