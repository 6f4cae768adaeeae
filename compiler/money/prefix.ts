import type { Amount } from './amount.ts';
import { MEASURES } from './locales.ts';
import { isNothing, REACH, type Units } from './units.ts';
import { periodOf } from './vocabulary.ts';
import { PAID } from './words.ts';

/** The meaning of the words before an amount. */
export interface Prefix {
  /** The first unit that belongs to the amount. */
  readonly first: number;
  readonly from: boolean;
  readonly period: string | null;
  readonly per: string | null;
  readonly billed: string | null;
  readonly once: boolean;
  readonly role: Amount['role'];
}

type Test = (units: Units, at: number) => boolean;

/** "per week", "weekly" */
const isRhythm: Test = (units, at) =>
  /^P1[DW]$/.test(units.meaning(at).rate ?? '') || (units.is(at, 'each', 'article') && /^[DW]$/.test(units.meaning(at + 1).unit ?? ''));

/** True for a mark that is the sign of the number right behind it. */
const isSignOfNumber: Test = (units, at) => units.isGlued(at + 1) && !units.isGlued(at) && (units.isNumber(at + 1) || units.isSign(at + 1));

/** "-€20". In "-from €20" the dash marks a list item. */
const isMinus: Test = (units, at) => /^[-−–]$/.test(units.raw(at)) && isSignOfNumber(units, at);

/** "~5 €", and in a line of its own "= 25 €", which is derived from the amount before it. "1 hour = 40 €" is a price. */
const isEstimate: Test = (units, at) => /^[~≈<>≤≥]$/.test(units.raw(at)) || (units.raw(at) === '=' && (at === 0 || units.isBreak(at - 1)));

/** "Trip total €4.70": a sum of several things. */
const isTotal: Test = (units, at) =>
  /^(?:(?:sub)?totale?|gesamt\p{L}*|razem|итого|összesen|toplam|totalt)$/u.test(units.token(at)?.text ?? '');

/** "5x45 min massage": the number behind the cross is that of a word. */
const isOfWord: Test = (units, at) => units.isNumber(at) && units.token(at + 1)?.kind === 'word' && !units.isSign(at + 1);

/** "12x R$ 49", "10x sem juros de R$ 99", but not "2x per week" and "2x týdně (8 lekcí) 990 Kč" */
const isInstalment: Test = (units, at) => {
  if (!/^[x×]$/i.test(units.raw(at)) || !units.isNumber(at - 1) || isRhythm(units, at + 1) || isOfWord(units, at + 1)) return false;
  let next = at + 1;
  while (units.token(next)?.kind === 'word') next++;
  return !(/^[(（]$/.test(units.raw(next)) && units.isNumber(next + 1));
};

/** "Market average". One word may be another one: "Competition: £25". */
const isOfOthers: Test = (units, at) => units.is(at, 'others') && /\s/.test(units.textOf(at, at + 1));

/** "Min. $50", but not "30 min. $50" and "30-min $50". */
const isLeast: Test = (units, at) => {
  const word = units.raw(at) === '.' ? at - 1 : at;
  return /^m[ií]n$/.test(units.token(word)?.text ?? '') && ![word - 1, word - 2].some((before) => units.isNumber(before));
};

/** Roles that make an amount something other than a price, with the words that may be between. The first match counts. */
const ROLES: readonly (readonly [role: Amount['role'], reach: number, test: Test])[] = [
  ['saving', 0, isMinus],
  ['about', 0, isEstimate],
  ['former', 1, (units, at) => units.is(at, 'former') || isOfOthers(units, at)],
  ['former', 0, (units, at) => units.is(at, 'intro')],
  ['about', REACH, isInstalment],
  ['about', REACH, isTotal],
  ['later', 0, (units, at) => units.is(at, 'later')],
  ['saving', REACH, (units, at) => units.is(at, 'saving')],
  ['addOn', 0, (units, at) => units.is(at, 'addOn')],
  ['about', 0, isLeast],
  ['about', 0, (units, at) => units.is(at, 'upTo', 'about', 'beside')],
];

/** The meaning of the words right before an amount. Null when they have another meaning. */
type WordReader = (units: Units, at: number) => Partial<Prefix> | null;

const readFrom: WordReader = (units, at) => (units.is(at, 'from') ? { from: true, first: at } : null);

/** "Monthly: $5", "billed yearly $50" */
const readRate: WordReader = (units, at) => {
  const { rate } = units.meaning(at);
  if (rate === undefined) return null;
  const first = units.is(at - 1, 'billed', 'each', 'article') ? at - 1 : at;
  return units.is(at, 'billed') || units.is(at - 1, 'billed') ? { billed: rate, first } : { period: rate, first };
};

/** "per month $5" */
const readPeriod: WordReader = (units, at) => {
  const { unit } = units.meaning(at);
  // In "hour $10 / day $50" the slash separates two amounts.
  const isSeparated = units.raw(at - 1) === '/' && at > 1 && units.isTaken(at - 2);
  return unit !== undefined && units.is(at - 1, 'each', 'article') && !isSeparated ? { period: periodOf(unit), first: at - 1 } : null;
};

/** "par exemple" */
const EXAMPLE = /^(?:exempl|ejempl|esempi)/;

/** "Per person: £20", "Preis pro Kind 5 €", "je Stk. 2 €": a unit that begins a line, or is behind a word for prices. */
const readUnit: WordReader = (units, at) => {
  const word = units.raw(at) === '.' && units.isGlued(at) ? at - 1 : at;
  const isEach = units.is(word - 1, 'each') && units.raw(word - 1) !== '/';
  const isUnit = isEach && begins(units, word - 1) && isUnitName(units, word);
  return isUnit ? { per: units.textOf(word, at + 1), first: word - 1 } : null;
};

/** "kg / 18,90 €", "1 kg 5,00 €", "100 g / 2,50 €". Another number of measures is the size of a thing, and a letter alone a size too: "M". */
const readMeasure: WordReader = (units, at) => {
  const isEach = units.raw(at) === '/';
  const last = isEach ? at - 1 : at;
  const name = units.raw(last);
  if (!MEASURES.includes(name.toLowerCase())) return null;
  if (!units.isNumber(last - 1)) return name.length > 1 ? { per: name, first: last } : null;
  const isOne = units.value(last - 1) === 1;
  const isUnit = begins(units, last - 1) && (isEach || isOne);
  return isUnit ? { per: isOne ? name : units.textOf(last - 1, last + 1), first: last - 1 } : null;
};

const begins = (units: Units, at: number): boolean => at === 0 || units.isBreak(at - 1) || units.is(at - 1, 'pricing');

const isUnitName = (units: Units, at: number): boolean => {
  const { kind, text = '' } = units.token(at) ?? {};
  return kind === 'word' && isNothing(units.meaning(at)) && !EXAMPLE.test(text);
};

/** "Monthly cost of lessons 250 zł": a period before a word for what is paid and a few words for what. */
const readCost: WordReader = (units, at) => {
  const { rate } = units.meaning(at);
  return rate !== undefined && begins(units, at) && PAID.has(units.token(at + 1)?.text ?? '') ? { period: rate } : null;
};

const WORD_READERS: readonly WordReader[] = [readFrom, readRate, readPeriod, readUnit, readMeasure];

/** Index before the line. */
const STOP = -1;

/** True for a bracket right behind words about another amount: in "R$ 74 no anual (R$ 89 no mensal)" the year is that of the first one. */
const opensNote = (units: Units, at: number): boolean => {
  if (!/^[(（]$/.test(units.raw(at))) return false;
  let before = at - 1;
  while (units.token(before)?.kind === 'word' && !units.isTaken(before)) before--;
  return before >= 0 && units.isTaken(before);
};

class PrefixReader {
  readonly #units: Units;
  #found: Prefix;
  /** Number of other words between the amount and the unit that is read. */
  #words = 0;

  constructor(units: Units, first: number) {
    this.#units = units;
    this.#found = { first, from: false, period: null, per: null, billed: null, once: false, role: 'price' };
  }

  read(): Prefix {
    let at = this.#found.first - 1;
    while (at >= 0 && this.#words <= REACH && !this.#units.isTaken(at)) at = this.#next(at);
    return this.#found;
  }

  /** Reads a unit. Returns the next one to read. */
  #next(at: number): number {
    const role = ROLES.find(([, reach, test]) => this.#words <= reach && test(this.#units, at))?.[0];
    if (role !== undefined) return this.#withRole(role, at);
    const words = this.#words === 0 ? this.#wordsAt(at) : readCost(this.#units, at);
    if (words !== null) return this.#add(words, words.first ?? at);
    if (this.#units.is(at, 'once')) return this.#add({ once: true }, at);
    if (this.#units.isMark(at)) return this.#mark(at);
    if (!this.#units.is(at, 'filler', 'article')) this.#words++;
    return at - 1;
  }

  #withRole(role: Prefix['role'], at: number): number {
    // In "first month free, then €20" the nearest word counts.
    if (this.#found.role === 'later') return this.#add({}, at);
    const isPlus = role === 'addOn' && at === this.#found.first - 1 && this.#units.raw(at) === '+' && isSignOfNumber(this.#units, at);
    return this.#add(isPlus ? { role, first: at } : { role }, at);
  }

  #add(found: Partial<Prefix>, first: number): number {
    this.#found = { ...this.#found, ...found };
    return first - 1;
  }

  #wordsAt(at: number): Partial<Prefix> | null {
    for (const read of WORD_READERS) {
      const found = read(this.#units, at);
      if (found !== null) return found;
    }
    return null;
  }

  #mark(at: number): number {
    if (/^[.!?;|。]$/.test(this.#units.raw(at)) || opensNote(this.#units, at)) return STOP;
    if (!this.#units.isBreak(at)) return at - 1;
    // A word for "from" may be on a separate line that has nothing else about the amount.
    if (this.#units.is(at - 1, 'from')) this.#add({ from: true, first: at - 1 }, at);
    return STOP;
  }
}

/** Reads the words before an amount backwards from its first unit. */
export const readPrefix = (units: Units, first: number): Prefix => new PrefixReader(units, first).read();
