import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport, StreamableHTTPError } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { packageVersion } from '../../../version.ts';
import type { Context } from '../../context.ts';
import { Refused } from '../../refused.ts';
import { memberOf, objectsIn } from '../reading.ts';
import { endpointOf } from './endpoint.ts';

/** A tool as a server lists it. */
export type ListedTool = Awaited<ReturnType<Client['listTools']>>['tools'][number];

/** What a client with a handshake (revisions up to 2025-11-25) found at an endpoint. */
export interface Visit {
  readonly path: string;
  /** Why there is no server; null when there is one. */
  readonly missing: string | null;
  readonly tools: readonly ListedTool[];
  /** A call of a tool; null when none can be called without knowing more. */
  readonly called: { readonly tool: string; readonly fault: string | null } | null;
  /** Methods that the server declares and does not answer, with what happened. */
  readonly broken: readonly { readonly method: string; readonly reason: string }[];
}

/** The client waits a minute for the response to a request that got another one. */
const PATIENCE = { timeout: 10_000 };

const visits = new WeakMap<Context, Promise<Visit>>();

/** Visits the endpoint of a site with the official client, once for all checks. Rejects with `Refused` at the rate limit, and for nothing else. */
export const visitOf = (context: Context): Promise<Visit> => {
  const known = visits.get(context) ?? visit(context);
  visits.set(context, known);
  return known;
};

const visit = async (context: Context): Promise<Visit> => {
  const path = await endpointOf(context);
  const client = new Client({ name: 'sitec-check', version: packageVersion() });
  const fetch = (url: string | URL, init?: RequestInit): Promise<Response> => context.subject.fetch(new Request(url, init));
  try {
    // Its `sessionId` may be undefined where the interface of transports has no such member.
    const transport = new StreamableHTTPClientTransport(new URL(path, context.subject.origin), { fetch });
    await client.connect(transport as Parameters<Client['connect']>[0], PATIENCE);
    const listed = await attempt(() => client.listTools({}, PATIENCE));
    const tools = typeof listed === 'string' ? [] : listed.tools;
    const broken = [...(typeof listed === 'string' ? [{ method: 'tools/list', reason: listed }] : []), ...(await othersOf(client))];
    return { path, missing: null, tools, called: await callOne(client, tools), broken };
  } catch (error) {
    return { path, missing: reasonOf(error), tools: [], called: null, broken: [] };
  } finally {
    await client.close().catch(() => undefined);
  }
};

const othersOf = async (client: Client): Promise<Visit['broken']> => {
  const { resources, prompts } = client.getServerCapabilities() ?? {};
  const asked = [
    ['ping', (): Promise<unknown> => client.ping(PATIENCE)],
    ...(resources ? [['resources/list', (): Promise<unknown> => client.listResources({}, PATIENCE)] as const] : []),
    ...(prompts ? [['prompts/list', (): Promise<unknown> => client.listPrompts({}, PATIENCE)] as const] : []),
  ] as const;
  const broken: { method: string; reason: string }[] = [];
  for (const [method, ask] of asked) {
    const outcome = await attempt(ask);
    if (typeof outcome === 'string') broken.push({ method, reason: outcome });
  }
  return broken;
};

/** Calls the first tool that only reads and needs no argument; the client checks the result against the schema that the tool gives. */
const callOne = async (client: Client, tools: readonly ListedTool[]): Promise<Visit['called']> => {
  const tool = tools.find(
    ({ annotations, inputSchema }) => annotations?.readOnlyHint === true && (inputSchema.required ?? []).length === 0,
  );
  if (!tool) return null;
  const result = await attempt(() => client.callTool({ name: tool.name, arguments: {} }, undefined, PATIENCE));
  if (typeof result === 'string') return { tool: tool.name, fault: result };
  const isEmpty = !Array.isArray(result.content) || result.content.length === 0;
  return { tool: tool.name, fault: result.isError ? 'it answers with an error' : isEmpty ? 'its result is empty' : null };
};

/** What was asked for, or why it did not come. */
const attempt = async <T>(ask: () => Promise<T>): Promise<T | string> => {
  try {
    return await ask();
  } catch (error) {
    return reasonOf(error);
  }
};

/** The first issue of an error of Zod, by which the client reads results: its message is all of them as JSON. */
const issueOf = (error: unknown): string | null => {
  const [issue] = objectsIn(memberOf(error, 'issues'));
  if (issue === undefined) return null;
  const at = Array.isArray(issue.path) ? issue.path.join('.') : '';
  return `${at === '' ? 'the result' : at}: ${String(issue.message)}`;
};

/** The status of a refusal, else what is wrong with the shape of a result, else the first line of what was thrown: clients put whole pages there. */
const reasonOf = (error: unknown): string => {
  if (error instanceof StreamableHTTPError && error.code === 429) throw new Refused();
  if (error instanceof StreamableHTTPError && (error.code ?? 0) >= 300) return `status ${error.code}`;
  const [line = ''] = (issueOf(error) ?? String(error instanceof Error ? error.message : error)).split('\n');
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
};
