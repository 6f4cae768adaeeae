import { probes } from '../../compiler/problems/probes/general.ts';
import type { ProblemDefinition } from '../../compiler/problems/problem.ts';
import type { LocatedProblem } from '../report/outcome.ts';
import { reasonNotApplicable } from './applicability.ts';
import { notApplicable, type Check, type Finding, type Context } from './check.ts';
import { failedRequestBehind, failedRequestFinding, RateLimitedRequest } from './failed-request.ts';
import { problemWith } from '../flags/problem-with.ts';
import type { CheckResult } from './score.ts';

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
