/** A slug of a text: its letters, digits and marks in lower case, joined by hyphens; empty when it has none. */
export const slugify = (text: string): string =>
  (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  ).join('-');

/** A text without accents and other marks. */
const withoutMarks = (text: string): string => text.normalize('NFKD').replace(/\p{Mn}/gu, '');

/** A text folded for comparing names: case, accents and everything but letters and digits do not count. */
export const foldName = (text: string): string => slugify(withoutMarks(text));

/**
 * The name of a company as MCP clients call its server: `a` to `z`, digits, and single hyphens between them; `site` when nothing is left. It goes into
 * shell commands, keys of JSON and addresses, and a hyphen at its start would be read as an option.
 */
export const serverName = (company: string): string =>
  foldName(company)
    .split('-')
    .map((word) => word.replace(/[^a-z0-9]/g, ''))
    .filter((word) => word !== '')
    .join('-') || 'site';

/** Slugs that are all different: those that were there before get a number behind them. */
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
