/** The feed of changed facts: what it holds, by which dates, and that neither a clock nor the number of builds changes it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { describe, expect, it, onTestFinished } from 'vitest';
import { publishedFacts } from '../../../../cli/publish/release.ts';
import { atomFeed } from '../../../../compiler/artefacts/feed/atom.ts';
import type { FeedItem } from '../../../../compiler/artefacts/feed/items.ts';
import { PUBLISHED_FILE, type PublishedFile } from '../../../../compiler/site/published-file.ts';
import { hostile } from '../../../cli/fixture.ts';
import { html, SiteFolder, type Files } from '../../site.ts';

const dated = (date: string): string => `<meta property="article:modified_time" content="${date}">`;
/** The plans as a content source and as a page, which agree. */
const plans = (growth: number, first = 'Starter'): Files => ({
  'content/plans.yaml': `plans:\n  - name: ${first}\n    price: { value: 19, currency: USD, period: P1M }\n  - name: Growth\n    price: { value: ${growth}, currency: USD, period: P1M }\n`,
  'pricing/index.html': html('Pricing', `<p>${first}, 19 USD a month. Growth, ${growth} USD a month.</p>`, dated('2026-02-07')),
});
const change = (site: SiteFolder, files: Files): void => Object.entries(files).forEach(([path, body]) => site.write(path, body));
const FILES: Files = {
  'index.html': html('Acme', '<p>Welcome.</p>', dated('2026-01-05')),
  'guides/start/index.html': html('Start', '<p>How to start.</p>', dated('2026-03-01')),
  ...plans(49),
};

interface Feed {
  readonly items: readonly FeedItem[];
}

interface Project {
  readonly site: SiteFolder;
  readonly build: () => Promise<Feed>;
  /** Makes the bundle the release that was published last. */
  readonly publish: () => Promise<void>;
}

const projectOf = (files: Files = FILES): Project => {
  const site = new SiteFolder(files);
  onTestFinished(() => site.remove());
  return {
    site,
    build: async () => {
      expect((await site.compile({ precompress: false })).exitCode).toBe(0);
      return JSON.parse(site.bundle().get('facts.json')?.toString() ?? '{"items":[]}') as Feed;
    },
    publish: async () => {
      const facts = await publishedFacts(site.out);
      const file: PublishedFile = { version: 1, site: 'https://acme.example', pages: {}, ...(facts && { facts }) };
      const path = join(site.folder, PUBLISHED_FILE);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify(file));
    },
  };
};

const lines = ({ items }: Feed): readonly string[] =>
  items.map(({ title, date_modified: date, tags }) => `${date.slice(0, 10)} ${tags.join(' ')} ${title}`);

describe('without an earlier release', () => {
  it('the records of the site are there, the newest first, each with the date of its page', async () => {
    const found = lines(await projectOf().build());
    expect(found).toContain('2026-03-01 guides published guides.start: Start');
    expect(found.join('\n')).toMatch(/plans published plans\.growth: Growth/);
    expect(found).toEqual(found.toSorted((a, b) => (a.slice(0, 10) < b.slice(0, 10) ? 1 : a.slice(0, 10) > b.slice(0, 10) ? -1 : 0)));
  });

  it('a record says its facts with what prints them', async () => {
    const { items } = await projectOf().build();
    const growth = items.find(({ title }) => title.startsWith('plans.growth'));
    expect(growth?.content_text).toContain('price: 49 USD a month');
    expect(growth?.content_text).not.toContain('provenance');
  });

  it('there are 50 at most', async () => {
    const guides = Array.from({ length: 60 }, (_, index) => [
      `guides/g${index}/index.html`,
      html(`Guide ${index}`, '<p>Text.</p>', dated(`2026-04-${String((index % 28) + 1).padStart(2, '0')}`)),
    ]);
    const { items } = await projectOf({ ...FILES, ...(Object.fromEntries(guides) as Files) }).build();
    expect(items.length).toBe(50);
    expect(items[0]?.date_modified).toBe('2026-04-28T00:00:00Z');
  });

  it('a site without a date has no feed, and names none', async () => {
    const { site, build } = projectOf({ 'index.html': html('Acme'), 'sitec.config.json': '{"developers":true,"dates":["jsonld"]}' });
    expect((await build()).items).toEqual([]);
    const files = [...site.bundle()];
    expect(files.filter(([path]) => path.startsWith('facts.'))).toEqual([]);
    expect(files.filter(([path, body]) => /\.(?:html|md|txt)$/.test(path) && body.includes('facts.atom'))).toEqual([]);
  });
});

describe('after a release was published', () => {
  it('changes have both values and come first; the items of that release stay', async () => {
    const { site, build, publish } = projectOf();
    const before = await build();
    await publish();
    change(site, plans(59));
    const after = await build();
    const [first] = after.items;
    const priced = after.items.find(({ tags }) => tags[1] === 'changed');
    expect(priced).toMatchObject({ title: 'plans.growth.price: 49 USD a month -> 59 USD a month', tags: ['plans', 'changed'] });
    expect(priced?.content_text).toBe('Before: 49 USD a month\nNow: 59 USD a month');
    expect(first).toBeDefined();
    expect(after.items.filter(({ tags }) => tags[1] !== 'changed')).toEqual(before.items);
  });

  it('a record that is gone is removed, a new one is added', async () => {
    const { site, build, publish } = projectOf();
    await build();
    await publish();
    change(site, plans(49, 'Basic'));
    const found = lines(await build());
    expect(found.filter((line) => / (?:added|removed) /.test(line)).map((line) => line.slice(11))).toEqual([
      'plans added plans.basic: Basic, 19 USD a month',
      'plans removed plans.starter: Starter, 19 USD a month',
    ]);
  });

  it('the same release has the same bytes, however often it is built, published and built again', async () => {
    const { site, build, publish } = projectOf();
    await build();
    await publish();
    change(site, plans(59));
    const feeds: string[] = [];
    const keep = async (): Promise<void> => {
      await build();
      feeds.push(['facts.json', 'facts.atom'].map((file) => site.bundle().get(file)?.toString()).join('\n'));
    };
    await keep();
    await keep();
    await publish();
    await keep();
    await publish();
    await keep();
    expect(new Set(feeds).size).toBe(1);
    expect(feeds[0]).toContain('59 USD');
  });

  it('a damaged or foreign state costs no build', async () => {
    const { site, build } = projectOf();
    const plain = await build();
    for (const text of [
      '{',
      '{"version":2}',
      '{"version":1,"site":"https://acme.example","pages":{},"facts":{"kinds":{},"items":[{"id":1},null]}}',
    ]) {
      writeFileSync(join(site.folder, PUBLISHED_FILE), text);
      expect((await build()).items.length).toBe(plain.items.length);
    }
  });
});

describe('the formats', () => {
  it('JSON Feed 1.1 and Atom have the same items, and their required members', async () => {
    const { site, build } = projectOf();
    const { items, ...head } = await build();
    expect(head).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: 'https://acme.example/',
      feed_url: 'https://acme.example/facts.json',
    });
    const xml = site.bundle().get('facts.atom')?.toString() ?? '';
    const ids = [...xml.matchAll(/<entry>\n<id>(.*)<\/id>\n<title>.*<\/title>\n<updated>\d{4}-\d\d-\d\dT00:00:00Z<\/updated>/g)].map(
      ([, id]) => id,
    );
    expect(ids).toEqual(items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(xml).toMatch(
      /^<\?xml[^]*<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom">\n<id>https:\/\/acme\.example\/facts\.atom<\/id>\n<title>.+<\/title>/,
    );
    expect(xml).toContain('<link rel="self" type="application/atom+xml" href="https://acme.example/facts.atom"/>');
    expect(xml).toMatch(/<author><name>.+<\/name><\/author>/);
    const [newest] = items;
    expect(xml).toContain(
      `<subtitle>${/<subtitle>(.*)<\/subtitle>/.exec(xml)?.[1]}</subtitle>\n<updated>${newest?.date_modified}</updated>`,
    );
  });

  it('any text stays text in Atom', () => {
    const head = { url: 'https://a.example/facts.atom', home: 'https://a.example/', updated: '2026-01-01T00:00:00Z' };
    fc.assert(
      fc.property(hostile, hostile, hostile, (title, content, tag) => {
        const item: FeedItem = { id: 'x', title, content_text: content, date_modified: '2026-01-01T00:00:00Z', tags: [tag] };
        const xml = atomFeed({ ...head, title, description: content, author: tag }, [item]);
        // eslint-disable-next-line no-control-regex
        expect(xml).not.toMatch(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/);
        const names: string[] = [];
        const texts = new Map<string, string>();
        const visit = (nodes: readonly { name?: string; data?: string; children?: unknown[] }[], parent: string): void => {
          for (const node of nodes) {
            if (node.name !== undefined) names.push(node.name);
            if (node.data !== undefined && node.name === undefined) texts.set(parent, (texts.get(parent) ?? '') + node.data);
            visit((node.children ?? []) as never[], node.name ?? parent);
          }
        };
        visit(parseDocument(xml, { xmlMode: true }).children as never[], '');
        expect(names.join(' ')).toBe('?xml feed id title subtitle updated author name link link entry id title updated category content');
        // What XML cannot hold is a space; a carriage return is a reference.
        const kept = content.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ' ');
        expect(texts.get('content') ?? '').toBe(kept);
      }),
    );
  });
});
