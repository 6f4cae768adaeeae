/**
 * Measures how facts are read: `npm run bench:facts [name of a kind]`.
 * - For a generated site of 1,000 pages: CPU of each part, as a multiple of parsing the same pages in the same run.
 * - For small sites that repeat one thing to 16, 64 and 256 thousand characters, in one text and in many elements: CPU as a multiple of
 *   linear growth.
 * Only ratios are comparable. Each site is read in a separate process.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePage, type ParsedPage } from '../compiler/markdown/parse.ts';
import { offersOf } from '../compiler/offers/find.ts';
import { contactMentions } from '../compiler/pages/contact-mentions.ts';
import { pageQuestions } from '../compiler/pages/questions/questions.ts';
import { addressesOf } from '../compiler/pages/content-tree.ts';
import { inspect } from '../compiler/read-build.ts';
import { FORMS, HOSTILE, ordinarySite, siteWith, type Pages } from './fact-pages.ts';

const PAGES = 1000;
const SIZES = [16_000, 64_000, 256_000] as const;
/** Maximum cost of four times the length, as a multiple of four times the CPU. */
const TARGET = 1.3;
/** Milliseconds below which the difference between two lengths is noise of the machine. */
const LEAST = 100;
/** Milliseconds from which one run is as good as two. */
const ENOUGH = 1000;
const LONGEST_RUN = 120_000;
const ADDRESS = 'https://bench.example';

/** Maximum cost of a part for an ordinary site, as a multiple of parsing it: the cost when this was written plus a fifth. */
const TARGETS: Readonly<Record<string, number>> = { offers: 12, contacts: 0.45, questions: 2.9, facts: 14 };

/** Milliseconds of CPU by step. */
type Costs = Readonly<Record<string, number>>;

const clock = (): (() => number) => {
  let before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    return (user + system) / 1000;
  };
};

/** CPU of every step of the reading of a site, up to its facts. */
const costsOf = async (pages: Pages): Promise<Costs> => {
  const cwd = mkdtempSync(join(tmpdir(), 'sitec-bench-'));
  mkdirSync(join(cwd, 'site'));
  writeFileSync(join(cwd, 'sitec.config.json'), '{"developers":false}');
  for (const [path, html] of Object.entries(pages)) writeFileSync(join(cwd, 'site', path), html);
  const costs: Record<string, number> = {};
  const lap = clock();
  let step = 'start';
  const add = (name: string): void => {
    costs[name] = (costs[name] ?? 0) + lap();
  };
  const options = { cwd, config: 'sitec.config.json', input: 'site', content: [], baseUrl: ADDRESS, cache: false, jobs: 0 };
  const onProgress = (progress: { readonly step: string }): void => {
    // The work since the last message belongs to this step. Facts are the exception: their message comes before they are read.
    add(progress.step === 'facts' ? step : progress.step);
    step = progress.step;
  };
  try {
    const { found, problems } = await inspect({ ...options, onProgress }, () => {
      add('facts');
      return true;
    });
    if (found === null) throw new Error(problems.map(({ message }) => message).join('; '));
    return costs;
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
};

const sum = (costs: Costs): number => Object.values(costs).reduce((total, cost) => total + cost, 0);

/** Readers that run on each page while all pages are surveyed. */
const READERS: Readonly<Record<string, (page: ParsedPage, path: string) => unknown>> = {
  offers: ({ root, head }) => offersOf(root, head.lang ?? null, head.title),
  contacts: ({ root }) => contactMentions(root),
  questions: ({ root, head }, path) =>
    pageQuestions(root, { path, addresses: addressesOf(head, { url: `${ADDRESS}/${path}`, base: ADDRESS }) }),
};

/** Pages that are read first, so that the measured code is compiled. */
const WARM = 100;
const ROUNDS = 3;

/** CPU of a function over all items: the lowest of some rounds. */
const cheapest = <Item>(items: readonly Item[], read: (item: Item) => unknown): number => {
  for (const item of items.slice(0, WARM)) read(item);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const lap = clock();
    for (const item of items) read(item);
    return lap();
  });
  return Math.min(...rounds);
};

const measureSite = async (): Promise<Costs> => {
  const pages = Object.entries(ordinarySite(PAGES));
  const parsing = cheapest(pages, ([, html]) => parsePage(html));
  const parsed = pages.map(([path, html]) => [path, parsePage(html)] as const);
  const readers = Object.entries(READERS).map(([name, read]) => [name, cheapest(parsed, ([path, page]) => read(page, path))] as const);
  const { facts = 0 } = await costsOf(Object.fromEntries(pages));
  return { parsing, ...Object.fromEntries(readers), facts };
};

/** CPU of a kind at each length, without that of the site alone: the lower of two runs. */
const measureKind = async (token: string, form: string): Promise<readonly Costs[]> => {
  const repeat = FORMS[form];
  if (!repeat) throw new Error(`no form is called ${form}`);
  const twice = async (hostile: string): Promise<Costs> => {
    const first = await costsOf(siteWith(hostile));
    if (sum(first) > ENOUGH) return first;
    const second = await costsOf(siteWith(hostile));
    return sum(second) < sum(first) ? second : first;
  };
  await twice(repeat(token, SIZES[0]));
  const alone = await twice('');
  const rows: Costs[] = [];
  for (const size of SIZES) {
    const costs = await twice(repeat(token, size));
    rows.push(Object.fromEntries(Object.entries(costs).map(([step, cost]) => [step, Math.max(0, cost - (alone[step] ?? 0))])));
  }
  return rows;
};

/** Factor by which a cost grows faster than its length, at the worst step; null where all runs are too short to tell. */
const factorOf = (costs: readonly number[]): number | null => {
  const factors = costs.slice(1).flatMap((cost, at) => (cost < LEAST ? [] : [cost / 4 / Math.max(costs[at] ?? 0, LEAST / 4)]));
  return factors.length === 0 ? null : Math.max(...factors);
};

const run = (...words: readonly string[]): string | null => {
  const { status, stdout, stderr, signal } = spawnSync(process.execPath, [...process.execArgv, import.meta.filename, ...words], {
    encoding: 'utf8',
    timeout: LONGEST_RUN,
  });
  if (signal !== null) return null;
  if (status !== 0) throw new Error(`${words.join(' ')}: ${stderr}`);
  return stdout;
};

const told = (factor: number | null): string => (factor === null ? 'too short' : `${factor.toFixed(2)} x`);

const compareKind = (name: string, form: string): boolean => {
  const output = run('--kind', name, form);
  const label = `${name.padEnd(27)} ${form.padEnd(8)}`;
  if (output === null) {
    console.log(`${label}  more than ${LONGEST_RUN / 1000} s  MISSED`);
    return false;
  }
  const rows = JSON.parse(output) as readonly Costs[];
  const factor = factorOf(rows.map(sum));
  const isMissed = factor !== null && factor > TARGET;
  const steps = isMissed
    ? ['pages', 'markdown', 'facts'].map((step) => `${step} ${told(factorOf(rows.map((row) => row[step] ?? 0)))}`)
    : [];
  const costs = rows.map((row) => `${sum(row).toFixed(0).padStart(6)} ms`).join(' ');
  console.log(`${label} ${costs}  ${told(factor)}${isMissed ? `  MISSED: ${steps.join(', ')}` : ''}`);
  return !isMissed;
};

const ratioOf = (name: string, ratio: number): string => {
  const target = TARGETS[name] ?? 0;
  return `${ratio.toFixed(2)} x parsing (target ${target}${ratio <= target ? '' : ', MISSED'})`;
};

const compare = (only: string | undefined): void => {
  if (only === undefined) {
    const { parsing = 1, ...others } = JSON.parse(run('--site') ?? '{}') as Costs;
    console.log(`${PAGES} pages  parsing ${parsing.toFixed(0)} ms CPU`);
    for (const [name, cost] of Object.entries(others))
      console.log(`${name.padEnd(18)} ${cost.toFixed(0).padStart(6)} ms CPU  ${ratioOf(name, cost / parsing)}`);
  }
  const kinds = Object.keys(HOSTILE).filter((name) => only === undefined || name === only);
  const missed = kinds.flatMap((name) => Object.keys(FORMS).flatMap((form) => (compareKind(name, form) ? [] : [`${name} (${form})`])));
  console.log(`above ${TARGET} x: ${missed.length === 0 ? 'none' : missed.join(', ')}`);
};

const [first, kind = '', form = ''] = process.argv.slice(2);
if (first === '--site') console.log(JSON.stringify(await measureSite()));
else if (first === '--kind') console.log(JSON.stringify(await measureKind(HOSTILE[kind] ?? kind, form)));
else compare(first);
