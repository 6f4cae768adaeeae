import { firstWords } from '../base/one-line.ts';
import type { Build } from '../build/build.ts';
import { encodePath, paths } from '../paths.ts';
import type { Tool, ToolArgument } from './tool.ts';

/** A request from which all examples are made. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  /** Public path, percent-encoded. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON value of the body; null for a request without one. */
  readonly body: unknown;
  /** Type of the answer: `json` for a document, `text` for markdown. */
  readonly answer: 'json' | 'text';
}

/** A request for a file. */
export const fileRequest = (path: string, headers: HttpRequest['headers'] = {}, answer: HttpRequest['answer'] = 'json'): HttpRequest => ({
  method: 'GET',
  path: encodePath(path),
  headers,
  body: null,
  answer,
});

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** A request to /mcp without a handshake, which a stateless server does not need. */
const mcpRequest = (method: string, params: object): HttpRequest => ({
  method: 'POST',
  path: paths.mcp,
  headers: { ...JSON_TYPE, Accept: 'application/json, text/event-stream' },
  body: { jsonrpc: '2.0', id: 1, method, params },
  answer: 'json',
});

/** A call of a tool. */
export const toolRequest = (name: string, given: Readonly<Record<string, unknown>>): HttpRequest =>
  mcpRequest('tools/call', { name, arguments: given });

/** A request for an MCP resource. */
export const resourceRequest = (uri: string): HttpRequest => mcpRequest('resources/read', { uri });

/** A question to the guide at /a2a, in A2A 1.0. */
export const messageRequest = (text: string): HttpRequest => ({
  method: 'POST',
  path: paths.a2a,
  headers: { ...JSON_TYPE, 'A2A-Version': '1.0' },
  body: {
    jsonrpc: '2.0',
    id: 1,
    method: 'SendMessage',
    params: { message: { messageId: 'message-1', role: 'ROLE_USER', parts: [{ text }] } },
  },
  answer: 'json',
});

/** Arguments for a successful call of a tool: an existing value for each required one. Null when nothing is published for it. */
export const exampleArguments = (tool: Tool, build: Build): Readonly<Record<string, string>> | null => {
  const answer = tool.answer(build);
  const required = Object.entries(tool.arguments(build)).filter(([, argument]) => argument.required);
  const valueOf = (name: string, { enum: values, maximum = Infinity }: ToolArgument): string | undefined => {
    if (answer.kind === 'lookup' && answer.argument === name) return answer.results.keys().next().value;
    const [document] = [...build.facts.guides.items, ...build.listed];
    if (answer.kind === 'search') return document && firstWords(document.title, maximum);
    return answer.kind === 'page' ? build.listed[0]?.path : values?.[0];
  };
  const given = required.map(([name, argument]) => [name, valueOf(name, argument)] as const);
  return given.some(([, value]) => value === undefined) ? null : (Object.fromEntries(given) as Record<string, string>);
};
