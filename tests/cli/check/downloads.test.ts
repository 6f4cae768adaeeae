/** What only its status is needed of is not downloaded, and one silent link hides no dead one. */
import { expect, it } from 'vitest';
import { headersChecks } from '../../../cli/check/checks/headers/index.ts';
import { pagesChecks } from '../../../cli/check/checks/pages/index.ts';
import { html } from '../../compiler/site.ts';
import { file, link, serve, sitemap, type Answering } from '../../compiler/site/crawl/web-site.ts';
import { contextAt } from './http-site.ts';
import { said, webContext } from './web.ts';

/** A file that begins, and goes on until nobody listens any more; `done` is called then. */
const endless =
  (type: string, done = (): void => {}): Answering =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': type });
    const timer = setInterval(() => response.write(Buffer.alloc(100_000)), 5);
    response.on('close', () => {
      clearInterval(timer);
      done();
    });
  };

/** A file of 60 MB, more than is read of any answer. */
const large = file('application/zip', Buffer.alloc(60_000_000));

it('follows links to downloads without downloading them', async () => {
  let close = (): void => {};
  const closed = new Promise<void>((resolve) => (close = resolve));
  const { origin } = await serve({
    '/': html('Acme', link('/endless.zip', '/large.zip', '/dead')),
    '/endless.zip': endless('application/zip', () => close()),
    '/large.zip': large,
  });
  expect(await said(pagesChecks, 'page-links', contextAt(origin, 1000))).toEqual(['/ links to /dead, which answers with status 404']);
  await closed;
});

it('tells dead links beside one that is silent, which is told as that', async () => {
  const { origin } = await serve({
    '/': html('Acme', link('/silent.zip', '/dead', '/silent-too.zip', '/gone')),
    '/silent.zip': () => {},
    '/silent-too.zip': () => {},
  });
  expect([...(await said(pagesChecks, 'page-links', contextAt(origin, 300)))].toSorted()).toEqual([
    '/ links to /dead, which answers with status 404',
    '/ links to /gone, which answers with status 404',
    '/silent.zip did not answer within 0.3 s',
  ]);
});

it('looks at the type of a picture without downloading it', async () => {
  const { origin } = await serve({ '/': html('Acme', '<img src="/a.png" alt="A">'), '/a.png': endless('image/jpeg') });
  const messages = await said(headersChecks, 'asset-types', contextAt(origin, 1000));
  expect(messages).toEqual([expect.stringContaining('image/jpeg')]);
});

it('does not read documents that a sitemap lists', async () => {
  const { origin, asked } = await serve({ '/': html('Acme', ''), '/report.pdf': endless('application/pdf') }, (path) =>
    path === '/sitemap.xml' ? file('application/xml', sitemap('https://acme.example/report.pdf')) : undefined,
  );
  expect(await said(pagesChecks, 'page-status', contextAt(origin, 1000))).toEqual([]);
  expect(asked).toContain('/report.pdf');
});

it('reads a page up to where it is too long to be looked into', async () => {
  const context = await webContext(() => ({ '/': endless('text/html; charset=utf-8') }));
  const [page] = await context.pages();
  expect(page?.html.bytes.length).toBeGreaterThan(5_000_000);
  expect(page?.html.bytes.length).toBeLessThan(6_000_000);
});
