import { probes } from '../../compiler/problems/probes/general.ts';
import type { ProblemDefinition } from '../../compiler/problems/problem.ts';
import type { Supports } from '../../compiler/build/abilities.ts';
import { isAboutEndpoint, writesPath } from '../../compiler/config/only.ts';
import type { LocatedProblem } from '../report/outcome.ts';
import { problemWith } from '../flags/problem-with.ts';
import { notApplicable, type Check, type Finding, type Context, type Subject } from './check.ts';
import { failedRequestBehind, failedRequestFinding, RateLimitedRequest } from './failed-request.ts';
import type { CheckResult } from './score.ts';
import { bundleOf } from './bundle-of.ts';
import { isBundle } from './sample.ts';

/** The result of a check, with its problems. */
export interface CheckedResult extends CheckResult {
  readonly problems: readonly LocatedProblem[];
}

/** Runs checks in parallel; results are in the order of the checks. `onDone` receives each one that ends. */
export const runChecks = async (checks: readonly Check[], context: Context, onDone: () => void): Promise<readonly CheckedResult[]> => {
  const results = new Map<Check, CheckedResult>();
  const run = async (check: Check): Promise<void> => {
    results.set(check, await runCheck(check, context));
    onDone();
  };
  await Promise.all(checks.filter(({ isFlood }) => !isFlood).map(run));
  for (const check of checks.filter(({ isFlood }) => isFlood)) await run(check);
  return checks.flatMap((check) => results.get(check) ?? []);
};

/** A check with a failed request fails with a separate problem; any other error is a bug. */
const runCheck = async (check: Check, context: Context): Promise<CheckedResult> => {
  try {
    const reason = await reasonNotApplicable(check, context);
    const found = reason === null ? await check.run(context) : notApplicable(reason);
    if ('notApplicable' in found) return { check, findings: [], notApplicable: found.notApplicable, isAnswered: true, problems: [] };
    return {
      check,
      findings: found,
      notApplicable: null,
      isAnswered: true,
      problems: found.map((finding) => problemOf(finding.problem ?? check.problem, finding)),
    };
  } catch (error) {
    const failure = failedRequestBehind(error);
    if (!failure) throw error;
    if (failure instanceof RateLimitedRequest)
      return {
        check,
        findings: [],
        notApplicable: `the site ${failure.reason}`,
        isAnswered: true,
        problems: [problemWith(probes.refused, {})],
      };
    const finding = failedRequestFinding(failure);
    return { check, findings: [finding], notApplicable: null, isAnswered: false, problems: [problemOf(probes.noAnswer, finding)] };
  }
};

const problemOf = (definition: ProblemDefinition, { values, path }: Finding): LocatedProblem => ({
  ...problemWith(definition, { ...(path !== undefined && { path }), ...values }),
  ...(path !== undefined && { page: path }),
});

/**
 * Which checks do not apply to a site or folder, before any request: those that need a folder or a server, and those for parts that a
 * bundle does not have.
 */

/** Why a check does not apply to a kind of site, whatever its answers; null when it applies. */
export const reasonNotApplicableToKind = ({ group, needs }: Check, { folder }: Pick<Subject, 'folder'>): string | null => {
  if (folder === null) return group === 'folder' ? 'only for folders' : null;
  return needs !== undefined && !isBundle(folder) ? 'a folder without a bundle does not show what its server does' : null;
};

/** Why a check does not apply to a site; null when it applies. */
const reasonNotApplicable = async (check: Check, context: Context): Promise<string | null> => {
  const reason = reasonNotApplicableToKind(check, context.subject);
  if (reason !== null) return reason;
  const { parts, lacks } = await bundleOf(context);
  if (check.about?.every((path) => !writesPath(parts, path))) return `the bundle was built without ${check.about.join(', ')}`;
  const isOfEndpoint = check.needs === 'post' || check.about?.every(isAboutEndpoint);
  const lacking = isOfEndpoint ? 'post' : check.needs;
  return lacking !== undefined && lacking !== 'any' && lacks.includes(lacking)
    ? `the hosts of the bundle do not support ${WORDS[lacking]}`
    : null;
};

/** Abilities of hosts, in words. */
const WORDS: Readonly<Record<keyof Supports, string>> = {
  headers: 'custom headers',
  negotiation: 'content negotiation, or the configuration turns it off',
  post: 'POST',
};

/** False for a path that a bundle was built without. */
export const isBuilt = async (path: string, context: Context): Promise<boolean> => writesPath((await bundleOf(context)).parts, path);

/** False for an ability that not every host of a bundle has. */
export const isServed = async (ability: keyof Supports, context: Context): Promise<boolean> =>
  !(await bundleOf(context)).lacks.includes(ability);
