import { join } from 'node:path';
import { packageVersion } from '../../compiler/base/package.ts';
import type { Summary } from '../../compiler/index.ts';
import { input } from '../../compiler/problems/input.ts';
import type { Verdict } from '../../compiler/verdict/verdict.ts';
import { isObject } from '../../compiler/base/json.ts';
import { INDEX_FILE, MANIFEST_FILE } from '../../runtime/bundle.ts';
import type { LocatedProblem } from '../report/outcome.ts';
import { count, countLevels, LEVELS } from '../report/printable.ts';
import { whereIs } from '../report/problems.ts';
import { bundleWords, hostsLine, readWords, withoutGaps } from '../report/summary.ts';
import { verdictWords } from '../report/verdict.ts';
import { readJsonFile } from '../bundle/json-file.ts';
import { labelled } from './lines.ts';
import type { BuildPlan } from './obstacles.ts';

/** All values for the lines of a site. */
export interface SiteLook {
  readonly summary: Summary;
  /** Null when it is printed elsewhere, and without a verdict. */
  readonly verdict: Verdict | null;
  /** The part of the site that was read; null for all of it. */
  readonly sample: Verdict['sample'] | null;
  readonly problems: readonly LocatedProblem[];
  /** Problems that would have stopped a build. */
  readonly obstacles: readonly { readonly code: string; readonly message: string; readonly fix: string }[];
  /** Name of the generator; null when none was recognised. */
  readonly generator: string | null;
  readonly isConfigured: boolean;
  readonly plan: BuildPlan;
  /** Every problem is already printed. */
  readonly isVerbose: boolean;
}

/** Maximum lines of a look: half a screen. */
const MAXIMUM_LINES = 12;

/**
 * The lines for a site that could be read: what was found, what a build would write, what is missing, the first problems, and the next
 * command.
 */
export const siteLines = (look: SiteLook): readonly string[] => {
  const { summary, verdict, sample, plan, isVerbose } = look;
  const problems = withoutGaps(look.problems);
  const lines = [
    headLine(look),
    labelled('read', readWords(summary)),
    // The size of a bundle is unknown for a part of the pages.
    ...(sample ? [] : [labelled('would', `write ${bundleWords({ ...summary, out: plan.out })}`)]),
    ...(verdict === null ? [] : [labelled('verdict', `${verdictWords(verdict)}   answers: sitec .`)]),
    ...hostsLine(summary),
    ...obstacleLines(look),
    ...(problems.length === 0 ? [] : [labelled('found', countLevels(problems) + (isVerbose ? '' : '   all: sitec --verbose'))]),
  ];
  const worstFirst = LEVELS.flatMap((level) => problems.filter((problem) => problem.level === level));
  const shown = worstFirst.slice(0, MAXIMUM_LINES - lines.length - 1).map(problemLine);
  return [...lines, ...shown, nextLine(look)];
};

const headLine = ({ summary, sample, generator, obstacles }: SiteLook): string => {
  const { input: folder, pages, languages, base } = summary;
  const address = obstacles.some(isAboutAddress) ? 'no public address' : base;
  return [
    `sitec ${packageVersion()}`,
    generator === null ? folder : `${folder} (${generator})`,
    sample ? `${sample.read} of ${count(sample.of, 'page')}` : count(pages, 'page'),
    ...(languages.length === 0 ? [] : [languages.join(' ')]),
    address,
  ].join('  ');
};

/** Whether a problem reports an unknown public address. */
export const isAboutAddress = ({ code }: { readonly code: string }): boolean =>
  [input.baseUrlMissing.code, input.baseUrlInvalid.code].some((each) => each === code);

/** A site in the working folder needs no line, because the command shows it. */
const obstacleLines = ({ obstacles, plan }: SiteLook): readonly string[] =>
  obstacles
    .filter(({ code }) => code !== input.siteMissing.code)
    .map(({ message, fix, code }) => labelled('needs', isAboutAddress({ code }) ? `${message}; ${fix}` : `${message}: ${plan.command}`));

const problemLine = ({ level, code, message, place }: LocatedProblem): string =>
  labelled(level === 'warning' ? 'warn' : level, `${code} ${message}${place === undefined ? '' : `   ${whereIs(place)}`}`);

const nextLine = ({ isConfigured, plan }: SiteLook): string =>
  labelled('next', [...(isConfigured ? [] : ['sitec init']), plan.command, `sitec check ${plan.out}`].join(' · '));

/** The lines for a folder that is a bundle; `name` is its name on the command line. */
export const bundleLines = (folder: string, name: string): readonly string[] => {
  const files = fieldOf(folder, MANIFEST_FILE, 'files');
  const site = fieldOf(folder, INDEX_FILE, 'site');
  const facts = [isObject(files) ? count(Object.keys(files).length, 'file') : '', typeof site === 'string' ? site : ''];
  return [
    [
      'sitec',
      packageVersion(),
      ' this folder is a bundle that sitec wrote',
      ...facts.filter((fact) => fact !== '').map((fact) => ` ${fact}`),
    ].join(' '),
    labelled('next', `sitec serve ${name} · sitec check ${name}`),
  ];
};

const fieldOf = (folder: string, file: string, name: string): unknown => {
  const document = readJsonFile(join(folder, file));
  return 'reason' in document ? undefined : document.value[name];
};
