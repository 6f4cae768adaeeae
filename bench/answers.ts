/**
 * What an answer of the A2A guide costs: `npm run bench:answers [bundle]`. (a) Time to load the tables, and time a question over the questions of
 * tests/answers/asked.jsonl, beside one search of the same index in the same run; (b) the slowest of some hostile messages, beside an ordinary
 * message of the same length. Only ratios say something. Of several runs the fastest counts: what else the machine does can only add.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createConcepts } from '../runtime/answer/concepts.ts';
import { createGuide } from '../runtime/answer/intents.ts';
import { createSearch } from '../runtime/answer/search.ts';
import type { RuntimeIndex } from '../runtime/bundle.ts';

const ROUNDS = 7;
/** Most that a message may cost, as a multiple of an ordinary one of its length. */
const TARGET = 2;
const LENGTH = 4000;
const ORDINARY = 'How much does Starter cost and do you support Chat A? We are 7 people, and want to know which plan fits. ';

/** Words of which no two are equal, so that each of them is looked up for itself. */
const DIFFERENT = Array.from({ length: 500 }, (_, position) => `b${(position * 7919 + 104_729).toString(26)}rtion`).join(' ');

const HOSTILE: Readonly<Record<string, string>> = {
  'one letter': 'a ',
  'without spaces': '價',
  ligature: '\uFDFA',
  commas: 'plan, price, ',
  conjunctions: 'Starter price and ',
  questions: 'what? ',
  misspelt: 'expensvie cheepest featurs intgeration ',
  'different words': DIFFERENT,
  brackets: '(((((((',
  emoji: '🙂',
};

const fill = (text: string): string => text.repeat(Math.ceil(LENGTH / text.length)).slice(0, LENGTH);

/** Milliseconds of the fastest of some rounds. */
const fastest = (run: () => unknown): number => {
  const times = Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    run();
    return performance.now() - started;
  });
  return Math.min(...times);
};

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
const milliseconds = (value: number): string => `${value.toFixed(3)} ms`;

const questions = readFileSync(resolve(import.meta.dirname, '../tests/answers/asked.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => (JSON.parse(line) as { text: string }).text);

const compare = (index: RuntimeIndex): void => {
  const load = fastest(() => createGuide(index));
  const { answer } = createGuide(index);
  const search = createSearch(index.search, createConcepts(index.concepts));
  const measure = (run: (text: string) => unknown): readonly number[] => {
    for (const text of questions) run(text);
    return questions.map((text) => fastest(() => run(text)));
  };
  const [answers, searches] = [measure(answer), measure((text) => search(text, { limit: 5 }))];
  const [p50, p95] = [quantile(answers, 0.5), quantile(answers, 0.95)];
  const ratio = p50 / quantile(searches, 0.5);
  console.log(`load ${milliseconds(load)}`);
  console.log(`${questions.length} questions  p50 ${milliseconds(p50)}  p95 ${milliseconds(p95)}  ${ratio.toFixed(1)} x one search`);
  const ordinary = fastest(() => answer(fill(ORDINARY)));
  for (const [name, text] of Object.entries(HOSTILE)) {
    const time = fastest(() => answer(fill(text)));
    const verdict = time / ordinary <= TARGET ? '' : '  MISSED';
    console.log(
      `${LENGTH} characters, ${name.padEnd(14)}  ${milliseconds(time)}  ${(time / ordinary).toFixed(2)} x an ordinary message${verdict}`,
    );
  }
};

const bundle = process.argv[2] ?? 'dist';
const file = join(bundle, '_sitec/index.json');
if (existsSync(file)) compare(JSON.parse(readFileSync(file, 'utf8')) as RuntimeIndex);
else {
  console.error(`${bundle} holds no bundle: npm run demo:build`);
  process.exitCode = 3;
}
