/** Servers of MCP and A2A that are right in another way than ours: streams of events, and only the newest version. */
import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { a2aChecks } from '../../../cli/check/checks/a2a/index.ts';
import { mcpChecks } from '../../../cli/check/checks/mcp/index.ts';
import { EventReader, responseAmong } from '../../../cli/web/event-stream.ts';
import { BASE } from '../../compiler/site.ts';
import { siteWith } from './checked-site.ts';
import { contextAt, listen, outcomes, sendJson } from './http-site.ts';

const handshake = mcpChecks.filter(({ name }) => name === 'mcp-handshake');
const STREAM = { 'content-type': 'text/event-stream' };

/** The small site, whose messages to /mcp are answered by a function. */
const mcpSite = (
  answer: (body: string, response: ServerResponse, request: { readonly text: string; readonly method?: string | undefined }) => void,
) => {
  const site = siteWith();
  return listen(async (request, response) => {
    const { method = 'GET', url = '/', text } = request;
    const headers = { ...(request.headers as Record<string, string>), 'accept-encoding': 'identity' };
    const body = method === 'GET' ? null : text;
    const right = await site.fetch(new Request(BASE + url, { method, headers, body }));
    const rightText = await right.text();
    if (url === '/mcp' && (method === 'GET' || right.status === 200)) return answer(rightText, response, request);
    response.writeHead(right.status, Object.fromEntries([...right.headers].filter(([name]) => name !== 'content-length'))).end(rightText);
  });
};

const notification = { jsonrpc: '2.0', method: 'notifications/message', params: { level: 'info', data: 'working' } };
const question = { jsonrpc: '2.0', id: 1, method: 'ping' };

it('streams of events are read up to the response, and those without a message not at all', async () => {
  const address = await mcpSite((body, response, { method }) => {
    response.writeHead(200, STREAM);
    response.write(': hello\r\n\r\nid: 7\r\nretry: 3000\r\ndata:\r\n\r\n');
    if (method === 'GET') return;
    for (const message of [notification, question]) response.write(`event: message\r\ndata: ${JSON.stringify(message)}\r\n\r\n`);
    const lines = JSON.stringify(JSON.parse(body), null, 1).split('\n');
    response.write(`id: 8\r\n${lines.map((line) => `data: ${line}`).join('\r\n')}\r\n\r\n`);
    // It is never ended.
  });
  const found = await outcomes(mcpChecks, contextAt(address));
  expect(Object.entries(found).filter(([, outcome]) => outcome !== 'passed')).toEqual([['mcp-limit', 'only with --limit-probe']]);
});

it('a response to something else is said at once', async () => {
  const address = await mcpSite((body, response) => sendJson(response, { ...(JSON.parse(body) as object), id: 77 }));
  const found = await outcomes(handshake, contextAt(address, 60_000));
  expect(found).toEqual({ 'mcp-handshake': 'no MCP server answers at /mcp: its response has another id than the request' });
});

it('a response of another type is none that clients take', async () => {
  const address = await mcpSite((body, response) => void response.writeHead(200, { 'content-type': 'text/plain' }).end(body));
  const found = await outcomes(handshake, contextAt(address));
  expect(found).toEqual({
    'mcp-handshake': 'no MCP server answers at /mcp: Streamable HTTP error: Unexpected content type: text/plain',
  });
});

it('a card does not lead to another host', async () => {
  let asked = 0;
  const other = await listen((_, response) => {
    asked++;
    response.end();
  });
  const address = await listen(({ url }, response) =>
    url?.startsWith('/.well-known/')
      ? sendJson(response, { endpoint: `${BASE}${other.replace('http:', '')}/mcp` })
      : sendJson(response, '{}', 404),
  );
  const found = await outcomes(handshake, contextAt(address));
  expect(found['mcp-handshake']).toMatch(/^no MCP server answers at \/\/127\.0\.0\.1:\d+\/mcp: status 404$/);
  expect(asked).toBe(0);
});

it('a server that does not answer is waited for as long as is wished, and named with its reason', async () => {
  const address = await mcpSite(() => {});
  const found = await outcomes(handshake, contextAt(address, 300));
  expect(found).toEqual({ 'mcp-handshake': 'no MCP server answers at /mcp: it did not answer within 0.3 s' });
});

it('a schema of a tool that takes for ever does not hold the check', async () => {
  const outputSchema = { type: 'object', properties: { text: { type: 'string', pattern: '^(a+)+$' } } };
  const hostile = (body: string, method: unknown): unknown => {
    const { result, ...rest } = JSON.parse(body) as { result: { tools: object[] } };
    if (method === 'tools/list') return { ...rest, result: { ...result, tools: result.tools.map((tool) => ({ ...tool, outputSchema })) } };
    return method === 'tools/call'
      ? { ...rest, result: { ...result, structuredContent: { text: `${'a'.repeat(50)}!` } } }
      : { ...rest, result };
  };
  const address = await mcpSite((body, response, { text }) =>
    text === '' ? response.writeHead(405).end() : sendJson(response, hostile(body, (JSON.parse(text) as { method: string }).method)),
  );
  const found = await outcomes(mcpChecks, contextAt(address));
  expect(found['mcp-call']).toMatch(/it takes more than 2 s to compare them$/);
});

it('an agent of A2A 1.0 alone is asked in its version', async () => {
  const card = (url: string) => ({
    name: 'Acme',
    description: 'Answers.',
    version: '1',
    defaultInputModes: ['text/plain'],
    defaultOutputModes: ['text/plain'],
    skills: [{ id: 'a', name: 'A', description: 'A', tags: ['a'] }],
    supportedInterfaces: [{ url, protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
  });
  const address = await listen(({ url, text, headers }, response) => {
    if (url?.startsWith('/.well-known/')) return sendJson(response, card(`${BASE}/a2a`));
    const error = (code: number) => sendJson(response, { jsonrpc: '2.0', id: null, error: { code, message: 'No' } });
    if (headers['a2a-version'] !== '1.0') return error(-32_009);
    if (text === '{') return error(-32_700);
    if (!text.includes('SendMessage')) return error(-32_601);
    return sendJson(response, { jsonrpc: '2.0', id: 1, result: { message: { parts: [{ text: 'Yes.' }] } } });
  });
  expect(await outcomes(a2aChecks, contextAt(address))).toEqual({
    'a2a-agent-card': 'passed',
    'a2a-answer-0.3': 'no card names an agent of A2A 0.3',
    'a2a-answer-1.0': 'passed',
    'a2a-errors': 'passed',
    'a2a-limit': 'only with --limit-probe',
  });
});

it.each([
  ['data: 1\n\ndata: 2\r\rdata:3\r\n\r\n', ['1', '2', '3']],
  [': comment\nevent: x\nid: 1\ndata: a\ndata: b\n\n', ['a\nb']],
  ['data\n\ndatum: x\n\n', ['']],
  ['data: whole\n\ndata: cut', ['whole']],
])('events of %j', (stream, events) => expect(new EventReader().push(stream)).toEqual(events));

it('a request of a server is no response, a list of messages may hold one', () => {
  const response = { jsonrpc: '2.0', id: 1, result: {} };
  expect(responseAmong(`data: ${JSON.stringify(question)}\n\n`)).toBe(undefined);
  expect(responseAmong(`data: ${JSON.stringify([notification, response])}\n\n`)).toEqual(response);
});
