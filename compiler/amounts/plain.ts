/** A text as the readers of amounts take it, with the way back to the text that was given. */
export interface PlainText {
  readonly text: string;
  /** The index in the given text, in UTF-16 code units, of the character that stands at an index of `text`. */
  readonly at: (index: number) => number;
}

/** Marks that nobody sees: soft hyphens, spaces without width, marks of direction, selectors of a glyph. */
const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|[\uFE0E\uFE0F]/gu;

/** What plain text holds none of: the invisible, spaces of other widths, and the digits and separators of Arabic and Persian. */
const FOREIGN = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069]|[\uFE0E\uFE0F]|[^\S\n ]|[٠-٩۰-۹٬٫،]/u;

const DIGIT = /[٠-٩۰-۹0-9]/u;

/**
 * Digits of other scripts as ASCII, spaces of every width as a space, without what nobody sees. An Arabic separator becomes a dot or a comma
 * where that means the same: with three digits behind it, a dot would mean thousands, so a decimal separator stays as it is.
 */
export const plainText = (text: string): PlainText => {
  if (!FOREIGN.test(text)) return { text, at: (index) => index };
  const characters: string[] = [];
  const origins: number[] = [];
  for (let index = 0; index < text.length; index++) {
    const plain = plainCharacter(text, index);
    if (plain === '') continue;
    characters.push(plain);
    origins.push(index);
  }
  return { text: characters.join(''), at: (index) => origins[index] ?? text.length };
};

/** The words of a page for a reader: one line, without what nobody sees, digits as they stand. */
export const shownWords = (text: string): string => text.replaceAll('\u200B', ' ').replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim();

/** One code unit stands for one code unit, or for none. */
const plainCharacter = (text: string, index: number): string => {
  const character = text.charAt(index);
  if (!FOREIGN.test(character)) return character;
  if (DIGIT.test(character)) return String(character.charCodeAt(0) & 15);
  if ('٬٫،'.includes(character)) return separator(text, index);
  // A space without width divides words: pages show "/mo" and "per seat" side by side.
  const isDivider = character === '\u200B' && /\p{L}/u.test(text.charAt(index - 1)) && /\p{L}/u.test(text.charAt(index + 1));
  return isDivider || (/\s/u.test(character) && character !== '\uFEFF') ? ' ' : '';
};

const separator = (text: string, index: number): string => {
  const mark = text.charAt(index);
  if (!DIGIT.test(text.charAt(index - 1)) || !DIGIT.test(text.charAt(index + 1))) return mark;
  if (mark === '،') return ',';
  const isThree = [2, 3].every((step) => DIGIT.test(text.charAt(index + step))) && !DIGIT.test(text.charAt(index + 4));
  if (mark === '٬') return isThree ? ',' : mark;
  return isThree ? mark : '.';
};
