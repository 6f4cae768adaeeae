/**
 * The composer of an intent: sentences that carry their facts with them. No value gets into a text but by `fact`, `price` or `limit`,
 * so every number, name and address that an answer states has a JSON pointer to the document that publishes it.
 */
import type { AnswerLink, UnansweredReason } from '../../runtime/bundle.ts';
import { resolvePointer } from '../base/json.ts';
import { AnswerError } from '../problems/exit-code.ts';
import type { TemplateId } from '../words/templates/en.ts';
import { placeholdersOf } from '../words/templates/index.ts';
import { createWording, same, type MoneyBody, type Text, type Wording } from '../words/wording.ts';
import { join, LIST_LENGTH, truncate, type CitedText, type DocumentName } from './cited-text.ts';
import type { AnswerContext, PageName } from './context.ts';
import type { IntentAnswer } from './intent-answer.ts';
import type { LimitBody } from './intents/bodies.ts';
import { linkTo } from './links.ts';
import { createValues } from './values.ts';

/** What `answer` needs beside the sentence itself. */
export interface AnswerOptions {
  readonly path?: string;
  /** Pages to read, the first one stands at the end of the reply. */
  readonly links: readonly AnswerLink[];
  /** Given when the question is not answered, or not wholly. */
  readonly reason?: UnansweredReason;
  /** @default true without a reason, else false */
  readonly answered?: boolean | 'partial';
  readonly suggest?: boolean;
  readonly courtesy?: true;
}

/** Longest text of an answer, in UTF-16 code units. */
const TEXT_LENGTH = 600;

/** A composer that speaks from the facts of one site, in its languages. */
export interface Composer {
  /** A published value. @throws AnswerError (SITEC3411) when nothing stands at the pointer, or null. */
  fact(document: DocumentName, pointer: string, key: string, unit?: string | null): CitedText;
  /** The price object at a pointer: an amount, `on request` or `not found`. @throws AnswerError (SITEC3411) */
  price(pointer: string, key: string): CitedText;
  /** The limit object at a pointer, with the name of the limit: `1,000 contacts`, `unlimited users`. @throws AnswerError (SITEC3411) */
  limit(pointer: string, key: string): CitedText;
  /** A template with its placeholders filled. @throws AnswerError (SITEC3411) when a placeholder has no piece. */
  say(id: TemplateId, pieces?: Readonly<Record<string, CitedText>>): CitedText;
  /** Pieces in a row, as many as fit into an answer, or into `length` UTF-16 code units. `lines`: one below the other. */
  enumerate(pieces: readonly CitedText[], separator?: 'list.comma' | 'list.semicolon' | 'lines', length?: number): CitedText;
  /** The answer that says a piece; the address of its first link must fit behind it. */
  answer(piece: CitedText, options: AnswerOptions): IntentAnswer;
  /** A link to a page of the site; to the document behind it when there is no such page; nothing when there is neither. */
  link(page: PageName): readonly AnswerLink[];
  /** How values are said that are no facts by themselves. */
  readonly wording: Wording;
}

/** Opens the composer of a site. */
export const createComposer = (context: AnswerContext): Composer => {
  const { languages, templatesOf } = context.settings;
  const wording = createWording(templatesOf);
  const values = createValues(wording, languages);
  const read = (document: DocumentName, pointer: string): unknown => {
    const value = resolvePointer(context.bodies[document], pointer);
    if (value === undefined) throw new AnswerError(`template names ${context.documents[document]}#${pointer}, which no fact provides`);
    return value;
  };
  return {
    wording,
    fact: (document, pointer, key, unit = null) => {
      const value = read(document, pointer);
      if (typeof value !== 'string' && typeof value !== 'number')
        throw new AnswerError(`${context.documents[document]}#${pointer} is not a value`);
      return { text: typeof value === 'number' ? wording.number(value) : same(value), facts: [{ document, pointer, key, unit }] };
    },
    price: (pointer, key) => values.price(read('plans', pointer) as MoneyBody, pointer, key),
    limit: (pointer, key) => values.limit(read('plans', pointer) as LimitBody, pointer, key),
    say: (id, pieces = {}) => {
      const named = new Set(languages.flatMap((language) => placeholdersOf(wording.plain(id)(language))));
      const parts = [...named].map((name) => [name, pieceOf(pieces, name, id)] as const);
      const texts: Readonly<Record<string, Text>> = Object.fromEntries(parts.map(([name, { text }]) => [name, text]));
      return { text: wording.term(id, texts), facts: parts.flatMap(([, { facts }]) => facts) };
    },
    enumerate: (pieces, separator = 'list.comma', length = LIST_LENGTH) =>
      join(pieces, { separator: separator === 'lines' ? same('\n') : wording.plain(separator), languages, length }),
    answer: (piece, { links: pages, suggest, ...options }) => {
      const links = atWords(pages, piece);
      const end = (language: string): number => wording.plain('read_more')(language).length + (links[0]?.url.length ?? 0) + 1;
      const answered = options.reason === undefined;
      const text: Text = (language) => truncate(piece.text(language), TEXT_LENGTH - end(language));
      return { answered, ...options, text, facts: piece.facts, links, suggest: suggest ?? !answered };
    },
    link: (page) => linkTo(context, page),
  };
};

/** The links of a piece that states one price which only a page shows: the first one leads to its words. */
const atWords = (links: readonly AnswerLink[], { facts }: CitedText): readonly AnswerLink[] => {
  const [first, ...others] = links;
  const [words, ...more] = new Set(facts.flatMap(({ shown }) => shown?.page ?? []));
  return first?.rel !== 'pricing' || words === undefined || more.length > 0 ? links : [{ ...first, url: words }, ...others];
};

const pieceOf = (pieces: Readonly<Record<string, CitedText>>, name: string, id: string): CitedText => {
  const piece = Object.hasOwn(pieces, name) ? pieces[name] : undefined;
  if (piece === undefined) throw new AnswerError(`template ${id} names ${name}, which no fact provides`);
  return piece;
};
