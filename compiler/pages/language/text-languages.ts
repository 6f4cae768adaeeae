import { grouped } from '../../base/group-by.ts';
import { isLanguage, languageOfTag } from '../../base/language-tags.ts';
import { readHtml } from '../../html/html.ts';
import { readElements } from '../../html/elements.ts';
import { statedLanguage } from '../head-summary.ts';
import { dataTagOf } from './language-files.ts';
import { isRather, languageOfText } from './text-language.ts';

/** Maximum pages that are read, and characters of HTML and of text of each: enough for a decision, and fast. */
const MOST_PAGES = 40;
const MOST_HTML = 100_000;
const MOST_TEXT = 4_000;

/** Elements without sentences. */
const NO_TEXT = new Set(['script', 'style', 'noscript', 'template', 'svg', 'code', 'pre', 'select', 'textarea', 'iframe', 'object']);

/**
 * The languages (BCP 47) of texts by the key of their pages: where the pages state none and the text is clear, and where the text is clearly
 * in another language than the stated one, as with the default of a theme.
 */
export type TextLanguages = Readonly<Record<string, string>>;

/** The path of a page, and the languages of all. */
interface Place {
  readonly path: string;
  readonly textLanguages: TextLanguages;
}

/** The language of the text of a page that states none or a wrong one; null for other pages. */
export const textLanguage = (stated: string | null | undefined, { path, textLanguages: found }: Place): string | null =>
  found[keyOf(path, stated ?? '')] ?? null;

/** The language of the words of a page. */
export const spokenLanguage = (stated: string | null | undefined, place: Place): string | null =>
  textLanguage(stated, place) ?? stated ?? null;

/** Pages that state the same, in one folder of a language. */
const keyOf = (path: string, stated: string): string => `${folderOf(path)} ${stated}`;

/** The language that the first folder of a path is named after; empty without one. */
const folderOf = (path: string): string => /^\/([a-z]{2}(?:-[a-z]{2,4})?)\//i.exec(path)?.[1]?.toLowerCase() ?? '';

/** Reads the text of some pages with the same key together, because single pages are often too short. */
export const textLanguages = (pages: readonly { readonly path: string; readonly file: string }[]): TextLanguages => {
  const step = Math.max(1, Math.ceil(pages.length / MOST_PAGES));
  const sample = pages.flatMap(({ path, file }, place) => (place % step === 0 ? readPart(path, file) : []));
  return Object.fromEntries(
    [...grouped(sample, ({ path, stated }) => keyOf(path, stated))].flatMap(([key, group]) => {
      const [{ path, stated } = { path: '', stated: '' }] = group;
      const named = languageOfTag(folderOf(path));
      if (!isKnown(stated) || (named !== '' && isSame(named, stated))) return [];
      // The menu of each page counts once. That of a theme may be in another language.
      const text = [...new Set(group.flatMap((page) => page.parts))].join('\n');
      const found = named !== '' && isRather(named, languageOfTag(stated) || 'en', text) ? named : languageOfText(text);
      return found === null || isSame(found, stated) ? [] : [[key, found]];
    }),
  );
};

/** The stated language of a page, and the first texts of its elements. */
const readPart = (
  path: string,
  file: string,
): readonly { readonly path: string; readonly stated: string; readonly parts: readonly string[] }[] => {
  const page = readHtml(file);
  return 'text' in page ? [{ path, ...startOf(page.text.slice(0, MOST_HTML)) }] : [];
};

/** Whether two tags are of one language: `nb` and `no-NO`. */
const isSame = (one: string, other: string): boolean => languageOfTag(dataTagOf(one) ?? one) === languageOfTag(dataTagOf(other) ?? other);

/**
 * A text can only be told from a stated language that has language data, or from none. `und` and `zxx` state none (BCP 47); `jp` and `cz`
 * are countries.
 */
const isKnown = (stated: string): boolean =>
  ['', 'und', 'zxx'].includes(stated) || dataTagOf(stated) !== undefined || !isLanguage(languageOfTag(stated));

/** The language that the start of a page states, empty without one, and its first texts. */
const startOf = (html: string): { readonly stated: string; readonly parts: readonly string[] } => {
  const parts: string[] = [];
  let [inside, length] = [0, 0];
  let lang: string | undefined;
  readElements(html, {
    opened: (name, attributes) => {
      if (name === 'html') lang ??= attributes['lang'];
      if (NO_TEXT.has(name)) inside++;
    },
    closed: (name) => {
      if (NO_TEXT.has(name)) inside--;
    },
    text: (part) => {
      if (inside > 0) return;
      const words = part.trim();
      parts.push(words);
      length += words.length;
      if (length > MOST_TEXT) return false;
    },
  });
  return { stated: statedLanguage({ ...(lang !== undefined && { lang }) }) ?? '', parts };
};
