import { Script } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { BASE, buildSite, type Built, type Files } from './site.ts';

const head = (title: string): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>`;
const page = (title: string, content = ''): string =>
  `${head(title)}<body><header><nav><a href="/">Home</a></nav></header><main><h1>${title}</h1>${content}</main></body></html>`;
const HOME: Files = { 'index.html': page('Acme', '<p>Acme moves parcels from one end of the town to the other.</p>') };
const PLANS: Files = {
  'pricing/index.html': page(
    'Pricing',
    '<div data-sitec-plan="solo"><h2 data-sitec-name>Solo</h2><p data-sitec-price="9 USD P1M">$9 a month</p></div>',
  ),
};

const build = (files: Files, config: object = {}): Promise<Built> =>
  buildSite({ files: { 'sitec.config.json': JSON.stringify({ developers: true, ...config }), ...HOME, ...files } });

const toolsIn = (markdown: string): readonly string[] => [...markdown.matchAll(/^#### `(\w+)`$/gm)].map(([, name = '']) => name);

describe('a site without a page for developers gets one', () => {
  test('which is a page like any other', async () => {
    const built = await build(PLANS);
    expect(built.exitCode).toBe(0);
    const html = built.read('developers/index.html');
    expect(html).toContain('<h1>Developers</h1>');
    expect(html).toContain(`<link rel="canonical" href="${BASE}/developers/">`);
    expect(html.match(/<link rel="alternate" type="text\/markdown"/g)).toHaveLength(1);
    expect(built.read('developers/index.md')).toContain('\n# Developers\n');
    expect(built.read('developers.md')).toBe(built.read('developers/index.md'));
    for (const list of ['sitemap.xml', 'sitemap.md', 'llms.txt', 'llms-full.txt'])
      expect(built.read(list), list).toContain(`${BASE}/developers/`);
  });

  test('with the style sheets that the configuration names before its own', async () => {
    const built = await build({ 'site.css': 'a{}' }, { developers: { stylesheets: ['/site.css'] } });
    const sheets = [...built.read('developers/index.html').matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, path]) => path);
    expect(sheets).toEqual(['/site.css', '/developers/sitec.css']);
  });

  test('which lists every tool and every discovery file, and no other', async () => {
    const built = await build(PLANS);
    const card = built.json('.well-known/mcp/server-card.json') as { readonly tools: readonly { readonly name: string }[] };
    const markdown = built.read('developers/index.md');
    expect(toolsIn(markdown)).toEqual(card.tools.map(({ name }) => name));
    const files = markdown.split(/\n## (?:Files|Limits and good manners)\n/)[1] ?? '';
    const named = [...files.matchAll(/`(\/[^`]+)`/g)].map(([, path = '']) => path.slice(1));
    const isDescribed = (file: string): boolean =>
      !/(^|\/)index\.(html|md)$|^(developers|pricing)\.md$|^api\/v1\/[^/]+\.json$|^developers\/|^_|^404\.html$|^sitec-manifest\.json$/.test(
        file,
      );
    expect(named.toSorted()).toEqual([...built.dist.keys()].filter(isDescribed).toSorted());
  });

  test('unless the configuration wants none', async () => {
    const built = await build({}, { developers: false });
    expect([...built.dist.keys()].filter((file) => file.startsWith('developers'))).toEqual([]);
    expect(built.read('index.html')).not.toContain('developers');
    expect(built.read('llms.txt')).not.toContain('/developers/');
  });
});

describe('a page of the site', () => {
  const MARKED = '<div class="own" data-sitec-developers></div>';

  test('is filled where it is marked, and is the same everywhere else', async () => {
    const source = page('For programmers', `<p>Hello, programmers of the world.</p>${MARKED}<p>Goodbye.</p>`);
    const built = await build({ 'developers/index.html': source });
    expect(built.exitCode).toBe(0);
    const html = built.read('developers/index.html');
    const [before = '', after = ''] = source.split(MARKED);
    expect(html.startsWith(before.slice(0, before.indexOf('</head>')))).toBe(true);
    expect(html.endsWith(after.replace(/^<\/div>/, ''))).toBe(true);
    expect(html).toMatch(/data-sitec-developers><div class="sitec-developers">/);
    const markdown = built.read('developers/index.md');
    const places = ['# For programmers', 'Hello, programmers', '## MCP server', 'Goodbye.'].map((text) => markdown.indexOf(text));
    expect(places.every((place, index) => place > (places[index - 1] ?? 0))).toBe(true);
    expect(markdown).not.toContain('Home');
  });

  test('is filled without <main>, too', async () => {
    const source = `${head('Code')}<body><h1>Code</h1><p>Words of ours.</p>${MARKED}</body></html>`;
    const markdown = (await build({ 'developers/index.html': source })).read('developers/index.md');
    expect(markdown).toContain('Words of ours.');
    expect(markdown).toContain('## MCP server');
    expect(markdown.match(/^# /gm)).toHaveLength(1);
  });

  test('is filled in its own encoding', async () => {
    const source = Buffer.from(page('Caf\u00e9', MARKED).replace('utf-8', 'windows-1252'), 'latin1');
    const built = await build({ 'developers/index.html': source, ...PLANS }, { facts: { company: { name: 'M\u00fcller \u{1F642}' } } });
    const bytes = built.dist.get('developers/index.html') ?? Buffer.alloc(0);
    expect(bytes.includes(Buffer.from('Caf\u00e9', 'latin1'))).toBe(true);
    expect(bytes.filter((byte) => byte > 127)).toHaveLength(2);
  });

  test('stays as it is without the mark, which a note says', async () => {
    const source = page('Ours', '<p>Our own words.</p>');
    const built = await build({ 'developers.html': source });
    expect(built.problem('SITEC3501')).toMatchObject({ level: 'note', place: { file: 'site/developers.html' } });
    expect(built.read('developers.html')).toContain('<main><h1>Ours</h1><p>Our own words.</p></main>');
    expect([...built.dist.keys()].filter((file) => file.startsWith('developers/sitec'))).toEqual([]);
  });

  test('is filled nowhere but at /developers/', async () => {
    const built = await build({ 'docs/index.html': page('Docs', MARKED) });
    expect(built.problem('SITEC3502')).toMatchObject({ level: 'error', place: { file: 'site/docs/index.html' } });
  });

  test('in UTF-16 cannot be filled', async () => {
    const source = Buffer.from(`\ufeff${page('Wide', MARKED)}`, 'utf16le');
    expect((await build({ 'developers/index.html': source })).problem('SITEC3503').level).toBe('error');
  });
});

describe('hostile names', () => {
  const NAME = `A'B"</script><img src=x onerror=alert(1)>\u2028$(touch x)\`<!--`;

  test('are text in the page, a string in the script, and harmless in a shell', async () => {
    const built = await build(PLANS, { facts: { company: { name: NAME } } });
    const html = built.read('developers/index.html');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<!--');
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
  const told = ['/llms.txt', '/llms-full.txt', '/sitemap.xml'].map((path) =>
    lines.some((line) => line.includes(path) && /\bits parts\b/.test(line)),
  );
  expect(told).toEqual([true, true, true]);
});
