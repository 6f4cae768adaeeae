/** `sitec mcp --remote` as a process between the official client and the official server, which keeps sessions and answers in streams. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { expect, test } from 'vitest';
import { SITEC } from '../../program.ts';
import { listen } from '../../tools/test-server.ts';

/** A server with a tool that tells how far it is before it answers. */
const toolServer = (): McpServer => {
  const server = new McpServer({ name: 'test', version: '1' });
  server.registerTool('count', {}, async ({ sendNotification, _meta }) => {
    const progressToken = _meta?.progressToken ?? '';
    for (const progress of [1, 2])
      await sendNotification({ method: 'notifications/progress', params: { progressToken, progress, total: 2 } });
    // The client takes progress a moment after it has read it, and a response at once.
    await sleep(200);
    return { content: [{ type: 'text', text: 'counted' }] };
  });
  return server;
};

/** Serves it, with a session for each client; gives the address and what was asked. */
const served = async (): Promise<{ readonly url: string; readonly methods: string[] }> => {
  const transports = new Map<string, StreamableHTTPServerTransport>();
  const methods: string[] = [];
  const url = await listen((request, response) => {
    methods.push(`${request.method} ${request.url}`);
    const known = transports.get(String(request.headers['mcp-session-id']));
    const transport =
      known ??
      new StreamableHTTPServerTransport({
        sessionIdGenerator: randomUUID,
        onsessioninitialized: (id) => void transports.set(id, transport),
      });
    const ready = known ? Promise.resolve() : toolServer().connect(transport as Parameters<McpServer['connect']>[0]);
    void ready.then(() => transport.handleRequest(request, response));
  });
  return { url, methods };
};

test('a client and a server of the official SDK speak through it, with a session, progress and an end', async () => {
  const { url, methods } = await served();
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [...SITEC, 'mcp', url, '--remote'], stderr: 'ignore' }));
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['count']);
  const progress: number[] = [];
  const result = await client.callTool({ name: 'count' }, undefined, { onprogress: (step) => void progress.push(step.progress) });
  expect([progress, result.content]).toEqual([[1, 2], [{ type: 'text', text: 'counted' }]]);
  await expect(client.callTool({ name: 'nope' })).resolves.toMatchObject({ isError: true });
  await client.close();
  expect(new Set(methods)).toEqual(new Set(['POST /mcp', 'DELETE /mcp']));
});
