import { existsSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { packageVersion } from '../../../compiler/base/package.ts';
import { isAddress } from '../../../compiler/config/site-address.ts';
import { readSettings, type Settings } from '../../../compiler/config/settings.ts';
import { exitCodeOf } from '../../../compiler/problems/exit-code.ts';
import { probes } from '../../../compiler/problems/probes/general.ts';
import { ProblemList, type Problem } from '../../../compiler/problems/problem.ts';
import { hostsOf } from '../../../compiler/open-site.ts';
import { bundleFailure } from '../../bundle/bundle-failure.ts';
import { problemWith } from '../../flags/problem-with.ts';
import { answering } from '../answer.ts';
import type { Answer, Subject } from '../check.ts';
import { failedRequestBehind } from '../failed-request.ts';
import { type CheckFlags } from '../flags.ts';
import { pageHtml } from '../page-html.ts';
import { folderPages, isBundle } from '../sample.ts';
import { isMachine, siblingOrigin } from '../sibling.ts';
import { bundleSubject } from './bundle.ts';
import { folderSubject } from './folder.ts';
import { withRetries } from './resilience.ts';

/** A site on the web. */
export const webSubject = (name: string, origin: string): Subject => ({
  name,
  origin,
  folder: null,
  fetch: (request, signal) => {
    // The MCP SDK passes an address with options; both become one request here.
    const asked = new Request(request);
    asked.headers.set('user-agent', `sitec/${packageVersion()} (check)`);
    return fetch(asked, { redirect: 'manual', signal });
  },
});

/**
 * The target of a check, the origin that its documents should name, and the page that was requested first; or why nothing can be checked.
 */
export type Opened =
  | { readonly subject: Subject; readonly publicOrigin: string; readonly home?: Answer }
  | { readonly exitCode: number; readonly problems: readonly Problem[] };

type Wanted = Pick<CheckFlags, 'cwd' | 'config' | 'canonicalOrigin' | 'limitProbe' | 'timeout'>;

/** Opens a site on the web by its address, a folder by its path, or the output folder of the configuration. */
export const openSubject = (target: string | undefined, flags: Wanted): Promise<Opened> =>
  target !== undefined && isAddress(target) ? openWeb(target, flags) : openFolder(target, flags);

/** The default origin for documents of a folder. */
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
    return { exitCode: exitCodeOf(error, problems), problems: problems.sorted() };
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
  if (folderPages(folder).length === 0) return failure(problemWith(probes.bundleUnusable, { folder: name, reason: 'it has no pages' }), 3);
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

/** The first request. A target that does not answer it with its own page is not a site, and has no score. */
const openWeb = async (target: string, { canonicalOrigin, timeout }: Wanted): Promise<Opened> => {
  const { origin, pathname, search } = new URL(target);
  const page = pathname + search;
  try {
    const site = webSubject(target, origin);
    const { subject, home } = await openHome(page === '/' ? site : { ...site, page }, timeout * 1000);
    const fault = homeFault(subject, home);
    if (fault !== null) return failure(fault, 4);
    const told = isMachine(new URL(subject.origin).hostname) ? canonicalOf(home, subject.origin) : null;
    return { subject, publicOrigin: canonicalOrigin ?? told ?? subject.origin, home };
  } catch (error) {
    const silence = failedRequestBehind(error);
    if (!silence) throw error;
    const { reason, advice } = silence;
    return failure(problemWith(probes.unreachable, { address: origin, reason, advice }), 4);
  }
};

/** The home page. Where it redirects to the host with or without www, or to https, the target of the redirect is the site. */
const openHome = async (subject: Subject, timeout: number, moves = 2): Promise<{ readonly subject: Subject; readonly home: Answer }> => {
  const home = await askHome(subject, timeout);
  const next = leadsTo(subject, home);
  const isSame = moves > 0 && next !== null && isBeside(next.origin, subject.origin);
  return isSame ? openHome({ ...subject, origin: next.origin }, timeout, moves - 1) : { subject, home };
};

/** How often a home page is requested after server errors, and the ms between. */
const TRIES = 3;
const PAUSE_MS = 500;

const askHome = async (subject: Subject, timeout: number, tries = TRIES): Promise<Answer> => {
  const home = await withRetries(answering(subject.fetch, timeout))(new Request(subject.origin + (subject.page ?? '/')));
  if (home.status < 500 || tries === 1) return home;
  await wait(PAUSE_MS);
  return askHome(subject, timeout, tries - 1);
};

/** The other origin that an answer redirects to; null when it does not. */
const leadsTo = ({ origin }: Subject, { status, headers }: Answer): URL | null => {
  const location = headers.get('location');
  if (location === null || status < 300 || status > 399 || !URL.canParse(location, origin)) return null;
  const next = new URL(location, origin);
  return next.origin === origin ? null : next;
};

/** Why the answering server is not a site that can be checked; null when it is. */
const homeFault = (subject: Subject, home: Answer): Problem | null => {
  const [address, next] = [subject.origin, leadsTo(subject, home)];
  if (next !== null) return problemWith(probes.siteElsewhere, { address, target: next.href, origin: next.origin });
  const { status } = home;
  return status < 400 ? null : problemWith(probes.homeRefused, { address, status, advice: adviceOn(status) });
};

const adviceOn = (status: number): string => {
  if (status === 401 || status === 403) return 'allow programs: a firewall or a login blocks agents as it blocks this check';
  return status >= 500 ? 'check the server log for this request' : 'correct the address, or publish a home page there';
};

/** The same host, or the one with or without www, with https where it is required. */
const isBeside = (next: string, origin: string): boolean => {
  const secure = origin.replace(/^http:/, 'https:');
  return next === secure || next === siblingOrigin(origin) || next === siblingOrigin(secure);
};

const canonicalOf = (home: Answer, base: string): string | null => {
  const { canonical } = pageHtml(home).head;
  return canonical !== undefined && URL.canParse(canonical, base) ? new URL(canonical, base).origin : null;
};

const failure = (problem: Problem, exitCode: number): Opened => ({ exitCode, problems: [problem] });
