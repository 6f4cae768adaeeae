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
