/**
 * Times first and second builds of every site of a folder, and Pagefind on the same files: `npm run build && npx tsx bench/pages.ts <folder>`.
 * Every figure is the best of three runs in processes of their own, start of the process included.
 */
import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressOf, sitesOf } from './sites.ts';

interface Build {
  readonly wall: number;
  readonly cpu: number;
  readonly megabytes: number;
  readonly pages: number;
}

/** Milliseconds of the stage that reads pages when all of them are known, and of reading and hashing their files. */
interface Stage {
  readonly pages: number;
  readonly files: number;
}

const RUNS = 3;

const BUILD = `
  const { compile } = await import(process.argv[1]);
  const { summary, problems } = await compile(JSON.parse(process.argv[2]));
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  if (!summary) throw new Error(problems.map(({ message }) => message).join());
  console.log(JSON.stringify({ pages: summary.pages, cpu: (userCPUTime + systemCPUTime) / 1000, megabytes: maxRSS / 1024 }));
`;

const compiler = resolve(import.meta.dirname, '../build/compiler/index.js');

const best = <Result>(run: () => Result, cost: (result: Result) => number): Result =>
  Array.from({ length: RUNS }, run).reduce((first, second) => (cost(second) < cost(first) ? second : first));

const timed = (words: readonly string[]): { readonly wall: number; readonly stdout: string } => {
  const started = performance.now();
  const run = spawnSync(process.execPath, words, { encoding: 'utf8' });
  const wall = performance.now() - started;
  if (run.status !== 0) throw new Error(`${words.join(' ')}: ${run.stderr}`);
  return { wall, stdout: run.stdout };
};

const buildOnce = (options: object): Build => {
  const { wall, stdout } = timed(['--input-type=module', '-e', BUILD, compiler, JSON.stringify(options)]);
  return { ...(JSON.parse(stdout) as Omit<Build, 'wall'>), wall };
};

/** Times the stage in this process, after a build that filled the cache. */
const timeStage = async (options: { readonly cwd: string }): Promise<Stage> => {
  const { readSettings } = await import('../compiler/config/settings.ts');
  const { placeSite, readSite } = await import('../compiler/site/site.ts');
  const { readPages } = await import('../compiler/pages/read-pages.ts');
  const { ProblemList } = await import('../compiler/problems/problem.ts');
  const problems = new ProblemList();
  const settings = await readSettings(options, problems);
  const site = readSite(placeSite(settings, null, problems), [], { site: '' }, problems);
  const readFiles = (): number => {
    const started = performance.now();
    for (const { file } of site.documents) hash('sha256', readFileSync(join(site.folder, file)));
    return performance.now() - started;
  };
  const files = best(readFiles, (milliseconds) => milliseconds);
  const started = performance.now();
  const read = await readPages(site, settings, join(options.cwd, 'scratch'), () => new Map(), problems);
  const pages = performance.now() - started;
  read.close();
  if (read.cached !== read.pages.length) throw new Error(`${read.pages.length - read.cached} pages are not in the cache`);
  return { pages, files };
};

const measure = (folder: string, site: string): string => {
  const cwd = mkdtempSync(join(tmpdir(), 'sitec-bench-'));
  writeFileSync(join(cwd, 'sitec.config.json'), '{}');
  const input = join(folder, site);
  const options = { cwd, config: 'sitec.config.json', input, out: 'dist', baseUrl: addressOf(folder, site) };
  const empty = (): void => ['dist', '.sitec', 'pagefind'].forEach((name) => rmSync(join(cwd, name), { recursive: true, force: true }));
  const byWall = ({ wall }: { readonly wall: number }): number => wall;
  const first = best(() => (empty(), buildOnce(options)), byWall);
  const second = best(() => buildOnce(options), byWall);
  const stage = best(
    () => JSON.parse(timed([...process.execArgv, import.meta.filename, '--stage', JSON.stringify(options)]).stdout) as Stage,
    ({ pages, files }) => pages / files,
  );
  const pagefind = fileURLToPath(new URL('runner/bin.cjs', import.meta.resolve('pagefind')));
  const index = best(() => (empty(), timed([pagefind, '--site', input, '--output-path', join(cwd, 'pagefind')])), byWall);
  rmSync(cwd, { recursive: true, force: true });
  const { pages, wall, cpu, megabytes } = first;
  return [
    site.padEnd(12),
    `${pages} pages`.padStart(11),
    `first ${wall.toFixed(0).padStart(5)} ms, ${cpu.toFixed(0).padStart(5)} ms CPU, ${((1000 * pages) / wall).toFixed(0).padStart(3)} pages/s, ${megabytes.toFixed(0)} MB`,
    `second ${second.wall.toFixed(0).padStart(4)} ms, ${second.megabytes.toFixed(0)} MB`,
    `pages ${stage.pages.toFixed(1)} ms = ${(stage.pages / stage.files).toFixed(1)} x files`,
    `pagefind ${index.wall.toFixed(0)} ms: first ${(wall / index.wall).toFixed(1)} x, second ${(second.wall / index.wall).toFixed(1)} x`,
  ].join('  ');
};

const [folder = '.corpora', stageOptions = ''] = process.argv.slice(2);
if (folder === '--stage') console.log(JSON.stringify(await timeStage(JSON.parse(stageOptions) as { readonly cwd: string })));
else for (const site of sitesOf(resolve(folder))) console.log(measure(resolve(folder), site));
