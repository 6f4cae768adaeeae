import type { Nodes, RootContent } from 'mdast';
import { delimiterOf, isMark, type Mark } from './marks.ts';

/** A piece of a printed line: a delimiter with its mark, or other content with its first and last character. */
interface Token {
  readonly mark: Mark | null;
  readonly first: string;
  readonly last: string;
}

/** Adjacent delimiters of the same sign. */
interface Run {
  readonly sign: string;
  readonly length: number;
  readonly opens: boolean;
  readonly closes: boolean;
  /** For each unpaired sign, the mark that it belongs to. */
  readonly rest: Mark[];
}

/** The first mark whose delimiters do not pair, null when all pair. `before` and `after` are the characters around `nodes`. */
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

/** The first or last printed character of a node that is not a mark. */
export const edgeOf = (node: Nodes, side: 'start' | 'end'): string => {
  // A tilde is escaped. A parser with loose tilde rules sees the backslash before it.
  if (node.type === 'text') return side === 'start' ? firstOf(node.value).replace('~', '\\') : lastOf(node.value);
  if (node.type === 'break') return side === 'start' ? '\\' : '\n';
  // Brackets of links, pictures and references, and backticks of code are all punctuation.
  return '`';
};

type Kind = 'letter' | 'space' | 'sign';

/** How a parser classifies the characters beside a run. */
interface Reading {
  readonly kindOf: (character: string) => Kind;
  /** True when a tilde counts as a space and as a letter for `*` and `_` beside it. */
  readonly isLoose: boolean;
}

const SIGN = /[\p{P}\p{S}]/u;

const kindOfCharacter = (character: string): Kind => (/^\s?$/.test(character) ? 'space' : SIGN.test(character) ? 'sign' : 'letter');

/** CommonMark as specified. */
const STANDARD: Reading = { kindOf: kindOfCharacter, isLoose: false };

/** Many parsers look at single UTF-16 code units. Half of a surrogate pair is not a sign of any kind. micromark has loose tilde rules. */
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

/** Pairs the signs of a run with open ones before it. Returns the mark that would not be read back, or null. */
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

/** True when a run can open, and pairs with nothing open under either way of counting. */
const canWait = (run: Run, openers: readonly Run[]): boolean =>
  run.opens && openers.every((opener) => opener.sign !== run.sign || pairs(opener, run) === false);

/**
 * Whether a parser pairs two runs (CommonMark, section 6.2, rules 9 and 10: not when one of them can both open and close and the sum of
 * their lengths is a multiple of three). Null when parsers differ: some count whole runs, others the remaining signs.
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

/** Index after the delimiters of one sign that start at `start`. */
const endOfRun = (tokens: readonly Token[], start: number): number => {
  const { mark, first: sign } = tokens[start] ?? edgeToken('');
  let end = start + 1;
  while (mark && tokens[end]?.mark && tokens[end]?.first === sign) end++;
  return end;
};

/** Whether a run can open and close between two characters (CommonMark, section 6.2). `_` does neither inside a word. */
const flanks = (sign: string, previous: string, next: string, { kindOf, isLoose }: Reading): Pick<Run, 'opens' | 'closes'> => {
  const [before, after] = [kindOf(previous), kindOf(next)];
  const opens = isFlanking(before, after) || (isLoose && next === '~');
  const closes = isFlanking(after, before) || (isLoose && previous === '~');
  if (sign !== '_') return { opens, closes };
  return { opens: opens && (!closes || before === 'sign'), closes: closes && (!opens || after === 'sign') };
};

/** True when a run is flanking on its inner side. */
const isFlanking = (outer: Kind, inner: Kind): boolean => inner !== 'space' && (inner === 'letter' || outer !== 'letter');
