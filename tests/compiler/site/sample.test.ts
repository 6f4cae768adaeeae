/** Which pages of a folder are enough for a look. */
import { describe, expect, it } from 'vitest';
import type { Document, SiteFiles } from '../../../compiler/site/files.ts';
import { pagePath } from '../../../compiler/site/files.ts';
import { sampled } from '../../../compiler/site/sample.ts';
import { folderOf } from '../../cli/fixture.ts';

const BASE = 'https://acme.example/project';

const filesOf = (files: readonly string[]): SiteFiles => ({
  documents: files.map((file): Document => ({ file, path: pagePath(file) })),
  notFound: null,
  assets: ['big.png'],
  taken: [],
});

/** Files of the pages that are chosen of a site that was written. */
const chosenOf = (site: Readonly<Record<string, string>>, most: number): readonly string[] =>
  sampled(filesOf(Object.keys(site)), { folder: folderOf(site), base: BASE, isRendered: false }, most).documents.map(({ file }) => file);

const link = (...hrefs: readonly string[]): string => hrefs.map((href) => `<a href="${href}">x</a>`).join('');

describe('a part of a folder', () => {
  it('is the first page, what it links, and what that links', () => {
    const site = {
      'a/index.html': '',
      'b.html': link('c/d/'),
      'c/d/index.html': '',
      'index.html': link('b', '/project/f/?q#x', 'https://other.example/a/', 'mailto:a', '/e/', 'http://['),
      'e/index.html': '',
      'f/index.html': '',
    };
    expect(chosenOf(site, 3)).toEqual(['b.html', 'index.html', 'f/index.html']);
    expect(chosenOf(site, 4)).toEqual(['b.html', 'c/d/index.html', 'index.html', 'f/index.html']);
  });

  it('has the pages of prices first, then those high up, of what is linked as often', () => {
    const site = { 'a.html': '', 'b/c.html': '', 'en/pricing.html': '', 'preise/index.html': '', 'z.html': '', 'index.html': '' };
    expect(chosenOf(site, 2)).toEqual(['preise/index.html', 'index.html']);
    expect(chosenOf(site, 5)).toEqual(['a.html', 'en/pricing.html', 'preise/index.html', 'z.html', 'index.html']);
  });

  it('knows the pages of prices in any script, and without the marks of their names', () => {
    const site = { 'index.html': '', 'a.html': '', 'b.html': '', '料金.html': '', 'precos.html': '' };
    expect(chosenOf(site, 3)).toEqual(['index.html', '料金.html', 'precos.html']);
  });

  it('follows what <base> says, and finds a page by any form of its address', () => {
    const site = {
      'index.html': `<base href="/project/docs/">${link('one.html', './two/index.html')}`,
      'a.html': '',
      'docs/one.html': '',
      'docs/two/index.html': '',
    };
    expect(chosenOf(site, 3)).toEqual(['index.html', 'docs/one.html', 'docs/two/index.html']);
  });

  it('is found without a first page', () => {
    expect(chosenOf({ 'a/b.html': '', 'c.html': '' }, 1)).toEqual(['c.html']);
  });

  it('is the whole of a small site, with its files', () => {
    const files = filesOf(['index.html', 'a.html']);
    expect(sampled(files, { folder: '/nowhere', base: BASE, isRendered: false }, 2)).toBe(files);
  });
});
