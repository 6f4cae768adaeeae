import { resolve } from 'node:path';
import { didYouMean } from '../../compiler/base/did-you-mean.ts';
import type { OnProgress } from '../../compiler/config/progress.ts';
import { isAddress } from '../../compiler/config/site-address.ts';
import { probes } from '../../compiler/problems/probes/general.ts';
import { probesVerdict } from '../../compiler/problems/probes/verdict.ts';
import { compare, type FailOn, type Problem } from '../../compiler/problems/problem.ts';
import type { Verdict } from '../../compiler/verdict/verdict.ts';
import { progressOf, type ProgressLine } from '../build/progress-line.ts';
import { readReporting, type Reporting } from '../flags/reporting.ts';
import { deliver } from '../report/delivery.ts';
import { fails, folderBelow, type LocatedProblem } from '../report/outcome.ts';
import { verdictWords } from '../report/verdict.ts';
import { isPageFile, openPage } from '../target/page.ts';
import { refuse } from '../terminal/exit.ts';
import { problemWith } from '../flags/problem-with.ts';
import { answering } from './answer.ts';
import {
  GROUPS,
  type Check,
  type Group,
  type Answer,
  type AnswerHead,
  type Ask,
  type Context,
  type SampledPage,
  type Subject,
} from './check.ts';
import { checks as catalogue } from './checks/index.ts';
import { FailedRequest } from './failed-request.ts';
import { type CheckFlags } from './flags.ts';
import { levelOf } from './level.ts';
import { runChecks, reasonNotApplicableToKind } from './run-checks.ts';
import { isMadeBySitec, samplePages } from './sample.ts';
import { scoreOf, type Score } from './score.ts';
import { openSubject, type Opened } from './subjects/open.ts';
import { readabilityOf } from './words.ts';
import { withCircuitBreaker, withConcurrency, withRetries } from './subjects/resilience.ts';
import { compiledVerdict, guideVerdict } from './verdict.ts';

/** Options of a run. */
export interface Wishes {
  readonly maySend: boolean;
  readonly mayFlood: boolean;
  /** Maximum parallel requests. */
  readonly concurrency: number;
  /** Time limit for an answer of a site on the web, in ms. */
  readonly timeout: number;
}

/**
 * Makes the context of checks from a subject and the origin that its documents should name. `home` is the answer of its first page, which
 * was already requested.
 */
export const createContext = ({ fetch, ...subject }: Subject, publicOrigin: string, wishes: Wishes, home?: Answer): Context => {
  const { maySend, mayFlood, concurrency, timeout } = wishes;
  const exchange = answering(fetch, subject.folder === null ? timeout : 0);
  const ask = withConcurrency(concurrency, withCircuitBreaker(withRetries(exchange)));
  const askOnce = withConcurrency(concurrency, withCircuitBreaker(exchange));
  const known = new Map(home && [[keyOf(subject.page ?? '/', {}), Promise.resolve(home)]]);
  const seen = new Map<string, Promise<AnswerHead>>();
  let sample: Promise<readonly SampledPage[]> | undefined;

  const requestOf = (path: string, { method = 'GET', headers = {}, body }: Ask): Request => {
    const address = subject.origin + path;
    if (!URL.canParse(address)) throw new FailedRequest(path, 'is not an address');
    return new Request(address, { method, headers, redirect: 'manual', ...(body !== undefined && { body }) });
  };
  const send: Context['send'] = async (path, wish) => (wish.takesRefusal ? askOnce : ask)(requestOf(path, wish));
  const get: Context['get'] = (path, headers = {}) => onceIn(known, keyOf(path, headers), () => send(path, { headers }));
  const look: Context['look'] = (path) => known.get(keyOf(path, {})) ?? onceIn(seen, path, async () => ask(requestOf(path, {}), 'head'));
  const pages = (): Promise<readonly SampledPage[]> => (sample ??= samplePages(context));
  const context: Context = { subject, publicOrigin, maySend, mayFlood, ask, get, look, send, pages };
  return context;
};

const keyOf = (path: string, headers: Readonly<Record<string, string>>): string => JSON.stringify([path, Object.entries(headers)]);

/** The known value of a key, else a new request. */
const onceIn = <T>(known: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> => {
  const answer = known.get(key) ?? ask();
  known.set(key, answer);
  return answer;
};

/** The result of a run, with and without errors. */
interface Ended {
  readonly exitCode: number;
  readonly problems: readonly LocatedProblem[];
  readonly score?: Score;
  readonly verdict?: Verdict;
}

/** `sitec check`: checks a folder or a site on the web, and reports on stdout; returns the exit code. */
export const runCheck = async (target: string | undefined, flags: CheckFlags): Promise<number> => {
  const reporting = await readReporting(flags, process.env);
  if (typeof reporting === 'string') return refuse(reporting, 2);
  const refusal = (target === undefined ? null : addressFault(target)) ?? skipFault(flags);
  if (refusal !== null) return refuse(refusal, 2);
  const started = performance.now();
  const cwd = resolve(flags.cwd ?? process.cwd());
  const named = await openNamed(target, flags, cwd);
  if (typeof named === 'string') return refuse(named);
  const { opened, remove } = named;
  const ended = await checkOpened(opened, flags, reporting).finally(remove);
  if (typeof ended === 'string') return refuse(ended, 2);
  const outcome = {
    ...ended,
    command: 'check',
    failOn: reporting.failOn,
    isPublished: false,
    summary: null,
    report: null,
    cwd,
    folder: folderBelow(process.env.GITHUB_WORKSPACE, cwd),
    milliseconds: performance.now() - started,
  };
  return deliver(outcome, reporting);
};

/** Opens the target of a check; `remove` deletes its temporary files. A text tells why it cannot be read. */
const openNamed = async (
  target: string | undefined,
  flags: CheckFlags,
  cwd: string,
): Promise<{ readonly opened: Opened; readonly remove: () => void } | string> => {
  if (target === undefined || !isPageFile(target, cwd)) return { opened: await openSubject(target, flags), remove: () => undefined };
  const page = await openPage(target, cwd);
  if (typeof page === 'string') return page;
  return { opened: asPage(await openSubject(page.path, flags), target), remove: () => page.remove() };
};

/** The temporary folder of one page, presented as that page. */
const asPage = (opened: Opened, name: string): Opened =>
  'problems' in opened ? opened : { ...opened, subject: { ...opened.subject, name, page: '/' } };

/** Groups of checks that apply to a single page. */
const PAGE_GROUPS: readonly Group[] = ['pages', 'languages'];

/** Checks an opened target. A text tells why the flags leave nothing to check. */
const checkOpened = async (opened: Opened, flags: CheckFlags, reporting: Reporting): Promise<Ended | string> => {
  if ('problems' in opened) return withoutLines(opened);
  const own = opened.subject.page === undefined || flags.only ? flags : { ...flags, only: PAGE_GROUPS };
  const fault = choiceFault(opened.subject, own);
  if (fault !== null) return fault;
  const wantsVerdict = flags.only === undefined || flags.failUnder !== undefined;
  const progress = progressOf(flags, reporting);
  return checkSubject(opened, own, reporting.failOn, wantsVerdict, progress).finally(() => progress?.end());
};

/** Why an address cannot be the one of a site; null when it can, and for a folder. */
const addressFault = (target: string): string | null => {
  if (!isAddress(target)) return null;
  if (!URL.canParse(target)) return `${target} is not an address`;
  return new URL(target).username === '' ? null : `${target} has a user name or password; a public site needs none`;
};

/** Reports a code of `--skip` that no check has; null when all are known. */
const skipFault = ({ skip = [] }: CheckFlags): string | null => {
  const codes = catalogue.map(({ problem }) => problem.code);
  const code = skip.find((each) => !codes.includes(each));
  return code === undefined ? null : `${code} is not a code of a check${didYouMean(code, codes)}`;
};

/** Reports that no check is left for the target; null when there is one. */
const choiceFault = (subject: Subject, flags: CheckFlags): string | null => {
  if (chosenChecks(flags).some((check) => reasonNotApplicableToKind(check, subject) === null)) return null;
  const groups = GROUPS.filter((name) =>
    catalogue.some((check) => check.group === name && reasonNotApplicableToKind(check, subject) === null),
  );
  return `--only and --skip leave no checks for ${subject.name}; its groups are ${groups.join(', ')}`;
};

const withoutLines = ({ exitCode, problems }: { readonly exitCode: number; readonly problems: readonly Problem[] }): Ended => ({
  exitCode,
  problems,
});

const checkSubject = async (
  { subject, publicOrigin, home }: Extract<Opened, { readonly subject: unknown }>,
  flags: CheckFlags,
  failOn: FailOn,
  wantsVerdict: boolean,
  progress: ProgressLine | null,
): Promise<Ended> => {
  const { rpc = true, limitProbe = false, concurrency, timeout } = flags;
  const context = createContext(subject, publicOrigin, { maySend: rpc, mayFlood: limitProbe, concurrency, timeout: timeout * 1000 }, home);
  const onProgress: OnProgress = (step) => progress?.onProgress(step);
  // The checks reuse the answers that the verdict requested.
  const compiled = wantsVerdict ? await compiledVerdict(context, onProgress) : null;
  const checks = chosenChecks(flags);
  let done = 0;
  const results = await runChecks(checks, context, () => progress?.onProgress({ step: 'checks', done: ++done, total: checks.length }));
  const verdict = wantsVerdict ? (compiled ?? (await guideVerdict(context, onProgress))) : null;
  const sums = scoreOf(results, await levelOf(context), await isMadeBySitec(context), await readabilityOf(context));
  const score = { subject: subject.name, pages: (await context.pages()).length, ...sums };
  const tooLow = [...belowLeast(score, flags), ...verdictBelow(verdict, flags)];
  const problems = sorted([...results.flatMap((result) => result.problems), ...tooLow]);
  return { exitCode: tooLow.length > 0 || fails(problems, failOn) ? 1 : 0, problems, score, ...(verdict && { verdict }) };
};

/** Reports a score below the required one. A site to which no check applies does not meet it. */
const belowLeast = ({ total }: Score, { minScore }: CheckFlags): readonly Problem[] =>
  minScore === undefined || (total ?? -1) >= minScore
    ? []
    : [problemWith(probes.scoreTooLow, { score: total ?? 'not available, because no check applies', least: minScore })];

/** Reports a verdict below the required one. A site without a verdict does not meet it. */
const verdictBelow = (verdict: Verdict | null, { failUnder }: CheckFlags): readonly Problem[] =>
  failUnder === undefined || (verdict?.score ?? -1) >= failUnder
    ? []
    : [
        problemWith(probesVerdict.verdictTooLow, {
          verdict: verdict === null ? 'sitec cannot ask this site' : verdictWords(verdict),
          least: failUnder,
        }),
      ];

/** The checks that `--only` and `--skip` leave. */
const chosenChecks = ({ only, skip = [] }: CheckFlags): readonly Check[] =>
  catalogue.filter(({ group, problem }) => (only === undefined || only.includes(group)) && !skip.includes(problem.code));

/** In the order of codes and paths. A failed request of several checks is reported once. */
const sorted = (problems: readonly LocatedProblem[]): readonly LocatedProblem[] => {
  const byWords = new Map(problems.map((problem) => [`${problem.code} ${problem.message}`, problem]));
  return [...byWords.values()].sort(
    (a, b) => compare(a.code, b.code) || compare(a.page ?? '', b.page ?? '') || compare(a.message, b.message),
  );
};
