import { SCALES } from '../money/amounts.ts';
import type { Meaning } from '../money/phrases.ts';
import { scan, type Token } from '../money/scan.ts';
import { valueOfSpelling } from '../money/spellings.ts';
import { periodAt, type Vocabulary } from '../money/vocabulary.ts';
import { BESIDE, stemOf, unitOf } from './limit-names.ts';
import { isPart, powerOf, UNLIMITED } from './limits.ts';

/** The value of a limit with a known key in a text. */
export interface Quantity {
  readonly value: number | null;
  readonly unlimited: boolean;
  /** Period (ISO 8601) after which it renews. Null when there is none. */
  readonly period: string | null;
  readonly reason: 'on_request' | 'unreadable' | null;
}

/** Words for an unknown quantity. */
const OPEN: ReadonlySet<string> = new Set(
  'more mehr min fair flexible flexibel multiple several many mehrere viele limited begrenzt reasonable each extra additional'.split(' '),
);
const OPEN_ROLES = ['from', 'about', 'beside', 'saving', 'former', 'worth', 'addOn', 'others', 'intro', 'later'] as const;
const OPEN_MARKS = /^[-‐‑–—+~<>≥≤≈%/]$/;
const MEASURE = /^[kmgtp]i?b$/;

/** The meaning of a word or number of a cell. */
type Piece = Grant | 'harmless' | 'open' | 'noun' | { readonly period: string };

/**
 * The value of a limit in a text: one number, "unlimited", or on request. Open values such as "5+", "5-10" and "fair use" are `unreadable`.
 * Null for a text without words and numbers.
 */
export const quantityIn = (text: string, key: string, vocabulary: Vocabulary): Quantity | null => {
  const tokens = scan(text).filter(({ kind }) => kind !== 'break');
  if (tokens.length === 0) return null;
  const pieces = piecesOf(tokens, ownWords(key), vocabulary);
  const period = pieces.flatMap((piece) => (typeof piece === 'object' && 'period' in piece ? piece.period : []))[0] ?? null;
  return { value: null, unlimited: false, reason: null, ...grantOf(pieces), period };
};

const ownWords = (key: string): ReadonlySet<string> => new Set(unitOf(key).split(' ').map(stemOf));

const grantOf = (pieces: readonly Piece[]): Partial<Quantity> => {
  const [granted, ...others] = pieces.filter(isGrant);
  const isOpen = pieces.includes('open') || pieces.filter((piece) => piece === 'noun').length > 1;
  if (granted === undefined || others.length > 0 || isOpen) return { reason: 'unreadable' };
  if (granted === 'request') return { reason: 'on_request' };
  if (granted === 'unlimited') return { unlimited: true };
  return granted.figure === null ? { reason: 'unreadable' } : { value: granted.figure };
};

/** The part of a list of limits, "5 users, 1,000 contacts", with the given name. Null when there is none. */
export const partAbout = (text: string, key: string): string | null => {
  const own = ownWords(key);
  const parts = text.split(/[;·•|\n]|,(?!\d)|\sand\s/);
  return parts.find((part) => scan(part).some(({ text: word }) => own.has(stemOf(word))))?.trim() ?? null;
};

type Grant = 'request' | 'unlimited' | { readonly figure: number | null };

const isGrant = (piece: Piece): piece is Grant =>
  piece === 'request' || piece === 'unlimited' || (typeof piece === 'object' && 'figure' in piece);

const piecesOf = (tokens: readonly Token[], own: ReadonlySet<string>, vocabulary: Vocabulary): readonly Piece[] => {
  const pieces: Piece[] = [];
  for (let index = 0; index < tokens.length;) {
    const [piece, next] = pieceAt(tokens, index, own, vocabulary);
    pieces.push(piece);
    index = next;
  }
  return pieces;
};

const pieceAt = (tokens: readonly Token[], index: number, own: ReadonlySet<string>, vocabulary: Vocabulary): readonly [Piece, number] => {
  const { kind, raw, text } = tokens[index] as Token;
  if (kind === 'number') return figureAt(tokens, index);
  const unlimited = UNLIMITED.at(tokens, index);
  if (unlimited) return ['unlimited', unlimited.next];
  const period = periodAt(tokens, index, vocabulary);
  if (period) return [{ period: period.period }, period.next];
  if (own.has(stemOf(text)) || BESIDE.has(text)) return ['harmless', index + 1];
  const match = vocabulary.at(tokens, index);
  if (match && !OPEN.has(text)) return [meant(match.meaning, kind === 'word' ? 'noun' : markOf(raw)), match.next];
  return [kind === 'word' ? wordOf(text) : markOf(raw), index + 1];
};

const figureAt = (tokens: readonly Token[], index: number): readonly [Piece, number] => {
  const power = powerOf(tokens[index + 1]);
  if (isPart(tokens, index)) return ['open', index + 1];
  return [{ figure: valueOfSpelling(tokens[index]?.raw ?? '', power) }, index + (power > 0 ? 2 : 1)];
};

/** Money and durations are not a value of the limit. */
const meant = ({ roles, codes, unit }: Meaning, otherwise: Piece): Piece => {
  if (codes !== undefined || unit !== undefined || OPEN_ROLES.some((role) => roles.has(role))) return 'open';
  if (roles.has('onRequest')) return 'request';
  return roles.size > 0 ? 'harmless' : otherwise;
};

/** The values of "5 million" and "5万" depend on the language. */
const wordOf = (text: string): Piece => (OPEN.has(text) || SCALES.has(text) || MEASURE.test(text) ? 'open' : 'noun');

const markOf = (raw: string): Piece => (OPEN_MARKS.test(raw) ? 'open' : 'harmless');
