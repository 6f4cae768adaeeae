import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pc from 'picocolors';
import { loadBundle } from '../../runtime/adapters/node-bundle.ts';
import type { Candidate } from '../../runtime/answer/candidate.ts';
import { createGuide, type Answer, type AnsweredIntent } from '../../runtime/answer/intents.ts';
import type { Understood } from '../../runtime/answer/understanding.ts';
import { MANIFEST_FILE, type RuntimeIndex } from '../../runtime/bundle.ts';
import { printable, printableJson } from '../report/printable.ts';
import { bundleFailure } from '../serve/current-bundle.ts';
import { wantsColours } from '../terminal/colours.ts';
import { refuse } from '../terminal/exit.ts';

const LABEL_WIDTH = 12;

/** The text of an answer for a terminal: its own lines, and nothing that a terminal obeys. */
export const plainText = (text: string): string =>
  text
    .split('\n')
    .map((each) => `${printable(each)}\n`)
    .join('');

/**
 * How a question is understood and what the answer rests on: its text, then a line for each intent, fact, link and part without an answer; then for
 * each part what was read of it, and what competed for it.
 */
export const explain = (index: RuntimeIndex, question: string, colours: boolean): string => {
  const guide = createGuide(index);
  const { text, data } = guide.answer(question);
  const lines = ['', ...linesOf(data, pc.createColors(colours).bold), ...guide.understand(question).parts.flatMap(partLines)];
  return plainText(text) + lines.map((each) => `${each}\n`).join('');
};

/** One part of a question: its words as they were read, and the intents that competed for it. */
const partLines = ({ span, question, rule, guide, page, chosen }: Understood): readonly string[] => [
  '',
  line('part', printable(`"${span}"`)),
  ...listed('read as', question.words.length === 0 ? [] : [question.words.join(' ')]),
  ...listed(
    'concepts',
    question.concepts.size === 0
      ? []
      : [[...question.concepts].map(([concept, words]) => `${concept} (${[...words].join(' ')})`).join(', ')],
  ),
  ...listed(
    'names',
    question.names.map(({ kind, slug }) => `${kind} ${slug ?? 'that the site does not have'}`),
  ),
  ...listed('number', question.number === undefined ? [] : [String(question.number)]),
  ...listed(
    'unexplained',
    question.units.flatMap(({ words, isKnown }) => (isKnown ? [] : words.join(' '))),
  ),
  line('best rule', candidateWords(rule)),
  line('best guide', candidateWords(guide)),
  line('best page', candidateWords(page)),
  line('chosen', candidateWords(chosen)),
];

const candidateWords = ({ intent, path, strength, share }: Candidate): string =>
  strength === 0 && path.length === 0 && intent === 'out_of_scope'
    ? 'none'
    : `${[intent, ...path].join('/')}  strength ${strength} of 3, ${Math.round(share * 100)} % of the words explained`;

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

/** A line each; the label stands on the first. */
const listed = (label: string, texts: readonly string[]): readonly string[] =>
  texts.map((text, position) => line(position === 0 ? label : '', text));

const line = (label: string, text: string): string => `  ${label.padEnd(LABEL_WIDTH)}${text}`;

/** Flags of `sitec ask` as the command line gives them. */
export interface AskFlags {
  readonly json?: boolean;
  readonly explain?: boolean;
  /** Absent unless colours are asked for or refused. */
  readonly color?: boolean;
}

/** `sitec ask`: what POST /a2a of a bundle answers to a question; answers the exit code, 0 also when the guide has no answer. */
export const runAsk = async (question: string, folder: string, flags: AskFlags): Promise<number> => {
  if (/^https?:\/\//i.test(folder)) return refuse(`${folder} is an address; sitec ask answers from a folder that sitec build wrote`, 2);
  const path = resolve(folder);
  if (!existsSync(join(path, MANIFEST_FILE))) return refuse(`${folder} holds no bundle. Write one first: sitec build`);
  try {
    const { index } = await loadBundle(path);
    process.stdout.write(answerWords(index, question, flags));
    return 0;
  } catch (error) {
    return refuse(bundleFailure(error));
  }
};

const answerWords = (index: RuntimeIndex, question: string, flags: AskFlags): string => {
  if (flags.explain) return explain(index, question, wantsColours(process.stdout, flags.color));
  const { text, data } = createGuide(index).answer(question);
  return flags.json ? `${printableJson(data)}\n` : plainText(text);
};
