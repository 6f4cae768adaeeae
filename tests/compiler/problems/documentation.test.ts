/** Documents are named by addresses where package.json says where they are. */
import { expect, it } from 'vitest';
import { documentsOf, withAddresses } from '../../../compiler/problems/documentation.ts';

it.each([
  [{ version: '1.2.3', repository: 'acme/tool' }, 'https://github.com/acme/tool/blob/v1.2.3/docs/'],
  [{ version: '1.2.3', repository: 'github:acme/tool' }, 'https://github.com/acme/tool/blob/v1.2.3/docs/'],
  [{ version: '1.2.3', repository: { url: 'git+https://github.com/acme/tool.git' } }, 'https://github.com/acme/tool/blob/v1.2.3/docs/'],
  [{ version: '1.2.3', homepage: 'https://tool.example' }, 'https://tool.example/docs/'],
  [{ version: '1.2.3', homepage: 'https://tool.example/x/' }, 'https://tool.example/x/docs/'],
  [{ version: '1.2.3' }, null],
])('%j has its documents at %s', (described, folder) => {
  expect(documentsOf(described)).toBe(folder);
});

it('a document in a sentence becomes its address, and nothing else does', () => {
  const text = 'see docs/hosting.md#netlify or docs/ci.md; /docs/page.md and mydocs/a.md are of a site';
  expect(withAddresses(text, 'https://a.example/docs/')).toBe(
    'see https://a.example/docs/hosting.md#netlify or https://a.example/docs/ci.md; /docs/page.md and mydocs/a.md are of a site',
  );
  expect(withAddresses(text, null)).toBe(text);
});
