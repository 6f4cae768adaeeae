import { grouped } from '../base/group-by.ts';
import { scan } from '../money/scan.ts';
import { periodAt, type Vocabulary } from '../money/vocabulary.ts';

/**
 * The key of a limit from its name on the site: aiCredits for "AI credits" and for "aiCredits". Empty for words that do not begin with a
 * letter.
 */
export const limitKey = (words: string): string => {
  if (/^[a-z]+(?:[A-Z][a-z\d]*)+$/.test(words)) return words;
  const [first = '', ...others] = words.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return /^\p{L}/u.test(first) ? first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('') : '';
};

/** What a limit counts, from the words of its key: "ai credits" for "aiCredits". */
export const unitOf = (key: string): string =>
  key.replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);

/** Filler words beside what is counted. */
export const BESIDE: ReadonlySet<string> = new Set(
  'included inclusive inklusive inbegriffen inclus incluses incluidos incluidas incluído incluídos inclusi incluse inbegrepen w for of to in per with and number no max maximum total limit anzahl der nombre de van von número numero di quantité aantal liczba počet antal количество عدد'.split(
    ' ',
  ),
);

/** The meaning of the label of a limit. */
export interface LimitLabel {
  /** A key of another source, else one from the words of the label. Empty for a label without words of its own. */
  readonly key: string;
  readonly isKnown: boolean;
  /** Period (ISO 8601) in the label: "AI credits per month". */
  readonly period: string | null;
}

/** The limit of a label: "Number of users", "AI credits per month". `keys` are the limits of other sources. */
export const limitLabel = (label: string, keys: readonly string[], vocabulary: Vocabulary): LimitLabel => {
  const tokens = scan(label);
  const words: string[] = [];
  let period: string | null = null;
  for (let index = 0; index < tokens.length;) {
    const found = periodAt(tokens, index, vocabulary);
    const { kind, text, raw } = tokens[index] as (typeof tokens)[number];
    if (found) period ??= found.period;
    else if (kind === 'word' && !BESIDE.has(text)) words.push(raw);
    index = found?.next ?? index + 1;
  }
  const known = [label, words.join(' ')].map((name) => keys.find((key) => isSameNoun(key, name))).find((key) => key !== undefined);
  return { key: known ?? limitKey(words.join(' ')), isKnown: known !== undefined, period };
};

/** The keys of limits of several offers, each with the one that most of them have for the same noun: "project" and "projects". */
export const sharedKeys = (keys: readonly string[]): ReadonlyMap<string, string> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const alike = grouped([...counts.keys()], (key) => stems(unitOf(key)));
  return new Map(
    [...alike.values()].flatMap((group) => {
      const [most = ''] = group.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || b.length - a.length || (a < b ? -1 : 1));
      return group.map((key) => [key, most] as const);
    }),
  );
};

/** True for the words of a key, in singular or plural, in any order: "GB storage" for "storageGb", "user" for "users". */
const isSameNoun = (key: string, name: string): boolean => stems(unitOf(key)) === stems(name);

const stems = (words: string): string => (words.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(stemOf).sort().join(' ');

/** A word without the s of the plural. */
export const stemOf = (word: string): string => word.toLowerCase().replace(/(?<=..)s$/, '');
