import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { paths, twinPath } from '../../compiler/paths.ts';
import { example, get, getText, renderedPages } from './example.ts';

const rendered = (path: string): string => readFileSync(join(example.rendered, path, path.endsWith('/') ? 'index.html' : ''), 'utf8');

/** Languages and addresses of the translations that a head or a sitemap entry names. */
const alternatesOf = (markup: string): readonly string[] =>
  [...markup.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, address]) => `${language} ${address}`);

/** The pages that want to be found, from what the site generator wrote: 404.html and pages with "noindex" do not. */
const listed = renderedPages().filter((path) => !/<meta name="robots" content="[^"]*noindex/.test(rendered(path)));
const twins = listed.map((path) => example.url + twinPath(path)).toSorted();

/** Addresses of the list items `- [title](address): note` of a markdown file. */
const linkItems = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^- \[(?:\\.|[^\]\\])+\]\((\S+?)\)(?:: \S.*)?$/gm)].map(([, address]) => address ?? '');

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const TOKEN =
  /<(?<end>\/?)(?<name>[\w:]+)(?:\s+[\w:]+="(?:[^<&"]|&(?:amp|lt|gt|quot|apos);)*")*(?<empty>\/?)>|(?<text>(?:[^<&]|&(?:amp|lt|gt|quot|apos);)+)/y;

/** Texts of an XML document under the names of their elements; throws when it is not well-formed. */
const readXml = (xml: string): ReadonlyMap<string, readonly string[]> => {
  if (!xml.startsWith(DECLARATION)) throw new Error('no XML declaration');
  const texts = new Map<string, readonly string[]>();
  const open: string[] = [];
  TOKEN.lastIndex = DECLARATION.length;
  while (TOKEN.lastIndex < xml.length) {
    const position = TOKEN.lastIndex;
    const { end, name = '', empty, text } = (TOKEN.exec(xml)?.groups ?? {}) as Readonly<Record<string, string | undefined>>;
    if (name === '' && text === undefined) throw new Error(`not XML: ${xml.slice(position, position + 40)}`);
    if (text !== undefined) texts.set(open.at(-1) ?? '', [...(texts.get(open.at(-1) ?? '') ?? []), text]);
    else if (end && open.pop() !== name) throw new Error(`</${name}> closes nothing`);
    else if (!end && !empty) open.push(name);
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)}> is not closed`);
  return texts;
};

describe('the same pages are listed', () => {
  test('in sitemap.xml', async () => {
    const texts = readXml(await getText(paths.sitemap));
    expect(texts.get('loc')?.toSorted()).toEqual(listed.map((path) => example.url + path).toSorted());
    expect(texts.get('lastmod')?.filter((date) => /^20\d\d-\d\d-\d\d$/.test(date))).toHaveLength(listed.length);
  });

  test('in sitemap.xml, with the translations that their heads name', async () => {
    const entries = (await getText(paths.sitemap)).match(/<url>.*<\/url>/g) ?? [];
    const found = entries.map((entry) => [/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '', alternatesOf(entry)] as const);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed.map((path) => [example.url + path, alternatesOf(rendered(path))])));
    expect(found.flatMap(([, alternates]) => alternates).length).toBeGreaterThan(0);
  });

  test('in sitemap.xml, with the dates that their twins tell', async () => {
    const entries = [...(await getText(paths.sitemap)).matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)];
    const told = await Promise.all(listed.map(async (path) => /^last_updated: "(.*)"$/m.exec(await getText(twinPath(path)))?.[1]));
    expect(Object.fromEntries(entries.map(([, address, date]) => [address, date]))).toEqual(
      Object.fromEntries(listed.map((path, index) => [example.url + path, told[index]])),
    );
  });

  test('in sitemap.md', async () => {
    expect(linkItems(await getText(paths.sitemapMarkdown)).toSorted()).toEqual(twins);
  });

  test('in llms.txt, before its optional part', async () => {
    const [pages = '', optional = ''] = (await getText(paths.llms)).split('\n## Optional\n');
    expect(linkItems(pages).toSorted()).toEqual(twins);
    expect(linkItems(optional)).toEqual([example.url + paths.llmsFull, example.url + paths.sitemapMarkdown]);
  });

  test('in llms-full.txt, with their whole text, but the one for developers', async () => {
    const own = listed.filter((path) => path !== paths.developers);
    const full = await getText(paths.llmsFull);
    const sources = [...full.matchAll(/^---\n\nSource: (\S+)$/gm)].map(([, address]) => address ?? '');
    expect(sources.toSorted()).toEqual(own.map((path) => example.url + path).toSorted());
    for (const path of own) {
      const body = (await getText(twinPath(path))).replace(/^---\n[^]*?\n---\n\n>.*\n\n/, '');
      expect(full.includes(body), path).toBe(true);
    }
  });
});

test('every address in llms.txt answers 200', async () => {
  const text = await getText(paths.llms);
  const addresses = [...new Set([...text.matchAll(/\]\((\S+?)\)/g)].map(([, address]) => address ?? ''))];
  const answers = await Promise.all(addresses.map(async (address) => `${(await get(address)).status} ${address}`));
  expect(answers.filter((answer) => !answer.startsWith('200 '))).toEqual([]);
  expect(text).toMatch(/^# Bazaarbell\n\n> \S/);
  expect(text.length).toBeLessThan(50_000);
});

describe('robots.txt', () => {
  const fields = (group: string): readonly (readonly [string, string])[] =>
    group
      .split('\n')
      .map((line) => /^([A-Za-z-]+): (\S.*)$/.exec(line) ?? [])
      .map(([line = '?', name = line, value = '']) => [name, value]);

  test('is groups of known fields, then the sitemap and the catalogue', async () => {
    const blocks = (await getText(paths.robots)).trimEnd().split('\n\n').map(fields);
    const known = ['User-agent', 'Content-Signal', 'Content-Usage', 'Allow'];
    expect(
      blocks
        .slice(0, -1)
        .flatMap((group) => group.map(([name]) => name))
        .filter((name) => !known.includes(name)),
    ).toEqual([]);
    expect(blocks.at(-1)).toEqual([
      ['Sitemap', example.url + paths.sitemap],
      ['Agentmap', example.url + paths.ard],
    ]);
  });

  test('lets everyone read, and repeats the signals for bots that have a group of their own', async () => {
    const groups = (await getText(paths.robots)).trimEnd().split('\n\n').map(fields).slice(0, -1);
    expect(groups.length).toBeGreaterThanOrEqual(2);
    for (const group of groups) {
      expect(group.filter(([name]) => name !== 'User-agent')).toEqual([
        ['Content-Signal', 'search=yes, ai-input=yes, ai-train=yes'],
        ['Content-Usage', 'train-ai=y, search=y'],
        ['Allow', '/'],
      ]);
    }
    const agents = groups
      .flat()
      .filter(([name]) => name === 'User-agent')
      .map(([, agent]) => agent);
    expect(agents[0]).toBe('*');
    expect(agents).toEqual([...new Set(agents)]);
    expect(agents).toEqual(expect.arrayContaining(['GPTBot', 'ClaudeBot', 'PerplexityBot', 'Google-Extended', 'CCBot']));
  });
});

test('auth.md says that no key is needed and where people sign up', async () => {
  const text = await getText(paths.auth);
  expect(text).toMatch(/^# .*auth\.md/m);
  expect(text).toContain('https://app.bazaarbell.example');
  expect(text).toContain('User-Agent');
});
