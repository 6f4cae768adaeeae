/**
 * Invisible characters that hide words from people, or show machines other words: controls, soft hyphens, zero-width spaces, direction
 * overrides and isolates, tag characters. Zero-width joiners and direction marks stay, because Arabic and Indic scripts need them.
 */

/** The three flags that are written with tag characters (Unicode Technical Standard 51, annex B): England, Scotland, Wales. */
const FLAGS = ['gbeng', 'gbsct', 'gbwls'].map(
  (region) => `\u{1f3f4}${[...region].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('')}\u{e007f}`,
);

/** Direction controls and tag characters, which hide text on purpose. */
const DECEPTIVE = '[\\u202a-\\u202e\\u2066-\\u2069]|\\udb40[\\udc00-\\udc7f]';
const HARMLESS = '[\\u0000-\\u0008\\u000b\\u000e-\\u001f\\u007f-\\u009f\\u00ad\\u200b\\u2060\\ufeff]';
/** One class of code units, which is much faster than alternatives; U+DB40 is the first unit of tag characters. */
const ANY = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff\udb40]/;
/** Flags come before their parts. */
const EACH = new RegExp(`(${FLAGS.join('|')})|(${DECEPTIVE})|${HARMLESS}`, 'g');

/** Characters that end a line, control a terminal (C0, C1) or change the text direction (Unicode, UAX 9). */
export const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** True when a text contains an invisible character. */
export const holdsInvisible = (text: string): boolean => ANY.test(text);

/** A text without invisible characters; `report` is called for each direction control and tag character. */
export const withoutInvisible = (text: string, report?: () => void): string =>
  holdsInvisible(text)
    ? text.replace(EACH, (_, flag: string | undefined, deceptive: string | undefined) => {
        if (deceptive !== undefined) report?.();
        return flag ?? '';
      })
    : text;
