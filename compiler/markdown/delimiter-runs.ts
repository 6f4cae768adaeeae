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
  // Many parsers look at one half of a character beyond U+FFFF, which is no sign of any kind.
  return wrongAmong(tokens, kindOfUnit) ?? wrongAmong(tokens, kindOfCharacter);
};

const edgeToken = (character: string): Token => ({ mark: null, first: character, last: character });

const tokensOf = (node: RootContent): readonly Token[] => {
  if (!isMark(node)) return [{ mark: null, first: edgeOf(node, 'start'), last: edgeOf(node, 'end') }];
  const sign = delimiterOf(node).charAt(0);
  const delimiter: Token = { mark: node, first: sign, last: sign };
  return [delimiter, ...node.children.flatMap(tokensOf), delimiter];
};

/** What a node that is no mark begins or ends with where it is printed. */
export const edgeOf = (node: Nodes, side: 'start' | 'end'): string => {
  if (node.type === 'text') return [...node.value].at(side === 'start' ? 0 : -1) ?? '';
  if (node.type === 'break') return side === 'start' ? '\\' : '\n';
  // Brackets of links, pictures and references, backticks of code: all are punctuation.
  return '`';
};

type Kind = 'letter' | 'space' | 'sign';

const SIGN = /[\p{P}\p{S}]/u;

const kindOfCharacter = (character: string): Kind => (/^\s?$/.test(character) ? 'space' : SIGN.test(character) ? 'sign' : 'letter');

const kindOfUnit = (character: string): Kind => (character.length > 1 ? 'letter' : kindOfCharacter(character));

/** The delimiter algorithm of CommonMark (appendix, "process emphasis"), up to the first pair that is not one mark. */
const wrongAmong = (tokens: readonly Token[], kindOf: (character: string) => Kind): Mark | null => {
  const openers: Run[] = [];
  for (const run of runsOf(tokens, kindOf)) {
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

const runsOf = (tokens: readonly Token[], kindOf: (character: string) => Kind): readonly Run[] => {
  const runs: Run[] = [];
  let start = 0;
  while (start < tokens.length) {
    const end = endOfRun(tokens, start);
    const rest = tokens.slice(start, end).flatMap(({ mark }) => (mark ? [...delimiterOf(mark)].map(() => mark) : []));
    const sign = tokens[start]?.first ?? '';
    const sides = flanks(sign, kindOf(tokens[start - 1]?.last ?? ''), kindOf(tokens[end]?.first ?? ''));
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
const flanks = (sign: string, before: Kind, after: Kind): Pick<Run, 'opens' | 'closes'> => {
  const opens = isFlanking(before, after);
  const closes = isFlanking(after, before);
  if (sign !== '_') return { opens, closes };
  return { opens: opens && (!closes || before === 'sign'), closes: closes && (!opens || after === 'sign') };
};

/** True when a run belongs to what is on its inner side. */
const isFlanking = (outer: Kind, inner: Kind): boolean => inner !== 'space' && (inner === 'letter' || outer !== 'letter');
