import { Client, type ClientOptions } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { JsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/types.js';
import { thrownReason } from '../../../../compiler/base/errors.ts';
import { onceEach } from '../../../../compiler/base/memoise.ts';
import { packageVersion } from '../../../../compiler/base/package.ts';
import { isEventStream } from '../../../mcp/event-stream.ts';
import { jsonOf } from '../../../terminal/json.ts';
import type { Context } from '../../context.ts';
import { failedRequestBehind, RateLimitedRequest } from '../../failed-request.ts';
import { schemaReason } from '../api/schema-reason.ts';
import { isObject, memberOf, objectsIn } from '../reading.ts';
import { answerWords, endpointOf, responseIn } from './endpoint.ts';
import { toolPages, type ToolPage } from './tool-pages.ts';

/** A tool as a server lists it. */
export type ListedTool = Awaited<ReturnType<Client['listTools']>>['tools'][number];

/** What a client with a handshake (revisions up to 2025-11-25) found at an endpoint. */
export interface Visit {
  readonly path: string;
  /** Why there is no server; null when there is one. */
  readonly missing: string | null;
  /** True for a server that tells nothing to who is not signed in: how it serves others is not known. */
  readonly needsLogin: boolean;
  readonly tools: readonly ListedTool[];
  /** A call of a tool; null when none can be called without knowing more. */
  readonly called: { readonly tool: string; readonly fault: string | null } | null;
  /** Methods that the server declares and does not answer, with what happened. */
  readonly broken: readonly { readonly method: string; readonly reason: string }[];
}

/** The clock of the client would count the time in which a request waits for its turn: how long an answer may take is known to who asks. */
const PATIENCE = { timeout: 2 ** 31 - 1 };

/** Schemas of a server are other people's, too. */
const jsonSchemaValidator: ClientOptions['jsonSchemaValidator'] = {
  getValidator:
    <T>(schema: unknown): JsonSchemaValidator<T> =>
    (value) => {
      const errorMessage = isObject(schema) ? schemaReason(schema, value) : 'there is no schema';
      return errorMessage === null
        ? { valid: true, data: value as T, errorMessage: undefined }
        : { valid: false, data: undefined, errorMessage };
    },
};

/** A server that asks for a login (MCP, basic/authorization). */
class LoginNeeded extends Error {}

/** Visits the endpoint of a site with the official client, once for all checks. Rejects with `Refused` at the rate limit, and for nothing else. */
export const visitOf = onceEach(async (context: Context): Promise<Visit> => {
  const path = await endpointOf(context);
  const client = new Client({ name: 'sitec-check', version: packageVersion() }, { jsonSchemaValidator });
  const fetch = (url: string | URL, init?: RequestInit): Promise<Response> => answerTo(new Request(url, init), context);
  // Put together as text: as an address, a path that begins with // would name a host.
  const transport = new StreamableHTTPClientTransport(new URL(context.subject.origin + path), { fetch });
  try {
    // Its `sessionId` may be undefined where the interface of transports has no such member.
    await client.connect(transport as Parameters<Client['connect']>[0], PATIENCE);
    return { path, missing: null, needsLogin: false, ...(await findingsOf(client)) };
  } catch (error) {
    const needsLogin = error instanceof LoginNeeded;
    return { path, missing: needsLogin ? 'it needs a login' : reasonOf(error), needsLogin, tools: [], called: null, broken: [] };
  } finally {
    // A server keeps a session until it is told that it has ended, or for ever.
    await transport.terminateSession().catch(() => undefined);
    await client.close().catch(() => undefined);
  }
});

/** What a client finds that is connected. */
const findingsOf = async (client: Client): Promise<Pick<Visit, 'tools' | 'called' | 'broken'>> => {
  const listed = await attempt(() => toolPages((parameters) => client.listTools({ ...parameters }, PATIENCE)));
  const pages = typeof listed === 'string' ? [] : listed;
  const isEndless = pages.at(-1)?.hasNext === true;
  const reason = typeof listed === 'string' ? listed : isEndless ? `it has no end after ${pages.length} pages` : null;
  const broken = [...(reason === null ? [] : [{ method: 'tools/list', reason }]), ...(await othersOf(client))];
  return { tools: pages.flatMap(({ tools }) => tools), called: await callOne(client, pages), broken };
};

/** What the client is given: the response to its message alone, without which it would wait for ever. */
const answerTo = async (request: Request, context: Context): Promise<Response> => {
  // It asks for a stream of what a server says unasked, which nobody waits for here.
  if (request.method === 'GET') return new Response(null, { status: 405 });
  const id = memberOf(jsonOf(await request.clone().text()), 'id');
  const answer = await context.ask(request);
  if (answer.status === 401 && answer.headers.has('www-authenticate')) throw new LoginNeeded();
  if (answer.status >= 300) throw new Error(`status ${answer.status}`);
  const headers = new Headers(answer.headers);
  if (id === undefined) return new Response(null, { status: 202, headers });
  const response = responseIn(answer);
  if (response === undefined) throw new Error(`${answerWords(answer)} and no response`);
  if (memberOf(response, 'id') !== id) throw new Error('its response has another id than the request');
  if (isEventStream(headers)) headers.set('content-type', 'application/json');
  return new Response(JSON.stringify(response), { headers });
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

/** True for a tool that only reads and needs no argument. */
const isHarmless = ({ annotations, inputSchema }: ListedTool): boolean =>
  annotations?.readOnlyHint === true && (inputSchema.required ?? []).length === 0;

/** Calls the first harmless tool; the client checks the result against the schema that the tool gives. */
const callOne = async (client: Client, pages: readonly ToolPage<ListedTool>[]): Promise<Visit['called']> => {
  const page = pages.find(({ tools }) => tools.some(isHarmless));
  const tool = page?.tools.find(isHarmless);
  if (!page || !tool) return null;
  // The client knows the schemas of the page that it asked for last.
  if (page !== pages.at(-1)) await attempt(() => client.listTools({ ...page.parameters }, PATIENCE));
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

/** What is wrong with the shape of a result, else the first line of what was thrown: clients put whole pages into their messages. */
const reasonOf = (error: unknown): string => {
  const failure = failedRequestBehind(error);
  if (error instanceof LoginNeeded) throw error;
  if (failure instanceof RateLimitedRequest) throw failure;
  const words = failure ? `it ${failure.reason}` : (issueOf(error) ?? thrownReason(error));
  const [line = ''] = words.split('\n');
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
};
