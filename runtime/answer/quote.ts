/** Quotes: of a passage the sentences that cover a question best, in the words of the page. */
import { aboutOf, stem, tokens } from './analyse.ts';
import type { PassageText } from '../bundle.ts';
import type { Meanings } from './meanings.ts';
import type { PassageHit, SoughtWord } from './passages.ts';
import { shapesOf } from './shapes.ts';

/** Most characters of a quote. */
const QUOTE_LENGTH = 300;
/** How much of what the headings of a passage say needs not be said again by its quote. */
const SAID_ABOVE = 0.6;

/** How well something covers each word of a question, from 0 to 1. */
export type Coverage = readonly number[];

/** Part of a passage, and how much of the question it covers; shares are from 0 to 1. */
export interface Quote {
  /** Positions of its lines in their order, and of the one that covers most. */
  readonly lines: readonly number[];
  readonly best: number;
  readonly text: string;
  /** What it covers together with its headings, and the share of that. */
  readonly covered: Coverage;
  readonly share: number;
  /** The share that its headings and one line cover together, that of the headings alone, and that of the title of its page. */
  readonly close: number;
  readonly head: number;
  readonly title: number;
  /** Whether its title has a word of the question that carries meaning. */
  readonly isNamed: boolean;
}

/** Quotes a passage for a question. */
export type QuotePassage = (hit: Pick<PassageHit, 'page' | 'text'>, sought: readonly SoughtWord[]) => Quote;

/** Loads what quotes are chosen with. */
export const createQuotes = (meaningsOf: Meanings): QuotePassage => {
  const coverage = (text: string, sought: readonly SoughtWord[], meant: readonly string[] = []): Coverage => {
    const read = tokens(text);
    const said = new Set([
      ...read.map(stem),
      ...meaningsOf(read).map(({ meaning }) => `=${meaning}`),
      ...shapesOf(text).map((shape) => `#${shape}`),
    ]);
    const worth = (term: string, nearness: number): number => (meant.includes(term) ? 1 : said.has(term) ? nearness : 0);
    return sought.map(({ terms }) => Math.max(0, ...terms.map(({ term, nearness }) => worth(term, nearness))));
  };
  return ({ page, text: passage }, sought) => {
    const [, title, heads, , , facts, further = ''] = passage;
    const about = aboutOf(page);
    const meant = facts ? heads.map((meaning) => `=${meaning.replace('~', '')}`) : [];
    const heading = coverage((facts ? [title, further] : [about, ...heads, title, further]).join('\n'), sought, meant);
    const lines = linesOf(passage).map((text) => ({ text, covered: coverage(text, sought) }));
    const chosen = choose(passage, lines, heading, sought);
    const quoted = chosen.toSorted((left, right) => left - right);
    const covered = quoted.map((line) => lines[line]?.covered ?? []);
    const whole = covered.reduce(either, heading);
    const names = tokens(title).map(stem);
    return {
      lines: quoted,
      best: chosen[0] ?? 0,
      text: cut(joined(lines, quoted, Boolean(facts)), QUOTE_LENGTH),
      covered: whole,
      share: shareOf(whole, sought),
      close: Math.max(0, ...covered.map((line) => shareOf(either(heading, line), sought))),
      head: shareOf(heading, sought, true),
      title: shareOf(coverage(about, sought), sought, true),
      isNamed: sought.some(({ role, word }) => role === 'content' && names.includes(word)),
    };
  };
};

/** The lines of a passage; a row is one. */
const linesOf = ([kind, , , , said]: PassageText): readonly string[] => (kind === 'row' ? [said.replaceAll('\n', '; ')] : said.split('\n'));

/** A line of a passage. */
interface Line {
  readonly text: string;
  readonly covered: Coverage;
}

/** What one or the other covers. */
export const either = (left: Coverage, right: Coverage): Coverage => left.map((share, word) => Math.max(share, right[word] ?? 0));

/** Positions of the lines that are quoted, in the order in which they were taken. */
const choose = (
  [kind, title, , , , facts]: PassageText,
  lines: readonly Line[],
  heading: Coverage,
  sought: readonly SoughtWord[],
): readonly number[] => {
  // The first line of an answer begins it, and so does that of a list of facts, which has no title.
  const isList = facts && title === '';
  const chosen = cover(lines, heading, sought, isList || kind === 'question' ? [0] : []);
  // Facts of which just the name is asked begin with what matters most of them.
  if (facts && !isList) return chosen.length > 0 ? chosen : [0];
  // What follows a sentence often answers it.
  for (let next = Math.max(-1, ...chosen) + 1; fits(lines, chosen, next); next++) chosen.push(next);
  return chosen;
};

/** Adds the lines that together cover most of a question: each time the one that adds most. */
const cover = (lines: readonly Line[], heading: Coverage, sought: readonly SoughtWord[], chosen: number[]): number[] => {
  for (;;) {
    const said = chosen
      .map((line) => lines[line]?.covered ?? [])
      .reduce(
        either,
        heading.map((share) => share * SAID_ABOVE),
      );
    const gainOf = ({ covered }: Line): number =>
      sought.reduce((sum, { weight }, word) => sum + weight * Math.max(0, (covered[word] ?? 0) - (said[word] ?? 0)), 0);
    const gains = lines.map((line, at) => (chosen.length === 0 || fits(lines, chosen, at) ? gainOf(line) : 0));
    const most = Math.max(0, ...gains);
    if (most === 0) return chosen;
    chosen.push(gains.indexOf(most));
  }
};

/** Whether there is a line, and room for it besides those that are chosen. */
const fits = (lines: readonly Line[], chosen: readonly number[], next: number): boolean => {
  const length = (line: number): number => (lines[line]?.text ?? '').length + GAP.length;
  return (
    next < lines.length &&
    !chosen.includes(next) &&
    chosen.reduce((room, line) => room - length(line), QUOTE_LENGTH + GAP.length) >= length(next)
  );
};

/** Lines as one text: with a gap between those that do not follow each other, a semicolon behind one that is no sentence. */
const joined = (lines: readonly Line[], quoted: readonly number[], isFacts: boolean): string =>
  quoted.reduce((text, line, at) => {
    const before = lines[line - 1]?.text ?? '';
    const between = isFacts ? '; ' : quoted[at - 1] !== line - 1 ? GAP : END.test(before) ? ' ' : '; ';
    return text + (at === 0 ? '' : between) + (lines[line]?.text ?? '');
  }, '');

/** What a sentence ends with. */
const END = /[.!?…。！？:;,]["'”’»)]*$/u;

/** Stands for the sentences between two places. */
const GAP = ' … ';

/** The share of a question that is covered: of its words that carry meaning, or of all. */
export const shareOf = (covered: Coverage, sought: readonly SoughtWord[], ofAll = false): number => {
  const weights = sought.map(({ role, weight }) => (ofAll || role === 'content' ? weight : 0));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.reduce((sum, weight, at) => sum + weight * (covered[at] ?? 0), 0) / (whole || 1);
};

/** A text that is not too long: one that is ends at a word, with three dots. */
export const cut = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const start = text.slice(0, length - 1).toWellFormed();
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), length / 2)).replace(/[\s…]+$/u, '')}…`;
};
