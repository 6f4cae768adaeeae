/**
 * Characters that no reader sees, and that hide words from people or show machines others: controls, soft hyphens, zero-width spaces, direction
 * overrides and isolates, tag characters. Zero-width joiners and direction marks stay, because Arabic and Indic scripts need them.
 */

/** The three flags that are written with tag characters (Unicode Technical Standard 51, annex B): England, Scotland, Wales. */
const FLAGS = ['gbeng', 'gbsct', 'gbwls'].map(
  (region) => `\u{1f3f4}${[...region].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('')}\u{e007f}`,
);

/** Direction controls and tag characters: what they hide is meant to be hidden. */
const DECEPTIVE = '[\\u202a-\\u202e\\u2066-\\u2069]|\\udb40[\\udc00-\\udc7f]';
const HARMLESS = '[\\u0000-\\u0008\\u000b\\u000e-\\u001f\\u007f-\\u009f\\u00ad\\u200b\\u2060\\ufeff]';
/** One class of code units, which is searched far faster than alternatives; U+DB40 begins what may be a tag character. */
const ANY = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff\udb40]/;
/** A flag is found before its parts. */
const EACH = new RegExp(`(${FLAGS.join('|')})|(${DECEPTIVE})|${HARMLESS}`, 'g');

/** True when a text holds a character that no reader sees. */
export const holdsInvisible = (text: string): boolean => ANY.test(text);

/** A text without what no reader sees; `report` is called for each direction control and tag character. */
export const withoutInvisible = (text: string, report?: () => void): string =>
  holdsInvisible(text)
    ? text.replace(EACH, (_, flag: string | undefined, deceptive: string | undefined) => {
        if (deceptive !== undefined) report?.();
        return flag ?? '';
      })
    : text;
