import { Script } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { serverName } from '../../../compiler/base/slug.ts';
import { BASE } from '../site.ts';
import { build, PLANS } from './developers-site.ts';

const toolsIn = (markdown: string): readonly string[] => [...markdown.matchAll(/^#### `(\w+)`$/gm)].map(([, name = '']) => name);

describe('a site without a page for developers gets one', () => {
  test('which lists name, and which is none of the texts and totals of the site', async () => {
    const built = await build(PLANS);
    expect(built.exitCode).toBe(0);
    const html = built.read('developers/index.html');
    expect(html).toContain('<h1>Developers</h1>');
    expect(html).toContain(`<link rel="canonical" href="${BASE}/developers/">`);
    expect(html.match(/<link rel="alternate" type="text\/markdown"/g)).toHaveLength(1);
    expect(built.read('developers/index.md')).toContain('\n# Developers\n');
    for (const list of ['sitemap.xml', 'sitemap.md', 'llms.txt']) expect(built.read(list), list).toContain(`${BASE}/developers/`);
    const texts = built.read('llms-full.txt');
    expect([...texts.matchAll(/^Source: (.*)$/gm)].map(([, url]) => url)).toEqual([`${BASE}/`, `${BASE}/pricing/`]);
    for (const said of ['llms.txt', 'developers/index.md'])
      expect(built.read(said), said).toContain('not found on the 2 pages of this site');
    expect(built.read('search.json')).not.toContain('/developers/');
  });

  test('with the style sheets that the configuration names before its own', async () => {
    const built = await build({ 'site.css': 'a{}' }, { developers: { stylesheets: ['/site.css'] } });
    const sheets = [...built.read('developers/index.html').matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, path]) => path);
    expect(sheets).toEqual(['/site.css', '/developers/sitec.css']);
  });

  test('and is told of a style sheet that is no file of the site', async () => {
    const stylesheets = ['/a b.css', '/a%20b.css?v=1', '/missing.css'];
    const built = await build({ 'a b.css': 'a{}' }, { developers: { stylesheets } });
    const missing = built.problems.filter(({ code }) => code === 'SITEC3504');
    expect(missing.map(({ level, message }) => [level, message])).toEqual([['warning', expect.stringContaining('names /missing.css,')]]);
  });

  test('which lists every tool and every discovery file, and no other', async () => {
    const built = await build(PLANS);
    const card = built.json('.well-known/mcp/server-card.json') as { readonly tools: readonly { readonly name: string }[] };
    const markdown = built.read('developers/index.md');
    expect(toolsIn(markdown)).toEqual(card.tools.map(({ name }) => name));
    const files = markdown.split(/\n## (?:Files|Limits and rules)\n/)[1] ?? '';
    const named = [...files.matchAll(/`(\/[^`]+)`/g)].map(([, path = '']) => path.slice(1));
    const isDescribed = (file: string): boolean =>
      !/(^|\/)index\.(html|md)$|^(developers|pricing)\.md$|^api\/v1\/|^developers\/|^_|^404\.html$|^sitec-manifest\.json$/.test(file);
    expect(named.toSorted()).toEqual([...built.dist.keys()].filter(isDescribed).toSorted());
    // A schema is named once, beside its document.
    const schemas = [...built.dist.keys()].filter((file) => file.startsWith('api/v1/schemas/'));
    expect(schemas.length).toBeGreaterThan(1);
    for (const schema of schemas) expect(markdown.split(schema).length - 1, schema).toBe(1);
  });

  test('which speaks of tools in the browser where pages load their script', async () => {
    const text = 'with WebMCP, the pages offer these tools';
    expect((await build({})).read('developers/index.md')).toContain(text);
    expect((await build({}, { inject: ['links', 'webmcp'] })).read('developers/index.md')).toContain(text);
    for (const inject of [[], ['links', 'directive']]) {
      const built = await build({}, { inject });
      expect(built.read('developers/index.html'), inject.join()).not.toContain('src="/webmcp.js"');
      expect(built.read('developers/index.md'), inject.join()).not.toMatch(/Tools in the browser|with WebMCP, the/);
    }
  });

  test('which says of null, of statuses and of its sources what is true of every site', async () => {
    const built = await build(PLANS);
    const [said = '', list = ''] = ['developers/index.md', 'llms.txt'].map((path) => built.read(path).replaceAll('`', ''));
    for (const text of [said, list]) {
      expect(text).toMatch(/was not found on the \d+ pages of this site, unless a status or reason beside it says more/);
      expect(text).toMatch(/not_found\W+no value, not found on the \d+ pages of this site; the company may have it anyway/);
    }
    expect(said).toContain('from content files and settings that are checked against the pages');
    expect(said).not.toContain('cannot differ');
  });

  test('unless the configuration wants none', async () => {
    const built = await build({}, { developers: false });
    expect([...built.dist.keys()].filter((file) => file.startsWith('developers'))).toEqual([]);
    expect(built.read('index.html')).not.toContain('developers');
    expect(built.read('llms.txt')).not.toContain('/developers/');
  });
});

describe('names of servers', () => {
  test.each([
    ['Acme & Sons', 'acme-sons'],
    ['株式会社 山田', 'site'],
    ['株式会社 Yamada 東京', 'yamada'],
    ['山田-Web-東京', 'web'],
    ['شركة النور', 'site'],
    ['النور Light 24', 'light-24'],
    ['🙂', 'site'],
    ['🙂 Smile 🙂', 'smile'],
    ['3M', '3m'],
    ['24 Stunden', '24-stunden'],
    ['٣ نجوم', 'site'],
    ['Müller', 'muller'],
    ['-- rf', 'rf'],
    ['---', 'site'],
  ])('%s is %s', (company, name) => expect(serverName(company)).toBe(name));

  test('are the same in the set-up of every client and in the skill', async () => {
    const built = await build({}, { facts: { company: { name: '株式会社 Yamada 東京' } } });
    const command = `claude mcp add --transport http yamada ${BASE}/mcp`;
    const markdown = built.read('developers/index.md');
    expect(markdown).toContain(command);
    expect(markdown.match(/"yamada": \{/g)).toHaveLength(2);
    expect(built.read('.well-known/agent-skills/use-the-mcp-server/SKILL.md')).toContain(`\`${command}\``);
    expect(built.read('developers/index.html')).toContain('name=yamada&amp;config=');
  });
});

describe('hostile names', () => {
  const NAME = `A'B"</script><img src=x onerror=alert(1)>\u2028$(touch x)\`<!--`;

  test('are text in the page, a string in the script, and harmless in a shell', async () => {
    const built = await build(PLANS, { facts: { company: { name: NAME } } });
    const html = built.read('developers/index.html');
    expect(html).not.toContain('<img');
    // The one comment is that of every page.
    expect(html.split('<!--')).toHaveLength(2);
    const script = built.read('developers/sitec.js');
    expect(() => new Script(script)).not.toThrow();
    expect(script).not.toMatch(/<\/script|<!--|\u2028/);
    const commands = [...built.read('developers/index.md').matchAll(/```sh\n([^]*?)```/g)].map(([, code]) => code);
    expect(commands.join('\n')).toMatch(/claude mcp add --transport http [a-z0-9-]+ https:/);
    expect(commands.join('\n')).not.toContain('$(touch');
  });
});

test('the page says which files have parts on large sites, because it does not list those', async () => {
  const lines = (await build({})).read('developers/index.md').split('\n');
  const told = ['/llms-full.txt', '/sitemap.xml'].map((path) => lines.some((line) => line.includes(path) && /\bits parts\b/.test(line)));
  expect(told).toEqual([true, true]);
  expect(lines.some((line) => line.includes('/llms.txt') && line.includes('in the llms.txt of a folder'))).toBe(true);
});
