const BEYOND_ASCII = /[^\u0000-\u007f]/;

/** The slug of a text: its letters, digits and marks in lower case, joined by hyphens; empty without any. */
export const slugify = (text: string): string => (wordsOf(text) ?? []).join('-');

/** A text of ASCII needs no properties of characters, which take several times as long. */
const wordsOf = (text: string): readonly string[] | null =>
  BEYOND_ASCII.test(text)
    ? text
        .normalize('NFC')
        .toLowerCase()
        .match(/[\p{L}\p{N}\p{M}]+/gu)
    : text.toLowerCase().match(/[a-z0-9]+/g);

/** A text without accents and other marks. */
const withoutMarks = (text: string): string => (BEYOND_ASCII.test(text) ? text.normalize('NFKD').replace(/\p{Mn}/gu, '') : text);

/** A text for comparing names, without case, accents and all characters other than letters and digits. */
export const foldName = (text: string): string => slugify(withoutMarks(text));

/**
 * The name of a company as the server name in MCP clients: `a` to `z`, digits, and single hyphens between them; `site` when nothing is
 * left. It is used in shell commands, JSON keys and addresses. A hyphen at its start would be read as an option.
 */
export const serverName = (company: string): string =>
  foldName(company)
    .split('-')
    .map((word) => word.replace(/[^a-z0-9]/g, ''))
    .filter((word) => word !== '')
    .join('-') || 'site';

/** Unique slugs: repeated ones get a number at the end. */
export const distinctSlugs = (stems: readonly string[]): readonly string[] => {
  const numbers = new Map<string, number>();
  const taken = new Set<string>();
  return stems.map((stem) => {
    let slug = stem;
    for (let number = numbers.get(stem) ?? 1; taken.has(slug); numbers.set(stem, number)) slug = `${stem}-${++number}`;
    taken.add(slug);
    return slug;
  });
};
