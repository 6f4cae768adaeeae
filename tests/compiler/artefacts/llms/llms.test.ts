/** llms.txt of sites with more pages than fit into it: nothing is left out without a line that says so and a file that has it. */
import fastCheck from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { packLines, shareSpace } from '../../../../compiler/artefacts/llms/sections.ts';
import { shorten } from '../../../../compiler/base/shorten.ts';
import { BASE, buildSite, html, type Built } from '../../site.ts';
import { COUNTS, largeSite, TOTAL } from './large-site.ts';

const MAXIMUM = 20_000;

/** Addresses of the entries of a list. */
const entries = (text: string): readonly string[] =>
  [...text.matchAll(/^- \[.*?\]\((\S+index\.md)\)/gm)].map(([, address = '']) => address);

/** The sections of llms.txt by their headings. */
const sectionsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.split('\n', 1)[0] ?? '', section]),
  );

const NOTE = /^Left out here: (\d+) of (\d+) [\w ]+\. All of them: \[(llms\/\S+?\.txt)\]\((\S+?)\)(?:, the first of (\d+) files)?\.$/m;

/** The files of a section, found as a reader finds them: by the note, then from part to part. */
const filesOf = (site: Built, note: readonly (string | undefined)[]): readonly string[] => {
  const files: string[] = [];
  let next: string | undefined = note[4];
  while (next !== undefined) {
    files.push(site.read(next.slice(BASE.length + 1)));
    next = /Next: \[part \d+\]\((\S+?)\)/.exec(files.at(-1) ?? '')?.[1];
  }
  return files;
};

describe('llms.txt of a large site', () => {
  let site: Built;
  let text: string;

  beforeAll(async () => {
    site = await buildSite({ files: { ...largeSite, 'sitec.config.json': JSON.stringify({ llms: { maximum: MAXIMUM } }) } });
    text = site.read('llms.txt');
  }, 60_000);

  it('fills its room and does not go beyond it', () => {
    expect(site.codes).toEqual([]);
    expect(text.length).toBeLessThanOrEqual(MAXIMUM);
    expect(text.length).toBeGreaterThan(MAXIMUM * 0.9);
  });

  it('shows the first entries of every section, those of another language after the main one', () => {
    const shown = [...sectionsOf(text)].map(([title, section]) => [title, entries(section).length] as const);
    expect(shown.map(([title]) => title)).toEqual(['Start', 'Features', 'Guides (en)', 'Guides (de)', 'Company', 'More pages', 'Optional']);
    const counts = new Map(shown);
    expect(counts.get('Features')).toBe(COUNTS.features);
    for (const title of ['Guides (en)', 'Guides (de)', 'More pages']) expect(counts.get(title), title).toBeGreaterThan(2);
    expect(counts.get('Guides (en)')).toBeGreaterThan(counts.get('Guides (de)') ?? 0);
  });

  it('counts what each section leaves out, and names files with all of its entries', () => {
    const notes = [...sectionsOf(text).values()].flatMap((section) => {
      const note = NOTE.exec(section);
      return note ? [{ section, note }] : [];
    });
    expect(notes.map(({ note }) => note[3])).toEqual(['llms/guides/en.txt', 'llms/guides/de.txt', 'llms/pages/more.txt']);
    for (const { section, note } of notes) {
      const files = filesOf(site, note);
      const all = files.flatMap(entries);
      expect([all.length, files.length]).toEqual([Number(note[2]), Number(note[5] ?? 1)]);
      expect(all.slice(0, entries(section).length)).toEqual(entries(section));
      expect(entries(section)).toHaveLength(Number(note[2]) - Number(note[1]));
    }
    expect(notes[0]?.note[5]).toBe('3');
  });

  it('says how many pages are left out in all, and every page is found from it', () => {
    const omitted = [...text.matchAll(/^Left out here: (\d+)/gm)].reduce((sum, [, count]) => sum + Number(count), 0);
    expect(text).toContain(`Left out in total: ${omitted} of ${TOTAL} pages.`);
    const files = [...site.dist.keys()].filter((path) => path === 'llms.txt' || path.startsWith('llms/'));
    const found = new Set(files.flatMap((path) => entries(site.read(path))));
    const missing = [...site.dist.keys()].filter((path) => path.endsWith('index.md') && !found.has(`${BASE}/${path}`));
    expect(missing).toEqual([]);
  });

  it('has section files within the limit, each with a heading and a line that says what it holds', () => {
    const files = [...site.dist.keys()].filter((path) => path.startsWith('llms/'));
    expect(files).toEqual(
      ['llms/guides/de.txt', 'llms/guides/en.txt', 'llms/guides/en/2.txt', 'llms/guides/en/3.txt', 'llms/pages/more.txt'].sort(),
    );
    for (const path of files) {
      const file = site.read(path);
      expect(file.length, path).toBeLessThanOrEqual(MAXIMUM);
      expect(file).toMatch(/^# Acme: [^\n]+\n\n> [^\n]+, the most important first\. Everything else: \[llms\.txt\]/);
    }
    expect(site.read('llms/guides/en/2.txt')).toMatch(
      /^> Part 2 of 3: guides \d+ to \d+ of 90, .* Before: \[part 1\]\(\S+\/llms\/guides\/en\.txt\)\. Next: /m,
    );
  });

  it('is served like llms.txt', () => {
    const { routes } = site.json('_sitec/index.json') as { readonly routes: Record<string, { readonly variant: readonly unknown[] }> };
    expect(routes['/llms/guides/en/2.txt']?.variant[2]).toBe(routes['/llms.txt']?.variant[2]);
  });
});

describe('llms.txt of other sites', () => {
  it('has no files for its sections while everything fits', async () => {
    const site = await buildSite({ files: { 'index.html': html('Acme'), 'guides/one.html': html('One') } });
    expect([...site.dist.keys()].filter((path) => path.startsWith('llms'))).toEqual(['llms-full.txt', 'llms.txt']);
    expect(site.read('llms.txt')).not.toContain('Left out');
  });

  it('shortens the titles and descriptions that would take the room of other pages', async () => {
    const long = html('Word '.repeat(400), '<p>Text</p>', `<meta name="description" content="${'word '.repeat(20_000)}">`);
    const site = await buildSite({ files: { 'index.html': html('Acme'), 'long.html': long } });
    const line =
      site
        .read('llms.txt')
        .split('\n')
        .find((each) => each.includes('/long/index.md')) ?? '';
    expect(line).toMatch(/^- \[(?:Word )+…\]\(\S+\): (?:word )+…$/);
    expect(line.length).toBeLessThan(800);
  });

  it('names pages of the main language first in every section', async () => {
    const german = html('Ablauf').replace('lang="en"', 'lang="de"');
    const site = await buildSite({ files: { 'index.html': html('Acme'), 'a.html': german, 'b.html': html('Process') } });
    expect(entries(site.read('llms.txt'))).toEqual(['/', '/b/', '/a/'].map((path) => `${BASE}${path}index.md`));
  });
});

describe('the room of the sections', () => {
  const lists = fastCheck.array(fastCheck.array(fastCheck.integer({ min: 1, max: 400 }), { maxLength: 60 }), {
    minLength: 1,
    maxLength: 12,
  });
  const lengthOf = (lengths: readonly number[]): number => lengths.reduce((sum, length) => sum + length, 0);

  it('is never exceeded, and none is left that the next entry of any section would fit into', () => {
    fastCheck.assert(
      fastCheck.property(lists, fastCheck.integer({ min: -100, max: 9000 }), (sections, room) => {
        const kept = shareSpace(sections, room);
        const used = lengthOf(sections.map((lengths, index) => lengthOf(lengths.slice(0, kept[index]))));
        expect(used).toBeLessThanOrEqual(Math.max(room, 0));
        sections.forEach((lengths, index) => expect(used + (lengths[kept[index] ?? 0] ?? Infinity)).toBeGreaterThan(room));
      }),
    );
  });

  it('shares one half evenly, and gives the other half to the first sections', () => {
    const long = Array.from({ length: 100 }, () => 10);
    expect(shareSpace([long, long, long], 600)).toEqual([40, 10, 10]);
    expect(shareSpace([[10], long, long], 600)).toEqual([1, 44, 15]);
  });

  it('packs lines in their order, one at least into each file', () => {
    fastCheck.assert(
      fastCheck.property(fastCheck.array(fastCheck.string({ maxLength: 30 })), fastCheck.integer({ min: 1, max: 80 }), (lines, room) => {
        const files = packLines(lines, room);
        expect(files.flat()).toEqual(lines);
        for (const file of files) expect(file.length === 1 || file.join('\n').length < room).toBe(true);
      }),
    );
  });
});

it('a shortened text is a beginning of the text, whole characters only', () => {
  expect(shorten('two  words', 10)).toBe('two words');
  expect(shorten('some more words than fit', 20)).toBe('some more words …');
  fastCheck.assert(
    fastCheck.property(fastCheck.string({ unit: 'grapheme', maxLength: 60 }), fastCheck.integer({ min: 4, max: 40 }), (text, maximum) => {
      const short = shorten(text, maximum);
      expect(short.length).toBeLessThanOrEqual(maximum);
      expect(short.isWellFormed()).toBe(true);
    }),
  );
});
