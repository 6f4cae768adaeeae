import type { Limit } from '../schema/shapes.ts';
import { limitOf, unitOf } from './grammar.ts';
import { HEADING } from './lexicon/limits.ts';
import { grantOf, type Grant } from './limit-cells.ts';
import { nounAt, nounsOf } from './limit-nouns.ts';
import { limitPhrases, type LimitPhrase } from './limit-phrases.ts';
import { phraseAt, phraseTable } from './phrases.ts';
import { as, piecesOf } from './pieces.ts';
import { plainText, shownWords } from './plain.ts';
import { rhythmAt, rhythmsIn } from './quantities.ts';
import { tokenize } from './tokens.ts';

const HEADINGS = phraseTable([[true, HEADING]]);

/**
 * The limit that the head of a row is about, when every word of it is: "Number of users", "AI credits per month"; null for "User roles".
 * `keys`: limits that the site names, in camelCase, besides those of every plan.
 */
export const limitNoun = (text: string, keys: readonly string[]): { key: string; unit: string; period: string | null } | null => {
  const plain = plainText(text).text;
  const tokens = tokenize(plain).filter(({ raw }) => !/^[().,:*]$/.test(raw));
  const nouns = nounsOf(keys);
  const rhythms = rhythmsIn(plain);
  const pieces = piecesOf<{ readonly key?: string; readonly period?: string }>(
    tokens,
    (index) => as(nounAt(tokens, index, nouns, false), (key) => ({ key })),
    (index) => as(rhythmAt(tokens, index, rhythms), (period) => ({ period })),
    (index) => as(phraseAt(HEADINGS, tokens, index), () => ({})),
  );
  const [key, ...others] = pieces.flatMap(({ value }) => value?.key ?? []);
  const [period = null] = pieces.flatMap(({ value }) => value?.period ?? []);
  const isUnderstood = others.length === 0 && pieces.every(({ value }) => value !== null);
  return isUnderstood && key !== undefined ? { key, unit: unitOf(key), period } : null;
};

/**
 * The limits in the text of a list item: a number, a word for "unlimited" or for "on request", with a noun that says of what. A limit that
 * the words leave open, "5+ users", or give twice differently has no value and the reason `unreadable`.
 */
export const readLimits = (text: string, keys: readonly string[]): readonly { key: string; limit: Limit }[] => {
  const plain = plainText(text);
  const byKey = new Map<string, LimitPhrase>();
  for (const phrase of limitPhrases(plain.text, nounsOf(keys))) {
    const other = byKey.get(phrase.key);
    byKey.set(phrase.key, other ? joinPhrases(other, phrase) : phrase);
  }
  return [...byKey.values()].map(({ key, grant, start, end }) => ({
    key,
    limit: limitFrom(key, grant, shownWords(text.slice(plain.at(start), plain.at(end - 1) + 1))),
  }));
};

/** The limit in a cell of a row whose head names it; null for an empty cell. */
export const readQuantity = (cell: string, key: string): Limit | null => {
  const raw = shownWords(cell);
  const plain = plainText(cell).text;
  const tokens = tokenize(plain).filter(({ kind }) => kind !== 'break');
  return raw === '' ? null : limitFrom(key, grantOf(tokens, rhythmsIn(plain), key), raw);
};

const joinPhrases = (first: LimitPhrase, second: LimitPhrase): LimitPhrase => {
  const isSame = first.grant.quantity === second.grant.quantity && first.grant.period === second.grant.period;
  return isSame ? first : { ...first, grant: { ...first.grant, quantity: 'vague' }, end: second.end };
};

const limitFrom = (key: string, { quantity, period }: Grant, raw: string): Limit => {
  if (typeof quantity === 'number') return limitOf(key, { value: quantity, period, quote: raw });
  if (quantity === 'unlimited') return limitOf(key, { unlimited: true, period, quote: raw });
  return limitOf(key, { quote: raw, reason: quantity === 'onRequest' ? 'on_request' : 'unreadable' });
};
