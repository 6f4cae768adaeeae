import { packageVersion } from '../../compiler/base/package.ts';
import type { Summary } from '../../compiler/index.ts';
import { input } from '../../compiler/problems/input.ts';
import type { Verdict } from '../../compiler/verdict/verdict.ts';
import { count, countLevels, LEVELS } from '../report/counts.ts';
import { readWords, withoutGaps } from '../report/gaps.ts';
import type { LocatedProblem } from '../report/outcome.ts';
import { whereIs } from '../report/problems.ts';
import { bundleWords, hostsLine } from '../report/summary.ts';
import { verdictWords } from '../report/verdict.ts';
import { labelled } from './lines.ts';
import type { BuildPlan } from './obstacles.ts';

/** Everything that is told of a site. */
export interface SiteLook {
  readonly summary: Summary;
  /** Null when it is told elsewhere, or there is none. */
  readonly verdict: Verdict | null;
  readonly problems: readonly LocatedProblem[];
  /** What would have stopped a build. */
  readonly obstacles: readonly { readonly code: string; readonly message: string; readonly fix: string }[];
  /** Name of the generator; null when none was recognised. */
  readonly generator: string | null;
  readonly isConfigured: boolean;
  readonly plan: BuildPlan;
  /** Every problem is printed already. */
  readonly isVerbose: boolean;
}

/** A look fits on half a screen. */
const MAXIMUM_LINES = 12;

/** What is told of a site that could be read: what was found, what would be written, what is missing, what is wrong first, and how to go on. */
export const siteLines = (look: SiteLook): readonly string[] => {
  const { summary, verdict, plan, isVerbose } = look;
  const problems = withoutGaps(look.problems);
  const lines = [
    headLine(look),
    labelled('read', readWords(summary)),
    labelled('would', `write ${bundleWords({ ...summary, out: plan.out })}`),
    ...(verdict === null ? [] : [labelled('verdict', `${verdictWords(verdict)}   answers: sitec .`)]),
    ...hostsLine(summary),
    ...obstacleLines(look),
    ...(problems.length === 0 ? [] : [labelled('seen', countLevels(problems) + (isVerbose ? '' : '   every one: sitec --verbose'))]),
  ];
  const worstFirst = LEVELS.flatMap((level) => problems.filter((problem) => problem.level === level));
  const shown = worstFirst.slice(0, MAXIMUM_LINES - lines.length - 1).map(problemLine);
  return [...lines, ...shown, nextLine(look)];
};

const headLine = ({ summary, generator, obstacles }: SiteLook): string => {
  const { input: folder, pages, languages, base } = summary;
  const address = obstacles.some(isAboutAddress) ? 'no public address yet' : base;
  return [
    `sitec ${packageVersion()}`,
    generator === null ? folder : `${folder} (${generator})`,
    count(pages, 'page'),
    ...(languages.length === 0 ? [] : [languages.join(' ')]),
    address,
  ].join('  ');
};

/** Whether a problem is that nobody knows the public address. */
export const isAboutAddress = ({ code }: { readonly code: string }): boolean =>
  [input.baseUrlMissing.code, input.baseUrlInvalid.code].some((each) => each === code);

/** That the working folder is the site itself needs no words: the command says it. */
const obstacleLines = ({ obstacles, plan }: SiteLook): readonly string[] =>
  obstacles
    .filter(({ code }) => code !== input.siteMissing.code)
    .map(({ message, fix, code }) => labelled('needs', isAboutAddress({ code }) ? `${message}; ${fix}` : `${message}: ${plan.command}`));

const problemLine = ({ level, code, message, place }: LocatedProblem): string =>
  labelled(level === 'warning' ? 'warn' : level, `${code} ${message}${place === undefined ? '' : `   ${whereIs(place)}`}`);

const nextLine = ({ isConfigured, plan }: SiteLook): string =>
  labelled('next', [...(isConfigured ? [] : ['sitec init']), plan.command, `sitec check ${plan.out}`].join(' · '));
