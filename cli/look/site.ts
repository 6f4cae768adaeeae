import { packageVersion } from '../../compiler/base/package.ts';
import { KINDS } from '../../compiler/config/kinds.ts';
import type { Summary } from '../../compiler/index.ts';
import { facts } from '../../compiler/problems/facts.ts';
import { input } from '../../compiler/problems/input.ts';
import type { Verdict } from '../../compiler/verdict/verdict.ts';
import { count, countLevels, LEVELS } from '../report/counts.ts';
import type { LocatedProblem } from '../report/outcome.ts';
import { whereIs } from '../report/problems.ts';
import { bundleWords, hostsLine, recordWords } from '../report/summary.ts';
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
/** Gaps that are told one by one. */
const MAXIMUM_GAPS = 2;

/** What is told of a site that could be read: what was found, what would be written, what is missing, what is wrong first, and how to go on. */
export const siteLines = (look: SiteLook): readonly string[] => {
  const { summary, verdict, problems, plan, isVerbose } = look;
  const isGap = ({ code }: LocatedProblem): boolean => code === facts.kindMissing.code;
  const lines = [
    headLine(look),
    labelled('facts', [...recordWords(summary), 'company'].join(' · ')),
    labelled('would', `write ${bundleWords({ ...summary, out: plan.out })}`),
    ...(verdict === null ? [] : [labelled('verdict', `${verdictWords(verdict)}   answers: sitec .`)]),
    ...hostsLine(summary),
    ...obstacleLines(look),
    ...gapLines(gapsOf(look)),
    ...(problems.length === 0 ? [] : [labelled('seen', countLevels(problems) + (isVerbose ? '' : '   every one: sitec --verbose'))]),
  ];
  const worstFirst = LEVELS.flatMap((level) => problems.filter((problem) => problem.level === level && !isGap(problem)));
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

const isAboutAddress = ({ code }: { readonly code: string }): boolean =>
  [input.baseUrlMissing.code, input.baseUrlInvalid.code].some((each) => each === code);

/** That the working folder is the site itself needs no words: the command says it. */
const obstacleLines = ({ obstacles, plan }: SiteLook): readonly string[] =>
  obstacles
    .filter(({ code }) => code !== input.siteMissing.code)
    .map(({ message, fix, code }) => labelled('needs', isAboutAddress({ code }) ? `${message}; ${fix}` : `${message}: ${plan.command}`));

/** The kinds that nothing was found of, in the order of the API. */
const gapsOf = ({ problems }: SiteLook): readonly LocatedProblem[] => {
  const gaps = problems.filter(({ code }) => code === facts.kindMissing.code);
  const known = KINDS.flatMap((kind) => gaps.filter(({ message }) => message.startsWith(`no ${kind} `)));
  return [...new Set([...known, ...gaps])];
};

/** The first gaps with what was looked for, the others by their names. */
const gapLines = (gaps: readonly LocatedProblem[]): readonly string[] => {
  const told = gaps.length <= MAXIMUM_GAPS ? gaps : gaps.slice(0, MAXIMUM_GAPS - 1);
  const others = gaps.slice(told.length).map(({ message }) => message.replace(/:.*/, ''));
  return [
    ...told.map(({ message, fix }) => labelled('gap', `${message.replace(/: (.*)$/, ' ($1)')}; ${fix}`)),
    ...(others.length === 0 ? [] : [labelled('gaps', others.join(' · '))]),
  ];
};

const problemLine = ({ level, code, message, place }: LocatedProblem): string =>
  labelled(level === 'warning' ? 'warn' : level, `${code} ${message}${place === undefined ? '' : `   ${whereIs(place)}`}`);

const nextLine = ({ isConfigured, plan }: SiteLook): string =>
  labelled('next', [...(isConfigured ? [] : ['sitec init']), plan.command, `sitec check ${plan.out}`].join(' · '));
