/** Bad requests and their right answers, over raw sockets against the Node adapter: one answer for each, and the server goes on. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../../runtime/adapters/node.ts';
import type { RunningServer } from '../../runtime/adapters/node.ts';
import { a2a, a2aBodies } from './bad-requests/a2a.ts';
import { encodings } from './bad-requests/encodings.ts';
import { framing } from './bad-requests/framing.ts';
import { headers } from './bad-requests/headers.ts';
import { mcp, mcpBodies } from './bad-requests/mcp.ts';
import { mcpModern } from './bad-requests/mcp-modern.ts';
import { methods } from './bad-requests/methods.ts';
import { paths } from './bad-requests/paths.ts';
import { get, type Row } from './bad-requests/row.ts';
import { createFixture } from './fixture.ts';
import { answersIn, raw, type RawAnswer } from './raw.ts';

const GROUPS: Readonly<Record<string, readonly Row[]>> = {
  paths,
  methods,
  headers,
  framing,
  'encodings, ranges and conditions': encodings,
  'messages to /mcp': mcp,
  'bodies to /mcp': mcpBodies,
  'revision 2026-07-28 and batches at /mcp': mcpModern,
  'messages to /a2a': a2a,
  'bodies to /a2a': a2aBodies,
};
/** What may answer bytes that are no request at all. */
const NO_SUCCESS = [400, 505];

const reported: unknown[] = [];
let server: RunningServer;

beforeAll(async () => {
  server = await serve(createFixture(), { port: 0, host: '127.0.0.1', limit: false, report: (error) => reported.push(error) });
});
afterAll(() => server.close());

const jsonOf = ({ body }: RawAnswer): unknown => JSON.parse(Buffer.from(body, 'latin1').toString());

const expectAnswer = (answer: RawAnswer, { status, headers: wanted = {}, json, lacks = [], body }: Row): void => {
  expect(status.length > 0 ? status : NO_SUCCESS).toContain(answer.status);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(['server', 'x-powered-by', 'set-cookie'].filter((name) => answer.headers.has(name))).toEqual([]);
  expect(Object.fromEntries(Object.keys(wanted).map((name) => [name, answer.headers.get(name) ?? null]))).toEqual(wanted);
  if (body) expect(answer.body).toMatch(body);
  if (json === null) expect(answer.body).toBe('');
  else if (json) expect(jsonOf(answer)).toMatchObject(json);
  for (const name of lacks) expect(jsonOf(answer)).not.toHaveProperty(name);
};

describe.each(Object.entries(GROUPS))('%s', (_group, rows) => {
  test.concurrent.each(rows.map((row) => [row.name, row] as const))('%s', async (_name, row) => {
    const answers = answersIn(await raw(row.bytes, server.url, 1500), row.bytes);
    if (row.status.length === 0 && answers.length === 0) return;
    expect(answers).toHaveLength(1);
    for (const answer of answers) expectAnswer(answer, row);
  });

  test('the server still answers, and nothing was an error of ours', async () => {
    expect(answersIn(await raw(get('/'), server.url), 'GET').map(({ status }) => status)).toEqual([200]);
    expect(reported).toEqual([]);
  });
});

test('there are enough of them', () => {
  expect(Object.values(GROUPS).flat().length).toBeGreaterThan(600);
});
