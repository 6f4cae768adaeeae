/** llms.txt of sites with folders of their own: languages, versions of a documentation, and what does not fit into the file at the root. */
import fastCheck from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { packSections } from '../../../../compiler/artefacts/llms/llms.ts';
import { sectionText, type LlmsSection } from '../../../../compiler/artefacts/llms/lists.ts';
import { shorten } from '../../../../compiler/base/one-line.ts';
import type { RuntimeIndex } from '../../../../runtime/bundle.ts';
import { BASE, buildSite, html, type Built, type Files } from '../../site.ts';
import { COUNTS, largeSite, TOTAL } from './large-site.ts';

const MAXIMUM = 20_000;

/** Paths of the pages of a list, in order. */
const entries = (text: string, base = BASE): readonly string[] =>
  [...text.matchAll(/^- \[.*?\]\((\S+\/)index\.md\)/gm)].map(([, address = '']) => address.slice(base.length));

/** The llms.txt files of a bundle with their further parts, sorted. */
const listsOf = ({ dist }: Built): readonly string[] => [...dist.keys()].filter((path) => /(?:^|\/)llms(?:-\d+)?\.txt$/.test(path)).sort();

/** Address of the file -> what is said of it, for the links to other lists. */
const linksOf = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(/^- \[[^\]]+\]\((\S+\/llms(?:-\d+)?\.txt)\): (.+)$/gm)].map(([, address = '', said = '']) => [address, said]));

/** Every list that is found from the root, by links alone. */
const reached = (site: Built, base = BASE): readonly string[] => {
  const found = ['llms.txt'];
  for (const path of found)
    for (const address of linksOf(site.read(path)).keys()) {
      const target = decodeURIComponent(address.slice(base.length + 1));
      if (!found.includes(target)) found.push(target);
    }
  return found.sort();
};

/** The address that each place of a page names: Link header, head, sentence of the HTML, first line of the markdown. */
const namedBy = (site: Built, page: string): readonly (string | undefined)[] => {
  const { routes, headers } = site.json('_sitec/index.json') as RuntimeIndex;
  const route = routes[page];
  const links = [route?.variant, route?.markdown].map((variant) => headers[variant?.[2] ?? -1]?.find(([name]) => name === 'Link')?.[1]);
  const [source, markdown] = [`${page.slice(1)}index.html`, `${page.slice(1)}index.md`].map(site.read);
  return [
    ...links.map((link = '') => /<([^>]+)>; rel="describedby"/.exec(link)?.[1]),
    /<link rel="describedby" type="text\/plain" href="([^"]+)">/.exec(source ?? '')?.[1],
    /For the complete index of this site, see <a href="([^"]+)" tabindex/.exec(source ?? '')?.[1],
    /<!-- For the complete index of this site, see <a href="([^"]+)">/.exec(source ?? '')?.[1],
    /^> For the complete index of this site, see \[llms\.txt\]\(https:\/\/[^/]+([^)]+)\)/m.exec(markdown ?? '')?.[1],
  ];
};

const names = (path: string): readonly string[] => Array.from({ length: 6 }, () => path);

const inLanguage = (language: string, title: string): string => html(title).replace('lang="en"', `lang="${language}"`);

/** Every page is in one list only, which is the one that the page names. */
const expectPartition = (site: Built, pages: number): void => {
  const lists = listsOf(site);
  expect(reached(site)).toEqual(lists);
  const listed = lists.flatMap((list) => entries(site.read(list)).map((page) => ({ page, list })));
  expect(new Set(listed.map(({ page }) => page)).size).toBe(listed.length);
  expect(listed).toHaveLength(pages);
  for (const { page, list } of listed)
    expect(namedBy(site, decodeURI(page)), page).toEqual(names(`/${list.replace(/-\d+\.txt$/, '.txt')}`));
};

describe('a site in three languages', () => {
  const files: Files = {
    'index.html': html('Acme'),
    'pricing/index.html': html('Pricing'),
    ...Object.fromEntries(
      ['de', 'pt-br'].flatMap((language) => [
        [`${language}/index.html`, inLanguage(language, `Acme ${language}`)],
        [`${language}/pricing/index.html`, inLanguage(language, `Pricing ${language}`)],
      ]),
    ),
  };
  let site: Built;
  beforeAll(async () => {
    site = await buildSite({ files });
  }, 60_000);

  it('has a file at each folder of a language but the one of the home page', () => {
    expect(listsOf(site)).toEqual(['de/llms.txt', 'llms.txt', 'pt-br/llms.txt']);
    expect(entries(site.read('llms.txt'))).toEqual(['/', '/pricing/']);
    expect(entries(site.read('de/llms.txt'))).toEqual(['/de/', '/de/pricing/']);
  });

  it('leads from the root to each of them with the number of its pages, and back', () => {
    expect([...linksOf(site.read('llms.txt'))]).toEqual([
      [`${BASE}/de/llms.txt`, '2 pages in de'],
      [`${BASE}/pt-br/llms.txt`, '2 pages in pt-br'],
    ]);
    expect(site.read('de/llms.txt')).toMatch(/^# Acme: de\n\n> The pages below https:\/\/acme\.example\/de\/, [^\n]+\n\n## Start\n\n- /);
    expect(site.read('de/llms.txt')).toMatch(/\n## Optional\n\n- \[llms\.txt\]\(https:\/\/acme\.example\/llms\.txt\): [^\n]+\n$/);
  });

  it('names the most specific file in every form of a page', () => expectPartition(site, 6));

  it('serves them like llms.txt at the root', () => {
    const { routes } = site.json('_sitec/index.json') as RuntimeIndex;
    expect(routes['/de/llms.txt']?.variant[2]).toBe(routes['/llms.txt']?.variant[2]);
  });

  it('names pages that no list has by their folder', async () => {
    const hidden = inLanguage('de', 'Danke').replace('<head>', '<head><meta name="robots" content="noindex">');
    const built = await buildSite({ files: { ...files, 'de/thanks/index.html': hidden } });
    expect(namedBy(built, '/de/thanks/')).toEqual(names('/de/llms.txt'));
    expect(entries(built.read('de/llms.txt'))).not.toContain('/de/thanks/');
  });

  it('has no file for the main language where it has a folder too', async () => {
    const moved = Object.fromEntries(
      Object.entries(files).map(([path, body]) => [path === 'pricing/index.html' ? `en/${path}` : path, body]),
    );
    const built = await buildSite({ files: moved });
    expect(listsOf(built)).toEqual(['de/llms.txt', 'llms.txt', 'pt-br/llms.txt']);
    expect(entries(built.read('llms.txt'))).toEqual(['/', '/en/pricing/']);
  });

  it('takes a folder in another language than its name for none of the two', async () => {
    const built = await buildSite({
      files: { 'index.html': html('Acme'), 'faq/index.html': html('FAQ'), 'it/jobs/index.html': html('IT jobs') },
    });
    expect(listsOf(built)).toEqual(['llms.txt']);
  });

  it('is below the path of the site', async () => {
    const base = `${BASE}/project`;
    const built = await buildSite({ files, options: { baseUrl: base } });
    expect(reached(built, base)).toEqual(['de/llms.txt', 'llms.txt', 'pt-br/llms.txt']);
    expect(namedBy(built, '/de/pricing/').slice(2)).toEqual(names('/project/de/llms.txt').slice(2));
    expect(entries(built.read('de/llms.txt'), base)).toEqual(['/de/', '/de/pricing/']);
  });
});

describe('a documentation in versions', () => {
  const docs = (...folders: readonly string[]): Files => ({
    'index.html': html('Acme'),
    'about/index.html': html('About'),
    ...Object.fromEntries(
      folders.flatMap((folder) => ['', 'install/', 'usage/'].map((page) => [`${folder}/${page}index.html`, html(`${folder} ${page}`)])),
    ),
  });

  it('has a file for each version but the current one, which the root lists', async () => {
    const site = await buildSite({ files: docs('docs/v1', 'docs/v2', 'docs/v10') });
    expect(listsOf(site)).toEqual(['docs/v1/llms.txt', 'docs/v2/llms.txt', 'llms.txt']);
    expect(entries(site.read('llms.txt'))).toEqual(['/', '/about/', '/docs/v10/', '/docs/v10/install/', '/docs/v10/usage/']);
    expect([...linksOf(site.read('llms.txt'))]).toEqual([
      [`${BASE}/docs/v1/llms.txt`, '3 pages of version v1'],
      [`${BASE}/docs/v2/llms.txt`, '3 pages of version v2'],
    ]);
    expectPartition(site, 11);
  });

  it.each([
    ['pages without a version are the current ones', ['docs', 'docs/1.0', 'docs/next'], ['docs/1.0/', 'docs/next/']],
    ['a name says which one is released', ['docs/latest', 'docs/3.1', 'docs/next'], ['docs/3.1/', 'docs/next/']],
    [
      'a finished version comes before one that is not',
      ['docs/v1.9', 'docs/v1.10', 'docs/v2.0-beta.1'],
      ['docs/v1.9/', 'docs/v2.0-beta.1/'],
    ],
    ['versions with the same pages are known in any folder', ['sdk/v1', 'sdk/v2'], ['sdk/v1/']],
    ['a single version is the current one', ['docs/v1'], []],
    ['years are no versions', ['blog/2023', 'blog/2024'], []],
    ['names alone are no versions', ['docs/latest', 'docs/next'], []],
  ])('%s', async (_, folders, expected) => {
    const site = await buildSite({ files: docs(...folders) });
    expect(listsOf(site)).toEqual([...expected.map((folder) => `${folder}llms.txt`), 'llms.txt'].toSorted());
  });

  it('in a folder of a language is found from the list of the language', async () => {
    const german = Object.fromEntries(
      Object.entries(docs('docs/v1', 'docs/v2')).map(([path, body]) => [`de/${path}`, String(body).replace('lang="en"', 'lang="de"')]),
    );
    const site = await buildSite({ files: { 'index.html': html('Acme'), ...german } });
    expect(listsOf(site)).toEqual(['de/docs/v1/llms.txt', 'de/llms.txt', 'llms.txt']);
    expect([...linksOf(site.read('de/llms.txt'))].slice(0, 1)).toEqual([[`${BASE}/de/docs/v1/llms.txt`, '3 pages of version v1']]);
    expect(linksOf(site.read('llms.txt')).get(`${BASE}/de/llms.txt`)).toBe('8 pages in de');
    expectPartition(site, 9);
  });
});

describe('a site with more pages than fit into the file at the root', () => {
  let site: Built;
  beforeAll(async () => {
    site = await buildSite({ files: { ...largeSite, 'sitec.config.json': JSON.stringify({ llms: { maximum: MAXIMUM } }) } });
  }, 60_000);

  it('moves the folders of the least important sections to files of their own, until it fits', () => {
    expect(site.codes).toEqual([]);
    expect(listsOf(site)).toEqual([
      'blog/llms.txt',
      'de/llms.txt',
      'guides/llms-2.txt',
      'guides/llms-3.txt',
      'guides/llms.txt',
      'llms.txt',
    ]);
    expect([...linksOf(site.read('llms.txt'))]).toEqual([
      [`${BASE}/de/llms.txt`, `${COUNTS['de/guides']} pages in de`],
      [`${BASE}/blog/llms.txt`, `${COUNTS.blog} pages`],
      [`${BASE}/guides/llms.txt`, `${COUNTS.guides} pages`],
    ]);
    expect(entries(site.read('llms.txt')).filter((path) => path.startsWith('/features/'))).toHaveLength(COUNTS.features);
  });

  it('keeps every file within the limit, each with a title and a quotation', () => {
    for (const path of listsOf(site)) {
      const text = site.read(path);
      expect(text.length, path).toBeLessThanOrEqual(MAXIMUM);
      expect(text, path).toMatch(/^# Acme[^\n]*\n\n> [^\n]+\n/);
    }
  });

  it('has every page once, where the page says', () => expectPartition(site, TOTAL));

  it('goes on in a further file where a folder has no folders in it', () => {
    expect(linksOf(site.read('guides/llms.txt')).get(`${BASE}/guides/llms-2.txt`)).toMatch(/^the next \d\d pages$/);
    expect(site.read('guides/llms-2.txt')).toMatch(/^# Acme: guides\n\n> Part 2 of the pages below https:\/\/acme\.example\/guides\/, /);
    expect(linksOf(site.read('guides/llms-2.txt')).get(`${BASE}/guides/llms.txt`)).toBe('the first part');
  });

  it('moves no more than it must', async () => {
    const larger = await buildSite({ files: { ...largeSite, 'sitec.config.json': JSON.stringify({ llms: { maximum: 62_000 } }) } });
    expect(listsOf(larger)).toEqual(['blog/llms.txt', 'de/llms.txt', 'llms.txt']);
  });
});

describe('llms.txt of other sites', () => {
  it('is one file', async () => {
    const site = await buildSite({ files: { 'index.html': html('Acme'), 'guides/one.html': html('One') } });
    expect([...site.dist.keys()].filter((path) => path.includes('llms'))).toEqual(['llms-full.txt', 'llms.txt']);
    expect(site.read('llms.txt')).not.toContain('More lists');
  });

  it('is the one of the site, alone, where it has one', async () => {
    const site = await buildSite({
      files: {
        'index.html': html('Acme'),
        'de/index.html': inLanguage('de', 'Acme'),
        'llms.txt': '# Ours\n',
        'docs/llms.txt': '# Docs\n',
        'docs/a/index.html': html('A'),
      },
    });
    expect(listsOf(site)).toEqual(['docs/llms.txt', 'llms.txt']);
    expect(namedBy(site, '/de/')).toEqual(names('/llms.txt'));
    expect(namedBy(site, '/docs/a/')).toEqual(names('/docs/llms.txt'));
  });

  it('lists what is in the folder of a file that the site has, because nobody knows what that one lists', async () => {
    const site = await buildSite({
      files: { 'index.html': html('Acme'), 'de/index.html': inLanguage('de', 'Acme'), 'de/llms.txt': '# Unser\n' },
    });
    expect([site.read('de/llms.txt'), entries(site.read('llms.txt'))]).toEqual(['# Unser\n', ['/', '/de/']]);
    expect(namedBy(site, '/de/')).toEqual(names('/de/llms.txt'));
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
    const site = await buildSite({
      files: { 'index.html': html('Acme'), 'a.html': inLanguage('de', 'Ablauf'), 'b.html': html('Process') },
    });
    expect(entries(site.read('llms.txt'))).toEqual(['/', '/b/', '/a/']);
  });
});

describe('the parts of a file', () => {
  const line = fastCheck.integer({ min: 1, max: 400 }).map((length) => 'x'.repeat(length));
  const sections = fastCheck.array(
    fastCheck.record({
      title: fastCheck.constantFrom('Start', 'Guides', 'More pages'),
      lines: fastCheck.array(line, { minLength: 1, maxLength: 30 }),
    }),
    { maxLength: 6 },
  );

  it('have every line once and in order, and fit but for a line that is longer than a file', () => {
    fastCheck.assert(
      fastCheck.property(
        sections,
        fastCheck.integer({ min: -100, max: 3000 }),
        fastCheck.integer({ min: 1, max: 3000 }),
        (all, first, others) => {
          const files = packSections(all, first, others);
          const lines = (some: readonly LlmsSection[]): readonly string[] => some.flatMap((section) => section.lines);
          expect(files.flatMap((file) => lines(file))).toEqual(lines(all));
          files.forEach((file, index) => {
            const length = file.reduce((sum, section) => sum + sectionText(section).length + 1, 0);
            const isSingle = index > 0 && lines(file).length === 1;
            expect(length === 0 || length <= (index === 0 ? first : others) || isSingle).toBe(true);
            if (index > 0) expect(file.length).toBeGreaterThan(0);
          });
        },
      ),
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
