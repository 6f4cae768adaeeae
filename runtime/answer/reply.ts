/** Composes replies of the guide: what was found for the parts of a message, said in labels of a language, published facts and quotations. */
import type {
  AnswerLabel,
  AnswerLink,
  AnswerTable,
  AskedSubject,
  FactReference,
  PassageFact,
  PassageText,
  UnansweredReason,
} from '../bundle.ts';
import type { Found, PassageHit } from './passages.ts';
import { cut, type Quote } from './quote.ts';

/** What a message is answered with: `text` for people (plain text), `data` for programs. */
export interface Answer {
  readonly text: string;
  readonly data: {
    /** `partial` when only some parts of the question are answered. */
    readonly answered: boolean | 'partial';
    /** BCP 47 tag of what stands around the quotations. */
    readonly language: string;
    readonly intents: readonly AnsweredIntent[];
    /** Every published value that the text states. */
    readonly facts: readonly FactReference[];
    /** Absolute addresses; the first is the page to read. */
    readonly links: readonly AnswerLink[];
    readonly unanswered: readonly { readonly span: string; readonly reason: UnansweredReason; readonly lookAt: string }[];
    /** Up to three questions that the site can answer. */
    readonly suggestions: readonly string[];
  };
}

/** What a question was understood as. `confidence`: the share of the question that is covered, two decimals. `span`: its words, up to 200 characters. */
export interface AnsweredIntent {
  readonly name: string;
  readonly slots: Readonly<Record<string, string>>;
  readonly confidence: number;
  readonly span: string;
}

/** A passage that may answer, with the part of it that is quoted. */
export interface Quotation {
  readonly hit: PassageHit;
  readonly quote: Quote;
}

/** A part of a message, and what was found for it. */
export interface Part {
  readonly span: string;
  readonly found: Found;
  readonly quotations: readonly Quotation[];
  readonly isSure: boolean;
}

/** Bounds in UTF-16 code units: what is repeated of a message, and a reply. */
const SPAN_LENGTH = 200;
const TEXT_LENGTH = 600;
/** Most intents of a part, and links of a list. */
const MOST_INTENTS = 3;
/** Shortest part of a quotation that is worth its place, and the signs around one. */
const LEAST_QUOTE = 60;
const SIGNS = 3;

/** What a message is answered with; `left` are its parts that nobody looked at. */
export const compose = (parts: readonly Part[], left: readonly string[], table: AnswerTable, language: string): Answer => {
  const [part, ...others] = parts;
  const courtesy = part && others.length === 0 ? courtesyOf(part, table) : undefined;
  return part && courtesy ? courteous(part.span, courtesy, table, language) : informative(parts, left, table, language);
};

const labelOf = (name: AnswerLabel, { labels, site }: AnswerTable, language: string): string =>
  (labels[language]?.[name] ?? '').replaceAll('{site}', () => site);

const informative = (parts: readonly Part[], left: readonly string[], table: AnswerTable, language: string): Answer => {
  const label = (name: AnswerLabel): string => labelOf(name, table, language);
  const open = parts.flatMap((each) => (each.isSure ? [] : { span: each.span, subject: subjectOf(each, table) }));
  const isAnswered = open.length < parts.length;
  const quotations = interleaved(parts.filter(({ isSure }) => isSure === isAnswered).map((each) => each.quotations));
  const links = distinct([...quotations.map(linkOf), ...open.flatMap(({ subject }) => subject?.links ?? []), table.start]);
  const lookAt = links[0]?.url ?? table.start.url;
  const frame = isAnswered ? '' : label(doubtOf(open, quotations));
  const end = `${label('readMore')} ${lookAt}`;
  const said = fit(quotations, TEXT_LENGTH - frame.length - label('says').length - end.length - SIGNS);
  const beyond = parts.length === 0 ? [{ span: '' }] : left.map((span) => ({ span }));
  const unanswered = [...open, ...beyond].map((each) => ({ span: short(each.span), reason: reasonOf(each), lookAt }));
  const intents = parts.flatMap((each) => intentsOf(each, table, said));
  return {
    text: [frame, ...linesOf(said, isAnswered ? label('says') : ''), end].filter((line) => line !== '').join('\n'),
    data: {
      answered: isAnswered && (unanswered.length === 0 || 'partial'),
      language,
      intents: intents.length > 0 ? intents : [{ name: 'unclear', slots: {}, confidence: 0, span: '' }],
      facts: said.flatMap(factsOf).map(({ intent: _intent, slots: _slots, ...fact }) => fact),
      links,
      unanswered,
      suggestions: isAnswered ? [] : table.suggestions,
    },
  };
};

/** A part that is not answered, and what it asks for. */
interface OpenPart {
  readonly span: string;
  readonly subject?: AskedSubject | undefined;
}

const reasonOf = ({ span, subject }: OpenPart): UnansweredReason =>
  span === '' ? 'unclear' : subject?.label ? 'action_not_available' : 'out_of_scope';

/** What is said in the place of an answer. */
const doubtOf = (open: readonly OpenPart[], quotations: readonly Quotation[]): AnswerLabel =>
  open.flatMap(({ subject }) => subject?.label ?? [])[0] ?? (quotations.length > 0 ? 'unsure' : 'notFound');

const short = (span: string): string => span.slice(0, SPAN_LENGTH).toWellFormed();

/** What a part asks for, by the first of its words that says so. */
const subjectOf = ({ found }: Part, { subjects }: AnswerTable): AskedSubject | undefined =>
  found.query.words.flatMap(({ meanings }) =>
    meanings.flatMap((meaning) => (Object.hasOwn(subjects, meaning) ? (subjects[meaning] ?? []) : [])),
  )[0];

/** The subject of a greeting or of thanks, when a part holds nothing else. */
const courtesyOf = (part: Part, table: AnswerTable): AskedSubject | undefined => {
  const subject = subjectOf(part, table);
  const isCourtesy = (meaning: string): boolean => meaning === 'hello' || meaning === 'thanks';
  const isAlone = part.found.query.words.every(({ meanings, role }) => role === 'function' || meanings.some(isCourtesy));
  return isAlone && (subject?.label === 'hello' || subject?.label === 'thanks') ? subject : undefined;
};

const courteous = (span: string, { intent, label = 'hello' }: AskedSubject, table: AnswerTable, language: string): Answer => {
  const intents = [{ name: intent, slots: {}, confidence: 1, span: short(span) }];
  const { start, suggestions } = table;
  const data = { answered: true, language, intents, facts: [], links: [start], unanswered: [], suggestions };
  return { text: labelOf(label, table, language), data };
};

/** The first of each list, then the second of each, and so on. */
const interleaved = <Value>(lists: readonly (readonly Value[])[]): readonly Value[] =>
  Array.from({ length: Math.max(0, ...lists.map((list) => list.length)) }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();

/** A quotation as it is said, and what is said of it. */
interface Said extends Quotation {
  readonly text: string;
}

/** Quotations for which there is room, the first in any case; none that says what another one said. */
const fit = (quotations: readonly Quotation[], length: number): readonly Said[] => {
  const said: Said[] = [];
  let room = length;
  for (const quotation of quotations) {
    const text = cut(wordsOf(quotation), Math.max(room, LEAST_QUOTE));
    const isNew = !said.some((other) => other.text.includes(quotation.quote.text) || quotation.quote.text.includes(other.quote.text));
    if ((said.length > 0 && room < LEAST_QUOTE) || !isNew) continue;
    said.push({ ...quotation, text });
    room -= text.length + SIGNS;
  }
  return said;
};

const isFacts = ([kind]: PassageText): boolean => kind === 'facts';

/** Facts with the name of what they are about; a page in its own words. */
const wordsOf = ({ hit: { text }, quote }: Quotation): string =>
  isFacts(text) && text[1] !== '' ? `${text[1]}: ${quote.text}` : quote.text;

/** Facts are told as they are, words of pages in quotation marks. */
const linesOf = (said: readonly Said[], says: string): readonly string[] => {
  const facts = said.filter(({ hit }) => isFacts(hit.text)).map(({ text }) => text);
  const quoted = said.filter(({ hit }) => !isFacts(hit.text)).map(({ text }) => `“${text}”`);
  return [...facts, ...(quoted.length > 0 ? [`${says} ${quoted.join(' ')}`.trim()] : [])];
};

const factsOf = ({ hit: { text }, quote }: Quotation): readonly PassageFact[] => quote.lines.flatMap((line) => text[5]?.[line] ?? []);

const linkOf = ({ hit: { page, text } }: Quotation): AnswerLink => {
  const source = text[5]?.[0]?.source;
  const url = text[3] === '' ? page.url : `${page.url}#${text[3]}`;
  return { rel: page.kind, title: page.title, url, markdown: page.markdownUrl, ...(source !== undefined && { json: source }) };
};

const distinct = (links: readonly AnswerLink[]): readonly AnswerLink[] =>
  links.filter(({ url }, at) => links.findIndex((other) => other.url === url) === at);

/** Kind of a page -> what a question is understood as that it answers, and the slot of its slug. */
const PAGE_INTENTS = {
  guide: ['guides.find', 'guide'],
  feature: ['features.one', 'feature'],
  comparison: ['comparisons.one', 'tool'],
  platform: ['platforms.supports', 'platform'],
  page: ['pages.find', 'page'],
} as const;

/** What a part was understood as: what the said facts answer, else what its best page is about, else what its words ask for. */
const intentsOf = (part: Part, table: AnswerTable, said: readonly Said[]): readonly AnsweredIntent[] => {
  const span = short(part.span);
  if (!part.isSure) return [{ name: subjectOf(part, table)?.intent ?? 'out_of_scope', slots: {}, confidence: 0, span }];
  const own = said.filter(({ hit }) => part.quotations.some((each) => each.hit === hit));
  const found = own.map(({ hit, quote }) => ({ ...meant(hit, quote), confidence: Math.round(100 * quote.share) / 100, span }));
  const plans = found.flatMap(({ slots }) => slots['plan'] ?? []);
  const [first] = found;
  if (first && plans.length > 1 && plans.length === found.length)
    return [{ ...first, name: 'plans.compare', slots: { plans: plans.join(' ') } }];
  return found
    .filter((each, at) => found.findIndex((other) => JSON.stringify(other) === JSON.stringify(each)) === at)
    .slice(0, MOST_INTENTS);
};

/** What a question is understood as that a passage answers. */
const meant = ({ page, text }: PassageHit, { best }: Quote): Pick<AnsweredIntent, 'name' | 'slots'> => {
  const fact = text[5]?.[best];
  const [name, slot] = PAGE_INTENTS[page.kind];
  return fact ? { name: fact.intent, slots: fact.slots } : { name, slots: { [slot]: page.slug } };
};
