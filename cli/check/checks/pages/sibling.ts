import { ROOT_FILES } from '../../../../compiler/paths.ts';
import { probes } from '../../../../compiler/problems/probes/general.ts';
import { type Finding, notApplicable, type NotApplicable, type Probe, type Answer, type Context } from '../../check.ts';
import { FailedRequest, RateLimitedRequest } from '../../failed-request.ts';
import { isSiblingExpected, siblingOrigin } from '../../sibling.ts';

const NONE = notApplicable('the host has no variant with or without www');

/** The answer of a host to a path, or why there is none. */
const ask = async (origin: string, path: string, context: Context): Promise<Answer | string> => {
  try {
    return await context.ask(new Request(origin + path, { redirect: 'manual' }));
  } catch (error) {
    if (error instanceof FailedRequest && !(error instanceof RateLimitedRequest)) return error.reason;
    throw error;
  }
};

const siblingOf = ({ subject }: Context): string | null => (subject.folder === null ? siblingOrigin(subject.origin) : null);

/** The host with or without www answers too. */
export const siblingAnswers: Probe = {
  name: 'sibling-answers',
  weight: 1,
  problem: probes.siblingSilent,
  run: async (context) => {
    const origin = siblingOf(context);
    if (origin === null) return NONE;
    const answer = await ask(origin, '/', context);
    if (typeof answer === 'string') return isSiblingExpected(origin) ? [{ values: { address: origin, reason: answer } }] : NONE;
    return answer.status < 400 ? [] : [{ values: { address: origin, reason: `answers with status ${answer.status}` } }];
  },
};

/** The host with or without www serves or redirects the discovery files too. */
export const siblingShows: Probe = {
  name: 'sibling-shows-discovery',
  weight: 2,
  problem: probes.siblingHides,
  run: async (context) => {
    const origin = siblingOf(context);
    if (origin === null) return NONE;
    const answers = await Promise.all(ROOT_FILES.map(async (path) => ({ path, own: await context.get(path) })));
    const published = answers.filter(({ own }) => own.status === 200).map(({ path }) => path);
    if (published.length === 0) return notApplicable('the site has no discovery files');
    return hidden(origin, published, context);
  },
};

/** Another check reports a sibling that does not answer. */
const hidden = async (origin: string, published: readonly string[], context: Context): Promise<readonly Finding[] | NotApplicable> => {
  const answers = await Promise.all(published.map(async (path) => ({ path, answer: await ask(origin, path, context) })));
  if (answers.every(({ answer }) => typeof answer === 'string')) return notApplicable('the variant with or without www does not answer');
  return answers.flatMap(({ path, answer }) => {
    const fault = typeof answer === 'string' ? answer : faultOf(answer, origin + path, context.subject.origin + path);
    return fault === null ? [] : [{ path, values: { address: origin + path, reason: fault } }];
  });
};

const faultOf = ({ status, headers }: Answer, address: string, expected: string): string | null => {
  const location = headers.get('location');
  if (status >= 300 && status < 400) {
    const target = location !== null && URL.canParse(location, address) ? new URL(location, address).href : 'nowhere';
    return target === expected ? null : `redirects to ${target}`;
  }
  if (status !== 200) return `answers with status ${status}`;
  return /^text\/html\b/i.test(headers.get('content-type') ?? '') ? 'returns an HTML page' : null;
};
