import { expect, test } from 'vitest';
import { mediaType, pageLinks } from '../../../compiler/header-table.ts';
import { fileHeaders } from '../../../compiler/headers/rules.ts';

const CONTEXT = { links: pageLinks((path) => path.startsWith('{page}')), negotiates: true, scopes: [] };

const linkOf = (row: 'page' | 'twin', page: string): string | undefined =>
  fileHeaders(row, { page, type: '' }, CONTEXT).find(([name]) => name === 'Link')?.[1];

test.each(['/x/', '/x', '/'])('the page %s links its markdown below its own address', (page) => {
  expect(linkOf('page', page)).toMatch(/^<\{page\}\/index\.md>; rel="alternate"/);
});

test.each([
  ['/x/', '<{page}/>; rel="canonical"'],
  ['/x', '<{page}>; rel="canonical"'],
])('the twin of the page %s names it as it is published', (page, link) => {
  expect(linkOf('twin', page)).toBe(link);
});

test.each([
  ['/logo.PNG', 'image/png'],
  ['/a.tar.zip', 'application/zip'],
  ['/a', 'application/octet-stream'],
  ['/a.unknown', 'application/octet-stream'],
  ['/a.constructor', 'application/octet-stream'],
])('the file %s has the type %s', (path, type) => {
  expect(mediaType(path)).toBe(type);
});
