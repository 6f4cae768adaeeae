/** People read the documentation: what is written by hand is short, in all and page by page. Code and generated pages are not counted. */
import fastGlob from 'fast-glob';
import { expect, test } from 'vitest';
import { GENERATED } from '../../docs/.vitepress/markdown.ts';
import { readText, ROOT } from './document.ts';

const MOST_WORDS = { all: 25_000, page: 1100 };

const wordsOf = (path: string): number =>
  readText(path)
    .replace(/^ *```[^]*?^ *```/gm, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

const pages = fastGlob
  .sync('docs/**/*.md', { cwd: ROOT })
  .sort()
  .filter((path) => !readText(path).includes(GENERATED));

test('all prose together is short', () => {
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.reduce((sum, path) => sum + wordsOf(path), 0)).toBeLessThanOrEqual(MOST_WORDS.all);
});

test('no page is longer than a person reads', () => {
  expect(pages.filter((path) => wordsOf(path) > MOST_WORDS.page)).toEqual([]);
});
