import { existsSync } from 'node:fs';
import { basename, dirname, extname, relative, resolve } from 'node:path';
import { textOfFile } from '../../compiler/base/file-path.ts';
import { packageVersion } from '../../compiler/base/package.ts';
import { CONFIG_NAMES, findConfig } from '../../compiler/config/file.ts';
import type { Result } from '../../compiler/index.ts';
import type { ConfigFormat } from '../../compiler/config/known-values.ts';
import type { OpenFact } from '../../compiler/init/company-facts.ts';
import type { Findings } from '../../compiler/init/findings.ts';
import type { Proposal } from '../../compiler/init/proposal.ts';
import { drift } from '../../compiler/problems/drift.ts';
import { LineCounter } from '../../compiler/problems/locate.ts';
import { Halt, ProblemList } from '../../compiler/problems/problem.ts';
import { readWords, withoutGaps } from '../report/summary.ts';
import { printableLine, count, countLevels } from '../report/printable.ts';

/** The result of `sitec init`. */
interface Initiated {
  readonly findings: Findings;
  readonly proposal: Proposal;
  /** Title of the generator; null when it is not known. */
  readonly generator: string | null;
  /** The file relative to the working folder, and whether it was written. */
  readonly file: string;
  readonly isWritten: boolean;
  /** Whether the file existed before. */
  readonly isThere: boolean;
  /** Result of a build with it. */
  readonly result: Result;
  /** The command for CI, in one line. */
  readonly ci: string;
  /** Folder that places are relative to. */
  readonly folder: string;
}

/** Maximum lines about facts that are left out, so that the next command stays visible. */
const MAXIMUM_LEFT = 10;

/** The findings and the written file, in a few lines. */
export const initSummary = (told: Initiated): string => {
  const { findings, file, isWritten, result } = told;
  const lines = [
    headline(findings, told.generator),
    ` ${isWritten ? 'wrote ' : 'would '}  ${isWritten ? '' : 'write '}${file}`,
    ...foundLines(told),
    ...leftLines(told),
    ...seenLines(result),
    ` ci      ${told.ci}`,
    ` next    ${nextCommands(told)}`,
  ];
  return lines.map((line) => `${printableLine(line)}\n`).join('');
};

/** The site in one line. */
export const headline = ({ input, pages, languages, site }: Findings, generator: string | null): string =>
  `sitec ${packageVersion()}  ${input}${generator === null ? '' : ` (${generator})`}  ${count(pages, 'page')}  ${languages.join(' ')}  ${site}`;

/** A fact to confirm, with its place. */
export const factLine = ({ words, place }: OpenFact, lines: LineCounter): string => {
  const { line } = lines.position(place);
  return `${words}, seen at ${place.file}${line === null ? '' : `:${line}`}`;
};

const foundLines = ({ result: { summary, problems }, findings }: Initiated): readonly string[] => {
  if (!summary) return [];
  const gained = Object.entries(summary.facts).flatMap(([kind, number]) => {
    const more = number - (findings.before[kind] ?? 0);
    return more > 0 ? [count(more, summary.singulars[kind] ?? kind, kind)] : [];
  });
  const open = new Set(problems.flatMap(({ code, fact }) => (code === drift.priceShown.code ? [fact] : [])));
  const prices = findings.prices.filter(({ path }) => !open.has(path)).length;
  return [
    ` read    ${readWords(summary)}`,
    ...(gained.length === 0 ? [] : [` added   ${gained.join(' · ')}, only with this file`]),
    ...(prices === 0 ? [] : [` prices  ${prices} confirmed by this file`]),
  ];
};

const leftLines = ({ proposal: { left }, folder, file, findings, isWritten, isThere }: Initiated): readonly string[] => {
  const lines = new LineCounter(folder);
  const shown = left.slice(0, MAXIMUM_LEFT).map((fact) => ` left    ${fact.path}  ${factLine(fact, lines)}`);
  if (shown.length === 0) return [];
  const more = left.length > MAXIMUM_LEFT ? [`         and ${left.length - MAXIMUM_LEFT} more`] : [];
  const prices = left.filter((fact) => findings.prices.includes(fact)).map(({ path }) => `'${path}'`);
  const accept =
    prices.length === 0 ? '' : `accept: [${prices.slice(0, 2).join(', ')}${prices.length > 2 ? ', ...' : ''}] in ${file} confirms prices; `;
  return [
    ...shown,
    ...more,
    `         published as shown, because no source confirms ${left.length === 1 ? 'it' : 'them'}: ${accept}${initCommand(isWritten || isThere)} asks on a terminal`,
  ];
};

const seenLines = (result: Result): readonly string[] => {
  const problems = withoutGaps(result.problems);
  return problems.length === 0 ? [] : [` found   ${countLevels(problems)}: sitec build prints them`];
};

const nextCommands = ({ findings, isWritten, isThere }: Initiated): string =>
  isWritten ? `sitec build · sitec serve ${findings.out ?? 'dist'} · sitec add github-action` : initCommand(isThere);

/** An existing configuration is only replaced with --force. */
const initCommand = (isThere: boolean): string => (isThere ? 'sitec init --force' : 'sitec init');

/** The file that `sitec init` writes. */
export interface InitTarget {
  /** Absolute. */
  readonly file: string;
  /** The project's folder: that of the file. */
  readonly folder: string;
  readonly format: ConfigFormat;
  /** True when a file exists, which will be replaced. */
  readonly isThere: boolean;
  /** Its content; null for a file that does not exist or cannot be read. */
  readonly before: string | null;
}

/** Why a configuration cannot be written, with the exit code. */
interface Refusal {
  readonly reason: string;
  readonly exitCode: 2 | 3;
}

interface Wishes {
  readonly cwd?: string;
  readonly config?: string;
  readonly format?: ConfigFormat;
  readonly force?: boolean;
}

/** The format for each file extension; other extensions may belong to other programs. */
const FORMATS: Readonly<Record<string, ConfigFormat>> = {
  '.ts': 'ts',
  '.mts': 'ts',
  '.js': 'ts',
  '.mjs': 'ts',
  '.json': 'json',
  '.yaml': 'yaml',
  '.yml': 'yaml',
};

/** Chooses the file: the named one, else the existing one, else a new one in the working folder. */
export const initTarget = (wishes: Wishes): InitTarget | Refusal => {
  const cwd = resolve(wishes.cwd ?? '.');
  const there = thereOf(cwd, wishes);
  if (isRefusal(there)) return there;
  const file = there ?? resolve(cwd, wishes.config ?? `sitec.config.${wishes.format ?? 'ts'}`);
  const format = FORMATS[extname(file)];
  const isThere = there !== null;
  const refusal = refusalOf(file, cwd, isThere, wishes);
  if (refusal !== null) return { reason: refusal, exitCode: 3 };
  if (format === undefined) return { reason: `${relative(cwd, file)} is not one of ${CONFIG_NAMES.join(', ')}`, exitCode: 2 };
  return { file, folder: dirname(file), format, isThere, before: textOfFile(file) };
};

const isRefusal = (there: string | null | Refusal): there is Refusal => typeof there === 'object' && there !== null;

/** The existing file; null when there is none. */
const thereOf = (cwd: string, { config }: Wishes): string | null | Refusal => {
  if (config === undefined) return foundIn(cwd);
  const file = resolve(cwd, config);
  return existsSync(file) ? file : null;
};

const foundIn = (cwd: string): string | null | Refusal => {
  const problems = new ProblemList();
  try {
    return findConfig(cwd, problems);
  } catch (error) {
    if (!(error instanceof Halt)) throw error;
    return {
      reason: problems
        .sorted()
        .map(({ message }) => message)
        .join('; '),
      exitCode: 3,
    };
  }
};

/** Why a file of a known format cannot be written; null when it can. */
const refusalOf = (file: string, cwd: string, isThere: boolean, { format, force }: Wishes): string | null => {
  const name = relative(cwd, file);
  const own = FORMATS[extname(file)];
  if (basename(file) === 'package.json') return `${name} cannot be changed by sitec init; move the configuration to its own file`;
  if (own !== undefined && format !== undefined && format !== own) return `${name} is not ${format}, and a project has one configuration`;
  return isThere && !force ? `${name} already exists; use --force to replace it` : null;
};
