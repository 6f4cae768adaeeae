/** Composes replies of the guide: the results for the parts of a message, as labels of a language, published facts and quotations. */
import type { AnswerLabel, AnswerLink, AnswerTable, AskedIntent, AskedSubject, FactReference, UnansweredReason } from '../bundle.ts';
import type { Quotation } from './quote.ts';

/** The answer to a message: `text` for people (plain text), `data` for programs. */
export interface Answer {
  readonly text: string;
  readonly data: {
    /** `partial` when only some parts of the question are answered. */
    readonly answered: boolean | 'partial';
    /** BCP 47 tag of the text around the quotations. */
    readonly language: string;
    readonly intents: readonly AnsweredIntent[];
    /** Every published value in the text. */
    readonly facts: readonly FactReference[];
    /** Absolute addresses; the first is the page to read. */
    readonly links: readonly AnswerLink[];
    readonly unanswered: readonly { readonly span: string; readonly reason: UnansweredReason; readonly lookAt: string }[];
    /** Up to three questions that the site can answer. */
    readonly suggestions: readonly string[];
  };
}

/** The meaning of a question. `confidence`: the covered share of the question, two decimals. `span`: its words, up to 200 characters. */
export interface AnsweredIntent extends AskedIntent {
  readonly confidence: number;
  readonly span: string;
}

/** A part of a message, and its results. */
export interface Part {
  readonly span: string;
  /** BCP 47 tag; undefined when the words do not show one. */
  readonly language: string | undefined;
  /** Its subject, from the first word with one. */
  readonly subject: AskedSubject | undefined;
  readonly quotations: readonly Quotation[];
  readonly isSure: boolean;
}

/** Limits in UTF-16 code units: the repeated part of a message, and a reply. */
const SPAN_LENGTH = 200;
const TEXT_LENGTH = 600;
/** Maximum intents of a part. */
const MOST_INTENTS = 3;
/** Characters around a quotation. */
const SIGNS = 3;

/** The answer to a message; `parts` has at least one, and `left` are those that were not processed. */
export const compose = (parts: readonly Part[], left: readonly string[], table: AnswerTable, language: string): Answer => {
  const label = (name: AnswerLabel): string => (table.labels[language]?.[name] ?? '').replaceAll('{site}', () => table.site);
  const open = parts.filter(({ isSure }) => !isSure);
  const isAnswered = open.length < parts.length;
  const told = parts.filter(({ isSure }) => isSure === isAnswered);
  const quoted = inTurn(told);
  const links = distinct([...quoted.map(linkOf), ...open.flatMap(({ subject }) => subject?.links ?? []), table.start], ({ url }) => url);
  const lookAt = links[0]?.url ?? table.start.url;
  const frame = frameOf(told, isAnswered).map(label);
  const end = `${label('readMore')} ${lookAt}`;
  const said = fit(quoted, TEXT_LENGTH - [...frame, label('says'), end].join('\n').length);
  const isCourtesy = isAnswered && said.length === 0;
  return {
    text: [...frame, ...linesOf(said, isAnswered ? label('says') : ''), isCourtesy ? '' : end].filter((line) => line !== '').join('\n'),
    data: {
      answered: isAnswered && (open.length + left.length === 0 || 'partial'),
      language,
      intents: parts.flatMap((part) => intentsOf(part, said)),
      facts: said.flatMap(({ piece }) => piece[2] ?? []),
      links,
      unanswered: [...open, ...left.map((span) => ({ span }))].map((part) => ({ span: short(part.span), reason: reasonOf(part), lookAt })),
      suggestions: isAnswered && !isCourtesy ? [] : table.suggestions,
    },
  };
};

const reasonOf = ({ span, subject }: Pick<Part, 'span'> & Partial<Part>): UnansweredReason =>
  span === '' ? 'unclear' : subject?.label ? 'action_not_available' : 'out_of_scope';

/** The text instead of an answer, or instead of quotations. */
const frameOf = (told: readonly Part[], isAnswered: boolean): readonly AnswerLabel[] => {
  const labels = told.flatMap(({ subject, quotations, isSure }) =>
    subject?.label && (!isSure || quotations.length === 0) ? subject.label : [],
  );
  return isAnswered ? labels.slice(0, 1) : [labels[0] ?? (told.some((part) => part.quotations.length > 0) ? 'unsure' : 'notFound')];
};

const short = (span: string): string => span.slice(0, SPAN_LENGTH).toWellFormed();

/** The first quotation of each part, then the second of each, and so on. */
const inTurn = (parts: readonly Part[]): readonly Quotation[] => {
  const turns = parts.flatMap(({ quotations }) => quotations.map((quotation, turn) => ({ quotation, turn })));
  return turns.sort((left, right) => left.turn - right.turn).map(({ quotation }) => quotation);
};

/** Quotations that fit, without repetitions. */
const fit = (quotations: readonly Quotation[], length: number): readonly Quotation[] => {
  let room = length;
  return quotations.filter(({ piece: [text] }, at) => {
    const isSaid = quotations.slice(0, at).some(({ piece }) => piece[0].includes(text) || text.includes(piece[0]));
    const isFit = !isSaid && text.length + SIGNS <= room;
    if (isFit) room -= text.length + SIGNS;
    return isFit;
  });
};

/** Facts are printed as they are, words of pages in quotation marks. */
const linesOf = (said: readonly Quotation[], says: string): readonly string[] => {
  const facts = said.filter(({ piece }) => piece[2]).map(({ piece: [text] }) => text);
  const quoted = said.filter(({ piece }) => !piece[2]).map(({ piece: [text] }) => `“${text}”`);
  return [...facts, quoted.length > 0 ? `${says} ${quoted.join(' ')}`.trim() : ''];
};

const linkOf = ({ hit: { page, text }, piece: [, , facts] }: Quotation): AnswerLink => {
  const { kind: rel, title, url, markdownUrl: markdown } = page;
  return { rel, title, url: url + text[1], markdown, ...(facts?.[0] && { json: facts[0].source }) };
};

/** Items of which no earlier one has the same key. */
const distinct = <Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] =>
  items.filter((item, at) => items.findIndex((other) => keyOf(other) === keyOf(item)) === at);

/** The meaning of a part: the intents of the quoted facts or pages, else the subject of its words. */
const intentsOf = ({ span, subject, quotations, isSure }: Part, said: readonly Quotation[]): readonly AnsweredIntent[] => {
  const own = isSure ? said.filter((each) => quotations.includes(each)) : [];
  if (own.length === 0) return [{ name: subject?.intent ?? reasonOf({ span }), slots: {}, confidence: Number(isSure), span: short(span) }];
  const intents = own.map(({ hit, piece, share }) => ({
    ...(piece[3] ?? hit.page.asked),
    confidence: Math.round(100 * share) / 100,
    span: short(span),
  }));
  const plans = intents.flatMap(({ slots }) => slots['plan'] ?? []);
  const [first] = intents;
  if (first && new Set(plans).size > 1 && plans.length === intents.length)
    return [{ ...first, name: 'plans.compare', slots: { plans: plans.join(' ') } }];
  return distinct(intents, JSON.stringify).slice(0, MOST_INTENTS);
};
