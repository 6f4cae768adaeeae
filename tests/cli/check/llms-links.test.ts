/** Links of llms.txt as texts have them. */
import { expect, it } from 'vitest';
import { discoveryChecks } from '../../../cli/check/checks/discovery/index.ts';
import { markdownLinks } from '../../../cli/check/checks/llms-lists.ts';
import { file, redirect } from '../../compiler/site/crawl/web-site.ts';
import { said, webContext } from './web.ts';

it.each([
  ['[Docs](/docs)', ['/docs']],
  ['[Foo](/wiki/Foo_(bar)), [Bar](b.md)', ['/wiki/Foo_(bar)', 'b.md']],
  ['[Docs](/docs "The documents")', ['/docs']],
  ['[Docs](</all docs>)', ['/all docs']],
  ['[a](/b](/c)', ['/c']],
  ['[a](/b', []],
  ['[a]()', []],
])('%s has the targets %j', (text, targets) => {
  expect(markdownLinks(text)).toEqual(targets);
});

it('lead to what is there, be it by a redirect or beside the list', async () => {
  const context = await webContext(() => ({
    '/llms.txt': file(
      'text/plain',
      '# Acme\n\n- [Foo](/wiki/Foo_(bar))\n- [Docs](/docs)\n- [A](a.md)\n- [Dead](dead.md)\n- [Round](/round)\n',
    ),
    '/wiki/Foo_(bar)': 'Foo',
    '/docs': redirect('/docs/', 301),
    '/docs/': 'Docs',
    '/a.md': file('text/markdown', '# A'),
    '/round': redirect('/round'),
  }));
  expect(await said(discoveryChecks, 'llms-links', context)).toEqual([
    '/llms.txt links to /dead.md: it answers with status 404',
    '/llms.txt links to /round: it redirects in a circle, or more than 5 times',
  ]);
});

it('are those of the lists of folders, too, each read once', async () => {
  const list = (text: string) => file('text/plain', text);
  const context = await webContext(() => ({
    '/llms.txt': list('# Acme\n\n- [de](/de/llms.txt)\n- [v1](/docs/v1/llms.txt)\n- [Gone](/fr/llms.txt)\n'),
    '/de/llms.txt': list('# Acme\n\n- [Weg](weg.md)\n- [Part 2](llms-2.txt)\n- [Acme](/llms.txt)\n'),
    '/de/llms-2.txt': list('- [Alt](alt.md)\n'),
    '/docs/v1/llms.txt': '<h1>Docs</h1>',
  }));
  expect(await said(discoveryChecks, 'llms-links', context)).toEqual([
    '/llms.txt links to /fr/llms.txt: it answers with status 404',
    '/de/llms.txt links to /de/weg.md: it answers with status 404',
    '/de/llms-2.txt links to /de/alt.md: it answers with status 404',
  ]);
  expect(await said(discoveryChecks, 'llms-txt', context)).toEqual([
    '/docs/v1/llms.txt has a problem: it returns an HTML page',
    '/de/llms-2.txt has a problem: it has no first heading (# Name)',
  ]);
});

it.each([
  ['[A](a.md)', []],
  ['[A](#a)', [expect.stringContaining('it has no link')]],
])('%s: %j', async (text, expected) => {
  const context = await webContext(() => ({ '/llms.txt': file('text/plain', `# Acme\n\n${text}\n`) }));
  expect(await said(discoveryChecks, 'llms-txt', context)).toEqual(expected);
});
