/**
 * The guide that answers A2A messages: published facts and quotations of pages, no language model. It never says that the site has or offers
 * nothing of a kind: what it did not find, it did not find. A pure function of bundle, text and language, without clock, chance or memory.
 */
import type { AnswerLabel, AnswerLink, AnswerTable, FactReference, PassageFact, PassageText, UnansweredReason } from '../bundle.ts';
import { tokens } from './analyse.ts';
import type { FindPassages, Found, PassageHit } from './passages.ts';
import { cut, shareOf, type Quote, type QuotePassage } from './quote.ts';
import { SHAPE_OF, shapesOf } from './shapes.ts';

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

/** Bounds in UTF-16 code units: what is read of a message, what is repeated of it, and a reply. */
const MESSAGE_LENGTH = 4000;
const SPAN_LENGTH = 200;
const TEXT_LENGTH = 600;
/** Most parts of a message that are answered, and passages that a part is answered with. */
const MOST_PARTS = 3;
const MOST_PASSAGES = 3;
/** The one gate: a question is answered when its best passage, or facts together, cover this share of its words, weighed by their rarity. */
const SURE = 0.7;
/** Facts cover not much less than the best passage does, and each has to add something. */
const LESS = 0.1;
const LEAST_GAIN = 0.12;
/** What facts with a name that stands in the question get ahead of others, and those that answer just what was asked. */
const NAMED = 0.05;
const ASKED = 0.02;
/** A page whose title says this share of a question is about it: it goes before facts that say less, and needs no figure. */
const TITLED = 0.7;
/** Facts that are looked at. */
const MOST_FACTS = 16;
/** Below this share a passage is not even near. */
const NEAR = 0.1;
/** Share of the best score that others need to be quoted beside it. */
const BESIDE = 0.75;
/** Shortest part of a quotation that is worth its place. */
const LEAST_QUOTE = 60;

/** A passage that may answer, with the part of it that is quoted. */
interface Quotation {
  readonly hit: PassageHit;
  readonly quote: Quote;
}

/** A part of a message, and what was found for it. */
interface Part {
  readonly span: string;
  readonly found: Found;
  readonly quotations: readonly Quotation[];
  /** Whether these are facts that answer it, and whether it is answered. */
  readonly isBound: boolean;
  readonly isSure: boolean;
}

/** Answers any text; takes no user text into the answer but `span`. `preferred`: language of the answer when the text shows none. */
export type Guide = (text: string, preferred?: string) => Promise<Answer>;

/** Loads the guide over the search of a bundle. */
export const createGuide = (table: AnswerTable, find: FindPassages, quote: QuotePassage): Guide => {
  const ask = async (span: string): Promise<Part> => {
    const [facts, found] = await Promise.all([
      find(span, { sources: ['facts'], limit: MOST_FACTS, perPage: 1 }),
      find(span, { sources: ['guide', 'page'], limit: MOST_PASSAGES, perPage: 2 }),
    ]);
    const quoted = ({ hits, sought }: Found): readonly Quotation[] => hits.map((hit) => ({ hit, quote: quote(hit, sought) }));
    const near = quoted(found).filter((each) => each.quote.share >= NEAR);
    const isFound = isSure(near[0], found);
    const quotations = isFound ? near.filter(({ hit }) => hit.score >= BESIDE) : near;
    const bound = bind(quoted(facts).filter((each) => isAsked(each, facts)), facts, quotations[0]?.quote);
    const isBound = bound.length > 0;
    // What begins with a verb of doing asks the guide to do it.
    const isCommand = found.query.words[0]?.meanings.some((meaning) => table.subjects[meaning]?.label === 'cannotAct');
    return { span: span.slice(0, SPAN_LENGTH).toWellFormed(), found, quotations: isBound ? bound : quotations, isBound, isSure: !isCommand && (isBound || isFound) };
  };
  /** A question that facts do not answer as a whole, but each half of it, is two. */
  const askHalves = async (span: string): Promise<readonly Part[]> => {
    const whole = await ask(span);
    const words = span.split(/\s+/);
    const joins = (table.labels[whole.found.query.language ?? '']?.and ?? '').split(', ');
    const at = words.findIndex((word, place) => place > 0 && joins.includes(word.toLowerCase()));
    if (whole.isBound || at < 0) return [whole];
    const halves = await Promise.all([words.slice(0, at), words.slice(at + 1)].map((half) => ask(half.join(' '))));
    return halves.every(({ isBound }) => isBound) ? halves : [whole];
  };
  return async (text, preferred = '') => {
    const plain = text.slice(0, MESSAGE_LENGTH).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, (signs) => (signs.includes('\n') ? '\n' : ' '));
    const spans = plain.split(/[?？؟;；\n]+/).flatMap((span) => (tokens(span).length > 0 ? span.trim() : []));
    const parts = (await Promise.all(spans.slice(0, MOST_PARTS).map(askHalves))).flat().slice(0, MOST_PARTS);
    const spoken = [...parts.map(({ found }) => found.query.language ?? ''), preferred];
    const language = spoken.find((tag) => Object.hasOwn(table.labels, tag)) ?? table.defaultLanguage;
    return compose(parts, spans.slice(MOST_PARTS), table, language);
  };
};

/** Whether a question asks for facts: it names what they are about, or has the meaning that they answer. */
const isAsked = (quotation: Quotation, found: Found): boolean => quotation.quote.isNamed || answers(quotation, found);

/** Whether facts answer just what a word of the question means. */
const answers = ({ hit: { text: [, , meanings] } }: Quotation, { query }: Found): boolean => query.words.some((word) => word.meanings.some((meaning) => meanings.includes(meaning)));

/** The facts that answer a question: of all the one that covers most, then those that cover what is left; none when too much is left. */
const bind = (facts: readonly Quotation[], found: Found, passage: Quote | undefined): readonly Quotation[] => {
  const { sought } = found;
  // What the configuration says goes before everything.
  const own = facts.find(({ hit, quote }) => !isFacts(hit.text) && quote.share >= SURE);
  if (own) return [own];
  const bound: Quotation[] = [];
  let covered = sought.map(() => 0);
  const join = (by: readonly number[]): number[] => covered.map((share, word) => Math.max(share, by[word] ?? 0));
  for (;;) {
    // Of equal ones that which has a name: a list is for questions that name nothing.
    const shares = facts.map(({ quote }) => shareOf(join(quote.covered), sought));
    const merits = facts.map((fact, at) => (shares[at] ?? 0) + (fact.quote.isNamed ? NAMED : 0) + (answers(fact, found) ? ASKED : 0));
    const next = merits.indexOf(Math.max(...merits));
    const fact = facts[next];
    // A list is for questions that name nothing: it goes beside nothing else.
    if (!fact || (shares[next] ?? 0) - shareOf(covered, sought) < LEAST_GAIN || (bound.length > 0 && !fact.quote.isNamed)) break;
    bound.push(fact);
    covered = join(fact.quote.covered);
  }
  const share = shareOf(covered, sought);
  const isTold = passage !== undefined && passage.title >= TITLED && !bound.some(({ quote }) => quote.head >= passage.title);
  return share >= SURE && share >= (passage?.share ?? 0) - LESS && !isTold && (bound.some(isFigure) || hasShape(bound, found)) ? bound : [];
};

/** Whether facts are quoted that are more than what is said of something: a price, a limit, a list. */
const isFigure = ({ hit: { text }, quote }: Quotation): boolean => quote.lines.some((line) => !text[5]?.[line]?.intent.endsWith('.one'));

/** Whether the best passage covers the question, and shows a figure of the kind that is asked for. */
const isSure = (best: Quotation | undefined, found: Found): boolean => best !== undefined && best.quote.close >= SURE && (best.quote.title >= TITLED || hasShape([best], found));

/** Whether one of the quotations shows a figure of a kind that is asked for. */
const hasShape = (quotations: readonly Quotation[], { query }: Found): boolean => {
  const wanted = query.words.flatMap(({ meanings }) => meanings.flatMap((meaning) => SHAPE_OF[meaning] ?? []));
  const shown = quotations.flatMap(({ quote }) => shapesOf(quote.text));
  return wanted.length === 0 || wanted.some((shape) => shown.includes(shape));
};

const compose = (parts: readonly Part[], left: readonly string[], table: AnswerTable, language: string): Answer => {
  const label = (name: AnswerLabel): string => (table.labels[language]?.[name] ?? '').replaceAll('{site}', () => table.site);
  const subjects = parts.map((part) => subjectOf(part, table));
  const [courtesy] = subjects.length === 1 ? subjects.map((subject) => courtesyOf(subject, parts[0])) : [];
  if (courtesy) return courteous(label(courtesy), subjects[0]?.intent ?? '', parts[0]?.span ?? '', table, language);
  const sure = parts.filter((part) => part.isSure);
  const open = parts.filter((part) => !part.isSure);
  const told = sure.length > 0 ? sure : open;
  const quotations = interleaved(told.map((part) => part.quotations));
  const asked = open.flatMap((part) => subjects[parts.indexOf(part)] ?? []);
  const links = distinct([...quotations.map(linkOf), ...asked.flatMap((subject) => subject.links), table.start]);
  const read = links[0] ?? table.start;
  const frame = sure.length > 0 ? '' : (asked.map((subject) => subject.label && label(subject.label)).find(Boolean) ?? label(quotations.length > 0 ? 'unsure' : 'notFound'));
  const end = `${label('readMore')} ${read.url}`;
  const said = fit(quotations, TEXT_LENGTH - frame.length - label('says').length - end.length - 3);
  const facts = said.flatMap(factsOf);
  const reason = (subject: number): UnansweredReason => (subjects[subject]?.label ? 'action_not_available' : 'out_of_scope');
  const unanswered = [
    ...open.map((part) => ({ span: part.span, reason: reason(parts.indexOf(part)), lookAt: read.url })),
    ...left.map((span) => ({ span: span.slice(0, SPAN_LENGTH).toWellFormed(), reason: 'out_of_scope' as const, lookAt: read.url })),
    ...(parts.length === 0 ? [{ span: '', reason: 'unclear' as const, lookAt: read.url }] : []),
  ];
  const intents = parts.map((part, index) => intentsOf(part, subjects[index], said)).flat();
  return {
    text: [frame, ...linesOf(said, sure.length > 0 ? label('says') : ''), end].filter((line) => line !== '').join('\n'),
    data: {
      answered: sure.length === 0 ? false : unanswered.length === 0 ? true : 'partial',
      language,
      intents: intents.length > 0 ? intents : [{ name: 'unclear', slots: {}, confidence: 0, span: '' }],
      facts: facts.map(({ intent: _intent, slots: _slots, ...fact }) => fact),
      links,
      unanswered,
      suggestions: sure.length > 0 ? [] : table.suggestions,
    },
  };
};

/** What a part that is not answered asks for, by the first of its words that says so. */
const subjectOf = ({ found }: Part, { subjects }: AnswerTable): AnswerTable['subjects'][string] | undefined =>
  found.query.words.flatMap(({ meanings }) => meanings.flatMap((meaning) => (Object.hasOwn(subjects, meaning) ? (subjects[meaning] ?? []) : [])))[0];

/** The label of a greeting or of thanks, when a message holds nothing else. */
const courtesyOf = (subject: AnswerTable['subjects'][string] | undefined, part: Part | undefined): AnswerLabel | undefined => {
  const isAlone = part?.found.query.words.every(({ meanings, role }) => role !== 'content' || meanings.some((each) => each === 'hello' || each === 'thanks'));
  return isAlone && (subject?.label === 'hello' || subject?.label === 'thanks') ? subject.label : undefined;
};

const courteous = (text: string, name: string, span: string, { start, suggestions }: AnswerTable, language: string): Answer => ({
  text,
  data: { answered: true, language, intents: [{ name, slots: {}, confidence: 1, span }], facts: [], links: [start], unanswered: [], suggestions },
});

/** The first of each list, then the second of each, and so on. */
const interleaved = <Value>(lists: readonly (readonly Value[])[]): readonly Value[] =>
  Array.from({ length: MOST_PASSAGES }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();

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
    room -= text.length + 3;
  }
  return said;
};

const isFacts = ([kind]: PassageText): boolean => kind === 'facts';

/** Facts with the name of what they are about; a page in its own words. */
const wordsOf = ({ hit: { text }, quote }: Quotation): string => (isFacts(text) && text[1] !== '' ? `${text[1]}: ${quote.text}` : quote.text);

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
const intentsOf = (part: Part, subject: AnswerTable['subjects'][string] | undefined, said: readonly Said[]): readonly AnsweredIntent[] => {
  const { span, quotations, isSure: answered } = part;
  if (!answered) return [{ name: subject?.intent ?? 'out_of_scope', slots: {}, confidence: 0, span }];
  const own = said.filter(({ hit }) => quotations.some((each) => each.hit === hit));
  const found = own.flatMap(({ hit, quote }): readonly AnsweredIntent[] => {
    const confidence = Math.round(Math.min(1, quote.share) * 100) / 100;
    const fact = hit.text[5]?.[quote.best];
    if (fact) return [{ name: fact.intent, slots: fact.slots, confidence, span }];
    const [name, slot] = PAGE_INTENTS[hit.page.kind];
    return [{ name, slots: { [slot]: hit.page.slug }, confidence, span }];
  });
  const plans = found.flatMap(({ slots }) => slots['plan'] ?? []);
  if (plans.length > 1 && plans.length === found.length) return [{ name: 'plans.compare', slots: { plans: plans.join(' ') }, confidence: Math.max(...found.map(({ confidence }) => confidence)), span }];
  return found.filter((each, at) => found.findIndex((other) => JSON.stringify(other) === JSON.stringify(each)) === at).slice(0, MOST_PARTS);
};
