/**
 * From a finished site to its first answer with nothing configured: each generator builds a small site without any trace of sitec, then `sitec build` and
 * `sitec ask` run as a user types them. A table shows what was run, and how long the two took.
 */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { inLanes } from '../tools/in-lanes.ts';
import type { Outcome } from '../tools/outcome.ts';
import { runProgram, type Ended } from '../tools/run-program.ts';
import { unless } from './complaints.ts';
import { link } from './packed-sitec.ts';
import { plainSites, type PlainSite } from './plain-sites.ts';
import { tools } from './tool-site.ts';

const QUESTION = 'How much does Growth cost?';
const PRICE = '$49';

/** How an answer begins that only comes near the question. */
const DOUBT = 'I am not sure';

/** Without the generators that npm does not bring, their rows say so, or fail. */
const isRequired = process.env.SITEC_TOOLS === 'required';

/** The folder that a build names as its bundle. */
const BUNDLE = /^ wrote .*? to (\S+): /m;

/** A line of the table; `seconds` is null where nothing ran. */
interface Row {
  readonly title: string;
  readonly version: string;
  readonly commands: string;
  readonly seconds: number | null;
  readonly complaints: readonly string[];
}

/** The end of what a program printed. */
const tail = ({ stdout, stderr }: Ended): string => `${stdout}${stderr}`.slice(-1000);

const endsWell = (what: string, ended: Ended): readonly string[] =>
  unless(ended.code === 0, `${what} ends with ${ended.code}: ${tail(ended)}`);

/** A copy of a site, as it lies in the project of a user. */
const copyOf = (site: PlainSite, folder: string, sitec: string): void => {
  cpSync(join(import.meta.dirname, 'sites/first-answers', site.name), folder, { recursive: true });
  link(sitec, join(folder, 'node_modules/sitec'));
  for (const name of site.packages) link(tools.file(name), join(folder, 'node_modules', name));
  for (const [name, path] of Object.entries(site.beside ?? {})) link(path, join(folder, 'node_modules', name));
};

const answerComplaints = (asked: Ended | undefined): readonly string[] => {
  if (asked === undefined) return ['sitec build names no bundle'];
  const isRight = asked.stdout.includes(PRICE) && !asked.stdout.startsWith(DOUBT);
  return [...endsWell('sitec ask', asked), ...unless(isRight, `the answer is not ${PRICE}: ${tail(asked)}`)];
};

/** The two commands of a user, and what is wrong with how they end. */
const askedOf = async (site: PlainSite, folder: string, sitec: string): Promise<Omit<Row, 'title' | 'version'>> => {
  const run = (...words: readonly string[]): Promise<Ended> =>
    runProgram(process.execPath, [join(sitec, 'build/cli/main.js'), ...words], folder, { ...process.env, NO_COLOR: '1' });
  const start = performance.now();
  const built = await run('build', ...site.words);
  const bundle = BUNDLE.exec(built.stdout + built.stderr)?.[1];
  const asked = bundle === undefined ? undefined : await run('ask', QUESTION, bundle);
  const seconds = (performance.now() - start) / 1000;
  const commands = [['sitec build', ...site.words].join(' '), `sitec ask "${QUESTION}" ${bundle ?? '?'}`].join(', ');
  return { commands, seconds, complaints: [...endsWell('sitec build', built), ...answerComplaints(asked)] };
};

const rowOf = async (site: PlainSite, folder: string, sitec: string): Promise<Row> => {
  const named = { title: site.title, version: '', commands: '', seconds: null };
  const missing = site.missing?.();
  if (missing !== undefined) return { ...named, commands: `not run: ${missing}`, complaints: isRequired ? [missing] : [] };
  copyOf(site, folder, sitec);
  const version = await site.version();
  const generated = await site.generate(folder);
  if (generated.code !== 0) return { ...named, version, complaints: endsWell(site.title, generated) };
  return { title: site.title, version, ...(await askedOf(site, folder, sitec)) };
};

/** The rows as text, each column as wide as its widest cell. */
const tableOf = (rows: readonly Row[]): string => {
  const cells = rows.map(({ title, version, commands, seconds }) => [title, version, seconds?.toFixed(1) ?? '', commands]);
  const lines = [['generator', 'version', 'seconds', 'commands'], ...cells];
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) => `${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`).join('');
};

/** Asks a site of each generator what a plan costs. */
export const checkFirstAnswers = async (sitec: string, folder: string): Promise<readonly Outcome[]> => {
  const rows = await inLanes(plainSites, (site) => rowOf(site, join(folder, site.name), sitec));
  process.stdout.write(`${tableOf(rows)}\n`);
  return rows
    .filter(({ seconds, complaints }) => seconds !== null || complaints.length > 0)
    .map(({ title, complaints }) => ({ name: title, expected: 0, unexpected: complaints }));
};
