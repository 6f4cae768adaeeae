import { resolve } from 'node:path';
import type { Command } from 'commander';
import { didYouMean } from '../../compiler/base/did-you-mean.ts';
import type { FailOn } from '../../compiler/problems/problem.ts';
import type { Reporter } from '../report/outcome.ts';
import { reporterNames, reporters, type ReporterName } from '../report/reporters/index.ts';
import { withCommonFlags } from './common-flags.ts';

/** Flags of every command that reports problems, as the command line gives them. */
export interface ReportFlags {
  /** Names of reporters, each with or without `=file`. One text can be a list with commas. */
  readonly reporter?: readonly string[];
  readonly json?: boolean;
  readonly failOn?: string;
  readonly strict?: boolean;
  readonly quiet?: boolean;
  readonly silent?: boolean;
  readonly verbose?: boolean;
  /** Absent unless a flag turns colours on or off. */
  readonly color?: boolean;
  /** False with `--no-progress`. */
  readonly progress?: boolean;
}

/** Adds the flags that choose how the outcome of a command is reported. */
export const withReportFlags = (command: Command): Command =>
  withCommonFlags(command, 'reporter', 'json', 'failOn', 'strict', 'quiet', 'silent', 'verbose', 'color', 'noColor', 'noProgress');

/** A report that is written to a file. */
interface ReportFile {
  readonly reporter: Reporter;
  /** Path as given on the command line, relative to the working folder. */
  readonly file: string;
}

/** How the outcome of a command is reported. */
export interface Reporting {
  /** Reporters that print, by name; empty when none does. */
  readonly printed: ReadonlyMap<ReporterName, Reporter>;
  readonly files: readonly ReportFile[];
  readonly failOn: FailOn;
  readonly isQuiet: boolean;
  readonly isVerbose: boolean;
  /** Absent unless a flag turns colours on or off. */
  readonly colours?: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

interface Wish {
  readonly name: ReporterName;
  readonly file: string | null;
}

const LEVELS: readonly FailOn[] = ['error', 'warning', 'never'];

/** Reads the flags and the environment of a command that reports problems. Returns an error text when they are invalid. */
export const readReporting = async (flags: ReportFlags, environment: Environment): Promise<Reporting | string> => {
  const wishes = wishesOf(flags, environment);
  const failOn = failOnOf(flags, environment);
  if (typeof wishes === 'string') return wishes;
  if (!isOneOf(LEVELS, failOn)) return unknown('level', failOn, LEVELS);
  const printed = flags.silent ? [] : printedNames(wishes, environment);
  const loaded = await Promise.all(printed.map(async (name) => [name, await reporters[name]()] as const));
  const document = loaded.find(([, { isDocument }]) => isDocument)?.[0];
  const other = printed.find((name) => name !== document);
  if (document !== undefined && other !== undefined)
    return `${document} and ${other} cannot both go to standard output; write one to a file, such as ${document}=report.txt`;
  const files = wishes.flatMap(({ name, file }) => (file === null ? [] : [{ name, file }]));
  return {
    printed: new Map(loaded),
    files: await Promise.all(files.map(async ({ name, file }) => ({ reporter: await reporters[name](), file }))),
    failOn,
    isQuiet: flags.quiet ?? false,
    isVerbose: flags.verbose ?? false,
    ...(flags.color !== undefined && { colours: flags.color }),
  };
};

/** The reporters of the flags, in order; else those of the environment variable. */
const wishesOf = ({ reporter = [], json = false }: ReportFlags, { SITEC_REPORTER = '' }: Environment): readonly Wish[] | string => {
  const named = [...reporter, ...(json ? ['json'] : [])];
  const words = (named.length > 0 ? named : [SITEC_REPORTER]).flatMap((text) => text.split(',')).map((word) => word.trim());
  const wishes: Wish[] = [];
  for (const word of words.filter((each) => each !== '')) {
    const wish = wishOf(word);
    if (typeof wish === 'string') return wish;
    wishes.push(wish);
  }
  const files = wishes.flatMap(({ file }) => (file === null ? [] : [file]));
  const twice = files.find((file, index) => files.findIndex((other) => resolve(other) === resolve(file)) < index);
  return twice === undefined ? wishes : `two reports cannot use the same file: ${twice}`;
};

/** `sarif` or `sarif=report.sarif`. */
const wishOf = (word: string): Wish | string => {
  const [name = '', ...rest] = word.split('=');
  if (!isOneOf(reporterNames, name)) return unknown('reporter', name, reporterNames);
  if (rest.length === 0) return { name, file: null };
  const file = rest.join('=');
  return file === '' ? `${name}= needs the name of a file` : { name, file };
};

/** The reporters without a file, else the defaults of the environment. */
const printedNames = (wishes: readonly Wish[], { GITHUB_ACTIONS }: Environment): readonly ReporterName[] => {
  const named = wishes.flatMap(({ name, file }) => (file === null ? [name] : []));
  if (named.length > 0) return [...new Set(named)];
  return GITHUB_ACTIONS === 'true' ? ['pretty', 'github'] : ['pretty'];
};

const failOnOf = ({ strict = false, failOn }: ReportFlags, { SITEC_FAIL_ON }: Environment): string =>
  strict ? 'warning' : (failOn ?? (SITEC_FAIL_ON || 'error'));

const isOneOf = <T extends string>(known: readonly T[], word: string): word is T => (known as readonly string[]).includes(word);

const unknown = (what: string, word: string, known: readonly string[]): string =>
  `there is no ${what} "${word}"${didYouMean(word, known) || `; it is one of ${known.join(', ')}`}`;
