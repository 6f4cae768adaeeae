/**
 * The language of a text, by the script of its letters, else by the function words in `templates/languages/`. A wrong language would give
 * prices a wrong currency, so it is named only with a wide margin: close languages such as Danish and Norwegian have to be told apart by words
 * that only one of them has.
 */
import { languageFiles, partsOf, type LanguageFile } from './language-files.ts';
import { once } from '../../base/memoise.ts';

/** Minimum letters of a text. */
const FEW_LETTERS = 200;
/** Minimum share of the letters in a script, and of kana for Japanese. */
const MOST_LETTERS = 0.6;
const KANA_LETTERS = 0.1;
/** Minimum function words of the language, how many of them must differ, and their share of all words. */
const LEAST_WORDS = 30;
const LEAST_DISTINCT = 15;
const LEAST_SHARE = 0.15;
/**
 * Minimum words that the language has and another one has not, and maximum of the opposite, relative to these: of English more, which themes
 * and scripts leave in pages of all languages.
 */
const LEAST_OWN = 15;
const MOST_FOREIGN = 0.1;
const MOST_ENGLISH = 0.25;
/** Maximum of traditional characters in simplified Chinese, relative to those that only simplified Chinese has. */
const MOST_TRADITIONAL = 0.02;
/** Maximum share of different words with letters that the language does not have. */
const MOST_STRANGE = 0.01;

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const HAN = /\p{Script=Han}/gu;
/** Scripts that are those of one language today. */
const SCRIPTS: readonly (readonly [script: RegExp, language: string])[] = [
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Greek}/gu, 'el'],
];

/** A language with its function words, and the letters of all its words. */
interface Known {
  readonly tag: string;
  readonly words: ReadonlySet<string>;
  readonly letters: ReadonlySet<string>;
}

/** Language (BCP 47) of a text; null when it is not clear, or not one of those with language data. */
export const languageOfText = (text: string): string | null => {
  const words = wordsIn(text);
  const letters = words.join('');
  const all = [...letters].length;
  if (all < FEW_LETTERS) return null;
  const shareOf = (script: RegExp): number => (letters.match(script)?.length ?? 0) / all;
  const kana = shareOf(KANA);
  if (kana + shareOf(HAN) >= MOST_LETTERS) return kana >= KANA_LETTERS ? 'ja' : kana > 0 ? null : chinese(letters);
  return SCRIPTS.find(([script]) => shareOf(script) >= MOST_LETTERS)?.[1] ?? spacedLanguage(words);
};

/** Whether a text has more words that only one of two languages has than of the other one, and enough of them. */
export const isRather = (language: string, other: string, text: string): boolean => {
  const [one, two] = [language, other].map((tag) => spaced().find((known) => known.tag === tag)?.words ?? new Set());
  const words = wordsIn(text);
  const own = words.filter((word) => one?.has(word) && !two?.has(word)).length;
  return own >= LEAST_OWN && own > words.filter((word) => two?.has(word) && !one?.has(word)).length;
};

/** Words in small letters; marks are separate characters, so that a letter with several of them counts as known. */
const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .match(/[\p{L}\p{M}]+/gu) ?? [];

const lettersOf = ({ labels, functionWords, meanings, questions }: LanguageFile): ReadonlySet<string> =>
  new Set(wordsIn([functionWords, labels, meanings, questions].flatMap((part) => Object.values(part)).join(' ')).join(''));

/** The language of Chinese text if its characters are simplified. The traditional ones are those of several countries. */
const chinese = (letters: string): string | null => {
  const [simplified, traditional] = ['zh', 'zh-Hant'].map((tag) => lettersIn(tag)) as [ReadonlySet<string>, ReadonlySet<string>];
  const own = [...letters].filter((letter) => simplified.has(letter) && !traditional.has(letter)).length;
  const foreign = [...letters].filter((letter) => traditional.has(letter) && !simplified.has(letter)).length;
  return own >= LEAST_OWN && foreign <= MOST_TRADITIONAL * own ? 'zh' : null;
};

const lettersIn = (tag: string): ReadonlySet<string> => {
  const file = languageFiles().get(tag);
  return file ? lettersOf(file) : new Set();
};

/** The languages that are written with spaces, in their usual script. */
const spaced = once((): readonly Known[] =>
  [...languageFiles()].flatMap(([tag, file]) => {
    const isSpaced = !/\p{Script=Han}|\p{Script=Thai}/u.test(file.functionWords);
    const words = new Set(partsOf(file.functionWords).flatMap(wordsIn));
    return isSpaced && !tag.includes('-') ? [{ tag, words, letters: lettersOf(file) }] : [];
  }),
);

/** These languages in words without marks: many sites in Romanian are written so. */
const unmarked = once((): readonly Known[] =>
  spaced().map((known) => ({ ...known, words: new Set([...known.words].map((word) => word.replace(/\p{M}/gu, ''))) })),
);

const spacedLanguage = (words: readonly string[]): string | null => {
  const marked = words.filter((word) => /\p{M}/u.test(word)).length;
  return languageAmong(spaced(), words) ?? (marked <= MOST_STRANGE * words.length ? languageAmong(unmarked(), words) : null);
};

const languageAmong = (languages: readonly Known[], words: readonly string[]): string | null => {
  const counts = languages.map((known) => words.filter((word) => known.words.has(word)).length);
  const best = languages[counts.indexOf(Math.max(...counts))];
  return best && isSpoken(best, words) && languages.every((other) => other === best || isApart(best, other, words)) ? best.tag : null;
};

/** Whether a text has enough function words of a language, and only its letters. */
const isSpoken = ({ words: known, letters }: Known, words: readonly string[]): boolean => {
  const found = words.filter((word) => known.has(word));
  // The name of a product counts once.
  const different = [...new Set(words)];
  const strange = different.filter((word) => [...word].some((letter) => letter > 'z' && !letters.has(letter)));
  const isUsual = found.length >= LEAST_WORDS && found.length >= LEAST_SHARE * words.length && new Set(found).size >= LEAST_DISTINCT;
  return isUsual && strange.length <= MOST_STRANGE * different.length;
};

/** Whether a text has many words that only the first language has, and few that only the second one has. */
const isApart = (one: Known, other: Known, words: readonly string[]): boolean => {
  const own = words.filter((word) => one.words.has(word) && !other.words.has(word)).length;
  const foreign = words.filter((word) => other.words.has(word) && !one.words.has(word)).length;
  return own >= LEAST_OWN && foreign <= (other.tag === 'en' ? MOST_ENGLISH : MOST_FOREIGN) * own;
};
