/**
 * The guide for A2A messages, with published facts and quotations of pages and without a language model. It never claims that the site
 * lacks something: it only reports that it found nothing. A pure function of bundle, text and language, without clock, randomness or state.
 */
import type { AnswerTable } from '../bundle.ts';
import type { FindPassages } from './passages.ts';
import { valueIn } from '../table.ts';
import { bind, isSure, NOTABLE, quotationsOf, withFact } from './quote.ts';
import { compose, type Answer, type Part } from './reply.ts';

/** Maximum UTF-16 code units of a message. */
const MESSAGE_LENGTH = 4000;
/** Maximum parts of a message, passages for each part, and facts to consider. */
const MOST_PARTS = 3;
const MOST_PASSAGES = 4;
const MOST_FACTS = 16;
/** A passage with a smaller share is not related. */
const NEAR = 0.1;

/** Answers any text; the only user text in the answer is `span`. `preferred`: language of the answer when the text does not show one. */
export type Guide = (text: string, preferred?: string) => Promise<Answer>;

/** Loads the guide over the search of a bundle. */
export const createGuide = (table: AnswerTable, find: FindPassages): Guide => {
  const ask = async (span: string): Promise<Part> => {
    const findIn = await find(span);
    const [facts, found] = await Promise.all([
      findIn({ sources: ['facts'], limit: MOST_FACTS, perPage: 1 }),
      findIn({ sources: ['guide', 'page'], limit: MOST_PASSAGES, perPage: 2 }),
    ]);
    const subjects = found.query.words.map(({ meanings }) => meanings.flatMap((name) => valueIn(table.subjects, name) ?? []));
    const isCourtesy = found.query.words.every(({ isContent }, at) => !isContent || subjects[at]?.some((each) => each.isCourtesy));
    const subject = subjects.flat().find((each) => isCourtesy || !each.isCourtesy);
    if (subject?.isCourtesy) return { span, language: found.query.language, subject, quotations: [], isSure: true };
    const near = found.hits.flatMap((hit, at) => quotationsOf(hit, found).slice(0, at === 0 ? 2 : 1)).filter(({ share }) => share >= NEAR);
    // The best passage may not answer, such as one about the hours that does not tell them.
    const answers = near.filter((each, at) => (at === 0 || each.share >= 1 - NOTABLE) && isSure([each], found));
    const ranked = [...new Set([...answers.slice(0, 1), ...near])];
    const told = facts.hits.flatMap((hit) => quotationsOf(hit, facts));
    const bound = bind(told, facts, ranked[0]);
    const quotations = bound.length > 0 ? bound : withFact(ranked, told, found);
    // A text that begins with a verb of action asks the guide to do something.
    const isCommand = subjects[0]?.some(({ label }) => label === 'cannotAct');
    return { span, language: found.query.language, subject, quotations, isSure: bound.length + answers.length > 0 && !isCommand };
  };
  /** A question counts as two if both of its halves have answers. */
  const askHalves = async (span: string): Promise<readonly Part[]> => {
    const whole = await ask(span);
    const words = span.split(/\s+/);
    const { and = '' } = table.labels[whole.language ?? ''] ?? {};
    const at = words.findIndex((word, place) => place > 0 && and.split(', ').includes(word.toLowerCase()));
    if (at < 0) return [whole];
    const halves = await Promise.all([words.slice(0, at), words.slice(at + 1)].map((half) => ask(half.join(' '))));
    return halves.every((half) => half.isSure) ? halves : [whole];
  };
  return async (text, preferred = '') => {
    const plain = text.slice(0, MESSAGE_LENGTH).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, (signs) => (signs.includes('\n') ? '\n' : ' '));
    const spans = plain.split(/[?？؟;；\n]+/).flatMap((span) => (/[\p{L}\p{N}]/u.test(span) ? span.trim() : []));
    const parts = (await Promise.all((spans[0] ? spans : ['']).slice(0, MOST_PARTS).map(askHalves))).flat().slice(0, MOST_PARTS);
    const spoken = [...parts.map(({ language }) => language ?? ''), preferred].find((tag) => valueIn(table.labels, tag));
    return compose(parts, spans.slice(MOST_PARTS), table, spoken ?? table.defaultLanguage);
  };
};
