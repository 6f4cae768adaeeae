/** The files that hold the whole runtime, each beside a bundle and nothing else, on Deno, on Bun, and on Node without packages. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckSet, Outcome } from '../tools/outcome.ts';
import { buildFixture } from './fixture.ts';
import { bun, deno, node } from './platforms.ts';
import { during, type Program } from './running.ts';
import { askHost, assertions } from './suite.ts';

const FILES = { fetch: 'fetch-server.mjs', node: 'server.mjs' } as const;

const RUNTIMES: Readonly<Record<string, (folder: string) => Program>> = {
  Deno: (folder) => deno(join(folder, FILES.fetch), folder),
  Bun: (folder) => bun(join(folder, FILES.fetch), folder),
  'Node, one file': (folder) => node(join(folder, FILES.node), folder),
};

const post = (url: string, path: string, method: string, params: object): Promise<Response> =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', 'a2a-version': '1.0' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });

/** One message to each endpoint, and one more than the limit lets through. */
const askEndpoints = async (url: string): Promise<readonly Outcome[]> => {
  const tools = await post(url, '/mcp', 'tools/list', {});
  const message = { messageId: '1', role: 'ROLE_USER', parts: [{ text: 'What is this?' }] };
  const answer = await post(url, '/a2a', 'SendMessage', { message });
  const texts = [await tools.text(), await answer.text()];
  let last = answer;
  for (let hit = 0; hit < 40 && last.status !== 429; hit++) last = await post(url, '/mcp', 'ping', {});
  return [
    outcome('POST /mcp lists tools', texts[0]?.includes('"tools"') === true, String(texts[0])),
    outcome('POST /a2a answers', texts[1]?.includes('"result"') === true, String(texts[1])),
    outcome(
      'too many requests are refused, with the time to wait',
      last.status === 429 && last.headers.has('retry-after'),
      String(last.status),
    ),
  ];
};

const outcome = (name: string, holds: boolean, seen: string): Outcome => ({ name, expected: 0, unexpected: holds ? [] : [seen] });

/** Every runtime, one after the other. */
export const checkRuntimes = async (folder: string): Promise<readonly CheckSet[]> => {
  const { project, dist } = await buildFixture(folder, ['node']);
  for (const file of Object.values(FILES)) copyFileSync(join(project, 'deploy/node', file), join(project, file));
  const sets: CheckSet[] = [];
  for (const [title, program] of Object.entries(RUNTIMES)) {
    const outcomes = await during(program(project), async (url) => [
      ...(await askHost(url, dist, assertions)),
      ...(await askEndpoints(url)),
    ]);
    sets.push({ title, outcomes });
  }
  return sets;
};
