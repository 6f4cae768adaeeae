import { paths } from '../../../../compiler/paths.ts';
import { probesA2a } from '../../../../compiler/problems/probes/a2a.ts';
import {
  type Check,
  type Finding,
  inGroup,
  NO_REQUESTS,
  notApplicable,
  type NotApplicable,
  type Probe,
  type Answer,
  type Context,
} from '../../check.ts';
import { limitCheck } from '../limit-check.ts';
import { answerWords, post, responseIn } from '../mcp/endpoint.ts';
import { isText, memberOf, objectsIn, pathOnSite } from '../findings.ts';
import { agentCard, interfacesOf, namesLogin, questionOf } from './card.ts';

/** How a version of A2A spells a message (0.3.0 section 6.4, 1.0 section 4.1.4), and where its answer is. */
const SPELLINGS = {
  '0.3': {
    method: 'message/send',
    message: (text: string) => ({ kind: 'message', messageId: 'sitec-check', role: 'user', parts: [{ kind: 'text', text }] }),
    reply: (result: unknown): unknown => result,
  },
  '1.0': {
    method: 'SendMessage',
    message: (text: string) => ({ messageId: 'sitec-check', role: 'ROLE_USER', parts: [{ text, mediaType: 'text/plain' }] }),
    reply: (result: unknown): unknown => memberOf(result, 'message') ?? memberOf(result, 'task'),
  },
} as const;

type Version = keyof typeof SPELLINGS;

/** An agent of this site, and the version for its requests. */
interface Place {
  readonly path: string;
  readonly version: string;
}

/** The agent that speaks a version; null when the card names none on this site. */
const placeOf = async (context: Context, version?: Version): Promise<Place | null> => {
  const known = interfacesOf((await context.get(paths.agentCard)).json());
  const found = known.find((each) => version === undefined || each.version === version);
  const path = found === undefined ? null : pathOnSite(found.url, context);
  return found === undefined || path === null ? null : { path, version: found.version };
};

/** Every message names its version; without one, the version is 0.3 (1.0 section 3.6.2). */
const headersOf = ({ version }: Place): Readonly<Record<string, string>> => ({ 'a2a-version': version });

const send = async (context: Context, place: Place, version: Version, text: string): Promise<Answer> => {
  const { method, message } = SPELLINGS[version];
  return post(context, place.path, { jsonrpc: '2.0', id: 1, method, params: { message: message(text) } }, headersOf(place));
};

/** Sends an example question of the card, and expects text in the answer. */
const answerCheck = (version: Version): Probe => ({
  name: `a2a-answer-${version}`,
  weight: version === '0.3' ? 3 : 2,
  problem: probesA2a.answer,
  run: async (context) => {
    const place = await usable(context, version);
    if ('notApplicable' in place) return place;
    const { path } = place;
    const answer = await send(context, place, version, await questionOf(context));
    if (await wantsLogin(answer, context)) return LOGIN;
    const reply = SPELLINGS[version].reply(memberOf(responseIn(answer), 'result'));
    // A task has its result in its status and in its artifacts.
    const said = [reply, memberOf(memberOf(reply, 'status'), 'message'), ...objectsIn(memberOf(reply, 'artifacts'))];
    const hasWords = said.flatMap((part) => objectsIn(memberOf(part, 'parts'))).some(({ text }) => isText(text));
    if (hasWords) return [];
    const reason = reply === undefined ? answerWords(answer) : 'its answer has no text';
    return [{ path, values: { path, version, reason } }];
  },
});

const usable = async (context: Context, version?: Version): Promise<Place | NotApplicable> => {
  if (!context.maySend) return NO_REQUESTS;
  const place = await placeOf(context, version);
  return place ?? notApplicable(version === undefined ? 'no card names an agent of this site' : `no card names an agent of A2A ${version}`);
};

const LOGIN = notApplicable('the agent needs a login');

/** True for an answer that refuses a client without a login, as the card describes. */
const wantsLogin = async ({ status }: Answer, context: Context): Promise<boolean> =>
  status === 401 && namesLogin((await context.get(paths.agentCard)).json());

/** JSON-RPC code -> the request that must get it. */
const WRONG = [
  { request: 'an unknown method', code: -32_601, message: { jsonrpc: '2.0', id: 1, method: 'no/such/method', params: {} } },
  { request: 'a body that is not JSON', code: -32_700, message: '{' },
] as const;

const errors: Probe = {
  name: 'a2a-errors',
  weight: 1,
  problem: probesA2a.errors,
  run: async (context) => {
    const place = await usable(context);
    if ('notApplicable' in place) return place;
    const { path } = place;
    const asked = WRONG.map(async (each) => ({ ...each, answer: await post(context, path, each.message, headersOf(place)) }));
    const answers = await Promise.all(asked);
    const login = await Promise.all(answers.map(({ answer }) => wantsLogin(answer, context)));
    if (login.includes(true)) return LOGIN;
    return answers
      .filter(({ code, answer }) => memberOf(memberOf(responseIn(answer), 'error'), 'code') !== code)
      .map(({ request, answer }): Finding => ({ path, values: { path, request, reason: answerWords(answer) } }));
  },
};

const limit = limitCheck({ name: 'a2a-limit', problem: probesA2a.limit }, async (context) => {
  const place = await placeOf(context);
  return place === null ? null : { path: place.path, message: WRONG[0].message, headers: headersOf(place) };
});

/** Checks of the A2A agent. */
export const a2aChecks: readonly Check[] = inGroup('a2a', [
  agentCard,
  ...[answerCheck('0.3'), answerCheck('1.0'), errors, limit].map((check) => ({ ...check, needs: 'post', about: [paths.a2a] }) as const),
]);
