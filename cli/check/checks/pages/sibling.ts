import { paths } from '../../../../compiler/paths.ts';
import { probes } from '../../../../compiler/problems/probes/general.ts';
import { notApplicable, type Check, type Finding, type NotApplicable } from '../../check.ts';
import type { Answer, Context } from '../../context.ts';
import { FailedRequest, RateLimitedRequest } from '../../failed-request.ts';
import { isSiblingExpected, siblingOrigin } from '../../sibling.ts';

const NONE = notApplicable('the host has no sibling with or without www');

/** What a host answers to a path, or why it does not. */
const ask = async (origin: string, path: string, context: Context): Promise<Answer | string> => {
  try {
    return await context.ask(new Request(origin + path, { redirect: 'manual' }));
  } catch (error) {
    if (error instanceof FailedRequest && !(error instanceof RateLimitedRequest)) return error.reason;
    throw error;
  }
};

const siblingOf = ({ subject }: Context): string | null => (subject.folder === null ? siblingOrigin(subject.origin) : null);

/** The host with or without www answers, too. */
export const siblingAnswers: Check = {
  name: 'sibling-answers',
  group: 'pages',
  weight: 1,
  problem: probes.siblingSilent,
  run: async (context) => {
    const origin = siblingOf(context);
    if (origin === null) return NONE;
    const answer = await ask(origin, '/', context);
    if (typeof answer === 'string') return isSiblingExpected(origin) ? [{ values: { address: origin, reason: answer } }] : NONE;
    return answer.status < 400 ? [] : [{ values: { address: origin, reason: `answers status ${answer.status}` } }];
  },
};

/** Files by which agents begin. */
const BEGINNINGS = [paths.robots, paths.llms, paths.apiCatalog, paths.mcpServerCard, paths.agentCard, paths.agentSkills, paths.aiCatalog];

/** A discovery file of the site is found by the host with or without www, too. */
export const siblingShows: Check = {
  name: 'sibling-shows-discovery',
  group: 'pages',
  weight: 2,
  problem: probes.siblingHides,
  run: async (context) => {
    const origin = siblingOf(context);
    if (origin === null) return NONE;
    const answers = await Promise.all(BEGINNINGS.map(async (path) => ({ path, own: await context.get(path) })));
    const published = answers.filter(({ own }) => own.status === 200).map(({ path }) => path);
    if (published.length === 0) return notApplicable('the site has no discovery files');
    return hidden(origin, published, context);
  },
};

/** A sibling that is silent is reported as that. */
const hidden = async (origin: string, published: readonly string[], context: Context): Promise<readonly Finding[] | NotApplicable> => {
  const answers = await Promise.all(published.map(async (path) => ({ path, answer: await ask(origin, path, context) })));
  if (answers.every(({ answer }) => typeof answer === 'string')) return notApplicable('the sibling does not answer');
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
  if (status !== 200) return `answers status ${status}`;
  return /^text\/html\b/i.test(headers.get('content-type') ?? '') ? 'is answered with an HTML page' : null;
};
