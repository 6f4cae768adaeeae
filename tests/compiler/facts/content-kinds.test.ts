/** Which content files are records, what they are called, and which of several belongs to a page. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildSite, html, SiteFolder, type Files } from '../site.ts';

const guide = { 'index.html': html('Acme'), 'guides/setup.html': html('Setup') };
const index = (text: string): Files => ({ 'index.html': html('Acme'), 'platforms/index.html': html('Platforms', `<p>${text}</p>`) });

const codesWith = async (files: Files): Promise<readonly string[]> => (await buildSite({ files: { ...guide, ...files } })).codes;

const platformsOf = async (files: Files): Promise<readonly string[]> => {
  const { json } = await buildSite({ files });
  return (json('api/v1/platforms.json') as { platforms: { slug: string; name: string }[] }).platforms.map(
    ({ slug, name }) => `${slug}: ${name}`,
  );
};

describe('content files of no kind', () => {
  it.each([
    ['JSON with tabs', 'content/menu.json', '{\n\t"items": [\n\t\t1\n\t]\n}\n'],
    ['a large file', 'content/big.json', JSON.stringify('x'.repeat(2_000_000))],
    ['YAML with aliases', 'content/theme.yaml', 'a: &a 1\nb: *a\n'],
    ['bytes that are no text', 'content/old.yml', Uint8Array.of(0x61, 0xff, 0xfe)],
    ['front matter in JavaScript', 'content/pages/about.md', '---js\n{ title: 1 }\n---\n'],
    ['front matter with tabs', 'content/blog/post.md', '---\na:\n\tb: 1\n---\n'],
  ])('are passed over: %s', async (_, file, body) => {
    expect(await codesWith({ [file]: body })).toEqual([]);
  });

  it('are read when a key says their kind', async () => {
    expect(await codesWith({ 'content/x/setup.md': '---\nkind: guides\nupdated: soon\n---\n' })).toEqual(['SITEC1031']);
    expect(await codesWith({ 'content/x.json': '[{"slug":"setup","kind":"guides","updated":"soon"}]' })).toEqual(['SITEC1031']);
  });

  it('JSON of a kind may be indented with tabs, and names the right line', async () => {
    const { problem } = await buildSite({
      files: { ...guide, 'content/guides.json': '[\n\t{\n\t\t"slug": "setup",\n\t\t"updated": "soon"\n\t}\n]\n' },
    });
    expect(problem('SITEC1031')).toMatchObject({ line: 4, text: '"updated": "soon"' });
  });
});

describe('files that speak about their folder', () => {
  it.each(['index.md', '_index.md', 'README.md', 'guides.json', 'guides.11tydata.json'])('%s is no record', async (name) => {
    const body = name.endsWith('.json') ? '{\n\t"layout": "guide.njk"\n}\n' : '---\ntitle: Guides\n---\n';
    expect(await codesWith({ [`content/guides/${name}`]: body })).toEqual([]);
  });
});

describe('rendered folders', () => {
  it('are no content, whatever the globs say', async () => {
    const site = new SiteFolder({ 'index.html': html('Acme'), 'guides/gone.md': '---\ntitle: x\n---\n' });
    onTestFinished(() => site.remove());
    for (const folder of ['dist.tmp-1/guides', 'dist.old-2/guides', 'texts/guides']) {
      mkdirSync(join(site.folder, folder), { recursive: true });
      writeFileSync(join(site.folder, folder, `${folder.replace(/\W/g, '-')}.md`), '---\ntitle: y\n---\n');
    }
    const { problems } = await site.compile({ content: ['**/*.md'] });
    expect(problems.filter(({ code }) => code === 'SITEC2002').map(({ place }) => place?.file)).toEqual(['texts/guides/texts-guides.md']);
  });
});

describe('items of a list', () => {
  it('are called by their names, not by their file', async () => {
    const files = { ...index('Line and Telegram'), 'content/platforms.yaml': '- name: Telegram\n- name: LINE\n  slug: line-app\n' };
    expect(await platformsOf(files)).toEqual(['telegram: Telegram', 'line-app: LINE']);
  });

  it('may stand under the name of their kind', async () => {
    const files = { ...index('Telegram'), 'content/platforms.json': '{ "platforms": [{ "name": "Telegram" }] }' };
    expect(await platformsOf(files)).toEqual(['telegram: Telegram']);
  });

  it('without a slug and a name are a problem with their line', async () => {
    const { problem } = await buildSite({
      files: { ...index('Telegram'), 'content/platforms.yaml': '- name: Telegram\n- status: available\n' },
    });
    expect(problem('SITEC1031')).toMatchObject({ message: '1 needs a `slug` or a `name`', line: 2 });
  });

  it('are confirmed by whole words of the page that lists them', async () => {
    const files = { ...index('Sell online with LINE\u3068WeChat'), 'content/platforms.yaml': '- name: Line\n- name: Sell\n- name: Chat\n' };
    const { problems } = await buildSite({ files });
    expect(problems.filter(({ code }) => code === 'SITEC2002').map(({ message }) => message)).toEqual([
      'platform "chat" is in the content, but the site has no page /platforms/chat/',
    ]);
    expect((await buildSite({ files: { ...index('Sell online'), 'content/platforms.yaml': '- name: Line\n' } })).codes).toEqual([
      'SITEC2002',
    ]);
  });

  it('a platform in front matter that no page shows is a problem', async () => {
    expect((await buildSite({ files: { ...index('None'), 'content/platforms/viber.md': '---\nname: Viber\n---\n' } })).codes).toEqual([
      'SITEC2002',
    ]);
  });
});

describe('translations with one slug', () => {
  const german = html('Einrichten').replace('lang="en"', 'lang="de"');
  const site = { ...guide, 'de/guides/setup.html': german };
  const front = (description: string, more = ''): string => `---\ndescription: ${description}\n${more}---\n`;

  it.each([
    ['folders', 'content/en/guides/setup.md', 'content/de/guides/setup.md', ''],
    ['a folder for one of them', 'content/guides/setup.md', 'content/de/guides/setup.md', ''],
    ['the key lang', 'content/x/guides/setup.md', 'content/y/guides/setup.md', 'lang: de\n'],
  ])('are told apart by %s', async (_, first, second, more) => {
    const files = { ...site, [first]: front('English.'), [second]: front('Deutsch.', more) };
    const { read, json, codes } = await buildSite({ files });
    expect(codes).toEqual(['SITEC2003']);
    expect(read('de/guides/setup/index.md')).toContain('Deutsch.');
    expect(read('guides/setup/index.md')).toContain('English.');
    expect(json('api/v1/guides.json')).toMatchObject({ guides: [{ description: 'English.' }] });
  });
});
