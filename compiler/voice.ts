/**
 * The voice of an intent: sentences that carry their facts with them. No value gets into a text but by `fact`, `price` or `limit`,
 * so every number, name and address that an answer states has a JSON pointer to the document that publishes it.
 */
import type { AnswerLink, UnansweredReason } from '../runtime/bundle.ts';
import {
  AnswerError,
  type AnswerContext,
  type DocumentName,
  type FactUse,
  type IntentAnswer,
  type PageName,
  type Wording,
} from './intent.ts';
import type { LimitBody, MoneyBody } from './intents/bodies.ts';
import * as wording from './wording.ts';

/** A part of a sentence in every language, and the facts that it states. */
export interface Piece {
  readonly text: Wording;
  readonly facts: readonly FactUse[];
}

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
/** Longest enumeration: leaves room for the sentence around it and for the address at the end. */
const LIST_LENGTH = 400;
/** What stands before the address of the page to read. */
export const READ_MORE: Wording = { en: 'Read more: ', de: 'Mehr: ', 'ur-Latn': 'Mazeed: ', ar: 'المزيد: ' };

const PAGES: Readonly<Record<PageName, { readonly title: string; readonly document: DocumentName | null }>> = {
  pricing: { title: 'Pricing', document: 'plans' },
  features: { title: 'Features', document: 'features' },
  platforms: { title: 'Platforms', document: 'platforms' },
  guides: { title: 'Guides', document: 'guides' },
  comparisons: { title: 'Comparisons', document: 'comparisons' },
  contact: { title: 'Contact', document: 'company' },
  about: { title: 'About', document: 'company' },
  developers: { title: 'Developers', document: null },
  llms: { title: 'llms.txt', document: null },
};

/** A voice that speaks from the facts of one site. */
export interface Voice {
  /** A published value in every language. @throws AnswerError (SITEC3411) when nothing stands at the pointer, or null. */
  fact(document: DocumentName, pointer: string, key: string, unit?: string | null): Piece;
  /** The price object at a pointer: an amount, `on request` or `not published`. @throws AnswerError (SITEC3411) */
  price(pointer: string, key: string): Piece;
  /** The limit object at a pointer, with the name of the limit: `1,000 contacts`, `unlimited users`. @throws AnswerError (SITEC3411) */
  limit(pointer: string, key: string): Piece;
  /** A link to a page of the site; to the document behind it when there is no such page; nothing when there is neither. */
  link(page: PageName): readonly AnswerLink[];
}

/** Opens the voice of a site. */
export function createVoice(context: AnswerContext): Voice {
  const read = (document: DocumentName, pointer: string): unknown => {
    const value = resolvePointer(context.bodies[document], pointer);
    if (value === undefined) throw new AnswerError(`template names ${context.documents[document]}#${pointer}, which no fact provides`);
    return value;
  };
  return {
    fact: (document, pointer, key, unit = null) => {
      const value = read(document, pointer);
      if (typeof value !== 'string' && typeof value !== 'number')
        throw new AnswerError(`${context.documents[document]}#${pointer} is not a value`);
      return { text: typeof value === 'number' ? wording.number(value) : wording.same(value), facts: [{ document, pointer, key, unit }] };
    },
    price: (pointer, key) => pricePiece(read('plans', pointer) as MoneyBody, pointer, key),
    limit: (pointer, key) => limitPiece(read('plans', pointer) as LimitBody, pointer, key),
    link: (page) => link(context, page),
  };
}

/** Value at a JSON pointer (RFC 6901); undefined when there is none. */
export function resolvePointer(document: unknown, pointer: string): unknown {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return steps.reduce<unknown>((value, step) => {
    const holds = typeof value === 'object' && value !== null && Object.hasOwn(value, step);
    return holds ? (value as Record<string, unknown>)[step] : undefined;
  }, document);
}

/** Fixed words: no fact in them. */
export function words(text: Wording): Piece {
  return { text, facts: [] };
}

/**
 * A template with its `{name}` placeholders filled.
 * @throws AnswerError (SITEC3411) when a placeholder has no piece.
 */
export function say(template: Wording, pieces: Readonly<Record<string, Piece>> = {}): Piece {
  const text = wording.worded((language) =>
    template[language].replace(/\{(\w+)\}/g, (_, name: string) => {
      const piece = Object.hasOwn(pieces, name) ? pieces[name] : undefined;
      if (piece === undefined) throw new AnswerError(`template names ${name}, which no fact provides`);
      return piece.text[language];
    }),
  );
  const isSaid = ([name]: readonly [string, Piece]): boolean => Object.values(template).some((each) => each.includes(`{${name}}`));
  return {
    text,
    facts: Object.entries(pieces)
      .filter(isSaid)
      .flatMap(([, { facts }]) => facts),
  };
}

/** Pieces in a row, as many as fit into an answer; `…` stands for those that do not. */
export function enumerate(pieces: readonly Piece[], separator = ', '): Piece {
  const join = (count: number): Wording =>
    wording.worded((language) => {
      const comma = language === 'ar' ? separator.replace(',', '،').replace(';', '؛') : separator;
      return (
        pieces
          .slice(0, count)
          .map(({ text }) => text[language])
          .join(comma) + (count < pieces.length ? ' …' : '')
      );
    });
  // Each piece takes its separator at least: more than these never fit.
  const most = Math.min(pieces.length, Math.ceil(LIST_LENGTH / separator.length));
  const counts = Array.from({ length: most }, (_, position) => most - position);
  const count = counts.find((each) => Object.values(join(each)).every((text) => text.length <= LIST_LENGTH)) ?? 1;
  return { text: join(count), facts: pieces.slice(0, count).flatMap(({ facts }) => facts) };
}

/** The answer that says a piece; the address of its first link must fit behind it. */
export function answer(piece: Piece, { links, suggest, ...options }: AnswerOptions): IntentAnswer {
  const end = Math.max(...Object.values(READ_MORE).map(({ length }) => length)) + (links[0]?.url.length ?? 0) + 1;
  const text = wording.worded((language) => cut(piece.text[language], TEXT_LENGTH - end));
  const answered = options.reason === undefined;
  return { answered, ...options, text, facts: piece.facts, links, suggest: suggest ?? !answered };
}

/** Shortened at a word, so that no value is torn. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length - 2);
  return `${text.slice(0, end < 0 ? length - 2 : end)} …`;
}

function link({ base, bodies, documents, pages }: AnswerContext, page: PageName): readonly AnswerLink[] {
  const { title, document } = PAGES[page];
  const json = document === null ? undefined : base + documents[document];
  const body = document === null || document === 'company' ? undefined : bodies[document];
  const url = pages[page] ?? json;
  if (url === undefined) return [];
  return [{ rel: page, title, url, ...(body?.url === url && { markdown: body.markdownUrl }), ...(json !== undefined && { json }) }];
}

function pricePiece(money: MoneyBody, pointer: string, key: string): Piece {
  const value: FactUse = { document: 'plans', pointer: `${pointer}/value`, key, unit: wording.priceUnit(money) };
  if (money.value !== null) {
    const said = (['currency', 'period', 'per', 'billed'] as const).filter((part) => money[part] !== null);
    const parts = said.map((part) => ({ document: 'plans', pointer: `${pointer}/${part}`, key: `${key}.${part}`, unit: null }) as const);
    return { text: wording.price(money, money.value), facts: [value, ...parts] };
  }
  const reason: FactUse = { document: 'plans', pointer: `${pointer}/reason`, key: `${key}.reason`, unit: null };
  return { text: money.reason === 'on_request' ? wording.WORDS.onRequest : wording.WORDS.notPublished, facts: [value, reason] };
}

function limitPiece(limit: LimitBody, pointer: string, key: string): Piece {
  const name = wording.limitName(key.split('.').at(-1) ?? '', limit.unit);
  const often = limit.period === null ? wording.same('') : wording.period(limit.period);
  const at = (part: string): FactUse => ({
    document: 'plans',
    pointer: `${pointer}/${part}`,
    key: part === 'value' ? key : `${key}.${part}`,
    unit: limit.unit,
  });
  const full = (said: Wording): Wording => wording.worded((language) => `${said[language]} ${name[language]} ${often[language]}`.trim());
  if (limit.unlimited) return { text: full(wording.WORDS.unlimited), facts: [at('unlimited')] };
  if (limit.value !== null)
    return { text: full(wording.number(limit.value)), facts: [at('value'), ...(limit.period === null ? [] : [at('period')])] };
  const word = limit.reason === 'on_request' ? wording.WORDS.onRequest : wording.WORDS.notPublished;
  return { text: wording.worded((language) => `${name[language]}: ${word[language]}`), facts: [at('value'), at('reason')] };
}
