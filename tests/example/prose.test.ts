/** Prose names the tools and the calls that there are: no fewer, no others. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { paths, skillPath } from '../../compiler/paths.ts';
import { example, get, getJson, getText } from './example.ts';

interface Card {
  readonly tools: readonly { readonly name: string }[];
}

interface Request {
  readonly method: string;
  readonly params: { readonly name: string };
}

const TOOLS = (await getJson<Card>(paths.mcpServerCard)).tools.map(({ name }) => name);
const SKILLS = ['pricing-questions', 'find-a-guide', 'compare-tools', 'start-a-trial', 'use-the-mcp-server'];
const skills = await Promise.all(SKILLS.map((name) => getText(skillPath(name))));

/** Names in backticks that stand in a list with commas. */
const listed = (text: string | undefined): readonly string[] => (text ?? '').split(', ').map((name) => name.replace(/^`(\w+)`$/, '$1'));

describe('prose names every tool, and no other', () => {
  test('in the skill about the MCP server', () => {
    expect([...(skills[4] ?? '').matchAll(/^- `(\w+)`: \S/gm)].map(([, name]) => name)).toEqual(TOOLS);
  });

  test('in llms.txt', async () => {
    expect(listed(/^- Tools for a model: .*? Its tools are (.*?)\.$/m.exec(await getText(paths.llms))?.[1])).toEqual(TOOLS);
  });

  test('in docs/reference/mcp.md', () => {
    expect(listed(/^MCP tools: (.*?)\.$/m.exec(readFileSync(join(example.repository, 'docs/reference/mcp.md'), 'utf8'))?.[1])).toEqual(
      TOOLS,
    );
  });

  test('in all skills: whatever looks like a tool is one', () => {
    const named = skills.flatMap((text) => [...text.matchAll(/`((?:read|get|list|search)_\w+)`/g)].map(([, name = '']) => name));
    expect([...new Set(named)].toSorted()).toEqual(TOOLS.toSorted());
  });
});

test('every call that a skill shows is answered by this server', async () => {
  const calls = skills.flatMap((text) => [...text.matchAll(/^\{"jsonrpc.*$/gm)].map(([call]) => call));
  expect(calls.length).toBeGreaterThanOrEqual(5);
  for (const body of calls) {
    const { params } = JSON.parse(body) as Request;
    const response = await fetch(example.url + paths.mcp, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { result } = (await response.json()) as { readonly result: Readonly<Record<string, unknown>> };
    expect(result.structuredContent, params.name).toBeTruthy();
    expect(result.isError, params.name).toBeUndefined();
  }
});

test('every address that prose names answers', async () => {
  const missing = await get('/no-such-page/', { accept: 'text/markdown' });
  expect(missing.status).toBe(404);
  const text = [...skills, await getText(paths.auth), await missing.text()].join('\n');
  const own = [...new Set(text.match(/https?:\/\/[^\s)"'`,;]+[^\s)"'`,;.:]/g))].filter((url) => url.startsWith(example.url));
  expect(own.length).toBeGreaterThan(15);
  // The folder of the API is a prefix; the endpoints take POST only.
  const others: readonly string[] = [paths.api, paths.mcp, paths.a2a].map((path) => example.url + path);
  for (const url of own.filter((address) => !others.includes(address))) expect((await get(url)).status, url).toBe(200);
});

test('the questions of llms.txt are among those that the agent card says are answered', async () => {
  const { skills: topics } = await getJson<{ readonly skills: readonly { readonly examples: readonly string[] }[] }>(paths.agentCard);
  const [, list = ''] = /It can answer: (.*)\.$/m.exec(await getText(paths.llms)) ?? [];
  const questions = [...list.matchAll(/"([^"]+)"/g)].map(([, question = '']) => question.replaceAll('\\', ''));
  expect(questions).toHaveLength(4);
  expect(topics.flatMap(({ examples }) => examples)).toEqual(expect.arrayContaining(questions));
});
