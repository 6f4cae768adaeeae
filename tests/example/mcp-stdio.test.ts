/** `sitec mcp` as hosts start it: a command that real clients of both SDKs speak to, over a folder and over the running site. */
import { Client as ModernClient } from '@modelcontextprotocol/client';
import { StdioClientTransport as ModernTransport } from '@modelcontextprotocol/client/stdio';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { describe, expect, test } from 'vitest';
import { nodeWords, start } from './command.ts';
import { example, getJson } from './example.ts';

const INFO = { name: 'test', version: '1' };
const plans = await getJson('/api/v1/plans.json');

const server = (words: readonly string[]): { command: string; args: string[]; stderr: 'ignore' } => ({
  command: process.execPath,
  args: nodeWords(['mcp', ...words]),
  stderr: 'ignore',
});

describe.each([
  ['a folder', [example.dist]],
  ['an address', [example.url]],
  ['an address with --remote', [example.url, '--remote']],
])('over %s', (_, words) => {
  test('@modelcontextprotocol/sdk calls a tool, and sees an unknown one refused', async () => {
    const client = new Client(INFO);
    await client.connect(new StdioClientTransport(server(words)));
    expect(client.getInstructions()).toContain('get_plans');
    expect(client.getServerVersion()?.websiteUrl).toBe(example.url);
    expect((await client.listTools()).tools).toHaveLength(10);
    expect((await client.callTool({ name: 'get_plans', arguments: { evidence: true } })).structuredContent).toEqual(plans);
    expect((await client.callTool({ name: 'get_guide', arguments: { slug: 'nope' } })).isError).toBe(true);
    await expect(client.callTool({ name: 'get_everything' })).rejects.toMatchObject({ code: -32602 });
    await client.close();
  });

  test.each([
    ['legacy', 'legacy'],
    ['auto', 'modern'],
    [{ pin: '2026-07-28' }, 'modern'],
  ] as const)('@modelcontextprotocol/client in mode %o speaks the %s era', async (mode, era) => {
    const client = new ModernClient(INFO, { versionNegotiation: { mode } });
    await client.connect(new ModernTransport(server(words)));
    expect(client.getProtocolEra()).toBe(era);
    expect((await client.listTools()).tools).toHaveLength(10);
    expect((await client.callTool({ name: 'get_plans', arguments: { evidence: true } })).structuredContent).toEqual(plans);
    await expect(client.callTool({ name: 'get_everything' })).rejects.toMatchObject({ code: -32602 });
    await client.close();
  });

  test('the end of stdin is the end, with exit code 0, after everything was answered', async () => {
    const { child, outcome } = start(['mcp', ...words], { stdin: '{"jsonrpc":"2.0","id":1,"method":"ping"}\n' });
    expect(child.pid).toBeGreaterThan(0);
    const { code, stdout, stderr } = await outcome;
    expect([code, (JSON.parse(stdout) as { readonly id: unknown }).id]).toEqual([0, 1]);
    expect(stderr).toMatch(/^sitec mcp: \S.*\n$/);
  });
});

test.each([
  ['nowhere', 3, /^error {2}nowhere has no bundle\. Build it first: sitec build\..*\n$/],
  ['http://127.0.0.1:1', 4, /^error {2}http:\/\/127\.0\.0\.1:1\/_sitec\/index\.json cannot be reached \(.+\)\n$/],
])('%s ends with %i and one sentence', async (place, expected, sentence) => {
  const { code, stdout, stderr } = await start(['mcp', place], { stdin: '' }).outcome;
  expect([code, stdout]).toEqual([expected, '']);
  expect(stderr).toMatch(sentence);
});
