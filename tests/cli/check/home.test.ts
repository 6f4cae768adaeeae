/** The home page of a site is where `/` leads on it. */
import { expect, it } from 'vitest';
import { discoveryChecks } from '../../../cli/check/checks/discovery/index.ts';
import { pagesChecks } from '../../../cli/check/checks/pages/index.ts';
import { levelOf } from '../../../cli/check/level.ts';
import { html } from '../../compiler/site.ts';
import { file, redirect } from '../../compiler/site/crawl/web-site.ts';
import { said, webContext } from './web.ts';

const LINK = '</.well-known/api-catalog>; rel="api-catalog"';
const ROBOTS = 'User-agent: *\nAllow: /\nContent-Signal: search=yes\n';

it.each([301, 302, 303, 307, 308])('a redirect with status %s to a language is followed', async (status) => {
  const body = html('Acme', '<p>Acme is a tool.</p>', '<script src="../tools.js"></script>');
  const context = await webContext((origin) => ({
    '/': { status, headers: { location: '/en', vary: 'Accept-Language' } },
    '/en': { status, headers: { location: `${origin}/en/` } },
    '/en/': (request, response) => {
      const isMarkdown = request.headers.accept === 'text/markdown';
      response.writeHead(200, { 'content-type': isMarkdown ? 'text/markdown' : 'text/html; charset=utf-8', link: LINK });
      response.end(isMarkdown ? '# Acme\n' : body);
    },
    '/tools.js': file('text/javascript', 'navigator.modelContext.registerTool({})'),
    '/robots.txt': file('text/plain', ROBOTS),
  }));
  expect(await said(discoveryChecks, 'link-header', context)).toEqual([]);
  expect(await said(discoveryChecks, 'webmcp', context)).toEqual([]);
  expect((await context.pages()).map(({ path }) => path)).toEqual(['/en/']);
  expect((await levelOf(context)).value).toBe(3);
});

it('redirects without an end leave it where it is', async () => {
  const context = await webContext(() => ({ '/': redirect('/en/'), '/en/': redirect('/') }));
  expect((await context.pages()).map(({ path }) => path)).toEqual(['/']);
  expect(await said(discoveryChecks, 'link-header', context)).toEqual([
    'the home page does not link to machine-readable files: it has no Link header',
  ]);
  expect(await said(pagesChecks, 'page-status', context)).toEqual(['/ redirects in a circle, or more than 5 times']);
});
