/** The limits of a page through a whole build: what is over them is a problem with its file, what is just below is converted. */
import { describe, expect, it } from 'vitest';
import { convert } from '../page.ts';
import { buildSite, html, type Built } from '../site.ts';

/** The deepest page that is read, in elements around its words. */
const DEEPEST = 499;

const nested = (open: string, close: string, levels: number): string => `${open.repeat(levels)}deep words${close.repeat(levels)}`;

/** A page without any other element around its content. */
const bare = (body: string): string => `<!doctype html><title>Deep</title>${body}`;

const build = (page: string): Promise<Built> => buildSite({ files: { 'index.html': html('Acme'), 'page.html': page } });

const SHAPES: readonly (readonly [name: string, open: string, close: string, levels: number])[] = [
  ['boxes', '<div>', '</div>', DEEPEST],
  ['boxes that are not closed', '<div>', '', DEEPEST],
  ['bold', '<b>', '</b>', DEEPEST],
  ['bold that is not closed', '<b>', '', DEEPEST],
  ['bold with attributes, not closed', '<b class=x>', '', DEEPEST],
  ['emphasis in bold', '<b><i>', '</i></b>', Math.floor(DEEPEST / 2)],
  ['quotations', '<blockquote>', '</blockquote>', DEEPEST],
  ['quotations of paragraphs', '<blockquote><p>a</p>', '</blockquote>', DEEPEST - 1],
  ['lists', '<ul><li>', '</li></ul>', Math.floor(DEEPEST / 2)],
  ['numbered lists that are not closed', '<ol><li>a', '', Math.floor(DEEPEST / 2)],
  ['lists in lists alone', '<ul>', '</ul>', DEEPEST],
  ['tables', '<table><tr><td>', '</td></tr></table>', Math.floor(DEEPEST / 4)],
  ['headings in links', '<a href="/x"><h2>', '</h2></a>', Math.floor(DEEPEST / 2)],
  ['closed questions', '<details><summary>q</summary>', '</details>', DEEPEST - 1],
  ['terms', '<dl><dt>t<dd>', '</dl>', Math.floor(DEEPEST / 2)],
  ['code', '<code>', '</code>', DEEPEST],
  ['struck out', '<del>', '</del>', DEEPEST],
  ['pictures', '<svg><g>', '</g></svg>', Math.floor(DEEPEST / 2)],
];

describe('a page of 499 levels', () => {
  it.each(SHAPES.filter(([name]) => name !== 'pictures'))('of %s is converted', (_, open, close, levels) => {
    expect(convert(bare(nested(open, close, levels))).markdown).toMatch(/^# Deep\n[^]*deep words/);
  });

  it.each(SHAPES)('of %s goes through a build', async (_, open, close, levels) => {
    const { exitCode, problems } = await build(bare(nested(open, close, levels)));
    expect(exitCode, problems.map(({ code, message }) => `${code} ${message}`).join('\n')).toBe(0);
  });
});

describe('a page over a limit', () => {
  it.each([
    [
      'levels',
      html('Deep', nested('<div>', '</div>', 500)),
      'SITEC1022',
      'the page has elements nested more than 500 levels deep, but the limit is 500',
    ],
    [
      'levels that are never closed',
      html('Deep', '<b><i>'.repeat(100_000)),
      'SITEC1022',
      'the page has elements nested more than 500 levels deep, but the limit is 500',
    ],
    [
      'levels that its repair brings',
      html('Deep', Array.from({ length: 3000 }, (_, index) => `<p><b id=${index}>x</p>`).join('')),
      'SITEC1022',
      'the page has elements nested more than 500 levels deep, but the limit is 500',
    ],
    ['elements', html('Many', '<i></i>'.repeat(200_000)), 'SITEC1022', 'the page has more than 200000 elements, but the limit is 200000'],
    [
      'elements that are left out',
      html('Many', `<noscript>${'<i></i>'.repeat(200_000)}</noscript>`),
      'SITEC1022',
      'the page has more than 200000 elements, but the limit is 200000',
    ],
    [
      'bytes',
      `${html('Large')}${' '.repeat(5_000_000)}`,
      'SITEC1021',
      `the page has ${5_000_000 + html('Large').length} bytes, but the limit is 5000000`,
    ],
  ])('of %s is named, and published as it is', async (_, page, code, message) => {
    const { problem, codes, exitCode, read, dist } = await build(page);
    expect([codes, exitCode]).toEqual([[code], 0]);
    expect(read('page.html') === page).toBe(true);
    expect(dist.has('page/index.md')).toBe(false);
    expect(problem(code)).toMatchObject({ message, place: { file: 'site/page.html' } });
  });

  it('does not keep the other pages from being read', async () => {
    const { codes } = await buildSite({
      files: { 'index.html': html('Acme'), 'deep.html': html('Deep', '<div>'.repeat(600)), 'nul.html': html('N\0ul') },
    });
    expect(codes).toEqual(['SITEC1022', 'SITEC3101']);
  });

  it('but just below all of them is converted', async () => {
    const { codes } = await build(html('Large', '<p>Some words of a long page.</p>'.repeat(20_000)));
    expect(codes).toEqual([]);
  });
});

it('a site without a page that can be read ends with that, and not with what its pages ask for', async () => {
  const { exitCode, codes, dist } = await buildSite({ files: { 'index.html': bare(nested('<div>', '</div>', 600)) } });
  expect([exitCode, codes, dist.size]).toEqual([1, ['SITEC1010', 'SITEC1022'], 0]);
});
