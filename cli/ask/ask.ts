import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pc from 'picocolors';
import { isAddress } from '../../compiler/config/site-address.ts';
import { loadBundle } from '../../runtime/adapters/node-bundle.ts';
import { createGuide } from '../../runtime/answer/guide.ts';
import type { Answer, AnsweredIntent } from '../../runtime/answer/reply.ts';
import { createPassages } from '../../runtime/answer/passages.ts';
import { quotationsOf } from '../../runtime/answer/quote.ts';
import { MANIFEST_FILE, type Bundle } from '../../runtime/bundle.ts';
import { printable, printableJson } from '../report/printable.ts';
import { bundleFailure } from '../bundle/bundle-failure.ts';
import { wantsColours } from '../terminal/colours.ts';
import { refuse } from '../terminal/exit.ts';

const LABEL_WIDTH = 12;

/** The text of an answer for a terminal, without control sequences. */
export const plainText = (text: string): string =>
  text
    .split('\n')
    .map((each) => `${printable(each)}\n`)
    .join('');

/**
 * How a question is understood, and what the answer is based on. First the text of the answer. Then a line for each intent, fact, link and
 * part without an answer. Then the words of the question with their meanings and weights, and the passages that were found, with their
 * scores and how much of the question they cover.
 */
const explain = async (bundle: Bundle, question: string, colours: boolean): Promise<string> => {
  const find = createPassages(bundle);
  const { text, data } = await createGuide(bundle.index.answers, find)(question);
  const found = await (await find(question))({ sources: ['facts', 'guide', 'page'], limit: EXPLAINED, perPage: 2 });
  const words = found.sought.map(
    ({ word, meanings, weight }) => `${word}${meanings.length > 0 ? ` = ${meanings.join(' ')}` : ''}  weight ${weight.toFixed(1)}`,
  );
  const best = found.hits.flatMap((hit) => quotationsOf(hit, found).slice(0, 1));
  const passages = best.map(
    ({ hit, share, piece: [quoted] }) =>
      `score ${hit.score.toFixed(2)}  ${Math.round(share * 100)} % covered  ${hit.page.url}  ${printable(`"${quoted}"`)}`,
  );
  const lines = [
    '',
    ...linesOf(data, pc.createColors(colours).bold),
    '',
    ...listed('word', words.map(printable)),
    ...listed('passage', passages),
  ];
  return plainText(text) + lines.map((each) => `${each}\n`).join('');
};

/** Number of passages to explain. */
const EXPLAINED = 5;

const linesOf = (
  { answered, language, intents, facts, links, unanswered, suggestions }: Answer['data'],
  bold: (text: string) => string,
): readonly string[] => [
  line('answered', bold(answered === true ? 'yes' : answered === false ? 'no' : answered)),
  line('language', language),
  ...listed('intent', intents.map(intentWords)),
  ...listed(
    'fact',
    facts.map(({ key, value, unit, source, pointer }) => `${key}  ${[String(value), unit ?? ''].join(' ').trim()}  ${source}#${pointer}`),
  ),
  ...listed(
    'link',
    links.map(({ rel, url }) => `${rel}  ${url}`),
  ),
  ...listed(
    'unanswered',
    unanswered.map(({ span, reason, lookAt }) => `${reason}  "${span}"  ${lookAt}`),
  ),
  ...listed('suggestion', suggestions),
];

const intentWords = ({ name, slots, confidence, span }: AnsweredIntent): string => {
  const named = Object.entries(slots).map(([slot, value]) => `${slot}=${String(value)}`);
  return [name, ...named, `confidence ${confidence}`, `"${span}"`].join('  ');
};

/** A line each; the first has the label. */
const listed = (label: string, texts: readonly string[]): readonly string[] =>
  texts.map((text, position) => line(position === 0 ? label : '', text));

const line = (label: string, text: string): string => `  ${label.padEnd(LABEL_WIDTH)}${text}`;

/** Flags of `sitec ask` as the command line gives them. */
export interface AskFlags {
  readonly json?: boolean;
  readonly explain?: boolean;
  /** Absent unless a flag turns colours on or off. */
  readonly color?: boolean;
}

/**
 * `sitec ask`: prints what POST /a2a of a bundle answers to a question. Returns the exit code, which is 0 also when the guide has no
 * answer.
 */
export const runAsk = async (question: string, folder: string, flags: AskFlags): Promise<number> => {
  if (isAddress(folder)) return refuse(`${folder} is an address; sitec ask needs a bundle that sitec build wrote`, 2);
  const path = resolve(folder);
  if (!existsSync(join(path, MANIFEST_FILE))) return refuse(`${folder} has no bundle. Build it first: sitec build`);
  try {
    process.stdout.write(await answerWords(await loadBundle(path), question, flags));
    return 0;
  } catch (error) {
    return refuse(bundleFailure(error));
  }
};

const answerWords = async (bundle: Bundle, question: string, flags: AskFlags): Promise<string> => {
  if (flags.explain) return explain(bundle, question, wantsColours(process.stdout, flags.color));
  const find = createPassages(bundle);
  const { text, data } = await createGuide(bundle.index.answers, find)(question);
  return flags.json ? `${printableJson(data)}\n` : plainText(text);
};
