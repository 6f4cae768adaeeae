/**
 * Measures builds, starts and a server, each against something that does less: `npm run bench:builds`. Arguments: the folder of a rendered
 * site, and the number of pages to grow it to. Every figure is the median of three runs in separate processes, one of each in turn.
 * `--write` puts the table into docs/explanation/performance.md. Needs Linux, which reports what a process used.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { growSite } from './large-site.ts';

/** What a process used. */
interface Cost {
  /** Seconds. */
  readonly wall: number;
  readonly cpu: number;
  readonly megabytes?: number;
}

/** A command whose run is measured; its `prepare` is not. */
interface Case {
  readonly name: string;
  readonly prepare?: () => void;
  readonly run: () => Cost | Promise<Cost>;
}

const RUNS = 3;
const FEW = 5;
/** Per second, as Linux counts the time of processes. */
const CLOCK_TICKS = 100;
/** Age that a file needs before a build trusts its times. */
const SETTLING_MS = 2500;

const sleepSync = (milliseconds: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

const words = process.argv.slice(2).filter((word) => word !== '--write');
const source = resolve(words[0] ?? '_site');
const pages = Number(words[1] ?? 1000);
const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'sitec-bench-'));
const [large, small] = [join(folder, 'large'), join(folder, 'small')];
const program = join(root, 'build/cli/main.js');
const pagefind = fileURLToPath(new URL('runner/bin.cjs', import.meta.resolve('pagefind')));

/** Runs a command to its end. The shell also counts what its children use. */
const timed = (...command: readonly string[]): Cost => {
  const script = 'TIMEFORMAT="%R %U %S"; time "$@" >/dev/null 2>/dev/null';
  const { status, stderr } = spawnSync('bash', ['-c', script, 'bash', ...command], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}`);
  const [wall = 0, user = 0, system = 0] = stderr.trim().split(' ').map(Number);
  return { wall, cpu: user + system };
};

const build = (site: string): Cost =>
  timed(process.execPath, program, 'build', site, '--cwd', folder, '--base-url', 'https://www.example.com', '--fail-on', 'never');

/** Starts a server and requests its home page: processor seconds until the answer, and peak memory. */
const served = async (): Promise<Cost> => {
  const started = performance.now();
  const child = spawn(process.execPath, [program, 'serve', join(folder, 'dist'), '--port', '0'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const line = await new Promise<string>((done) => child.stdout.once('data', (chunk) => done(String(chunk))));
  const status = await fetch(/http:\S+/.exec(line)?.[0] ?? '').then((answer) => answer.status);
  if (status !== 200) throw new Error(`the server answers ${status}`);
  const wall = (performance.now() - started) / 1000;
  const times = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
  const ended = new Promise((done) => child.once('close', done));
  child.kill();
  await ended;
  return { wall, cpu: (Number(times[11]) + Number(times[12])) / CLOCK_TICKS, megabytes: Number(peak) / 1024 };
};

/** Reads and hashes every file of the site, in a separate process. */
const HASH = `const { readdirSync, readFileSync } = require('fs'); const { createHash } = require('crypto');
for (const item of readdirSync(process.argv[1], { recursive: true, withFileTypes: true }))
  if (item.isFile()) createHash('sha256').update(readFileSync(item.parentPath + '/' + item.name)).digest();`;

const empty = (...names: readonly string[]): void => names.forEach((name) => rmSync(join(folder, name), { recursive: true, force: true }));

let edits = 0;
const editPage = (): void => {
  const home = join(large, 'index.html');
  writeFileSync(home, readFileSync(home, 'utf8').replace(/<\/h1>/, ` ${++edits}</h1>`));
};

const bare = 'the start of Node';
const CASES: readonly Case[] = [
  { name: 'pagefind', run: () => timed(process.execPath, pagefind, '--site', large, '--output-path', join(folder, 'pagefind')) },
  { name: 'cold', prepare: () => empty('dist', '.sitec'), run: () => build(large) },
  { name: 'hash', prepare: () => sleepSync(SETTLING_MS), run: () => timed(process.execPath, '-e', HASH, large) },
  // The first build after a cold one records times that the file system had not yet settled.
  { name: 'nothing', run: () => build(large) },
  { name: 'one', prepare: editPage, run: () => build(large) },
  { name: 'serve', run: served },
  { name: 'few', prepare: () => empty('dist', '.sitec'), run: () => build(small) },
  { name: 'help', run: () => timed(process.execPath, program, '--help') },
  { name: 'start', run: () => timed(process.execPath, '-e', '0') },
];

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const measured = async (): Promise<(name: string) => Cost> => {
  const costs = new Map<string, Cost[]>(CASES.map(({ name }) => [name, []]));
  for (let round = 0; round < RUNS; round++)
    for (const { name, prepare, run } of CASES) {
      prepare?.();
      costs.get(name)?.push(await run());
    }
  return (name) => {
    const all = costs.get(name) ?? [];
    const of = (figure: (cost: Cost) => number): number => median(all.map(figure));
    return { wall: of(({ wall }) => wall), cpu: of(({ cpu }) => cpu), megabytes: of(({ megabytes = 0 }) => megabytes) };
  };
};

/** Files and bytes below a folder. */
const sizeOf = (path: string): { readonly files: number; readonly bytes: number } => {
  const items = readdirSync(path, { recursive: true, withFileTypes: true }).filter((item) => item.isFile());
  const sizes = items.map((item) => statSync(join(item.parentPath, item.name)).size);
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
};

const ratio = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)}×`;

const table = async (): Promise<string> => {
  growSite(source, large, pages);
  growSite(source, small, FEW);
  const cost = await measured();
  build(large);
  const [site, bundle] = [sizeOf(large), sizeOf(join(folder, 'dist'))];
  const row = (what: string, name: string, beside: string, anchor: string): readonly string[] => {
    const [own, other] = [cost(name), cost(anchor)];
    return [what, beside, ratio(own.wall / other.wall), ratio(own.cpu / other.cpu), `${own.wall.toFixed(2)} s`];
  };
  const count = pages.toLocaleString('en');
  const rows = [
    ['What', 'Beside', 'Wall', 'CPU', 'Here'],
    row(`Cold build, ${count} pages`, 'cold', 'Pagefind, the same folder', 'pagefind'),
    row(`Build, one of ${count} pages changed`, 'one', 'reading and hashing the site', 'hash'),
    row(`Build, nothing of ${count} pages changed`, 'nothing', 'reading and hashing the site', 'hash'),
    row(`Cold build, ${FEW} pages`, 'few', bare, 'start'),
    row('`sitec --help`', 'help', bare, 'start'),
    row(`\`sitec serve\` to its first answer, ${count} pages`, 'serve', bare, 'start'),
  ];
  const lines = rows.map((cells) => `| ${cells.join(' | ')} |`);
  return [
    lines[0],
    '| --- | --- | --- | --- | --- |',
    ...lines.slice(1),
    '',
    `The server of the last row used at most ${Math.round(cost('serve').megabytes ?? 0)} MB. With compressed forms, the bundle has ${(bundle.files / pages).toFixed(1)} files a page and ${(bundle.bytes / site.bytes).toFixed(1)} times the bytes of the site.`,
  ].join('\n');
};

try {
  const text = await table();
  console.log(text);
  if (process.argv.includes('--write')) {
    const document = join(root, 'docs/explanation/performance.md');
    const [before = '', , after = ''] = readFileSync(document, 'utf8').split(/^<!-- (?:begin|end) of bench:builds -->$/m);
    writeFileSync(document, `${before}<!-- begin of bench:builds -->\n\n${text}\n\n<!-- end of bench:builds -->${after}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
