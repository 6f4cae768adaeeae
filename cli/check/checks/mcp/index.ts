import { onceEach } from '../../../../compiler/base/memoise.ts';
import { paths } from '../../../../compiler/paths.ts';
import { probesMcp } from '../../../../compiler/problems/probes/mcp.ts';
import { isEventStream } from '../../../web/event-stream.ts';
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
import { reasonsAt, isObject, memberOf, objectsIn } from '../findings.ts';
import { limitCheck } from '../limit-check.ts';
import { answerWords, post, responseIn } from './endpoint.ts';
import { visitOf, type Visit } from './legacy.ts';
import { postModern, visitModern, type ModernVisit } from './modern.ts';
import { difference, toolFaults } from './tool-faults.ts';

type Outcome = readonly Finding[] | NotApplicable;

const LOGIN = notApplicable('the MCP server needs a login');

/** A check of a server that answers. */
const serverCheck = (check: Omit<Probe, 'run'>, run: (visit: Visit, context: Context) => Outcome | Promise<Outcome>): Probe => ({
  ...check,
  run: async (context) => {
    if (!context.maySend) return NO_REQUESTS;
    const visit = await visitOf(context);
    if (visit.needsLogin) return LOGIN;
    return visit.missing === null ? run(visit, context) : notApplicable('there is no MCP server');
  },
});

const handshake: Probe = {
  name: 'mcp-handshake',
  weight: 3,
  problem: probesMcp.handshake,
  run: async (context) => {
    if (!context.maySend) return NO_REQUESTS;
    const { path, missing, needsLogin } = await visitOf(context);
    if (needsLogin) return LOGIN;
    return reasonsAt(path, [missing]);
  },
};

const tools = serverCheck({ name: 'mcp-tools', weight: 3, problem: probesMcp.tools }, ({ path, tools: listed }) =>
  listed.flatMap((tool) => toolFaults(tool).map((reason) => ({ path, values: { path, tool: tool.name, reason } }))),
);

const call = serverCheck({ name: 'mcp-call', weight: 3, problem: probesMcp.call }, ({ path, called }) => {
  if (called === null) return notApplicable('it has no read-only tool without arguments');
  return called.fault === null ? [] : [{ path, values: { path, tool: called.tool, reason: called.fault } }];
});

const lists = serverCheck({ name: 'mcp-methods', weight: 2, problem: probesMcp.lists }, ({ path, broken }) =>
  broken.map((each) => ({ path, values: { path, ...each } })),
);

const modernOf = onceEach(async (context: Context): Promise<ModernVisit> => visitModern(context, (await visitOf(context)).path));

const modern = serverCheck({ name: 'mcp-modern', weight: 2, problem: probesMcp.modern }, async ({ path }, context) => {
  const { fault } = await modernOf(context);
  return reasonsAt(path, [fault ?? (await mismatchFault(context, path))]);
});

/** A header that contradicts the body must be refused: proxies read the header, and the server reads the body. */
const mismatchFault = async (context: Context, path: string): Promise<string | null> => {
  const answer = await postModern(context, path, 'tools/list', {}, { 'mcp-method': 'prompts/list' });
  return memberOf(responseIn(answer), 'error') === undefined ? 'it accepts a header that contradicts the body' : null;
};

const eras = serverCheck({ name: 'mcp-eras', weight: 2, problem: probesMcp.eras }, async ({ path, tools: listed }, context) => {
  const visit = await modernOf(context);
  if (visit.fault !== null) return notApplicable('it supports only one revision of MCP');
  return reasonsAt(path, [difference(listed, visit.tools)]);
});

const card = serverCheck({ name: 'mcp-card', weight: 3, problem: probesMcp.card }, async ({ path, tools: listed }, context) => {
  const named = memberOf((await context.get(paths.mcpServerCard)).json(), 'tools');
  if (!Array.isArray(named)) return notApplicable('the card lists no tools');
  const reason = difference(listed, objectsIn(named));
  return reason === null ? [] : [{ path: paths.mcpServerCard, values: { path, card: paths.mcpServerCard, reason } }];
});

/** An unknown method, and texts that are not messages. */
const WRONG = [
  ['an unknown method', { jsonrpc: '2.0', id: 1, method: 'no/such/method' }],
  ['a body that is not JSON', '{'],
] as const;

const errors = serverCheck({ name: 'mcp-errors', weight: 1, problem: probesMcp.errors }, async ({ path }, context) => {
  const answers = await Promise.all(
    WRONG.map(async ([request, message]) => ({
      request,
      answer: await post(context, path, message, { 'mcp-protocol-version': '2025-06-18' }),
    })),
  );
  return answers
    .filter(({ answer }) => !isObject(memberOf(responseIn(answer), 'error')))
    .map(({ request, answer }) => ({ path, values: { path, request, reason: answerWords(answer) } }));
});

const get = serverCheck({ name: 'mcp-get', weight: 1, problem: probesMcp.get }, async ({ path }, context) => {
  const answer = await context.send(path, { headers: { accept: 'text/event-stream' } });
  return reasonsAt(path, [isRefusal(answer) ? null : answerWords(answer)]);
});

const isRefusal = ({ status, headers }: Answer): boolean => (status >= 400 && status < 500) || isEventStream(headers);

const limit = limitCheck({ name: 'mcp-limit', problem: probesMcp.limit }, async (context) => {
  const { path, missing } = await visitOf(context);
  return missing === null ? { path, message: { jsonrpc: '2.0', id: 1, method: 'ping' } } : null;
});

/** Checks of the MCP endpoint. The one of the limit is last: after it, the endpoint refuses everything for a while. */
export const mcpChecks: readonly Check[] = inGroup(
  'mcp',
  [handshake, tools, call, lists, modern, eras, card, errors, get, limit].map((check) => ({
    ...check,
    needs: 'post',
    about: [paths.mcp],
  })),
);
