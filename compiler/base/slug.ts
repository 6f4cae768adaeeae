/** A slug of a text: its letters, digits and marks in lower case, joined by hyphens; empty when it has none. */
export const slugify = (text: string): string =>
  (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  ).join('-');

/** A text folded for comparing names: case, accents and everything but letters and digits do not count. */
export const foldName = (text: string): string => slugify(text.normalize('NFKD').replace(/\p{Mn}/gu, ''));

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
