/** Hostile texts in twins, llms files, sitemap.md and skills: each is read back by a parser of its format. */
import type { Nodes } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { buildHostileSite, seen, type HostileSite } from './hostile.ts';

const processor = remark().use(remarkGfm);

/** Front matter and body of a markdown file. */
const split = (text: string): readonly [matter: unknown, body: string] => {
  const [, matter = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  return [parse(matter), body];
};

/** All text of a node. */
const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';

const headings = (markdown: string): readonly string[] =>
  processor.parse(markdown).children.flatMap((node) => (node.type === 'heading' ? [textOf(node)] : []));

function* links(node: Nodes): Generator<readonly [address: string, text: string]> {
  if (node.type === 'link') yield [node.url, textOf(node)];
  if ('children' in node) for (const child of node.children) yield* links(child);
}

describe.each([1, 2, 3])('a hostile site (seed %i)', (seed) => {
  let site: HostileSite;

  beforeAll(async () => {
    site = await buildHostileSite(seed);
  });

  it('front matter of twins is read back', () => {
    for (const [path, { title, description }] of site.pages) {
      const [matter] = split(site.built.read(`${path}.md`));
      expect(matter).toEqual({
        title: expect.any(String) as unknown,
        description: expect.any(String) as unknown,
        canonical_url: `https://acme.example/${path}`,
        lang: 'en',
      });
      expect(seen((matter as { title: string }).title), path).toBe(seen(title));
      expect(seen((matter as { description: string }).description), path).toBe(seen(description));
    }
  });

  it('the title is the only heading of a twin, word for word', () => {
    for (const [path, { title }] of site.pages) {
      const [, body] = split(site.built.read(`${path}.md`));
      expect(headings(body).map(seen), path).toEqual([seen(title)]);
    }
  });

  /** Text of each link of llms.txt that leads to a hostile page, by the path of the page; in the order of the file. */
  const llmsEntries = (): ReadonlyMap<string, string> => {
    const found = [...links(processor.parse(site.built.read('llms.txt')))];
    return new Map(
      found.flatMap(([address, text]) => {
        const [, path] = /(guides\/page-\d+)(?:\/index)?\.md$/.exec(address) ?? [];
        return path === undefined ? [] : [[path, seen(text)] as const];
      }),
    );
  };

  it('llms.txt has one line a page and only its own headings', () => {
    const text = site.built.read('llms.txt');
    expect(headings(text).map(seen)).toEqual([seen(site.company.title), 'Start', 'Guides', 'Company', 'More pages', 'Optional']);
    expect(text.split('\n').filter((line) => /^- \[.*guides\/page-\d/.test(line))).toHaveLength(site.pages.size);
  });

  it('links of llms.txt say the titles word for word', () => {
    const plain = [...site.pages].filter(([, { title }]) => !title.includes('\\'));
    expect(plain.length).toBeGreaterThan(20);
    const entries = llmsEntries();
    for (const [path, { title }] of plain) expect(entries.get(path), path).toBe(seen(title));
  });

  it('a backslash in a title survives, and does not break the link', () => {
    const odd = [...site.pages].filter(([, { title }]) => title.includes('\\'));
    const entries = llmsEntries();
    for (const [path, { title }] of odd) expect(entries.get(path), path).toBe(seen(title));
  });

  it('sitemap.md has one line a page and only its own headings', () => {
    const text = site.built.read('sitemap.md');
    expect(headings(text).map(seen)).toEqual([seen(`Sitemap of ${site.company.title}`), 'Start', 'Guides', 'Company', 'More pages']);
    expect(text.split('\n').filter((line) => line.startsWith('- ['))).toHaveLength(site.pages.size + 3);
  });

  it('front matter of skills is read back and agrees with their index', () => {
    const { skills } = site.built.json('.well-known/agent-skills/index.json') as {
      readonly skills: readonly { readonly name: string; readonly description: string }[];
    };
    expect(skills).toHaveLength(3);
    for (const { name, description } of skills) {
      const [matter, body] = split(site.built.read(`.well-known/agent-skills/${name}/SKILL.md`));
      expect(matter).toEqual({ name, description });
      expect(seen(description)).toContain(seen(site.company.title));
      expect(headings(body).length, name).toBeGreaterThan(0);
      expect(headings(body).join('\n'), name).not.toMatch(/^(x|evil)$/m);
    }
  });

  it('auth.md says auth.md in its first heading', () => {
    expect(headings(site.built.read('auth.md'))[0]).toContain('auth.md');
  });
});
