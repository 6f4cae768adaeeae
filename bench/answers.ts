/**
 * Measures search and answers: `npm run bench:answers`.
 * - Time of an answer over 5,000 passages, compared with a plain scan of their lower-cased texts; and of hostile messages, compared with an
 *   ordinary message of the same length.
 * - Bytes for a site of 5,000 pages: the index that a server loads at start, and what a browser fetches for its first search, compared with
 *   everything that there is to fetch.
 * The fastest of several runs counts, because other load on the machine only adds time.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { compile } from '../compiler/index.ts';
import { createGuide } from '../runtime/answer/guide.ts';
import { createPassages } from '../runtime/answer/passages.ts';
import { searchSite } from '../runtime/answer/site-search.ts';
import type { BrowserSearchIndex, RuntimeIndex } from '../runtime/bundle.ts';
import { buildOf, bundleOf } from '../tests/passage-build.ts';
import { syntheticPages, syntheticQueries } from './search-documents.ts';

const ROUNDS = 5;
const LENGTH = 4000;
const PAGES = 5000;
const SEARCHES = 40;

const HOSTILE: Readonly<Record<string, string>> = {
  'one letter': 'a ',
  'without spaces': '價',
  ligature: '\uFDFA',
  questions: 'what? ',
  'different words': Array.from({ length: 500 }, (_, at) => `b${(at * 7919 + 104_729).toString(26)}rtion`).join(' '),
  brackets: '(((((((',
};

const fill = (text: string): string => text.repeat(Math.ceil(LENGTH / text.length)).slice(0, LENGTH);
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
const told = (name: string, value: string, isHeld = true): void => console.log(`${name.padEnd(52)} ${value}${isHeld ? '' : '  MISSED'}`);

/** Milliseconds of the fastest of some rounds. */
const fastest = async (run: () => unknown): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
  }
  return Math.min(...times);
};

const timeOf = async (questions: readonly string[], run: (text: string) => unknown): Promise<readonly number[]> => {
  const times: number[] = [];
  for (const text of questions) times.push(await fastest(() => run(text)));
  return times;
};

const measureTimes = async (): Promise<void> => {
  // A page and its four sections give five passages.
  const pages = syntheticPages(1000, 4);
  const bundle = bundleOf(buildOf(pages));
  const find = createPassages(bundle);
  const guide = createGuide(bundle.index.answers, find);
  const questions = syntheticQueries(300);
  for (const question of questions) await guide(question);
  const answers = await timeOf(questions, guide);
  const texts = pages.flatMap(({ markdown }) => markdown.split('\n\n## ')).map((text) => text.toLowerCase());
  const scans = await timeOf(questions, (question) => {
    const words = question.toLowerCase().split(' ');
    return texts.map((text) => words.filter((word) => text.includes(word)).length).sort((left, right) => right - left);
  });
  const [p50, p95] = [quantile(answers, 0.5), quantile(answers, 0.95)];
  told(`answer, ${texts.length} passages: p95 at most 2 ms`, `p50 ${p50.toFixed(2)} ms  p95 ${p95.toFixed(2)} ms`, p95 <= 2);
  told('  of a plain scan', `${(p50 / quantile(scans, 0.5)).toFixed(2)} x`);
  const ordinary = await fastest(() => guide(fill(`${questions.slice(0, 12).join('. ')}. `)));
  for (const [name, text] of Object.entries(HOSTILE)) {
    const ratio = (await fastest(() => guide(fill(text)))) / ordinary;
    told(`  ${LENGTH} characters, ${name}: at most 2 x an ordinary message`, `${ratio.toFixed(2)} x`, ratio <= 2);
  }
};

const compressed = (bytes: Uint8Array): number => brotliCompressSync(bytes).length;
const size = (value: object): number => Buffer.byteLength(JSON.stringify(value));

/** Builds the pages as a user would. */
const buildPages = async (folder: string): Promise<void> => {
  const head = (language: string, title: string, description = ''): string =>
    `<!doctype html><html lang="${language}"><head><title>${title}</title><meta name="description" content="${description}"></head>`;
  writeFileSync(join(folder, 'site/index.html'), `${head('en', 'Bench')}<body><main><h1>Bench</h1><p>A site.</p></main></body></html>`);
  for (const { path, title, language = 'en', description, markdown } of syntheticPages(PAGES, 3)) {
    const body = markdown
      .split('\n\n')
      .map((block) =>
        block.replace(/^(#*) ?(.*)$/, (_, { length }: string, text: string) =>
          length ? `<h${length}>${text}</h${length}>` : `<p>${text}</p>`,
        ),
      );
    mkdirSync(join(folder, 'site', path), { recursive: true });
    writeFileSync(
      join(folder, 'site', path, 'index.html'),
      `${head(language, title, description)}<body><main>${body.join('')}</main></body></html>`,
    );
  }
  writeFileSync(join(folder, 'sitec.config.json'), '{"developers":false}');
  const options = { cwd: folder, config: 'sitec.config.json', input: 'site', content: [], out: 'dist', baseUrl: 'https://bench.example' };
  const { exitCode } = await compile({ ...options, precompress: false, cache: false });
  if (exitCode !== 0) throw new Error(`the build ended with ${exitCode}`);
};

const measureBytes = async (folder: string): Promise<void> => {
  await buildPages(folder);
  const file = (path: string): Buffer => readFileSync(join(folder, 'dist', path));
  const index = JSON.parse(file('_sitec/index.json').toString()) as RuntimeIndex;
  const { meanings, languages } = index.passages;
  const words = size({ meanings, languages, labels: index.answers.labels });
  const core = (file('_sitec/index.json').length - words) / PAGES;
  told(
    'words and labels of a bundle: at most 40 kB',
    `${(words / 1000).toFixed(1)} kB  ${(compressed(Buffer.from(JSON.stringify({ meanings, languages, labels: index.answers.labels }))) / 1000).toFixed(1)} kB with brotli`,
    words <= 40_000,
  );
  told(`core of the index, ${PAGES} pages: at most 1 kB a page`, `${core.toFixed(0)} bytes a page`, core <= 1000);
  const browser = JSON.parse(file('search.json').toString()) as BrowserSearchIndex;
  const rule = Object.values(browser.tools)[0];
  if (!rule) throw new Error('nothing is searched');
  const first = compressed(file('search.js')) + compressed(file('search.json'));
  const fetched: number[] = [];
  for (const query of syntheticQueries(SEARCHES)) {
    const opened = new Map<string, number>();
    const read = (path: string): Uint8Array => {
      const bytes = file(path);
      opened.set(path, compressed(bytes));
      return bytes;
    };
    await searchSite(rule, createPassages({ index: browser, read }), { query });
    fetched.push(first + [...opened.values()].reduce((sum, bytes) => sum + bytes, 0));
  }
  const [p50, p95] = [quantile(fetched, 0.5), quantile(fetched, 0.95)].map((bytes) => bytes / 1000) as [number, number];
  const all = readdirSync(join(folder, 'dist/_sitec/passages'));
  const whole = all.reduce((sum, name) => sum + compressed(file(`_sitec/passages/${name}`)), first) / 1000;
  told(
    `first search of a browser, ${PAGES} pages: at most 60 kB`,
    `p50 ${p50.toFixed(1)} kB  p95 ${p95.toFixed(1)} kB, ${(first / 1000).toFixed(1)} kB of them search.js and search.json`,
    p50 <= 60,
  );
  told('  of the whole index', `${((100 * p50) / whole).toFixed(1)} %`);
};

await measureTimes();
const folder = mkdtempSync(join(tmpdir(), 'sitec-bench-'));
try {
  mkdirSync(join(folder, 'site'));
  await measureBytes(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
