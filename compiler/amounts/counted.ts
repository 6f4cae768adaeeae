import { isContent } from './part-rules.ts';
import { partAt, type Part } from './parts.ts';

/** What a price counts once for, and the part behind the words that say so. */
export interface CountedMatch {
  /** English noun in the singular, "user", or a number of them: "1000 messages"; null when the words have no certain meaning. */
  readonly per: string | null;
  readonly isAddOn: boolean;
  readonly next: number;
}

/** What a price counts once for, by the words at a part: "per user", "je 1.000 Nachrichten", "لكل مستخدم"; null when they say none. */
export const countedAt = (parts: readonly Part[], index: number): CountedMatch | null => {
  const { whole, isEach, noun } = partAt(parts, index).meaning;
  if (whole !== undefined) return { per: whole, isAddOn: false, next: index + 1 };
  if (isEach) return behindEach(parts, index);
  // "$5 user/month" has its "per" in front of the month only.
  return noun !== undefined && partAt(parts, index + 1).raw === '/' ? { per: noun, isAddOn: false, next: index + 1 } : null;
};

/** The same behind the word at a part, such as "per" or, after "per month", "and". */
export const behindEach = (parts: readonly Part[], index: number): CountedMatch | null => {
  const isExtra = isAddOnWord(partAt(parts, index + 1));
  const first = isExtra ? index + 2 : index + 1;
  const number = partAt(parts, first);
  const at = number.kind === 'number' ? first + 1 : first;
  const { noun } = partAt(parts, at).meaning;
  if (noun === undefined) return unknownNoun(parts, index, at);
  const isExtraBehind = isAddOnWord(partAt(parts, at + 1));
  const per = number.kind === 'number' ? countedNoun(number.value, noun) : noun;
  return { per, isAddOn: isExtra || isExtraBehind, next: isExtraBehind ? at + 2 : at + 1 };
};

const isAddOnWord = ({ meaning }: Part): boolean => meaning.word === 'addOn';

const countedNoun = (count: number | null, noun: string): string | null => {
  if (count === null || count === 1) return count === null ? null : noun;
  return `${count} ${plural(noun)}`;
};

/** Words for "each" that are also names or have other uses, so that the noun behind must look like one. */
const UNSURE = /^(?:a|an|each|every|pro|je|jede|jeden|jedes|jeder|alle|fi|في|كل)$/;

/**
 * A noun that no lexicon has, as the page writes it: "per clinic", "pro Hof". When more words follow, or the word may be a period in a language
 * that no lexicon has, as behind a slash, something is counted and nobody can tell what.
 */
const unknownNoun = (parts: readonly Part[], index: number, at: number): CountedMatch | null => {
  const [each, next] = [partAt(parts, index), partAt(parts, index + 1)];
  const unclear = { per: null, isAddOn: false, next: index + 2 };
  if (each.raw === '/') return next.glued && isContent(next) ? unclear : null;
  if (!isWord(partAt(parts, at)) || !isSure(each, partAt(parts, at))) return null;
  const last = isWord(partAt(parts, at + 1)) ? at + 1 : at;
  const isOpen = at > index + 1 || isContent(partAt(parts, last + 1)) || PERIOD_WITHIN.test(partAt(parts, at).text);
  const words = parts.slice(at, last + 1).map(({ raw }) => raw.toLowerCase());
  return isOpen ? unclear : { per: words.join(' '), isAddOn: false, next: last + 1 };
};

/** A period that runs into the next word, as pages write it whose design keeps them apart: "monthbilled". */
const PERIOD_WITHIN = /^(?:month|monat|year|jahr|week|woche)/;

const isWord = (part: Part): boolean => part.kind === 'word' && isContent(part);

const isSure = (each: Part, word: Part): boolean =>
  !UNSURE.test(each.text) || (/^(?:pro|je)$/.test(each.raw) && /^\p{Lu}\p{Ll}/u.test(word.raw));

/** Regular English plural. */
const plural = (noun: string): string => {
  if (noun === 'person') return 'people';
  if (noun === 'sms') return noun;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
};
