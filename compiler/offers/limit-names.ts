import { scan } from '../money/scan.ts';
import { periodAt, type Vocabulary } from '../money/vocabulary.ts';

/** The key of a limit by what the site calls it: "AI credits" is aiCredits, and so is aiCredits; empty for words that begin with no letter. */
export const limitKey = (words: string): string => {
  if (/^[a-z]+(?:[A-Z][a-z\d]*)+$/.test(words)) return words;
  const [first = '', ...others] = words.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return /^\p{L}/u.test(first) ? first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('') : '';
};

/** What a limit counts, in the words of its key: "aiCredits" is "ai credits". */
export const unitOf = (key: string): string =>
  key.replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);

/** Words beside what is counted that say nothing of it. */
export const BESIDE: ReadonlySet<string> = new Set(
  'included inclusive inklusive inbegriffen inclus incluses incluidos incluidas incluído incluídos inclusi incluse inbegrepen w for of to in per with and number no max maximum total limit anzahl der nombre de número numero di quantité aantal liczba počet antal количество عدد'.split(
    ' ',
  ),
);

/** What the label of a limit names. */
export interface LimitLabel {
  /** A key that other sources name, else one in the words of the label; empty for a label without words of its own. */
  readonly key: string;
  readonly isKnown: boolean;
  /** Period (ISO 8601) in the label: "AI credits per month". */
  readonly period: string | null;
}

/** The limit that a label names: "Number of users", "AI credits per month"; `keys`: limits that other sources name. */
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

/** True for the words of a key, in one or many, in any order: "storageGb" is "GB storage", "users" is "user". */
const isSameNoun = (key: string, name: string): boolean => stems(unitOf(key)) === stems(name);

const stems = (words: string): string => (words.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(stemOf).sort().join(' ');

/** A word without the s of many. */
export const stemOf = (word: string): string => word.toLowerCase().replace(/(?<=..)s$/, '');
