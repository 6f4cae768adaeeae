/** The text of all pages: one file, or parts with an index. */
import fastCheck from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { breakBefore } from '../../../../compiler/artefacts/llms/full-text.ts';
import { BASE, buildSite, html, type Built } from '../../site.ts';
import { largeSite, TOTAL } from './large-site.ts';

const MAXIMUM = 20_000;
const limited = { 'sitec.config.json': JSON.stringify({ llms: { fullMaximum: MAXIMUM } }) };

/** Parts of a bundle by their number, from 1. */
const partsOf = (site: Built): readonly string[] => {
  const count = [...site.dist.keys()].filter((path) => path.startsWith('llms-full/')).length;
  return Array.from({ length: count }, (_, index) => site.read(`llms-full/${index + 1}.txt`));
};

const bodyOf = (site: Built, page: string): string => site.read(`${page}index.md`).replace(/^---\n[^]*?\n---\n\n>.*\n\n/, '');

const sourcesOf = (text: string): readonly string[] => [...text.matchAll(/^---\n\nSource: (\S+)$/gm)].map(([, address = '']) => address);

describe('llms-full.txt of a large site', () => {
  let site: Built;
  let parts: readonly string[];

  beforeAll(async () => {
    site = await buildSite({ files: { ...largeSite, ...limited } });
    parts = partsOf(site);
  }, 60_000);

  it('is an index that says of each part what it holds', () => {
    const [title = '', intro = '', list = ''] = site.read('llms-full.txt').split('\n\n');
    expect(title).toBe('# Acme: full text');
    expect(intro).toContain(`all ${TOTAL} pages is in ${parts.length} parts, ${parts.join('').length} characters together`);
    const lines = list.trimEnd().split('\n');
    expect(lines).toHaveLength(parts.length);
    lines.forEach((line, index) => {
      const part = parts[index] ?? '';
      const titles = [...part.matchAll(/^Source: .*\n\n# (.*)$/gm)].map(([, each]) => each);
      expect(line).toBe(
        `- [Part ${index + 1}](${BASE}/llms-full/${index + 1}.txt): ${titles.length} pages, ${part.length} characters, from "${titles[0]}" to "${titles.at(-1)}"`,
      );
    });
  });

  it('has parts that are full, but not too long', () => {
    expect(parts.length).toBeGreaterThan(5);
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(MAXIMUM);
    for (const part of parts.slice(0, -1)) expect(part.length).toBeGreaterThan(MAXIMUM * 0.9);
  });

  it('has parts that begin with a heading and the address of the index, and name the next one', () => {
    parts.forEach((part, index) => {
      expect(part.split('\n', 1)).toEqual([`# Acme: full text, part ${index + 1} of ${parts.length}`]);
      expect(part).toContain(`[llms-full.txt](${BASE}/llms-full.txt)`);
      expect(part.includes(`Next: [part ${index + 2}](${BASE}/llms-full/${index + 2}.txt)`)).toBe(index + 1 < parts.length);
    });
  });

  it('has every page once and whole, in the order of the sitemap', () => {
    const listed = [...site.read('sitemap.md').matchAll(/\]\((\S+\/)index\.md\)/g)].map(([, address]) => address);
    expect(parts.flatMap(sourcesOf).slice(0, 30)).toEqual(listed.slice(0, 30));
    expect(new Set(parts.flatMap(sourcesOf)).size).toBe(TOTAL);
    for (const part of parts)
      for (const source of sourcesOf(part)) expect(part.includes(bodyOf(site, source.slice(BASE.length + 1))), source).toBe(true);
  });

  it('is announced as parts, which are served like the index', () => {
    expect(site.read('llms.txt')).toContain(`- [Full text](${BASE}/llms-full.txt): every page in parts, with an index of them`);
    const { routes } = site.json('_sitec/index.json') as { readonly routes: Record<string, { readonly variant: readonly unknown[] }> };
    expect(routes['/llms-full/2.txt']?.variant[2]).toBe(routes['/llms-full.txt']?.variant[2]);
  });
});

describe('a page that is longer than a part', () => {
  const sections = Array.from({ length: 60 }, (_, index) => `<h2>Step ${index + 1}</h2><p>${`Word ${index} `.repeat(100)}</p>`).join('');
  const site = buildSite({
    files: { 'index.html': html('Acme'), 'long/index.html': html('Long', sections), 'z/index.html': html('Last'), ...limited },
  });

  it('is cut before headings, and says where it goes on', async () => {
    const parts = partsOf(await site);
    expect(parts.map((part) => sourcesOf(part).map((source) => source.slice(BASE.length)))).toEqual([
      ['/'],
      ['/long/'],
      ['/long/'],
      ['/long/', '/z/'],
    ]);
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(MAXIMUM);
    expect(parts[1]).toMatch(new RegExp(`\n\nContinued in \\[part 3\\]\\(${BASE}/llms-full/3\\.txt\\)\\.\n$`));
    expect(parts[2]).toMatch(
      new RegExp(`\nSource: ${BASE}/long/\n\nContinued from \\[part 2\\]\\(${BASE}/llms-full/2\\.txt\\)\\.\n\n## Step \\d+\n`),
    );
    expect((await site).read('llms-full.txt')).toContain(': 1 page, ');
  });

  it('is whole when its pieces are put together', async () => {
    const pieces = partsOf(await site).flatMap((part) =>
      part.split('---\n\nSource: ').flatMap((piece) => {
        const [, text] = /^\S+\/long\/\n\n(?:Continued from .*\n\n)?([^]*?)(?:\n\nContinued in .*\n|\n)$/.exec(piece) ?? [];
        return text === undefined ? [] : [text];
      }),
    );
    expect(pieces).toHaveLength(3);
    expect(pieces.join('').trimEnd()).toBe(bodyOf(await site, 'long/').trimEnd());
  });
});

it('of a small site is one file', async () => {
  const site = await buildSite({ files: { 'index.html': html('Acme'), ...limited } });
  expect(partsOf(site)).toEqual([]);
  expect(site.read('llms-full.txt')).toBe(`# Acme: full text\n\n---\n\nSource: ${BASE}/\n\n${bodyOf(site, '')}`);
});

describe('where a text is cut', () => {
  it.each([
    ['before the last heading of the second half', 'One.\n\nTwo two.\n\n## Three\n\nFour.¦', '## Three'],
    ['after a paragraph when the headings are too early', '## One\n\nTwo two two two.\n\nThree.\n\nFo¦ur', 'Four'],
    ['at a line when there is nothing else', 'a b c d e f g\nh i j k l m n\no p q r s t¦ u v w', 'o p q'],
    ['not at what looks like a heading in code', 'One one one one one.\n\nTwo.\n\n```sh\n# three\n\nfo¦ur\n```\n\nFive', '```sh'],
  ])('%s', (_, marked, next) => {
    const text = marked.replace('¦', '');
    const at = breakBefore(text, 0, marked.indexOf('¦'));
    expect(text.slice(at, at + next.length)).toBe(next);
  });

  it('is behind its start, not behind its end, and never inside of a character', () => {
    const line = fastCheck.oneof(
      fastCheck.constantFrom('', '', '## H', '```', '> ```', 'text', '| a | b |'),
      fastCheck.string({ unit: 'grapheme' }),
    );
    fastCheck.assert(
      fastCheck.property(
        fastCheck.array(line, { minLength: 1, maxLength: 30 }),
        fastCheck.nat(40),
        fastCheck.integer({ min: 2, max: 60 }),
        (lines, from, size) => {
          const text = lines.join('\n').toWellFormed();
          const start = /[\uDC00-\uDFFF]/.test(text[from] ?? '') ? from + 1 : from;
          if (start + size >= text.length) return;
          const at = breakBefore(text, start, start + size);
          expect(at).toBeGreaterThan(start);
          expect(at).toBeLessThanOrEqual(start + size);
          expect(text.slice(start, at).isWellFormed()).toBe(true);
        },
      ),
    );
  });
});
