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
  /** The share that its headings and one line cover together, and the share of the headings alone. */
  readonly close: number;
  readonly head: number;
  /** The share that the title of its page covers. */
  readonly title: number;
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
    const said = new Set([...read.map(stem), ...meaningsOf(read).map(({ meaning }) => `=${meaning}`), ...shapesOf(text).map((shape) => `#${shape}`)]);
    const worth = (term: string, nearness: number): number => (meant.includes(term) ? 1 : said.has(term) ? nearness : 0);
    return sought.map(({ terms }) => Math.max(0, ...terms.map(({ term, nearness }) => worth(term, nearness))));
  };
  return ({ page, text: [kind, title, heads, , said] }, sought) => {
    const lines = kind === 'row' ? [said.replaceAll('\n', '; ')] : said.split('\n');
    // The first line of an answer begins it, and so does that of a list of facts, which has no title.
    const isList = kind === 'facts' && title === '';
    const about = `${page.title} ${page.slug.replace(/[-_/]/g, ' ')}`;
    const named = tokens(title).map(stem);
    const above = kind === 'facts' ? coverage(title, sought, heads.map((meaning) => `=${meaning.replace('~', '')}`)) : coverage([about, ...heads, title].join('\n'), sought);
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
    // Facts of which just the name is asked begin with what matters most of them.
    if (kind === 'facts' && chosen.size === 0) take(0);
    const [best = 0] = chosen;
    // What follows a sentence often answers it; facts stand for themselves.
    const next = chosen.size === 0 ? 0 : Math.max(...chosen) + 1;
    const fills = kind !== 'facts' || isList;
    for (let line = next; fills && line < lines.length && (lines[line] ?? '').length <= room; line++) take(line);
    const quoted = [...chosen].sort((left, right) => left - right);
    const text = quoted
      .map((line, at) => (at === 0 ? '' : quoted[at - 1] !== line - 1 && kind !== 'facts' ? GAP : END.test(lines[line - 1] ?? '') && kind !== 'facts' ? ' ' : '; ') + (lines[line] ?? ''))
      .join('');
    const whole = covered.map((share, word) => Math.max(share, above[word] ?? 0));
    return { lines: quoted, best, text: cut(text, QUOTE_LENGTH), covered: whole, share: shareOf(whole, sought), close: Math.max(0, ...quoted.map((line) => shareOf(above.map((share, word) => Math.max(share, each[line]?.[word] ?? 0)), sought))), head: shareOf(above, sought, true), title: shareOf(coverage(about, sought), sought, true), isNamed: sought.some(({ role, word }) => role === 'content' && named.includes(word)) };
  };
};

/** The share of a question that is covered when each of its words is covered so well: of the words that carry meaning, when there are any, or of all. */
export const shareOf = (covered: readonly number[], sought: readonly SoughtWord[], ofAll = false): number => {
  const takesAll = ofAll || !sought.some(({ role }) => role === 'content');
  const weights = sought.map(({ role, weight }) => (role === 'content' || takesAll ? weight : 0));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.reduce((sum, weight, at) => sum + weight * (covered[at] ?? 0), 0) / (whole || 1);
};

/** What a sentence ends with; other lines are told apart by a semicolon. */
const END = /[.!?…。！？:;,]["'”’»)]*$/u;

/** Stands for the sentences between two places. */
const GAP = ' … ';

/** A text that is not too long: one that is ends at a word, with three dots. */
export const cut = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const start = text.slice(0, length - 1).toWellFormed();
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), length / 2)).trimEnd()}…`;
};
