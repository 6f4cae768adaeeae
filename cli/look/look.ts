import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { packageVersion } from '../../compiler/base/package.ts';
import { findConfig } from '../../compiler/config/file.ts';
import { isAddress } from '../../compiler/config/site-address.ts';
import { buildCommandOf, detectGenerator, generatorOfProject, siteFoldersOf } from '../../compiler/generators/detect.ts';
import type { Options, Problem, Result, Summary } from '../../compiler/index.ts';
import { input } from '../../compiler/problems/input.ts';
import { rendering } from '../../compiler/problems/rendering.ts';
import { ProblemList, type FailOn } from '../../compiler/problems/problem.ts';
import { MANIFEST_FILE } from '../../runtime/bundle.ts';
import { listenersOf, progressOf } from '../build/progress-line.ts';
import { readReporting, type ReportFlags, type Reporting } from '../flags/reporting.ts';
import { deliver } from '../report/delivery.ts';
import { fails, locateProblems, outcomeOf } from '../report/outcome.ts';
import { verdictLines } from '../report/verdict.ts';
import { wantsColours } from '../terminal/colours.ts';
import { refuse } from '../terminal/exit.ts';
import { labelled, withLines } from './lines.ts';
import { lookAt, planBuild, type BuildPlan, type Look } from './obstacles.ts';
import { isAboutAddress, siteLines, bundleLines } from './site.ts';
import { openTarget, type Target } from './target.ts';

/** The lines for a project whose site is missing; empty for other failures, which their problems describe. */
export const noSiteLines = (project: string, problems: readonly Problem[]): readonly string[] => {
  if (problems.every(({ code }) => code !== input.siteMissing.code)) return [];
  const found = generatorOfProject(project);
  const command = buildCommandOf(project, found?.generator ?? null);
  const bundle = siteFoldersOf(project).find((folder) => existsSync(join(project, folder, MANIFEST_FILE)));
  const made = found === null ? '' : `  this is a project of ${found.generator.title} (found: ${found.reason})`;
  return [
    `sitec ${packageVersion()}${made || '  no generator recognised'}`,
    ...(bundle === undefined ? [] : [labelled('bundle', `${bundle} holds the last one: sitec serve ${bundle} · sitec check ${bundle}`)]),
    labelled('next', command === null ? 'render the site, then: sitec build <folder>' : `${command}, then sitec again`),
  ];
};

/** Flags of `sitec` without a command. */
export interface LookFlags extends ReportFlags {
  readonly baseUrl?: string;
  readonly render?: boolean;
  readonly config?: string;
  readonly cwd?: string;
}

/** `sitec` without a command: prints what it finds, the verdict and what a build would write, and writes nothing; returns the exit code. */
export const runLook = async (word: string | undefined, flags: LookFlags): Promise<number> => {
  const reporting = await readReporting(flags, process.env);
  if (typeof reporting === 'string') return refuse(reporting, 2);
  const target = await openTarget(word, resolve(flags.cwd ?? process.cwd()));
  if (typeof target === 'string') return refuse(target);
  try {
    return await lookAtTarget(word, target, flags, reporting);
  } finally {
    target.remove();
  }
};

/** A look and its options. */
interface Looked {
  readonly look: Look;
  /** Target as given; null for the working folder. */
  readonly word: string | null;
  readonly target: Target;
  readonly cwd: string;
  readonly flags: LookFlags;
  readonly reporting: Reporting;
  readonly milliseconds: number;
}

const lookAtTarget = async (word: string | undefined, target: Target, flags: LookFlags, reporting: Reporting): Promise<number> => {
  const { cwd = '.', input: named = '.' } = target.options;
  const folder = resolve(cwd, named);
  if (existsSync(join(folder, MANIFEST_FILE)))
    return deliver(outcomeOf('look', NOTHING, cwd, reporting.failOn), withLines(reporting, bundleLines(folder, word ?? '.'), true));
  const progress = progressOf(flags, reporting);
  const started = performance.now();
  const options = { ...target.options, ...optionsOf(flags), failOn: reporting.failOn, ...listenersOf(progress) };
  const look = await lookAt(options).finally(() => progress?.end());
  const looked = { look, word: word ?? null, target, cwd, flags, reporting, milliseconds: performance.now() - started };
  return look.result.summary === null ? tellNothing(looked) : tellSite(looked, look.result.summary);
};

/** Reports why a site could not be read. Obstacles of a build do not matter where there is nothing to build. */
const tellNothing = ({ look: { result, obstacles }, word, target, cwd, reporting, milliseconds }: Looked): number => {
  const isEmpty = result.problems.some(({ code }) => code === rendering.nothingReadable.code);
  const problems = isEmpty || target.isPage ? result.problems : [...obstacles, ...result.problems];
  const lines = isEmpty ? [nothingLine(word ?? '.')] : noSiteLines(cwd, result.problems);
  return deliver(outcomeOf('look', { ...result, problems }, cwd, reporting.failOn, milliseconds), withLines(reporting, lines, false));
};

const tellSite = ({ look, word, target, cwd, flags, reporting, milliseconds }: Looked, summary: Summary): number => {
  const { obstacles } = look;
  const result = ofSample(look.result, reporting.failOn);
  const found = outcomeOf('look', { ...result, problems: [...obstacles, ...result.problems] }, cwd, reporting.failOn, milliseconds);
  const named = target.options.input === undefined ? undefined : (word ?? undefined);
  const plan = planBuild(cwd, summary.input, summary.out, obstacles, named);
  const head = word === null ? [] : answerLines(look, word, reporting);
  const lines = target.isPage ? [] : linesOf({ ...look, result }, plan, word === null, { ...flags, cwd }, reporting);
  return deliver({ ...found, summary: { ...summary, out: plan.out } }, withLines(reporting, lines, true, head));
};

/**
 * For a sample, only problems of the pages themselves: expectations of the configuration and the content files about the other pages are
 * unknown.
 */
const ofSample = (result: Result, failOn: FailOn): Result => {
  const { problems, summary, verdict } = result;
  if (summary === null || verdict?.sample === undefined) return result;
  const known = problems.filter(({ place }) => place?.file.startsWith(`${summary.input}/`));
  return { ...result, problems: known, exitCode: fails(known, failOn) ? 1 : 0 };
};

/** The verdict with every answer, for a site that was named. */
const answerLines = ({ result: { verdict, summary }, obstacles }: Look, word: string, { colours }: Reporting): readonly string[] => {
  if (!verdict || !summary) return [];
  const name = obstacles.some(isAboutAddress) ? word : summary.base;
  return [...verdictLines(verdict, { name, base: summary.base }, { colours: wantsColours(process.stdout, colours) }), ''];
};

/** The line for a site without any words. */
const nothingLine = (word: string): string => `What will an agent say about ${word}? Nothing: no page has a word without scripts. 0 of 100`;

/** The lines for a site; the verdict has one line, unless everything is requested. */
const linesOf = (
  { result: { summary, verdict, problems }, obstacles }: Look,
  plan: BuildPlan,
  hasVerdict: boolean,
  { config, cwd }: Pick<LookFlags, 'config'> & { readonly cwd: string },
  { isVerbose }: Reporting,
): readonly string[] =>
  summary === null
    ? []
    : siteLines({
        summary,
        verdict: (hasVerdict && verdict) || null,
        sample: verdict?.sample ?? null,
        problems: locateProblems(problems, cwd, summary.input),
        obstacles,
        generator: isAddress(summary.input) ? null : (detectGenerator(cwd, join(cwd, summary.input))?.generator.name ?? null),
        isConfigured: (config ?? findConfig(cwd, new ProblemList())) !== null,
        plan,
        isVerbose,
      });

const optionsOf = ({ baseUrl, config, render }: LookFlags): Options => ({
  ...(render !== undefined && { render }),
  ...(baseUrl !== undefined && { baseUrl }),
  ...(config !== undefined && { config }),
});

/** The result for a folder that needs no look. */
const NOTHING: Result = { exitCode: 0, isPublished: false, problems: [], summary: null, report: null };
