import { existsSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { readSettings, type Settings } from '../../compiler/config.ts';
import { ProblemList, type Problem } from '../../compiler/problem.ts';
import { probes } from '../../compiler/problems/probes-general.ts';
import { hostsOf } from '../../compiler/read-build.ts';
import { exitCodeOf } from '../../compiler/run-end.ts';
import { bundleFailure } from '../bundle-failure.ts';
import type { CheckFlags } from '../check.ts';
import { answering } from './answer.ts';
import type { Answer, Subject } from './context.ts';
import { noAnswerBehind } from './no-answer.ts';
import { pageHtml } from './page-html.ts';
import { problemWith } from './run-checks.ts';
import { isBundle } from './sample.ts';
import { isMachine, siblingOrigin } from './sibling.ts';
import { bundleSubject } from './subjects/bundle.ts';
import { folderSubject } from './subjects/folder.ts';
import { patient } from './subjects/patience.ts';
import { webSubject } from './subjects/web.ts';

/** What is checked, with the origin that its documents should name; or why nothing can be checked. */
export type Opened =
  | { readonly subject: Subject; readonly publicOrigin: string }
  | { readonly exitCode: number; readonly problems: readonly Problem[] };

type Wanted = Pick<CheckFlags, 'cwd' | 'config' | 'canonicalOrigin' | 'limitProbe' | 'timeout'>;

/** True for what is an address and no folder. */
export const isAddress = (target: string): boolean => /^https?:\/\//i.test(target);

/** Opens a site on the web by its address, a folder by its path, or the output folder of the configuration. */
export const openSubject = (target: string | undefined, flags: Wanted): Promise<Opened> =>
  target !== undefined && isAddress(target) ? openWeb(target, flags) : openFolder(target, flags);

/** Where nobody says another name, documents of a folder should name this one. */
const NOWHERE = 'https://site.invalid';

const openFolder = async (target: string | undefined, flags: Wanted): Promise<Opened> => {
  const problems = new ProblemList();
  try {
    const settings = await readSettings(
      { ...(flags.cwd !== undefined && { cwd: flags.cwd }), ...(flags.config !== undefined && { config: flags.config }), dryRun: true },
      problems,
    );
    const folder = target === undefined ? settings.out : resolve(settings.cwd, target);
    const name = relative(settings.cwd, folder) || '.';
    if (!existsSync(folder) || !statSync(folder).isDirectory()) return failure(problemWith(probes.folderMissing, { folder: name }), 3);
    return await openFiles(name, folder, settings, flags);
  } catch (error) {
    return { exitCode: exitCodeOf(error, 'error', problems), problems: problems.sorted() };
  }
};

const openFiles = async (
  name: string,
  folder: string,
  settings: Settings,
  { canonicalOrigin, limitProbe = false }: Wanted,
): Promise<Opened> => {
  const { hosts } = hostsOf(settings, new ProblemList());
  if (isBundle(folder)) {
    const opened = await openBundle(name, folder, limitProbe);
    return 'reason' in opened
      ? failure(problemWith(probes.bundleUnusable, { folder: name, reason: opened.reason }), 3)
      : { subject: { ...opened, hosts }, publicOrigin: canonicalOrigin ?? opened.origin };
  }
  const plain = folderSubject(name, folder, NOWHERE);
  const home = await answering(plain.fetch, 0)(new Request(`${NOWHERE}/`));
  const publicOrigin = canonicalOrigin ?? canonicalOf(home, NOWHERE) ?? NOWHERE;
  return { subject: { ...folderSubject(name, folder, publicOrigin), hosts }, publicOrigin };
};

const openBundle = async (name: string, folder: string, isLimited: boolean): Promise<Subject | { readonly reason: string }> => {
  try {
    return await bundleSubject(name, folder, isLimited);
  } catch (error) {
    return { reason: bundleFailure(error).replace(/\.$/, '') };
  }
};

/** The first request of all: what does not answer it is no site, and has no score. */
const openWeb = async (target: string, { canonicalOrigin, timeout }: Wanted): Promise<Opened> => {
  const { origin } = new URL(target);
  try {
    const { subject, home } = await openHome(webSubject(target, origin, timeout * 1000), timeout * 1000);
    const told = isMachine(new URL(subject.origin).hostname) ? canonicalOf(home, subject.origin) : null;
    return { subject, publicOrigin: canonicalOrigin ?? told ?? subject.origin };
  } catch (error) {
    const { reason } = noAnswerBehind(error) ?? {};
    if (reason === undefined) throw error;
    return failure(problemWith(probes.unreachable, { address: origin, reason }), 4);
  }
};

/** The home page; where a host sends everybody to the one beside it, or to https, that one is the site. */
const openHome = async (subject: Subject, timeout: number, moves = 2): Promise<{ readonly subject: Subject; readonly home: Answer }> => {
  const home = await patient(answering(subject.fetch, timeout))(new Request(`${subject.origin}/`));
  const location = home.headers.get('location');
  const next = location !== null && URL.canParse(location, subject.origin) ? new URL(location, subject.origin) : null;
  const isOther = moves > 0 && next !== null && next.origin !== subject.origin && isBeside(next.origin, subject.origin);
  return isOther ? openHome({ ...subject, origin: next.origin }, timeout, moves - 1) : { subject, home };
};

/** The same host, or its sibling, by https where that is asked for. */
const isBeside = (next: string, origin: string): boolean => {
  const secure = origin.replace(/^http:/, 'https:');
  return next === secure || next === siblingOrigin(origin) || next === siblingOrigin(secure);
};

const canonicalOf = (home: Answer, base: string): string | null => {
  const { canonical } = pageHtml(home).head;
  return canonical !== undefined && URL.canParse(canonical, base) ? new URL(canonical, base).origin : null;
};

const failure = (problem: Problem, exitCode: number): Opened => ({ exitCode, problems: [problem] });
