import type { Clause, ClauseContext, Suffix } from './clause.ts';
import { behindEach, countedAt } from './counted.ts';
import { isContent, isFiller } from './part-rules.ts';
import { partAt, type Part } from './parts.ts';
import { payingAt } from './paying.ts';
import { countedPeriod, isoPeriod, ledPeriod, periodAt, type PeriodMatch } from './periods.ts';

/** What a single word behind an amount makes of it: no price, a price from which others rise, one that is paid once; null for other words. */
const remarkAt = (parts: readonly Part[], index: number, isBroken: boolean): Clause | null => {
  const part = partAt(parts, index);
  const says = saysOfTime(part) ?? (isBroken ? null : (saysOfMoney(part) ?? saysOfBounds(part, partAt(parts, index + 1))));
  return says && { says, next: index + 1 };
};

const saysOfMoney = ({ meaning: { saving, other } }: Part): Clause['says'] | null => {
  if (saving === 'after' || saving === 'both') return { role: 'saving' };
  return other === 'after' || other === 'both' ? { role: 'other' } : null;
};

const saysOfTime = ({ meaning: { word, isAtFirst } }: Part): Clause['says'] | null => {
  if (isAtFirst || word === 'afterwards') return { role: 'saving' };
  if (word === 'onwards') return { isFrom: true };
  return word === 'once' ? { isOnce: true } : null;
};

const saysOfBounds = ({ meaning, raw, glued }: Part, behind: Part): Clause['says'] | null => {
  // In "$49 additional seats $5" the word is about what follows.
  if (isContent(behind) || behind.kind === 'amount' || behind.kind === 'sign') return null;
  if (meaning.word === 'addOn') return { role: 'addOn' };
  if (meaning.word === 'bound') return { isClear: false };
  const isOpen = raw === '+' && glued && (behind.kind !== 'word' || !behind.glued);
  return isOpen ? { isFrom: true } : null;
};

/** The part behind a remark on taxes, "+ VAT", "zzgl. MwSt.", "inkl. 19 % MwSt."; null when there is none. */
const taxAt = (parts: readonly Part[], index: number): number | null => {
  let at = index;
  while (at < index + MOST && isBeforeTax(partAt(parts, at))) at++;
  if (partAt(parts, at).meaning.word !== 'tax') return null;
  const dot = partAt(parts, at + 1);
  return dot.raw === '.' && dot.glued ? at + 2 : at + 1;
};

/** Parts of "zzgl. 19 % gesetzl. MwSt." before its last word. */
const MOST = 5;

const isBeforeTax = ({ kind, meaning, raw }: Part): boolean =>
  meaning.word === 'taxed' || /^[+.%]$/.test(raw) || kind === 'digits' || kind === 'number';

type ClauseReader = (parts: readonly Part[], index: number, context: ClauseContext) => Clause | null;

/** The clause about an amount that begins at a part; null when there is none. */
export const readClause: ClauseReader = (parts, index, context) => {
  for (const read of READERS) {
    const clause = read(parts, index, context);
    if (clause) return clause;
  }
  return null;
};

const readTax: ClauseReader = (parts, index) => {
  const next = taxAt(parts, index);
  return next === null ? null : { says: {}, next };
};

const readPaying: ClauseReader = (parts, index, { known, isBroken }) => {
  const paying = payingAt(parts, index);
  if (paying === null || known.isOnce || (known.paid !== null && known.paid !== paying.period)) return null;
  // "Billed yearly at $192" belongs to both amounts; in two lines it heads the second one.
  const isHead = isBroken && partAt(parts, paying.next).kind === 'break' && partAt(parts, paying.next + 1).kind === 'amount';
  return isHead ? null : { says: { paid: paying.period }, next: paying.next };
};

const readPeriod: ClauseReader = (parts, index, context) => {
  const { known } = context;
  const found = known.isOnce ? null : ownPeriod(parts, index, context);
  if (found === null) return null;
  const { period, next } = found;
  if (known.period === null || known.period === period) return { says: { period }, next };
  return isPaidYearly(found, context) && isEndOfClause(parts, next) ? { says: { paid: period }, next } : null;
};

/** In "$16 a month, annual, billed monthly" the year is the term of a contract. */
const isEndOfClause = (parts: readonly Part[], index: number): boolean => {
  const next = isFiller(partAt(parts, index)) ? index + 1 : index;
  return !isContent(partAt(parts, index)) && payingAt(parts, next) === null;
};

const ownPeriod = (parts: readonly Part[], index: number, context: ClauseContext): PeriodMatch | null => {
  const found = periodAt(parts, index) ?? continuedPeriod(parts, index, context.known) ?? barePeriod(parts, index);
  return found && (found.isLed || !isOthers(parts, index, found.next, context)) ? found : null;
};

/** "$16 a month, annually" is the price of a month, paid for a year. */
const isPaidYearly = ({ period, isLed }: PeriodMatch, { known, isBroken }: ClauseContext): boolean =>
  !isBroken && !isLed && known.period === 'P1M' && period === 'P1Y';

/** "pro Nutzer und Monat" */
const continuedPeriod = (parts: readonly Part[], index: number, { per }: Suffix): PeriodMatch | null =>
  partAt(parts, index).meaning.word === 'and' && per !== null ? ledPeriod(parts, index) : null;

/** "49 € Monat" */
const barePeriod = (parts: readonly Part[], index: number): PeriodMatch | null => {
  const { unit } = partAt(parts, index).meaning;
  const behind = partAt(parts, index + 1);
  const period = unit === undefined || isContent(behind) || behind.kind === 'sign' ? null : isoPeriod(1, unit);
  return period === null ? null : { period, next: index + 1, isLed: false };
};

/** True when "monthly" is no word about the amount before it: it begins a sentence of its own, or names the amount behind it. */
const isOthers = (parts: readonly Part[], index: number, next: number, { isBroken, isLabelled }: ClauseContext): boolean => {
  const after = partAt(parts, next);
  if (after.raw === ':' || (isBroken && isContent(after))) return true;
  const behind = skip(parts, next, isBroken || isLabelled);
  if (partAt(parts, behind).kind !== 'amount') return false;
  const isInItsLine = isBroken && !parts.slice(next, behind).some(({ kind }) => kind === 'break');
  return isLabelled || isInItsLine || /^[,;(]$/.test(partAt(parts, index - 1).raw);
};

const skip = (parts: readonly Part[], index: number, isOverLines: boolean): number => {
  let at = index;
  while (isBeforeAmount(partAt(parts, at), isOverLines)) at++;
  return at;
};

const isBeforeAmount = (part: Part, isOverLines: boolean): boolean =>
  (isFiller(part) && part.raw !== ')') || part.meaning.word === 'from' || (isOverLines && part.kind === 'break');

const readCounted: ClauseReader = (parts, index, { known }) => {
  const isContinued = partAt(parts, index).meaning.word === 'and' && known.period !== null;
  const found = isContinued ? behindEach(parts, index) : countedAt(parts, index);
  if (found === null || (known.per !== null && known.per !== found.per)) return null;
  const { per, isAddOn, next } = found;
  return { says: { per, isClear: known.isClear && per !== null, role: isAddOn ? 'addOn' : known.role }, next };
};

/** "for 6 months": a period, but where one is known already, or nothing is paid, it says how long the amount holds. */
const readDuration: ClauseReader = (parts, index, { amount, known }) => {
  const found = partAt(parts, index).meaning.isDuring ? countedPeriod(parts, index + 1) : null;
  if (found === null) return null;
  const isForAWhile = known.period !== null || partAt(parts, amount).value === 0;
  return { says: isForAWhile ? { role: 'saving' } : { period: found.period }, next: found.next };
};

const readRemark: ClauseReader = (parts, index, { isBroken }) => remarkAt(parts, index, isBroken);

const READERS: readonly ClauseReader[] = [readTax, readPaying, readPeriod, readCounted, readDuration, readRemark];
