/** Documents and problems are named by addresses where package.json says where the documentation is. */
import { expect, it } from 'vitest';
import { problemAddress, withAddresses } from '../../../compiler/problems/documentation.ts';

const text =
  'see docs/how-to/hosting/netlify.md#files or docs/how-to/ci.md; /docs/how-to/page.md, mydocs/how-to/a.md and docs/a.md are of a site';

it.each(['https://a.example/x', 'https://a.example/x/'])(
  'below %s, a document in a sentence becomes its address, and nothing else does',
  (home) => {
    expect(withAddresses(text, home)).toBe(
      'see https://a.example/x/how-to/hosting/netlify#files or https://a.example/x/how-to/ci; /docs/how-to/page.md, mydocs/how-to/a.md and docs/a.md are of a site',
    );
  },
);

it('a problem has a page of its own', () => {
  expect(problemAddress('SITEC1011', 'https://a.example/x')).toBe('https://a.example/x/problems/sitec1011');
});

it('without a home page, documents are named by their files, and problems have no address', () => {
  expect([withAddresses(text, null), problemAddress('SITEC1011', null)]).toEqual([text, null]);
});
