/** Sites on real sockets as checks see them. */
import type { Check, Context } from '../../../cli/check/check.ts';
import { runChecks } from '../../../cli/check/run-checks.ts';
import { createContext } from '../../../cli/check/run.ts';
import { webSubject } from '../../../cli/check/subjects/open.ts';
import { serve, type Answering } from '../../compiler/site/crawl/web-site.ts';

/** Serves answers by path until the test ends, and gives what checks may ask of them. */
export const webContext = async (answers: (origin: string) => Readonly<Record<string, Answering>>): Promise<Context> => {
  let known: Readonly<Record<string, Answering>> = {};
  const { origin } = await serve({}, (path) => known[path]);
  known = answers(origin);
  const wishes = { maySend: false, mayFlood: false, concurrency: 4, timeout: 10_000 };
  return createContext(webSubject(origin, origin), origin, wishes);
};

/** What checks of a name say: messages, or why they do not apply. */
export const said = async (checks: readonly Check[], name: string, context: Context): Promise<readonly string[] | string> => {
  const [result] = await runChecks(
    checks.filter((check) => check.name === name),
    context,
    () => {},
  );
  if (!result) throw new Error(`no check is called ${name}`);
  return result.notApplicable ?? result.problems.map(({ message }) => message);
};
