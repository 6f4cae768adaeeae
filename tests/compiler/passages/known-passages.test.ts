/** A line of a page that is the title of another one is a teaser: when that title changes, the passages of the page do too, whatever its script and markup. */
import { expect, it } from 'vitest';
import { html } from '../site.ts';
import { build, site } from '../pages/cached-site.ts';

const TEXT = '<p>Acme makes tools for small shops, and sends them in a day.</p>';

it.each([
  ['Latin', 'Delivery of tools for small shops', 'Delivery of tools for small shops'],
  ['Korean', '작은 가게를 위한 도구의 배송과 반품 안내 페이지', '작은 가게를 위한 도구의 배송과 반품 안내 페이지'],
  ['a link inside of a word', 'Unbelievably cheap tools', '<a href="/b.html">Un</a>believably cheap tools'],
])('%s', async (_, title, line) => {
  const folder = site({
    'index.html': html('Acme', `${TEXT}<h2>More</h2><p>${line}</p><p>Another line with nothing of its own.</p>`),
    'b.html': html('Another page', TEXT),
    'c.html': html('Prices', TEXT),
  });
  await build(folder);
  folder.write('b.html', html(title, TEXT));
  const warm = await build(folder);
  expect(warm.cached).toBe(2);
  expect(warm.left.bundle).toEqual((await build(folder, { cache: false })).left.bundle);
});
