/** Pieces of passages: texts that are ready to quote, and the terms that show whether a question is about them. */
import type { PassagePiece, PassageText } from '../../runtime/bundle.ts';
import type { Passage, PassageFact } from './passages.ts';
import { mayHoldAddress } from '../facts/readers/company/address-forms.ts';
import { namesSomebody } from '../facts/readers/company/legal-forms.ts';
import { SHAPES_OF, type Shape } from '../words/shapes.ts';
import { withName } from './records/record.ts';
import { phrasesIn, saidBy, type ReadLine } from './terms.ts';

/** Maximum characters of a piece, and of one with several lines of a page, so that a reply has room for more than two. */
const QUOTE_LENGTH = 300;
const LINES_LENGTH = 240;

/** The end of a sentence. */
const SENTENCE = /[.!?…。！？:;,]["'”’»)]*$/u;

/** A passage in the form of the contract. `page`: the topic of its page. */
export const textOf = (passage: Passage, page: string, read: ReadLine): PassageText => {
  const { title, telling = title, anchor, above, facts, answers = [], belongs = [], further = [] } = passage;
  // Facts are about their name and their questions; their page has more topics.
  const [name, note] = facts ? splitName(telling) : [title, ''];
  const names = [facts ? tellingName(name, read) : name, ...further];
  const about = facts
    ? [...saidBy(names, read), ...answers.map((meaning) => `!${meaning}`), ...belongs.map((meaning) => `~${meaning}`)]
    : [...saidBy([page], read)];
  const labels = facts ? [note] : [...names, ...labelsIn(passage)];
  const head = [...saidBy([...above, ...labels], read)].filter((term) => !about.includes(term));
  const pieces = piecesOf(passage, page).map((piece): PassagePiece => {
    const { text: quote, stated } = piece;
    const said = termsOfPiece(piece, !facts && answers.length > 0, read);
    const own = answers.includes('owner') ? ['#owner'] : shapesBeside(quote, new Set([...about, ...head, ...said]));
    const terms = [...new Set([...said, ...own])].join(' ');
    const [first] = stated ?? [];
    return stated && first ? [quote, terms, stated.map(({ fact }) => fact), first.asked] : [quote, terms];
  });
  return [title, anchor === '' ? '' : `#${anchor}`, about.join(' '), head.join(' '), pieces];
};

/** The shapes of a text that only count beside or below a word for them: who owns or runs something by its name, and where it is. */
const shapesBeside = (text: string, known: ReadonlySet<string>): readonly string[] => [
  ...(known.has('=owner') && namesSomebody(text) ? ['#owner'] : []),
  ...(known.has('=place') && known.has('#number') && mayHoldAddress(text) ? ['#place'] : []),
];

/** The terms of a piece. `isAbout`: it is what a company says about itself, which has figures, but is not about them. */
const termsOfPiece = ({ text, lines = [text], stated = [] }: Piece, isAbout: boolean, read: ReadLine): readonly string[] => {
  const said = new Set([...saidBy(lines, read), ...phrasesIn(lines, read), ...stated.flatMap(answersOf)]);
  // A price is not the number of anything.
  if (stated.length > 0 && stated.every(({ asked }) => /^(?:plans|offers)\.(?:price|list)$/.test(asked.name))) said.delete('#number');
  return [...said].filter((term) => !isAbout || !term.startsWith('#'));
};

/** The labels of lines such as "Director: Ada King", which say what a line is about as a heading does. */
const labelsIn = ({ labels = [], text }: Passage): readonly string[] => [
  ...labels,
  ...[...text.matchAll(LABEL)].map(([, label = '']) => label),
];
const LABEL = /^(\p{L}[^\n:：.!?;]{1,40})[:：](?=[^\S\n]*[^\s/])/gmu;

/** A name without the notes in brackets that explain it, such as the duration of a course, and these notes. */
const splitName = (title: string): readonly [name: string, note: string] => {
  const name = title.replace(NOTE, ' ').trim();
  return name === '' ? [title, ''] : [name, (title.match(NOTE) ?? []).join(' ')];
};
const NOTE = /\([^()]*\)|（[^（）]*）/gu;

/**
 * The words of a name that distinguish its record. Words that are a question by themselves, such as `contact` in "Contact profiles", are
 * left out if there are others.
 */
const tellingName = (name: string, read: ReadLine): string => {
  const words = name.split(/\s+/);
  const telling = words.filter((word) => !read(word).terms.some((term) => term.startsWith('=')));
  return telling.length > 0 ? telling.join(' ') : name;
};

/**
 * The questions that a fact of a record answers, by the last part of its intent. Many languages ask for a price with the word for a number,
 * as in "wie viel kostet": with only one of the two, a limit would be as good an answer.
 */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  price: ['!price', '!quantity'],
  limit: ['!quantity', '=included'],
  one: ['=included'],
  included: ['!included'],
  status: ['!status'],
};

/** Last part of the key of a contact -> shape of its value, which a telephone number may not look like. */
const CONTACTS: Readonly<Record<string, readonly Shape[]>> = { telephone: ['phone'], email: ['email'], hours: ['time'], office: ['place'] };

/** Shapes that only count where a fact shows them. */
const SHOWN: ReadonlySet<Shape> = new Set(['duration', 'year', 'owner', ...Object.values(CONTACTS).flat()]);

/** The other shapes that questions ask for. */
const FIGURES = Object.values(SHAPES_OF)
  .flat()
  .filter((shape) => !SHOWN.has(shape));

/**
 * The intents of a fact. A value that is more than a description, such as a price on request, counts as the requested figure, but not as a
 * time that is not in it. A contact only counts as what it is.
 */
const answersOf = ({ asked: { name }, fact: { key } }: PassageFact): readonly string[] => {
  const [kind, part = ''] = name.split('.');
  if (part === 'one' || part === 'included') return ANSWERS[part] ?? [];
  const own = CONTACTS[key.slice(key.lastIndexOf('.') + 1)] ?? [];
  const shapes = kind === 'contacts' ? own : FIGURES;
  return [...(ANSWERS[part] ?? []), ...shapes.map((shape) => `#${shape}`)];
};

/** Text of a piece, and its facts. */
interface Piece {
  readonly text: string;
  /** The lines of the text, if they are complete. */
  readonly lines?: readonly string[];
  readonly stated?: readonly PassageFact[];
}

/** One piece for a list, each fact with its name for another record, and as many lines as fit for a page. */
const piecesOf = ({ kind, title, text, facts, isList = title === '', answers }: Passage, page: string): readonly Piece[] => {
  const lines = text.split('\n');
  if (kind === 'row') return [{ text: cut(lines.join('; ')) }];
  if (!facts) return pagePieces({ kind, title, text }, lines, page);
  // A question with a name is not about all prices, even if their names share words with it, and one for a line is answered by that line.
  const isOfPrices = answers?.includes('price') === true;
  if (isList)
    return fitting(lines).map((at) => {
      const said = cut(withName(title, lines.slice(...at).join('; ')));
      const stated = facts.slice(...at);
      const implied = isOfPrices ? [] : stated.map((fact) => fact.implied ?? '');
      return { text: said, lines: [title === '' && !isOfPrices ? said : title, ...implied], stated };
    });
  return facts.map((fact, at) => {
    const said = cut(withName(title, lines[at] ?? ''));
    return { text: said, lines: [said, fact.implied ?? ''], stated: [fact] };
  });
};

/** Pieces of the lines of a page. The heading of a short text, such as the name of a person, is a part of what it says. */
const pagePieces = (
  { kind, title, text }: Pick<Passage, 'kind' | 'title' | 'text'>,
  lines: readonly string[],
  page: string,
): readonly Piece[] => {
  const [start, ...others] = fitting(lines, LINES_LENGTH).map((at) => lines.slice(...at));
  const first = linesPiece(start ?? [], kind === 'question' ? title : '');
  const isLabel = title !== page && title.length <= LABEL_LENGTH && !SENTENCE.test(title);
  const isCard = kind === 'section' && others.length === 0 && isLabel && !text.includes(title);
  return [isCard ? { ...first, text: cut(joined([title, ...lines])) } : first, ...others.map((run) => linesPiece(run, ''))];
};

/** Maximum characters of such a heading. */
const LABEL_LENGTH = 60;

/** Lines as a piece. The start of an answer is about its question, however little it repeats of it. */
const linesPiece = (lines: readonly string[], question: string): Piece => {
  const whole = joined(lines);
  const text = cut(whole);
  return { text, lines: [question, ...(text === whole ? lines : [text])] };
};

/** Start and end of runs of lines, each up to a maximum length. */
const fitting = (lines: readonly string[], most = QUOTE_LENGTH): readonly [start: number, end: number][] => {
  const runs: [number, number][] = [];
  let room = -1;
  for (const [at, { length }] of lines.entries()) {
    const last = runs.at(-1);
    room -= length + BETWEEN.length;
    if (last && room >= 0) last[1] = at + 1;
    else {
      runs.push([at, at + 1]);
      room = most - length;
    }
  }
  return runs;
};

/** Separator after a line that is not a sentence. */
const BETWEEN = '; ';

const joined = (lines: readonly string[]): string =>
  lines.map((line, at) => (at === lines.length - 1 ? line : line + (SENTENCE.test(line) ? ' ' : BETWEEN))).join('');

/** A text of limited length: a longer one ends at a word, with three dots. */
const cut = (text: string): string => {
  if (text.length <= QUOTE_LENGTH) return text;
  const start = text.slice(0, QUOTE_LENGTH - 1).toWellFormed();
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), QUOTE_LENGTH / 2)).replace(/[\s…]+$/u, '')}…`;
};
