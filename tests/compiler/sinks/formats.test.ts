/** Hostile texts in JSON, XML, robots.txt, headers and JavaScript: each is read back, and nothing breaks out. */
import vm from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BrowserTools } from '../../../runtime/bundle.ts';
import { APPLICATION, buildHostileSite, seen, type HostileSite } from './hostile.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };
const decode = (text: string): string => text.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity] ?? entity);

interface Listed {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
}

interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

/** Runs webmcp.js as a browser would and gives the tools that it registers. */
const registeredTools = (source: string): readonly Tool[] => {
  const tools: Tool[] = [];
  const document = { querySelector: () => null, modelContext: { registerTool: (tool: Tool) => void tools.push(tool) } };
  new vm.Script(source).runInNewContext({ document, navigator: {}, location: { origin: 'https://acme.example' }, URL, setTimeout });
  return tools;
};

describe.each([1, 2, 3])('a hostile site (seed %i)', (seed) => {
  let site: HostileSite;

  beforeAll(async () => {
    site = await buildHostileSite(seed);
  });

  it('JSON files are read back, and the words are the same', () => {
    const files = [...site.built.dist].filter(([path]) => path.endsWith('.json'));
    expect(files.length).toBeGreaterThan(site.pages.size);
    for (const [path, body] of files) expect(() => JSON.parse(body.toString()) as unknown, path).not.toThrow();
    const { guides } = site.built.json('api/v1/guides.json') as { readonly guides: readonly Listed[] };
    const bySlug = new Map(guides.map((guide) => [guide.slug, guide]));
    for (const [path, { title, description }] of site.pages) {
      const guide = bySlug.get(path.replace('guides/', ''));
      expect([seen(guide?.title ?? ''), seen(guide?.description ?? '')], path).toEqual([seen(title), seen(description)]);
    }
    expect(site.built.json('api/v1/company.json')).toMatchObject({ name: site.company.title, description: site.company.description });
  });

  it('sitemap.xml is XML whose addresses are the pages', () => {
    const xml = site.built.read('sitemap.xml');
    const rest = xml
      .replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset (?:xmlns(?::xhtml)?="[^"<>]*" ?)+>\n/, '')
      .replace(/<url><loc>[^<>&]*(?:&(?:amp|apos);[^<>&]*)*<\/loc><\/url>\n/g, '');
    expect(rest).toBe('</urlset>\n');
    const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => decode(address));
    expect(addresses).toHaveLength(site.pages.size + 3);
    for (const address of addresses) expect(new URL(address).href).toBe(address);
    expect(addresses).toContain('https://acme.example/extra/%D8%A7%D9%84%D8%B1%D8%AF%20%C3%A9');
  });

  it('robots.txt has only its own lines', () => {
    const lines = site.built
      .read('robots.txt')
      .split('\n')
      .filter((line) => line !== '');
    expect(lines.filter((line) => !/^(?:User-agent: [\w*-]+|Content-(?:Signal|Usage): [\w=, -]+|Allow: \/)$/.test(line))).toEqual([
      'Sitemap: https://acme.example/sitemap.xml',
      'Agentmap: https://acme.example/.well-known/ard.json',
    ]);
  });

  it('_headers and the headers of the index are ASCII on one line', () => {
    for (const line of site.built.read('_headers').split('\n'))
      expect(line).toMatch(/^(?:$|#[ -~]*|\/[!-~]*|  ! [\w-]+|  [\w-]+: [ -~]+)$/);
    const values = JSON.stringify((site.built.json('_sitec/index.json') as { readonly headers: unknown }).headers);
    expect(values).toMatch(/^[ -~]*$/);
    expect(values).toContain('rel=\\"alternate\\"');
    expect(values).not.toMatch(/\\[rnu]/);
  });

  it('the link to the twin in each page is ASCII and leads to it', () => {
    for (const [path, body] of site.built.dist) {
      if (!/^(?:guides|extra)\//.test(path) || !path.endsWith('.html')) continue;
      const [, href = ''] = /<link rel="alternate" type="text\/markdown" href="([!#-~]*)">/.exec(body.toString()) ?? [];
      expect(site.built.dist.has(decodeURI(href).slice(1)), path).toBe(true);
    }
  });

  it('webmcp.js runs, and registers the tools of its data as they are', () => {
    const source = site.built.read('webmcp.js');
    expect(source).not.toMatch(/<\/script|<!--|[\u2028\u2029]/i);
    const [data = ''] = /\{"tools":.*?"search":\[[^\]]*\]\}/s.exec(source) ?? [];
    const { tools } = JSON.parse(data) as BrowserTools;
    const registered = registeredTools(source);
    expect(registered.map(({ name, title, description }) => [name, title, description])).toEqual(tools.map((tool) => tool.slice(0, 3)));
    expect(tools.map(([name]) => name)).toContain('search_guides');
    expect(tools.find(([name]) => name === 'start_trial')?.slice(5)).toEqual(['go', APPLICATION]);
  });

  it('cards and catalogues say the name of the company as it is', () => {
    const name = site.company.title;
    expect(site.built.json('.well-known/agent-card.json')).toMatchObject({ name: `${name} site guide`, provider: { organization: name } });
    expect(site.built.json('.well-known/ai-catalog.json')).toMatchObject({ host: { displayName: name } });
  });
});
