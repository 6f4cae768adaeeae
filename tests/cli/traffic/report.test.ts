import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trafficSchema, type TrafficDocument } from '../../../cli/traffic/schema.ts';
import { runTraffic } from '../../../cli/traffic/traffic.ts';
import type { TrafficFlags } from '../../../cli/traffic/flags.ts';
import { violations } from '../../../compiler/schema/validate.ts';
import { html, SiteFolder } from '../../compiler/site.ts';
import { folderOf, run, type Ended } from '../fixture.ts';
import { combined, GPTBOT, served } from './lines.ts';

const CLAUDE_CODE = 'Claude-User (claude-code/2.1.92; +https://support.anthropic.com/)';
const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const day = (number: number): string => `${String(number).padStart(2, '0')}/Jan/2026:12:00:00 +0000`;

const LOG = [
  combined('/pricing/', GPTBOT, 200, day(1)),
  combined('/pricing/?utm=1', GPTBOT, 304, day(2)),
  combined('/pricing/index.md', CLAUDE_CODE, 200, day(3)),
  combined('/old/', GPTBOT, 301, day(3)),
  combined('/prices', GPTBOT, 404, day(3)),
  combined('/prices', CLAUDE_CODE, 410, day(3)),
  combined('/api/v1/plans.json', CLAUDE_CODE, 200, day(3)),
  combined('/mcp', CLAUDE_CODE, 200, day(3), 'POST'),
  combined('/mcp', CLAUDE_CODE, 200, day(3)),
  combined('/llms.txt', GPTBOT, 200, day(4)),
  combined('/style.css', GPTBOT, 200, day(4)),
  combined('/llms.txt', 'curl/8.7.1', 200, day(4)),
  combined('/llms.txt', 'curl/8.7.1', 404, day(4)),
  combined('/llms.txt', 'curl/8.7.1', 204, day(4), 'OPTIONS'),
  combined('/a2a', 'curl/8.7.1', 200, day(4), 'GET'),
  combined('/pricing/', 'curl/8.7.1', 200, day(4)),
  combined('/pricing.md', BROWSER, 200, day(4)),
  combined('/pricing/', BROWSER, 200, day(4)),
  combined('/pricing/', 'Googlebot-Image/1.0', 200, day(4)),
];

const report = (flags: TrafficFlags, lines: readonly string[] = LOG): Promise<Ended> => {
  const folder = folderOf({ 'access.log': `${lines.join('\n')}\n` });
  return run(() => runTraffic([`${folder}/access.log`], { cwd: folder, ...flags }));
};

const documentOf = async (flags: TrafficFlags, lines: readonly string[] = LOG): Promise<TrafficDocument> => {
  const { code, stdout, stderr } = await report({ ...flags, json: true }, lines);
  expect([code, stderr]).toEqual([0, '']);
  const document = JSON.parse(stdout) as TrafficDocument;
  expect(violations(trafficSchema, document)).toEqual([]);
  return document;
};

describe('the document', () => {
  it('says who read what, by day', async () => {
    const { logs: _, agents, ...document } = await documentOf({});
    expect(
      agents.map(({ name, requests, read, pages, notFound, first, last }) => [name, requests, read, pages, notFound, first, last]),
    ).toEqual([
      ['GPTBot', 6, 4, 1, 1, '2026-01-01', '2026-01-04'],
      ['Claude Code', 5, 3, 1, 1, '2026-01-03', '2026-01-03'],
    ]);
    expect(agents[0]).toMatchObject({
      operator: 'OpenAI',
      purpose: 'training',
      source: expect.stringMatching(/^https:/) as string,
      days: [
        { day: '2026-01-01', requests: 1 },
        { day: '2026-01-02', requests: 1 },
        { day: '2026-01-03', requests: 2 },
        { day: '2026-01-04', requests: 2 },
      ],
    });
    const both = [
      { name: 'Claude Code', requests: 1 },
      { name: 'GPTBot', requests: 1 },
    ];
    const [{ name: claude } = { name: '' }, { name: gpt } = { name: '' }] = both;
    expect(document).toEqual({
      schemaVersion: 1,
      bundle: null,
      period: { from: '2026-01-01', to: '2026-01-04' },
      days: [
        { day: '2026-01-01', requests: 1, pages: 1, facts: 0, protocols: 0, discovery: 0, files: 0, notFound: 0 },
        { day: '2026-01-02', requests: 1, pages: 1, facts: 0, protocols: 0, discovery: 0, files: 0, notFound: 0 },
        { day: '2026-01-03', requests: 7, pages: 1, facts: 1, protocols: 1, discovery: 0, files: 0, notFound: 2 },
        { day: '2026-01-04', requests: 2, pages: 0, facts: 0, protocols: 0, discovery: 1, files: 1, notFound: 0 },
      ],
      pages: [
        {
          path: '/pricing',
          read: 3,
          markdown: 1,
          last: '2026-01-03',
          agents: [
            { name: gpt, requests: 2 },
            { name: claude, requests: 1 },
          ],
        },
      ],
      facts: [{ name: 'plans', read: 1, last: '2026-01-03', agents: [{ name: claude, requests: 1 }] }],
      protocols: [{ name: 'mcp', read: 1, last: '2026-01-03', agents: [{ name: claude, requests: 1 }] }],
      discovery: [{ name: '/llms.txt', read: 1, last: '2026-01-04', agents: [{ name: gpt, requests: 1 }] }],
      notFound: [{ path: '/prices', requests: 2, last: '2026-01-03', agents: both }],
      others: { programs: [{ name: 'curl', read: 1 }], browsers: 1 },
      notListed: 0,
      problems: [],
    });
  });

  it('is the same whatever the order of the lines', async () => {
    expect(await documentOf({}, LOG.toReversed()).then(({ logs: _, ...rest }) => rest)).toEqual(
      await documentOf({}).then(({ logs: _, ...rest }) => rest),
    );
  });

  it.each([
    [{ since: '2026-01-04' }, ['GPTBot 2'], 1],
    [{ until: '2026-01-02' }, ['GPTBot 2'], 0],
    [{ since: '2026-01-03', until: '2026-01-03' }, ['Claude Code 5', 'GPTBot 2'], 0],
    [{ since: '2027-01-01' }, [], 0],
    [{ agent: 'gptbot' }, ['GPTBot 6'], 0],
    [{ agent: 'claude-code' }, ['Claude Code 5'], 0],
    [{ agent: 'Claude Code', limit: 1 }, ['Claude Code 5'], 0],
  ])('of %j has %j', async (flags, agents, programs) => {
    const document = await documentOf(flags);
    expect(document.agents.map(({ name, requests }) => `${name} ${requests}`)).toEqual(agents);
    expect(document.others.programs).toHaveLength(programs);
    if (agents.length === 0) expect(document.period).toBeNull();
  });

  it('has as many rows of a list as are asked for, the last of days', async () => {
    const { agents, days, discovery } = await documentOf({ limit: 1 });
    expect([agents.length, days, discovery.length]).toEqual([1, [expect.objectContaining({ day: '2026-01-04' })], 1]);
  });

  it('counts pages that sitec serve answered with markdown', async () => {
    const { pages, others } = await documentOf({}, [
      served({ endpoint: 'markdown' }),
      served({}),
      served({ endpoint: 'markdown', agent: 'axios' }),
    ]);
    expect(pages).toMatchObject([{ path: '/pricing', read: 2, markdown: 1 }]);
    expect(others.programs).toEqual([{ name: 'axios', read: 1 }]);
  });
});

describe('the tables', () => {
  it('say it for people', async () => {
    const { code, stdout } = await report({});
    expect(code).toBe(0);
    expect(stdout).toMatchInlineSnapshot(`
      "sitec traffic  1 log  19 lines  2026-01-01 to 2026-01-04

      agents         purpose           requests  pages  not found  last day
        GPTBot       training                 6      1          1  2026-01-04
        Claude Code  coding assistant         5      1          1  2026-01-03

      days          requests  pages  facts  protocols  discovery  not found
        2026-01-04         2      0      0          0          1          0
        2026-01-03         7      1      1          1          0          2
        2026-01-02         1      1      0          0          0          0
        2026-01-01         1      1      0          0          0          0

      pages       read  markdown  last day    by
        /pricing     3         1  2026-01-03  GPTBot 2, Claude Code 1

      facts    read  last day    by
        plans     1  2026-01-03  Claude Code 1

      protocols  read  last day    by
        mcp         1  2026-01-03  Claude Code 1

      discovery    read  last day    by
        /llms.txt     1  2026-01-04  GPTBot 1

      not found  requests  last day    by
        /prices         2  2026-01-03  Claude Code 1, GPTBot 1

      other readers of files for agents  read
        curl                                1

      Browsers opened files for agents in 1 request.

      A user agent is what a client says about itself, and can be false. sitec does not verify addresses.
      "
    `);
  });

  it('have as many rows as are asked for, and say how many there are', async () => {
    const many = Array.from({ length: 12 }, (_, number) => combined(`/guides/${number}/`, GPTBOT, 200, day(number + 1)));
    const { stdout } = await report({}, many);
    expect(stdout.match(/^ {2}\/guides\/\d+ /gm)).toHaveLength(10);
    expect(stdout.match(/^ {2}and 2 more \(--limit 12\)$/gm)).toHaveLength(2);
    expect((await report({ limit: 12 }, many)).stdout).not.toContain('more');
  });
});

describe('a bundle', () => {
  const site = new SiteFolder({
    'index.html': html('Acme'),
    'pricing/index.html': html('Pricing'),
    'notes.txt': 'x',
    LICENSE: 'x',
  });
  beforeAll(async () => void (await site.compile()));
  afterAll(() => site.remove());

  it('tells pages from other files', async () => {
    const log = ['/', '/index.html', '/pricing', '/pricing.md', '/pricing/index.html', '/notes.txt', '/api/v1/company.json', '/LICENSE'];
    const lines = log.map((path) => combined(path));
    const { pages, facts, days, bundle } = await documentOf({ bundle: site.out }, lines);
    expect(bundle).toBe(site.out);
    expect(pages.map(({ path, read, markdown }) => [path, read, markdown])).toEqual([
      ['/pricing', 3, 1],
      ['/', 2, 0],
    ]);
    expect(facts).toMatchObject([{ name: 'company', read: 1 }]);
    expect(days).toMatchObject([{ files: 2 }]);
  });

  it('of a site below a path of its host has the paths of the site', async () => {
    const below = new SiteFolder({ 'index.html': html('Acme'), 'pricing/index.html': html('Pricing') });
    try {
      await below.compile({ baseUrl: 'https://acme.example/project/' });
      const log = ['/project/pricing/', '/project/pricing.md', '/project/api/v1/company.json', '/pricing/x'].map((path) => combined(path));
      const { pages, facts } = await documentOf({ bundle: below.out }, log);
      expect(pages.map(({ path, read }) => [path, read])).toEqual([
        ['/pricing', 2],
        ['/pricing/x', 1],
      ]);
      expect(facts).toMatchObject([{ name: 'company', read: 1 }]);
    } finally {
      below.remove();
    }
  });
});
