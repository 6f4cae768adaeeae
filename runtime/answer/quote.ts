/** Quotes: of a passage the sentences that cover a question best, in the words of the page. */
import { stem, tokens } from './analyse.ts';
import type { Meanings } from './meanings.ts';
import type { PassageHit, SoughtWord } from './passages.ts';
import { shapesOf } from './shapes.ts';

/** Most characters of a quote. */
const QUOTE_LENGTH = 300;
/** How much of what the headings of a passage say needs not be said again by its quote. */
const SAID_ABOVE = 0.6;

/** Part of a passage, and how well it covers each word of the question together with its headings, and the whole, from 0 to 1. */
export interface Quote {
  /** Positions of its lines in their order, and of the one that covers most. */
  readonly lines: readonly number[];
  readonly best: number;
  readonly text: string;
  readonly covered: readonly number[];
  readonly share: number;
  /** Whether its title has a word of the question that carries meaning. */
  readonly isNamed: boolean;
}

/** Quotes a passage for a question. */
export type QuotePassage = (hit: Pick<PassageHit, 'page' | 'text'>, sought: readonly SoughtWord[]) => Quote;

/** Loads what quotes are chosen with. */
export const createQuotes = (meaningsOf: Meanings): QuotePassage => {
  /** How well a text covers each word of a question, from 0 to 1. */
  const coverage = (text: string, sought: readonly SoughtWord[], meant: readonly string[] = []): readonly number[] => {
    const read = tokens(text);
    const meanings = [...meaningsOf(read).map(({ meaning }) => meaning), ...meant];
    const said = new Set([...read.map(stem), ...meanings.map((meaning) => `=${meaning}`), ...shapesOf(text).map((shape) => `#${shape}`)]);
    return sought.map(({ terms }) => Math.max(0, ...terms.map(({ term, nearness }) => (said.has(term) ? nearness : 0))));
  };
  return ({ page, text: [kind, title, heads, , said] }, sought) => {
    const lines = kind === 'row' ? [said.replaceAll('\n', '; ')] : said.split('\n');
    // The first line of an answer begins it, and so does that of a list of facts, which has no title.
    const isList = kind === 'facts' && title === '';
    const named = coverage(title, sought);
    const above = kind === 'facts' ? coverage(title, sought, heads.map((meaning) => meaning.replace('~', ''))) : coverage([page.title, ...heads, title].join('\n'), sought);
    const each = lines.map((line) => coverage(line, sought));
    let covered = above.map((share) => share * SAID_ABOVE);
    const chosen = new Set<number>();
    let room = QUOTE_LENGTH;
    const take = (line: number): void => {
      chosen.add(line);
      room -= (lines[line] ?? '').length + GAP.length;
      covered = covered.map((share, word) => Math.max(share, each[line]?.[word] ?? 0));
    };
    const gainOf = (line: number): number =>
      chosen.has(line) || (chosen.size > 0 && (lines[line] ?? '').length > room)
        ? 0
        : sought.reduce((sum, { weight }, word) => sum + weight * Math.max(0, (each[line]?.[word] ?? 0) - (covered[word] ?? 0)), 0);
    if (isList || kind === 'question') take(0);
    for (;;) {
      const gains = lines.map((_, line) => gainOf(line));
      const most = Math.max(0, ...gains);
      if (most === 0) break;
      take(gains.indexOf(most));
    }
    const [best = 0] = chosen;
    // What follows a sentence often answers it; facts stand for themselves.
    const next = chosen.size === 0 ? 0 : Math.max(...chosen) + 1;
    const fills = kind !== 'facts' || isList;
    for (let line = next; fills && line < lines.length && (lines[line] ?? '').length <= room; line++) take(line);
    const quoted = [...chosen].sort((left, right) => left - right);
    const text = quoted
      .map((line, at) => (at === 0 ? '' : kind === 'facts' ? '; ' : quoted[at - 1] === line - 1 ? ' ' : GAP) + (lines[line] ?? ''))
      .join('');
    const whole = covered.map((share, word) => Math.max(share, above[word] ?? 0));
    return { lines: quoted, best, text: cut(text, QUOTE_LENGTH), covered: whole, share: shareOf(whole, sought), isNamed: sought.some(({ role }, word) => role === 'content' && (named[word] ?? 0) > 0) };
  };
};

/** The share of a question that is covered when each of its words is covered so well: of the words that carry meaning, when there are any. */
export const shareOf = (covered: readonly number[], sought: readonly SoughtWord[]): number => {
  const hasContent = sought.some(({ role }) => role === 'content');
  const weights = sought.map(({ role, weight }) => (role === 'content' || !hasContent ? weight : 0));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.reduce((sum, weight, at) => sum + weight * (covered[at] ?? 0), 0) / (whole || 1);
};

/** Stands for the sentences between two places. */
const GAP = ' … ';

/** A text that is not too long: one that is ends at a word, with three dots. */
export const cut = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const start = text.slice(0, length - 1).toWellFormed();
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), length / 2)).trimEnd()}…`;
};
