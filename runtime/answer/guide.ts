/**
 * The guide that answers A2A messages: published facts and quotations of pages, no language model. It never says that the site has or offers
 * nothing of a kind: what it did not find, it did not find. A pure function of bundle, text and language, without clock, chance or memory.
 */
import type { AnswerTable } from '../bundle.ts';
import { tokens } from './analyse.ts';
import { bind, isSure } from './bind.ts';
import type { FindPassages, Found } from './passages.ts';
import type { QuotePassage } from './quote.ts';
import { compose, type Answer, type Part, type Quotation } from './reply.ts';

/** UTF-16 code units that are read of a message. */
const MESSAGE_LENGTH = 4000;
/** Most parts of a message that are answered, passages that a part is answered with, and facts that are looked at. */
const MOST_PARTS = 3;
const MOST_PASSAGES = 3;
const MOST_FACTS = 16;
/** Below this share a passage is not even near. */
const NEAR = 0.1;
/** Share of the score of the passage that answers which others need to be quoted beside it. */
const BESIDE = 0.75;

/** Answers any text; takes no user text into the answer but `span`. `preferred`: language of the answer when the text shows none. */
export type Guide = (text: string, preferred?: string) => Promise<Answer>;

/** Loads the guide over the search of a bundle. */
export const createGuide = (table: AnswerTable, find: FindPassages, quote: QuotePassage): Guide => {
  const quoted = ({ hits, sought }: Found): readonly Quotation[] => hits.map((hit) => ({ hit, quote: quote(hit, sought) }));
  const isCommand = ({ query }: Found): boolean =>
    query.words[0]?.meanings.some((meaning) => Object.hasOwn(table.subjects, meaning) && table.subjects[meaning]?.label === 'cannotAct') ===
    true;
  const ask = async (span: string): Promise<Part> => {
    const findIn = await find(span);
    const [facts, found] = await Promise.all([
      findIn({ sources: ['facts'], limit: MOST_FACTS, perPage: 1 }),
      findIn({ sources: ['guide', 'page'], limit: MOST_PASSAGES, perPage: 2 }),
    ]);
    const near = quoted(found).filter(({ quote: { share } }) => share >= NEAR);
    const bound = bind(quoted(facts), facts, near[0]?.quote);
    const isFound = isSure(near[0], found);
    const passages = isFound ? near.filter(({ hit }) => hit.score >= BESIDE) : near;
    // What begins with a verb of doing asks the guide to do it.
    return { span, found, quotations: bound.length > 0 ? bound : passages, isSure: (bound.length > 0 || isFound) && !isCommand(found) };
  };
  /** A question of two halves that are both answered is two, unless facts answer all of it. */
  const askHalves = async (span: string): Promise<readonly Part[]> => {
    const whole = await ask(span);
    const words = span.split(/\s+/);
    const joins = (table.labels[whole.found.query.language ?? '']?.and ?? '').split(', ');
    const at = words.findIndex((word, place) => place > 0 && joins.includes(word.toLowerCase()));
    if (at < 0 || coversAll(whole)) return [whole];
    const halves = await Promise.all([words.slice(0, at), words.slice(at + 1)].map((half) => ask(half.join(' '))));
    return halves.every((half) => half.isSure) ? halves : [whole];
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

/** Whether facts answer every word of a part that carries meaning. */
const coversAll = ({ quotations, found: { sought } }: Part): boolean =>
  sought.every(
    ({ role }, word) => role !== 'content' || quotations.some(({ hit, quote }) => hit.text[5] && (quote.covered[word] ?? 0) > 0),
  );
