import type { Nodes, RootContent } from 'mdast';
import { delimiterOf, isMark, type Mark } from './marks.ts';

/** A piece of a printed line: a delimiter with its mark, or other content, of which the ends count. */
interface Token {
  readonly mark: Mark | null;
  readonly first: string;
  readonly last: string;
}

/** Delimiters of one sign side by side. */
interface Run {
  readonly sign: string;
  readonly length: number;
  readonly opens: boolean;
  readonly closes: boolean;
  /** For each sign that is not paired yet, the mark that it is written for. */
  readonly rest: Mark[];
}

/** The first mark whose delimiters do not pair; null when all do. `before` and `after` are the characters around `nodes`. */
export const firstWrong = (nodes: readonly RootContent[], before: string, after: string): Mark | null => {
  const tokens = [edgeToken(before), ...nodes.flatMap(tokensOf), edgeToken(after)];
  return wrongAmong(tokens, UNITS) ?? wrongAmong(tokens, STANDARD);
};

const edgeToken = (character: string): Token => ({ mark: null, first: character, last: character });

const tokensOf = (node: RootContent): readonly Token[] => {
  if (!isMark(node)) return [{ mark: null, first: edgeOf(node, 'start'), last: edgeOf(node, 'end') }];
  const sign = delimiterOf(node).charAt(0);
  const delimiter: Token = { mark: node, first: sign, last: sign };
  return [delimiter, ...node.children.flatMap(tokensOf), delimiter];
};

const firstOf = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 0x20);

const lastOf = (text: string): string => (/[\ud800-\udbff][\udc00-\udfff]$/.test(text) ? text.slice(-2) : text.slice(-1));

/** What a node that is no mark begins or ends with where it is printed. */
export const edgeOf = (node: Nodes, side: 'start' | 'end'): string => {
  // A tilde is escaped, and a parser that is loose about tildes sees the backslash before it.
  if (node.type === 'text') return side === 'start' ? firstOf(node.value).replace('~', '\\') : lastOf(node.value);
  if (node.type === 'break') return side === 'start' ? '\\' : '\n';
  // Brackets of links, pictures and references, backticks of code: all are punctuation.
  return '`';
};

type Kind = 'letter' | 'space' | 'sign';

/** How a parser reads the characters beside a run. */
interface Reading {
  readonly kindOf: (character: string) => Kind;
  /** True when `*` and `_` beside a tilde count as beside a space and beside a letter. */
  readonly isLoose: boolean;
}

const SIGN = /[\p{P}\p{S}]/u;

const kindOfCharacter = (character: string): Kind => (/^\s?$/.test(character) ? 'space' : SIGN.test(character) ? 'sign' : 'letter');

/** CommonMark as it is written. */
const STANDARD: Reading = { kindOf: kindOfCharacter, isLoose: false };

/** Many parsers look at one half of a character beyond U+FFFF, which is no sign of any kind; micromark is loose about tildes. */
const UNITS: Reading = { kindOf: (character) => (character.length > 1 ? 'letter' : kindOfCharacter(character)), isLoose: true };

/** The delimiter algorithm of CommonMark (appendix, "process emphasis"), up to the first pair that is not one mark. */
const wrongAmong = (tokens: readonly Token[], reading: Reading): Mark | null => {
  const openers: Run[] = [];
  for (const run of runsOf(tokens, reading)) {
    const wrong = run.closes ? close(run, openers) : null;
    if (wrong !== null) return wrong;
    const [unpaired] = run.rest;
    if (unpaired === undefined) continue;
    if (!run.opens) return unpaired;
    openers.push(run);
  }
  return openers[0]?.rest[0] ?? null;
};

/** Pairs the signs of a run with those that were opened before it; the mark that would not be read back, or null. */
const close = (run: Run, openers: Run[]): Mark | null => {
  for (let [mark] = run.rest; mark !== undefined; [mark] = run.rest) {
    const opener = openers.at(-1);
    if (opener?.sign !== run.sign || pairs(opener, run) !== true) return canWait(run, openers) ? null : mark;
    const size = Math.min(2, opener.rest.length, run.rest.length);
    const pair = [...opener.rest.splice(-size), ...run.rest.splice(0, size)];
    if (pair.some((other) => other !== mark) || delimiterOf(mark).length !== size) return mark;
    if (opener.rest.length === 0) openers.pop();
  }
  return null;
};

/** True when a run opens and closes nothing that is open, whichever way a parser counts. */
const canWait = (run: Run, openers: readonly Run[]): boolean =>
  run.opens && openers.every((opener) => opener.sign !== run.sign || pairs(opener, run) === false);

/**
 * Whether a parser pairs two runs (CommonMark, section 6.2, rules 9 and 10: not where one of them can do both and their sum is a multiple of
 * three); null when parsers differ, because some count whole runs and some what is left of them.
 */
const pairs = (opener: Run, closer: Run): boolean | null => {
  if (!opener.closes && !closer.opens) return true;
  const isRefused = isMultiple(opener.length, closer.length);
  return isRefused === isMultiple(opener.rest.length, closer.rest.length) ? !isRefused : null;
};

const isMultiple = (first: number, second: number): boolean => first % 3 !== 0 && (first + second) % 3 === 0;

const runsOf = (tokens: readonly Token[], reading: Reading): readonly Run[] => {
  const runs: Run[] = [];
  let start = 0;
  while (start < tokens.length) {
    const end = endOfRun(tokens, start);
    const rest = tokens.slice(start, end).flatMap(({ mark }) => (mark ? [...delimiterOf(mark)].map(() => mark) : []));
    const sign = tokens[start]?.first ?? '';
    const sides = flanks(sign, tokens[start - 1]?.last ?? '', tokens[end]?.first ?? '', reading);
    if (rest.length > 0) runs.push({ sign, length: rest.length, rest, ...sides });
    start = end;
  }
  return runs;
};

/** Where the delimiters of one sign end that begin at `start`. */
const endOfRun = (tokens: readonly Token[], start: number): number => {
  const { mark, first: sign } = tokens[start] ?? edgeToken('');
  let end = start + 1;
  while (mark && tokens[end]?.mark && tokens[end]?.first === sign) end++;
  return end;
};

/** Whether a run can open and close between two characters (CommonMark, section 6.2); `_` does neither inside of a word. */
const flanks = (sign: string, previous: string, next: string, { kindOf, isLoose }: Reading): Pick<Run, 'opens' | 'closes'> => {
  const [before, after] = [kindOf(previous), kindOf(next)];
  const opens = isFlanking(before, after) || (isLoose && next === '~');
  const closes = isFlanking(after, before) || (isLoose && previous === '~');
  if (sign !== '_') return { opens, closes };
  return { opens: opens && (!closes || before === 'sign'), closes: closes && (!opens || after === 'sign') };
};

/** True when a run belongs to what is on its inner side. */
const isFlanking = (outer: Kind, inner: Kind): boolean => inner !== 'space' && (inner === 'letter' || outer !== 'letter');
