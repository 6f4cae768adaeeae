/** Servers of MCP and A2A by other makers: with sessions, with lists of several pages, with a login. */
import { randomUUID } from 'node:crypto';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { expect, it } from 'vitest';
import { a2aChecks } from '../../../cli/check/checks/a2a/index.ts';
import { mcpChecks } from '../../../cli/check/checks/mcp/index.ts';
import { difference } from '../../../cli/check/checks/mcp/tool-faults.ts';
import { BASE } from '../../compiler/site.ts';
import { contextAt, listen, outcomes, sendJson } from './http-site.ts';

const tool = (name: string) => ({
  name,
  description: name,
  inputSchema: { type: 'object' as const, properties: {} },
  // What the SDK writes of a schema of zod.
  outputSchema: { $schema: 'http://json-schema.org/draft-07/schema#', type: 'object' as const, properties: { ok: { type: 'boolean' } } },
  annotations: { readOnlyHint: true },
});

/** A server of the official SDK with one tool a page; `last` is the number of its last page. Answers its address and the sessions that it keeps. */
const sdkServer = async (last: number, ok: unknown = true) => {
  const sessions = new Map<string, StreamableHTTPServerTransport>();
  const open = async (): Promise<StreamableHTTPServerTransport> => {
    const server = new Server({ name: 'acme', version: '1' }, { capabilities: { tools: {} } });
    server.setRequestHandler(ListToolsRequestSchema, ({ params }) => {
      const page = Number(params?.cursor ?? 0);
      return { tools: [tool(`tool-${page}`)], ...(page < last && { nextCursor: String(page + 1) }) };
    });
    server.setRequestHandler(CallToolRequestSchema, () => ({ content: [{ type: 'text', text: '{}' }], structuredContent: { ok } }));
    const transport: StreamableHTTPServerTransport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => void sessions.set(id, transport),
      onsessionclosed: (id) => void sessions.delete(id),
    });
    await server.connect(transport as Transport);
    return transport;
  };
  const card = { name: 'example.acme/site', version: '1', tools: Array.from({ length: last + 1 }, (_, page) => tool(`tool-${page}`)) };
  const address = await listen(async (request, response) => {
    if (request.url === '/.well-known/mcp/server-card.json')
      return sendJson(response, { ...card, remotes: [{ type: 'streamable-http', url: `${BASE}/api/mcp` }] });
    if (request.url !== '/api/mcp') return sendJson(response, '{}', 404);
    const transport = sessions.get(String(request.headers['mcp-session-id'])) ?? (await open());
    let body: unknown;
    try {
      body = request.text === '' ? undefined : JSON.parse(request.text);
    } catch {
      return sendJson(response, { jsonrpc: '2.0', id: null, error: { code: -32_700, message: 'No JSON' } }, 400);
    }
    await transport.handleRequest(request, response, body);
  });
  return { address, sessions };
};

const named = (...names: readonly string[]) => mcpChecks.filter(({ name }) => names.includes(name));

it('a server of the SDK is seen whole: every page, by the card, with its session ended', async () => {
  const { address, sessions } = await sdkServer(2);
  const checks = named('mcp-handshake', 'mcp-tools', 'mcp-call', 'mcp-methods', 'mcp-card');
  const found = await outcomes(checks, contextAt(address));
  expect(Object.values(found)).toEqual(['passed', 'passed', 'passed', 'passed', 'passed']);
  expect([...sessions.keys()]).toEqual([]);
});

it('a result is compared with the schema of the tool, on whichever page that is', async () => {
  const { address } = await sdkServer(1, 'yes');
  const found = await outcomes(named('mcp-call'), contextAt(address));
  expect(found['mcp-call']).toMatch(/^cannot call the tool tool-0 of .* does not match the tool's output schema: \/ok must be boolean$/);
});

it('a list without an end is said', async () => {
  const { address } = await sdkServer(60);
  const found = await outcomes(named('mcp-methods'), contextAt(address));
  expect(found['mcp-methods']).toBe('/api/mcp declares tools/list, but does not answer it: it does not end after 50 pages');
});

it('one name is only on one side, several are', () => {
  expect(difference([], [tool('b')])).toBe('b is only on one side');
  expect(difference([tool('a')], [tool('b')])).toBe('a, b are only on one side');
});

const agent = (security: object) => ({
  name: 'Acme',
  description: 'Answers.',
  version: '1',
  url: `${BASE}/a2a`,
  defaultInputModes: ['text/plain'],
  defaultOutputModes: ['text/plain'],
  skills: [{ id: 'a', name: 'A', description: 'A', tags: ['a'] }],
  ...security,
});

const loginSite = (card: object) =>
  listen(({ url }, response) => {
    if (url === '/.well-known/agent-card.json') return sendJson(response, card);
    if (url === '/mcp' || url === '/a2a') response.setHeader('www-authenticate', 'Bearer');
    return sendJson(response, '{}', url === '/mcp' || url === '/a2a' ? 401 : 404);
  });

it('what needs a login is not judged', async () => {
  const address = await loginSite(agent({ securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } }, security: [{ bearer: [] }] }));
  const found = await outcomes([...mcpChecks, ...a2aChecks], contextAt(address));
  const reasons = new Set(mcpChecks.filter(({ name }) => name !== 'mcp-limit').map(({ name }) => found[name]));
  expect([...reasons]).toEqual(['the MCP server needs a login']);
  expect([found['a2a-answer-0.3'], found['a2a-errors']]).toEqual(['the agent needs a login', 'the agent needs a login']);
});

it('an agent whose card says nothing of a login has to answer', async () => {
  const found = await outcomes(a2aChecks, contextAt(await loginSite(agent({}))));
  expect(found['a2a-answer-0.3']).toMatch(/status 401$/);
});
