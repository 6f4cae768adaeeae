/** Checks of discovery, API, MCP and A2A: a whole site passes all of them, and each finds what is broken for it and nothing else. */
import { describe, expect, it } from 'vitest';
import type { Check, Context } from '../../../cli/check/check.ts';
import { a2aChecks } from '../../../cli/check/checks/a2a/index.ts';
import { apiChecks } from '../../../cli/check/checks/api/index.ts';
import { discoveryChecks } from '../../../cli/check/checks/discovery/index.ts';
import { mcpChecks } from '../../../cli/check/checks/mcp/index.ts';
import { ProblemList } from '../../../compiler/problems/problem.ts';
import { a2aCases } from './cases/a2a.ts';
import { apiCases } from './cases/api.ts';
import { discoveryCases } from './cases/discovery.ts';
import { mcpCases } from './cases/mcp.ts';
import { contextOf, siteWith, type Overrides } from './checked-site.ts';

const probeCases = [...discoveryCases, ...apiCases, ...mcpCases, ...a2aCases];
const checks: readonly Check[] = [...discoveryChecks, ...apiChecks, ...mcpChecks, ...a2aChecks];

/** Codes and messages of what checks find, one after the other, and the names of those that had nothing to check. */
const run = async (context: Context): Promise<{ readonly problems: ProblemList; readonly idle: readonly string[] }> => {
  const problems = new ProblemList();
  const idle: string[] = [];
  for (const { name, problem, run: look } of checks) {
    const outcome = await look(context);
    if ('notApplicable' in outcome) idle.push(name);
    else for (const { values } of outcome) problems.add(problem, values);
  }
  return { problems, idle };
};

const found = async (overrides: Overrides): Promise<readonly string[]> => {
  const { problems } = await run(contextOf(siteWith(overrides).fetch));
  return problems.sorted().map(({ code, message }) => `${code} ${message}`);
};

describe('a whole site', () => {
  it('passes every check, with at most 25 requests with a body; the limit is not tried out', async () => {
    const site = siteWith();
    const { problems, idle } = await run(contextOf(site.fetch));
    expect(problems.sorted()).toEqual([]);
    expect(idle).toEqual(['origin-trial', 'mcp-limit', 'a2a-limit']);
    expect(site.posts()).toBeLessThanOrEqual(25);
  });

  it('is not asked anything of MCP and A2A without leave', async () => {
    const site = siteWith();
    const { problems, idle } = await run(contextOf(site.fetch, { maySend: false }));
    expect(problems.sorted()).toEqual([]);
    expect(site.posts()).toBe(0);
    expect(idle.filter((name) => name !== 'origin-trial').length).toBe(mcpChecks.length + a2aChecks.length - 1);
  });

  it('has a limit that the check of it runs into', async () => {
    const [limit] = mcpChecks.filter(({ name }) => name === 'mcp-limit');
    expect(await limit?.run(contextOf(siteWith({}, true).fetch, { mayFlood: true }))).toEqual([]);
    expect(await limit?.run(contextOf(siteWith().fetch, { mayFlood: true }))).toEqual([
      expect.objectContaining({ values: { path: '/mcp', count: 60 } }),
    ]);
  });
});

describe('a broken site', () => {
  it.each(probeCases)('$broken', async ({ overrides, expected }) => {
    expect(await found(overrides)).toEqual(expected);
  });

  it('has a case for every problem', () => {
    const covered = new Set(probeCases.flatMap(({ expected }) => expected.map((line) => line.slice(0, 9))));
    const limits = ['SITEC5079', 'SITEC5083'];
    expect([...new Set(checks.map(({ problem }) => problem.code))].filter((code) => !covered.has(code))).toEqual(limits);
  });
});

describe('a site that answers everything with one page', () => {
  it('has a short list of problems, and no check breaks', async () => {
    const page = async (): Promise<Response> => new Response('<h1>Acme</h1>', { headers: { 'content-type': 'text/html' } });
    const { problems } = await run(contextOf(page));
    expect(problems.sorted().length).toBeLessThan(25);
  });
});
