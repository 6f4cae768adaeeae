import type { Clause, Layout, Suffix } from './clause.ts';
import { readClause } from './clauses.ts';
import { isFiller } from './part-rules.ts';
import { partAt, type Part } from './parts.ts';
import { isDash } from './tokens.ts';

/** Characters between an amount and words that belong to it (rule "period" of the reading of prices). */
const REACH = 28;

/** Reads what stands behind an amount, as far as every word is about it; one end of a line may stand between. */
export const readSuffix = (parts: readonly Part[], index: number, layout: Layout): Suffix => {
  let known = { ...NOTHING, end: partAt(parts, index).end, next: index + 1 };
  let isBroken = false;
  let at = index + 1;
  while (partAt(parts, at).start - known.end <= REACH) {
    const isBreak = partAt(parts, at).kind === 'break';
    const clause: Clause | null = isBreak ? null : readClause(parts, at, { amount: index, known, isBroken, ...layout });
    if (clause) known = { ...known, ...clause.says, end: partAt(parts, clause.next - 1).end, next: clause.next };
    else if (isBreak ? isBroken : !isBridge(parts, at)) break;
    isBroken = clause === null && (isBroken || isBreak);
    at = clause === null ? at + 1 : clause.next;
  }
  return withEnd(parts, index, known);
};

const NOTHING: Suffix = {
  period: null,
  per: null,
  paid: null,
  role: 'price',
  isFrom: false,
  isClear: true,
  isOnce: false,
  end: 0,
  next: 0,
};

/** The dot of "49 € p.a." is part of the words, that of "$49 a month." is not; a bracket that they open ends them. */
const withEnd = (parts: readonly Part[], index: number, known: Suffix): Suffix => {
  const [{ kind, raw }, mark] = [partAt(parts, known.next - 1), partAt(parts, known.next)];
  const isDot = mark.raw === '.' && mark.glued && kind === 'word' && /\.|^(?:mtl|monatl|jährl|mon|mo|yr|std)$/i.test(raw);
  const isBracket = mark.raw === ')' && parts.slice(index, known.next).some((part) => part.raw === '(');
  return isDot || isBracket ? { ...known, end: mark.end, next: known.next + 1 } : known;
};

/** Marks and words between two clauses about one amount. */
const isBridge = (parts: readonly Part[], index: number): boolean => {
  const [part, after] = [partAt(parts, index), partAt(parts, index + 1)];
  if (isFiller(part)) return part.raw !== ':';
  const next = after.kind === 'break' ? partAt(parts, index + 2) : after;
  if (part.meaning.word === 'and') return isLead(next);
  // An abbreviation ends in a dot, and so does a sentence: what follows must say itself that it goes on.
  if (part.raw === '.') return isLead(next) || (next.kind === 'mark' && isFiller(next));
  return isDash(part) && (isLead(next) || next.meaning.adverb !== undefined);
};

const LEADS = new Set<string | undefined>(['charged', 'charging', 'link']);

/** True for a word that can only go on about the amount before it: "per", "billed". */
const isLead = ({ meaning: { isEach, word } }: Part): boolean => isEach === true || LEADS.has(word);
