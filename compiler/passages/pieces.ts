/** Pieces of passages: what is quoted of one, ready to be said, and the terms that tell whether a question is about it. */
import type { PassagePiece, PassageText } from '../../runtime/bundle.ts';
import type { Passage, PassageFact } from './passages.ts';
import { SHAPE_OF } from '../words/shapes.ts';
import { saidBy, type ReadLine } from './terms.ts';

/** Most characters of a piece. */
const QUOTE_LENGTH = 300;

/** What a sentence ends with. */
const SENTENCE = /[.!?…。！？:;,]["'”’»)]*$/u;

/** A passage as the contract has it. `page`: what its page is about. */
export const textOf = (passage: Passage, page: string, read: ReadLine): PassageText => {
  const { title, anchor, above, facts, answers = [], belongs = [], further = [] } = passage;
  // Facts are about what they are called and asked for; the page that they lie on is about more.
  const names = [facts ? tellingName(title, read) : title, ...further];
  const about = facts
    ? [...saidBy(names, read), ...answers.map((meaning) => `!${meaning}`), ...belongs.map((meaning) => `~${meaning}`)]
    : [...saidBy([page], read)];
  const head = facts ? [] : [...saidBy([...above, ...names], read)].filter((term) => !about.includes(term));
  const pieces = piecesOf(passage).map(({ text, lines = [text], stated }): PassagePiece => {
    const said = [...saidBy(lines, read), ...(stated ?? []).flatMap(answersOf)];
    const terms = [...new Set(said)].join(' ');
    const [first] = stated ?? [];
    return stated && first ? [text, terms, stated.map(({ fact }) => fact), first.asked] : [text, terms];
  });
  return [title, anchor === '' ? '' : `#${anchor}`, about.join(' '), head.join(' '), pieces];
};

/**
 * The words of a name that tell its record from others: what asks for something by itself, such as `contact` in "Contact profiles", names nothing
 * beside other words.
 */
const tellingName = (name: string, read: ReadLine): string => {
  const words = name.split(/\s+/);
  const telling = words.filter((word) => !read(word).terms.some((term) => term.startsWith('=')));
  return telling.length > 0 ? telling.join(' ') : name;
};

/** What a fact of a record answers by itself, by the last part of its intent. */
const ANSWERS: Readonly<Record<string, string>> = { price: '!price', limit: '!quantity', status: '!status' };

/** What a fact answers. A value that is more than what is said of something, such as a price on request, is the figure that is asked for. */
const answersOf = ({ asked: { name } }: PassageFact): readonly string[] => {
  const [, part = ''] = name.split('.');
  return part === 'one' ? [] : [...(ANSWERS[part] ? [ANSWERS[part]] : []), ...Object.values(SHAPE_OF).map((shape) => `#${shape}`)];
};

/** Text of a piece, and the facts that it states. */
interface Piece {
  readonly text: string;
  /** The lines that the text is made of, where all of them are whole in it. */
  readonly lines?: readonly string[];
  readonly stated?: readonly PassageFact[];
}

/** What a list states together, of another record each fact with its name, of a page as many lines as fit. */
const piecesOf = ({ kind, title, text, facts }: Passage): readonly Piece[] => {
  const lines = text.split('\n');
  if (kind === 'row') return [{ text: cut(lines.join('; ')) }];
  if (!facts) return fitting(lines).map((at) => linesPiece(lines.slice(...at)));
  if (title === '') return fitting(lines).map((at) => ({ text: cut(lines.slice(...at).join('; ')), stated: facts.slice(...at) }));
  return facts.map((fact, at) => ({ text: cut(withName(title, lines[at] ?? '')), stated: [fact] }));
};

/** A line of a record with its name, which it may begin with. */
const withName = (name: string, line: string): string => (line.toLowerCase().startsWith(name.toLowerCase()) ? line : `${name}: ${line}`);

const linesPiece = (lines: readonly string[]): Piece => {
  const whole = joined(lines);
  const text = cut(whole);
  return text === whole ? { text, lines } : { text };
};

/** Where runs of lines begin and end of which each is as long as a quote may be. */
const fitting = (lines: readonly string[]): readonly [start: number, end: number][] => {
  const runs: [number, number][] = [];
  let room = -1;
  for (const [at, { length }] of lines.entries()) {
    const last = runs.at(-1);
    room -= length + BETWEEN.length;
    if (last && room >= 0) last[1] = at + 1;
    else {
      runs.push([at, at + 1]);
      room = QUOTE_LENGTH - length;
    }
  }
  return runs;
};

/** Behind a line that is no sentence. */
const BETWEEN = '; ';

const joined = (lines: readonly string[]): string =>
  lines.map((line, at) => (at === lines.length - 1 ? line : line + (SENTENCE.test(line) ? ' ' : BETWEEN))).join('');

/** A text that is not too long: one that is ends at a word, with three dots. */
const cut = (text: string): string => {
  if (text.length <= QUOTE_LENGTH) return text;
  const start = text.slice(0, QUOTE_LENGTH - 1).toWellFormed();
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), QUOTE_LENGTH / 2)).replace(/[\s…]+$/u, '')}…`;
};
