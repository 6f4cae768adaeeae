/** Every place of a bundle that names kinds names the declared ones too, and says the same of them. */
import { beforeAll, describe, expect, it } from 'vitest';
import { reportSummary } from '../../../../cli/report/summary.ts';
import { headersFor } from '../../headers/headers-file.ts';
import { BASE, buildSite, SiteFolder, type Built } from '../../site.ts';
import { caseStudies, config, files, integrations } from './kinds-site.ts';

interface Listed {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: { readonly properties: { readonly slug?: { readonly enum: readonly string[] } } };
}
interface Results {
  readonly content: readonly { readonly text: string }[];
  readonly structuredContent: Readonly<Record<string, unknown>>;
}

const declared: Record<string, string> = { ...files, ...config({ integrations, 'case-studies': caseStudies }) } as Record<string, string>;
let site: Built;

beforeAll(async () => {
  site = await buildSite({ files: declared, options: { hosts: ['cloudflare'] } });
});

describe('a site with declared kinds', () => {
  it('is built, and only the kinds that it lacks are reported', () => {
    expect(site.codes).toEqual([]);
    expect(site.problems.map(({ message }) => message.split(':')[0])).toEqual([
      'no comparisons found',
      'no features found',
      'no guides found',
    ]);
  });

  it('publishes their lists at the usual paths, or at those of the configuration', () => {
    expect(site.json('api/v1/integrations.json')).toMatchObject({
      integrations: [{ slug: 'ledger' }, { slug: 'post-box' }],
      url: `${BASE}/integrations/`,
      markdownUrl: `${BASE}/integrations/index.md`,
      updated: '2026-03-01',
    });
    expect(site.json('api/v1/stories.json')).toMatchObject({
      caseStudies: [{ slug: 'bakery-on-time' }, { slug: 'quiet' }],
      url: `${BASE}/`,
    });
    expect(site.dist.has('api/v1/case-studies.json')).toBe(false);
  });

  it('publishes each record, with the text of its page where that is asked for', () => {
    const { markdown, ...ledger } = site.json('api/v1/integrations/ledger.json') as Record<string, unknown>;
    expect(markdown).toMatch(/^# Ledger\n/);
    expect(site.json('api/v1/integrations.json')).toMatchObject({ integrations: [ledger, {}] });
    expect(site.json('api/v1/stories/quiet.json')).toEqual((site.json('api/v1/stories.json') as { caseStudies: object[] }).caseStudies[1]);
    expect(ledger.jsonUrl).toBe(`${BASE}/api/v1/integrations/ledger.json`);
  });

  it('describes them in OpenAPI like the built-in ones', () => {
    const { paths, tags, components, info } = site.json('openapi.json') as {
      readonly paths: Readonly<Record<string, { readonly get: { readonly operationId: string; readonly tags: readonly string[] } }>>;
      readonly tags: readonly { readonly name: string }[];
      readonly components: { readonly schemas: object };
      readonly info: { readonly description: string };
    };
    const operations = Object.entries(paths).map(([path, { get }]) => `${get.operationId} ${path}`);
    expect(operations.slice(-4)).toEqual([
      'get_integrations /api/v1/integrations.json',
      'get_integration /api/v1/integrations/{slug}.json',
      'get_case_studies /api/v1/stories.json',
      'get_case_study /api/v1/stories/{slug}.json',
    ]);
    expect(tags.map(({ name }) => name).slice(-2)).toEqual(['integrations', 'case-studies']);
    expect(Object.keys(components.schemas).slice(-4)).toEqual(['Integrations', 'Integration', 'CaseStudies', 'CaseStudy']);
    expect(info.description).toContain('plans, platforms, integrations, case studies and company details.');
  });

  it('names them in llms.txt with their documents, and lists their pages in order', () => {
    const llms = site.read('llms.txt');
    expect(llms).toContain(
      `- Integrations (2): ${BASE}/api/v1/integrations.json, or \`list_integrations\` and \`get_integration\`. Tools that Acme connects to\n`,
    );
    expect(llms).toContain(
      `- Case studies (2): ${BASE}/api/v1/stories.json, or \`list_case_studies\` and \`get_case_study\`. What customers do with Acme.\n`,
    );
    const section = `## Integrations\n\n- [All integrations](${BASE}/integrations/index.md)\n- [Ledger](${BASE}/integrations/ledger/index.md)\n- [Post Box](${BASE}/integrations/post-box/index.md)\n`;
    expect(llms).toContain(section);
    expect(site.read('sitemap.md')).toContain(section);
    expect(llms).not.toContain('## Case studies');
    const order = [...site.read('llms-full.txt').matchAll(/^Source: (\S+)$/gm)].map(([, url]) => url?.slice(BASE.length));
    const integrations = ['/integrations/', '/integrations/ledger/', '/integrations/post-box/'];
    expect(order).toEqual(['/', '/pricing/', '/platforms/chat-a/', ...integrations]);
  });

  it('counts them', async () => {
    const folder = new SiteFolder(declared);
    try {
      const result = await folder.compile();
      expect(result.summary?.facts).toMatchObject({ plans: 1, integrations: 2, 'case-studies': 2, company: 1 });
      const words = '1 plan (1 price seen, 1 confirmed), 1 platform, 2 integrations, 2 case studies, 6 pages. Not found on this site: ';
      expect(reportSummary(result, 0)).toContain(words);
    } finally {
      folder.remove();
    }
  });

  it('says in the header of each document, and in the host file, which schema describes it', () => {
    const { routes, headers } = site.json('_sitec/index.json') as {
      readonly routes: Readonly<Record<string, { readonly variant: readonly [string, string, number] }>>;
      readonly headers: readonly (readonly (readonly [string, string])[])[];
    };
    const linkOf = (path: string): string | undefined => headers[routes[path]?.variant[2] ?? -1]?.find(([name]) => name === 'Link')?.[1];
    const link = (name: string): string => `</api/v1/schemas/${name}.json>; rel="describedby"; type="application/schema+json"`;
    expect(linkOf('/api/v1/stories.json')).toBe(link('case-studies'));
    expect(linkOf('/api/v1/integrations/ledger.json')).toBe(link('integration'));
    expect(linkOf('/api/v1/plans.json')).toBe(link('plans'));
    expect(linkOf('/openapi.json')).toBeUndefined();
    expect(headersFor(site.read('_headers'), '/api/v1/stories/quiet.json')).toMatchObject({ link: link('case-study') });
  });
});

describe('the tools of declared kinds', () => {
  const NAMES = ['list_integrations', 'get_integration', 'list_case_studies', 'get_case_study'];
  const card = (): readonly Listed[] => (site.json('.well-known/mcp/server-card.json') as { readonly tools: readonly Listed[] }).tools;

  it('come after the built-in ones, in the card, the catalogue and the skill, and not in browsers', () => {
    const names = card().map(({ name }) => name);
    expect(names).toEqual(['get_plans', 'list_platforms', 'get_contact', 'search_site', 'read_page', ...NAMES]);
    const catalog = site.json('.well-known/ai-catalog.json') as {
      readonly entries: readonly { readonly capabilities?: readonly string[] }[];
    };
    expect(catalog.entries[0]?.capabilities).toEqual(names);
    const skill = site.read('.well-known/agent-skills/use-the-mcp-server/SKILL.md');
    expect([...skill.matchAll(/^- `(\w+)`: \S/gm)].map(([, name]) => name)).toEqual(names);
    expect(site.read('webmcp.js')).not.toContain('integration');
  });

  it('are described by the words of the configuration, and know their slugs', () => {
    const [list, get] = card().slice(5);
    expect(list?.description).toBe('List the integrations: Tools that Acme connects to. Read one with get_integration.');
    expect([list?.title, get?.title]).toEqual(['Integrations', 'Integration']);
    expect(get?.inputSchema.properties.slug?.enum).toEqual(['ledger', 'post-box']);
  });

  it('answer with what the API publishes', () => {
    const list = site.json('_sitec/mcp/list_case_studies/_.json') as Results;
    expect(list.structuredContent).toEqual({
      caseStudies: [
        { slug: 'bakery-on-time', title: 'Bakery on time', customer: { name: 'Brot & Salz' }, url: null, markdownUrl: null },
        { slug: 'quiet', title: 'Quiet inbox', customer: { name: 'Leise GmbH' }, url: null, markdownUrl: null },
      ],
      total: 2,
    });
    const record = site.json('_sitec/mcp/get_integration/ledger.json') as Results;
    const published = site.json('api/v1/integrations/ledger.json') as { readonly markdown: string };
    const { length } = published.markdown;
    const part = { offset: 0, totalChars: length, approxTokens: expect.any(Number) as number };
    expect(record.structuredContent).toEqual({ ...published, ...part });
    expect(record.content[0]?.text).toMatch(/^# Ledger\n/);
  });

  it('find records by their names, and say what there is instead', () => {
    const { mcp } = site.json('_sitec/index.json') as {
      readonly mcp: {
        readonly tools: Readonly<Record<string, { readonly files: Readonly<Record<string, readonly [string]>>; readonly help: string }>>;
      };
    };
    const tool = mcp.tools['get_case_study'];
    expect(tool?.files['quiet inbox']).toEqual(['_sitec/mcp/get_case_study/quiet.json']);
    expect(tool?.help).toBe('Allowed slugs (2): bakery-on-time, quiet. Call list_case_studies to see all case studies.');
  });
});

it('a site without declared kinds has none of it', async () => {
  const plain = await buildSite({ files });
  expect(plain.codes).toEqual([]);
  // The pages below /integrations/ are platforms, as they are without a configuration.
  expect(plain.json('api/v1/platforms.json')).toMatchObject({ platforms: [{ slug: 'ledger' }, { slug: 'post-box' }, { slug: 'chat-a' }] });
  expect([...plain.dist.keys()].filter((path) => /case|stories|api\/v1\/integrations/.test(path))).toEqual([]);
});
