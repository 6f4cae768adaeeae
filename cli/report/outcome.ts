import { posix, sep } from 'node:path';
import { isWithin, relativePath } from '../../compiler/base/file-path.ts';
import { addressDecoded } from '../../compiler/base/percent.ts';
import type { Place, Problem, Result } from '../../compiler/index.ts';
import { LineCounter } from '../../compiler/problems/locate.ts';
import type { FailOn } from '../../compiler/problems/problem.ts';
import { pagePath } from '../../compiler/site/files.ts';
import type { Score } from '../check/score.ts';

/** A place with line and column, from 1, where its file can be read. */
export interface LocatedPlace extends Place {
  readonly line?: number;
  readonly column?: number;
  /** End of the place: the line, and the column after its last character. */
  readonly endLine?: number;
  readonly endColumn?: number;
}

/** A problem whose places have lines. */
export interface LocatedProblem extends Problem {
  /** Path of its page. */
  readonly page?: string;
  readonly place?: LocatedPlace;
  readonly related: readonly LocatedPlace[];
}

/** The result of a command, as input of reporters. */
export interface Outcome extends Omit<Result, 'problems' | 'exitCode'> {
  /** Name of the command. */
  readonly command: string;
  readonly exitCode: number;
  readonly failOn: FailOn;
  readonly problems: readonly LocatedProblem[];
  /** The working folder; places are relative to it. */
  readonly cwd: string;
  /** The working folder relative to the root of the repository, empty or with a slash at its end. */
  readonly folder: string;
  readonly milliseconds: number;
  /** The result of a check; absent for other commands, and when nothing could be checked. */
  readonly score?: Score;
}

/** Problems with the lines and pages of their places, and without the path of the working folder, which differs between machines. */
export const locateProblems = (problems: readonly Problem[], cwd: string, site: string | undefined): readonly LocatedProblem[] => {
  const lines = new LineCounter(cwd);
  const located = (place: Place): LocatedPlace => {
    const { line, column } = lines.position(place);
    if (line === null || column === null) return place;
    const end = lines.position({ file: place.file, ...(place.end !== undefined && { offset: place.end }) });
    return { ...place, line, column, ...(end.line !== null && end.column !== null && { endLine: end.line, endColumn: end.column }) };
  };
  const relativeText = (text: string): string => (cwd === '/' ? text : text.replaceAll(`${cwd}${sep}`, ''));
  return problems.map((problem) => ({
    ...problem,
    message: relativeText(problem.message),
    why: relativeText(problem.why),
    fix: relativeText(problem.fix),
    ...pageOf(problem, site),
    ...(problem.place && { place: located(problem.place) }),
    related: problem.related.map(located),
  }));
};

/** The page of the first place in the folder of the site. */
const pageOf = ({ place, related }: Problem, site: string | undefined): { readonly page?: string } => {
  if (site === undefined) return {};
  const files = [place, ...related].map((each) => each?.file ?? '');
  const isPage = (path: string): boolean => (isUrl(site) ? !/\.\w+$/.test(path) : /\.html?$/i.test(path));
  const file = files.find((each) => each.startsWith(`${site}/`) && isPage(each));
  if (file === undefined) return {};
  const path = file.slice(site.length + 1);
  return { page: isUrl(site) ? addressDecoded(`/${path}`) : pagePath(path) };
};

/** Places on a crawled site are addresses, as is its name. */
const isUrl = (file: string): boolean => /^https?:\/\//.test(file);

/** The outcome of a command that compiled a site in a working folder. */
export const outcomeOf = (command: string, result: Result, cwd: string, failOn: FailOn, milliseconds = 0): Outcome => ({
  ...result,
  command,
  failOn,
  problems: locateProblems(result.problems, cwd, result.summary?.input),
  cwd,
  folder: folderBelow(process.env.GITHUB_WORKSPACE, cwd),
  milliseconds,
});

/** A folder relative to a parent; empty for a folder outside of it. */
export const folderBelow = (root: string | undefined, folder: string): string => {
  if (root === undefined || root === '' || !isWithin(folder, root)) return '';
  const path = relativePath(root, folder);
  return path === '' ? '' : `${path}/`;
};

/** Path of a file relative to the root of the repository; an address stays as it is. */
export const fileInRepository = ({ folder }: Pick<Outcome, 'folder'>, { file }: Place): string =>
  isUrl(file) ? file : posix.normalize(folder + file);

/** True when a problem has a level that fails the command. */
export const fails = (problems: readonly Pick<Problem, 'level'>[], failOn: FailOn): boolean =>
  failOn !== 'never' && problems.some(({ level }) => level === 'error' || (level === 'warning' && failOn === 'warning'));

/** Level of detail of a reporter, and whether it uses colours. */
export interface View {
  readonly colours: boolean;
  readonly isQuiet: boolean;
  readonly isVerbose: boolean;
}

/** A format for the outcome of a command. Both texts depend only on the outcome. */
export interface Reporter {
  /** True for a single document, which needs a file or the whole stdout; false for lines that may be mixed with others. */
  readonly isDocument: boolean;
  /** The part before the report: printed on stderr, and at the start of a file. */
  problems?(outcome: Outcome, view: View): string;
  report(outcome: Outcome, view: View): string;
}
