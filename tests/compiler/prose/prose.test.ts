/** Prose of sites with and without things to speak of: every sentence is about something that the site has, and every call is answered. */
import { beforeAll, describe, expect, it } from 'vitest';
import { asking } from '../protocols/ask-mcp.ts';
import { buildSite, html, type Built, type Files } from '../site.ts';

const SKILLS = ['pricing-questions', 'find-a-guide', 'compare-tools', 'start-a-trial', 'use-the-mcp-server'];
const skillFile = (name: string): string => `.well-known/agent-skills/${name}/SKILL.md`;
const skillOf = ({ read }: Built, name: string): string => read(skillFile(name));

/** The opening of llms.txt. */
const openingOf = ({ read }: Built): string => read('llms.txt').split('\n## ', 1)[0] ?? '';

/** Every text that is written for agents. */
const proseOf = (site: Built): string =>
  [
    openingOf(site),
    site.read('auth.md'),
    site.read('_sitec/404.md'),
    site.read('404.html'),
    ...SKILLS.filter((name) => site.dist.has(skillFile(name))).map((name) => skillOf(site, name)),
  ].join('\n');

const tiny: Files = { 'index.html': html('Acme'), 'sitec.config.json': '{ "rateLimit": false, "developers": false }' };

const full: Files = {
  'index.html': html('Acme', '<p>Start</p>', '<meta name="description" content="Acme makes *anvils*.">'),
  'pricing.html': html(
    'Pricing',
    '<div data-sitec-plan="solo"><h2 data-sitec-name>Solo</h2><p data-sitec-price="19 USD P1M">$19 a month</p></div>',
  ),
  'guides/index.html': html('Guides'),
  'guides/forge.html': html('Forge an anvil', '<h2>Heat</h2><p>Heat it.</p>'),
  'compare/rival.html': html('Acme vs Rival', '<p data-sitec-comparison="rival" data-sitec-competitor="Rival">Both</p>'),
  'contact.html': html('Contact'),
  'content/company.json': JSON.stringify({ name: 'Acme', app: 'https://app.acme.example', updated: '2026-05-04' }),
};

describe('a site without facts', () => {
  let site: Built;
  beforeAll(async () => {
    site = await buildSite({ files: tiny });
  });

  it('speaks of no plan, guide, comparison, limit or sign-up that it does not have', () => {
    expect(proseOf(site)).not.toMatch(
      /plans\.json|guides\.json|features\.json|platforms\.json|comparisons\.json|get_plans|list_|search_guides/,
    );
    expect(openingOf(site)).not.toMatch(/sign up|Retry-After/);
    expect(site.read('auth.md')).not.toMatch(/429|People sign up at/);
    expect(site.read('.well-known/ai-catalog.json')).not.toMatch(/updatedAt|plans of|guides as JSON/);
    const { description } = site.json('.well-known/mcp.json') as { readonly description: string };
    expect(description).toBe('Company details of Acme, read-only.');
  });

  it('has no empty place, and no blank lines where a sentence was left out', () => {
    expect(proseOf(site)).not.toMatch(/undefined|\bnull\b(?=\.json)|\(\)|: \.(?!\d)|, ,|\n\n\n/);
  });

  it('has a skill for those tasks alone that something is known of, and claims nothing of the company', () => {
    expect(SKILLS.filter((name) => site.dist.has(skillFile(name)))).toEqual(['start-a-trial', 'use-the-mcp-server']);
    expect(skillOf(site, 'start-a-trial')).toContain('no plans and no free trial were found on this site');
  });

  it('has no document, schema, operation, tool, prompt or resource of any kind but the company', async () => {
    const kinds = /(?<!site-)\b(?:plans?|features?|platforms?|guides?|comparisons?)\b(?!\.\w)/i;
    expect([...site.dist.keys()].filter((path) => path.startsWith('api/'))).toEqual(['api/v1/company.json', 'api/v1/schemas/company.json']);
    expect(Object.keys((site.json('openapi.json') as { readonly paths: object }).paths)).toEqual(['/api/v1/company.json']);
    for (const path of ['openapi.json', '.well-known/api-catalog', '.well-known/mcp.json', 'sitemap.md', 'webmcp.js'])
      expect(site.read(path), path).not.toMatch(kinds);
    const ask = asking(site);
    const listed = await Promise.all(
      ['tools/list', 'prompts/list', 'resources/list', 'resources/templates/list'].map((method) => ask(method)),
    );
    expect(JSON.stringify(listed)).not.toMatch(kinds);
    expect(JSON.stringify(listed)).toContain('get_contact');
    expect(await ask('prompts/get', { name: 'choose_plan' })).toMatchObject({ error: { message: 'Unknown prompt. There are none.' } });
  });
});

it('a free trial is something known of the plans, also where none of them is', async () => {
  const site = await buildSite({
    files: { ...tiny, 'content/plans.json': JSON.stringify({ plans: [], freeTrial: { available: true, days: 14 } }) },
  });
  expect(site.json('api/v1/plans.json')).toMatchObject({ plans: [], freeTrial: { available: true, days: 14 } });
  expect(proseOf(site)).toContain('Do not estimate one.');
  expect((await asking(site)('tools/list')).result).toMatchObject({
    tools: expect.arrayContaining(['get_plans', 'get_contact'].map((name) => expect.objectContaining({ name }) as unknown)) as unknown,
  });
});

describe('a site with facts', () => {
  let site: Built;
  beforeAll(async () => {
    site = await buildSite({ files: full });
  });

  it('says in llms.txt what to use for what, with the limits and the languages', () => {
    const text = openingOf(site);
    expect(site.codes).toEqual([]);
    expect(text).toContain('which plan fits: https://acme.example/api/v1/plans.json, or the tool `get_plans`.');
    expect(text).toContain('They are in en.');
    expect(text).toContain('How it compares with Rival:');
    expect(text).toContain('20 at once, then 30 a minute.');
    expect(text).toContain('People sign up at https://app.acme.example.');
    expect(text).not.toContain('features.json');
  });

  it('shows calls that are answered as they stand', async () => {
    const ask = asking(site);
    const calls = SKILLS.flatMap((name) => [...skillOf(site, name).matchAll(/^\{"jsonrpc.*$/gm)].map(([line]) => line));
    const parsed = calls.map((line) => JSON.parse(line) as { readonly method: string; readonly params: { readonly name: string } });
    expect(parsed.map(({ params }) => params.name)).toEqual(['get_plans', 'search_guides', 'get_guide', 'get_comparison', 'get_contact']);
    for (const { method, params } of parsed) {
      const { result } = (await ask(method, params)) as { readonly result: Readonly<Record<string, unknown>> };
      expect(result.isError, params.name).toBeUndefined();
      expect(result.structuredContent, params.name).toBeTruthy();
    }
  });

  it('recommends of the plans that fit the cheapest one, as the guide does, and not the first of the list', () => {
    const rule = /^3\. Which plan for N of something that plans count: .*$/m.exec(skillOf(site, 'pricing-questions'))?.[0];
    expect(rule).toContain('Of the plans in which its `value` is at least N');
    expect(rule).toContain('the one with the lowest `price.value`; those whose price is null come after all others');
    expect(rule).toContain('Prices of different currencies, periods or `per` cannot be compared');
    expect(rule).not.toContain('first plan');
  });

  it('shows records as they are published', () => {
    const { plans } = site.json('api/v1/plans.json') as { readonly plans: readonly Readonly<Record<string, unknown>>[] };
    const blocks = [...skillOf(site, 'pricing-questions').matchAll(/```json\n([^`]*)\n```/g)].map(([, text = '']) => text);
    const shown = JSON.parse(blocks[1] ?? '') as Readonly<Record<string, unknown>>;
    expect(plans[0]).toMatchObject({ slug: shown.slug, name: shown.name, price: shown.price, url: shown.url });
  });

  it('lists the pages of kinds in 404.md', () => {
    expect(site.read('_sitec/404.md')).toMatch(/^- \[Guides\]\(https:\/\/acme\.example\/guides\/\)$/m);
    expect(site.read('404.html')).toContain('<li><a href="/guides/">Guides</a></li>');
  });

  it('describes, tags and dates every entry of the AI catalogue', () => {
    const { entries } = site.json('.well-known/ai-catalog.json') as { readonly entries: readonly Readonly<Record<string, unknown>>[] };
    for (const entry of entries) expect(entry.description, String(entry.identifier)).toMatch(/^\S.{20,}/);
    const served = entries.filter(({ version }) => version !== undefined);
    expect(served.map(({ tags, updatedAt }) => [Array.isArray(tags), updatedAt])).toEqual(
      Array.from({ length: 3 }, () => [true, '2026-05-04T00:00:00Z']),
    );
    const card = site.json('.well-known/agent-card.json') as { readonly skills: readonly { readonly examples: readonly string[] }[] };
    const guide = entries.find(({ type }) => type === 'application/a2a-agent-card+json');
    const examples = card.skills.flatMap((skill) => skill.examples);
    expect(examples).toEqual(expect.arrayContaining((guide?.representativeQueries as string[] | undefined)?.slice(0, 3) ?? []));
  });
});

it.each([
  ['https://a_b.example', 'a_b.example', 'a-b.example'],
  ['http://[::1]:8080', '[::1]', '---1-'],
])('the AI catalogue of %s names its host %s, and %s in its URNs', async (baseUrl, host, publisher) => {
  const { json } = await buildSite({ files: tiny, options: { baseUrl } });
  const catalog = json('.well-known/ai-catalog.json') as {
    readonly host: { readonly identifier: string };
    readonly entries: readonly { readonly identifier: string; readonly representativeQueries: readonly string[] }[];
  };
  expect(catalog.host.identifier).toBe(host);
  expect(catalog.entries.length).toBeGreaterThan(5);
  for (const { identifier } of catalog.entries) {
    expect(identifier.split(':').slice(0, 3)).toEqual(['urn', 'air', publisher]);
    expect(identifier).toMatch(/^urn:air:[a-zA-Z0-9.-]+(:[a-zA-Z0-9._-]+)+$/);
  }
  expect(catalog.entries.at(-1)?.representativeQueries).toContain(`pages of ${host}`);
});

it('a call of the search says no more of a long title than the tool takes', async () => {
  const title = 'Forge an anvil of iron '.repeat(40).trim();
  const site = await buildSite({ files: { ...tiny, 'guides/forge.html': html(title, '<h2>Heat</h2><p>Heat it.</p>') } });
  const [line = ''] = /^\{"jsonrpc.*"search_guides".*$/m.exec(skillOf(site, 'find-a-guide')) ?? [];
  const { method, params } = JSON.parse(line) as {
    readonly method: string;
    readonly params: { readonly arguments: { readonly query: string } };
  };
  const { query } = params.arguments;
  expect(query.length).toBeGreaterThan(480);
  expect(query.length).toBeLessThanOrEqual(500);
  expect(title.startsWith(`${query} `)).toBe(true);
  const { result } = (await asking(site)(method, params)) as { readonly result: Readonly<Record<string, unknown>> };
  expect(result).toMatchObject({ structuredContent: { total: 1 } });
  expect(result.isError).toBeUndefined();
});

it('a long name does not make the description of a skill too long', async () => {
  const { read, codes } = await buildSite({ files: { ...tiny, 'content/company.json': JSON.stringify({ name: 'Acme '.repeat(400) }) } });
  expect(codes).toEqual([]);
  expect(read('.well-known/agent-skills/use-the-mcp-server/SKILL.md')).toContain('Acme');
});
