/** In which script a language is written: what tells whether a form can belong to it. */

/** Script (ISO 15924) -> a letter of it. Japanese mixes three. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  Latn: /\p{Script=Latin}/u,
  Arab: /\p{Script=Arabic}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Grek: /\p{Script=Greek}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Deva: /\p{Script=Devanagari}/u,
  Thai: /\p{Script=Thai}/u,
  Kore: /\p{Script=Hangul}/u,
  Hans: /\p{Script=Han}/u,
  Hant: /\p{Script=Han}/u,
  Jpan: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
};

/** True when a text has a letter that the language (BCP 47) is written with; also when it is not known how the language is written. */
export const isWrittenIn = (text: string, language: string): boolean => {
  const letter = LETTERS[scriptOf(language)];
  return letter === undefined || letter.test(text);
};

/** Script of a language by the likely subtags of Unicode (UTS 35, part 1); empty for what is no language tag. */
const scriptOf = (language: string): string => {
  try {
    return new Intl.Locale(language).maximize().script ?? '';
  } catch {
    return '';
  }
};
