/** A host of which nothing is known gets the bundle, and no file more. */
import { expect, it } from 'vitest';
import { any } from '../../../compiler/hosts/any.ts';
import { buildSite } from '../site.ts';
import { home } from '../problems/problem-case.ts';
import { emit, pageFiles } from './plan.ts';

it('has no files of its own', () => {
  expect(emit(any, { files: pageFiles('/') }).files).toEqual([]);
});

it('serves the markdown of a page at both of its addresses, and the page names it', async () => {
  const { dist, read } = await buildSite({ files: { ...home, 'a/index.html': home['index.html'] ?? '' }, options: { hosts: ['any'] } });
  expect(dist.get('a.md')).toEqual(dist.get('a/index.md'));
  expect(read('a/index.html')).toContain('<link rel="alternate" type="text/markdown" href="/a/index.md">');
  expect([...dist.keys()].filter((path) => /(?:^|\/)(?:_headers|\.\w+|CNAME|staticwebapp\.config\.json)$/.test(path))).toEqual([]);
});
