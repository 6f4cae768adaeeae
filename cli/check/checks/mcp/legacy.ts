import { Client, type ClientOptions } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { JsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/types.js';
import { thrownReason } from '../../../../compiler/base/errors.ts';
import { onceEach } from '../../../../compiler/base/memoise.ts';
import { packageVersion } from '../../../../compiler/base/package.ts';
import { isEventStream } from '../../../web/event-stream.ts';
import { jsonOf } from '../../../terminal/json.ts';
import type { Context } from '../../check.ts';
import { failedRequestBehind, RateLimitedRequest } from '../../failed-request.ts';
import { schemaReason } from '../api/schema-reason.ts';
import { isObject, memberOf, objectsIn } from '../findings.ts';
import { answerWords, endpointOf, responseIn } from './endpoint.ts';
import { toolPages, type ToolPage } from './tool-pages.ts';

/** A tool as a server lists it. */
export type ListedTool = Awaited<ReturnType<Client['listTools']>>['tools'][number];

/** What a client with a handshake (revisions up to 2025-11-25) finds at an endpoint. */
export interface Visit {
  readonly path: string;
  /** Why there is no server; null when there is one. */
  readonly missing: string | null;
  /** True for a server that refuses clients without a login. The other checks cannot judge it. */
  readonly needsLogin: boolean;
  readonly tools: readonly ListedTool[];
  /** A call of a tool; null when none can be called without further knowledge. */
  readonly called: { readonly tool: string; readonly fault: string | null } | null;
  /** Methods that the server declares and does not answer, with what happens. */
  readonly broken: readonly { readonly method: string; readonly reason: string }[];
}

/** The time limit of the client would include the wait for its turn. The caller has its own limit for an answer. */
const PATIENCE = { timeout: 2 ** 31 - 1 };

/** Schemas of a server are untrusted. */
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

/** A server that requires a login (MCP, basic/authorization). */
class LoginNeeded extends Error {}

/** Visits the endpoint of a site with the official client, once for all checks. Rejects only with `Refused`, at the rate limit. */
export const visitOf = onceEach(async (context: Context): Promise<Visit> => {
  const path = await endpointOf(context);
  const client = new Client({ name: 'sitec-check', version: packageVersion() }, { jsonSchemaValidator });
  const fetch = (url: string | URL, init?: RequestInit): Promise<Response> => answerTo(new Request(url, init), context);
  // Joined as text: in a URL, a path that begins with // would name a host.
  const transport = new StreamableHTTPClientTransport(new URL(context.subject.origin + path), { fetch });
  try {
    // Its `sessionId` may be undefined, but the interface of transports does not allow that.
    await client.connect(transport as Parameters<Client['connect']>[0], PATIENCE);
    return { path, missing: null, needsLogin: false, ...(await findingsOf(client)) };
  } catch (error) {
    const needsLogin = error instanceof LoginNeeded;
    return { path, missing: needsLogin ? 'it needs a login' : reasonOf(error), needsLogin, tools: [], called: null, broken: [] };
  } finally {
    // A server keeps a session until a client ends it.
    await transport.terminateSession().catch(() => undefined);
    await client.close().catch(() => undefined);
  }
});

/** What a connected client finds. */
const findingsOf = async (client: Client): Promise<Pick<Visit, 'tools' | 'called' | 'broken'>> => {
  const listed = await attempt(() => toolPages((parameters) => client.listTools({ ...parameters }, PATIENCE)));
  const pages = typeof listed === 'string' ? [] : listed;
  const isEndless = pages.at(-1)?.hasNext === true;
  const reason = typeof listed === 'string' ? listed : isEndless ? `it does not end after ${pages.length} pages` : null;
  const broken = [...(reason === null ? [] : [{ method: 'tools/list', reason }]), ...(await othersOf(client))];
  return { tools: pages.flatMap(({ tools }) => tools), called: await callOne(client, pages), broken };
};

/** The answer for the client: only the response to its message. With the whole stream, it might wait without an end. */
const answerTo = async (request: Request, context: Context): Promise<Response> => {
  // The client opens a stream for unsolicited messages of the server, which are not needed here.
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

/** Calls the first harmless tool. The client validates the result against the output schema of the tool. */
const callOne = async (client: Client, pages: readonly ToolPage<ListedTool>[]): Promise<Visit['called']> => {
  const page = pages.find(({ tools }) => tools.some(isHarmless));
  const tool = page?.tools.find(isHarmless);
  if (!page || !tool) return null;
  // The client keeps only the schemas of the last page that it requested.
  if (page !== pages.at(-1)) await attempt(() => client.listTools({ ...page.parameters }, PATIENCE));
  const result = await attempt(() => client.callTool({ name: tool.name, arguments: {} }, undefined, PATIENCE));
  if (typeof result === 'string') return { tool: tool.name, fault: result };
  const isEmpty = !Array.isArray(result.content) || result.content.length === 0;
  return { tool: tool.name, fault: result.isError ? 'it answers with an error' : isEmpty ? 'its result is empty' : null };
};

/** The result of a request, or why it failed. */
const attempt = async <T>(ask: () => Promise<T>): Promise<T | string> => {
  try {
    return await ask();
  } catch (error) {
    return reasonOf(error);
  }
};

/** The first issue of an error of Zod, with which the client reads results. The message of the error has all issues as JSON. */
const issueOf = (error: unknown): string | null => {
  const [issue] = objectsIn(memberOf(error, 'issues'));
  if (issue === undefined) return null;
  const at = Array.isArray(issue.path) ? issue.path.join('.') : '';
  return `${at === '' ? 'the result' : at}: ${String(issue.message)}`;
};

/** The fault in the shape of a result, else the first line of the error: clients put whole pages into their messages. */
const reasonOf = (error: unknown): string => {
  const failure = failedRequestBehind(error);
  if (error instanceof LoginNeeded) throw error;
  if (failure instanceof RateLimitedRequest) throw failure;
  const words = failure ? `it ${failure.reason}` : (issueOf(error) ?? thrownReason(error));
  const [line = ''] = words.split('\n');
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
};
