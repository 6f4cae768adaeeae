/** Sites that have no end, or answer what cannot be used. Each ends with a problem. */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { html } from '../../site.ts';
import { crawl, drip, file, link, redirect, send, serve, type Answering } from './web-site.ts';

/** Writes to a response for ever, as fast as it is read. */
const endless =
  (type: string, piece: string): Answering =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': type });
    const write = (): void => {
      while (!response.destroyed && response.write(piece));
    };
    response.on('drain', write).on('error', () => {});
    write();
  };

const coded = (coding: string): Answering => ({ headers: { 'content-encoding': coding }, body: 'no such coding' });

const bomb = Buffer.alloc(30_000_000, '<p>');

describe('a site without an end', () => {
  it('stops at the most pages, and not before', async () => {
    const site = await serve({ '/': html('Home', link('/1')) }, (path) =>
      html(path, link(`/${Number(path.slice(1)) + 1}`, `/${Number(path.slice(1)) * 2}`)),
    );
    const { exitCode, messages } = await crawl(site.origin, { maxPages: 30 });
    expect(exitCode).toBe(1);
    expect(messages).toEqual(['SITEC1072 stopped crawling ORIGIN/: the site has more than 30 pages']);
    const small = await serve({ '/': html('Home', link('/1', '/2')), '/1': html('1'), '/2': html('2') });
    expect((await crawl(small.origin, { maxPages: 3 })).messages).toEqual([]);
    expect((await crawl(small.origin, { maxPages: 2 })).exitCode).toBe(1);
  });

  it('counts a page once, however many addresses lead to it', async () => {
    const home = html('Home', link('/old', '/1', '/index.html'));
    const site = await serve({ '/': home, '/index.html': home, '/old': redirect('/1'), '/1': html('1') });
    expect((await crawl(site.origin, { maxPages: 2 })).exitCode).toBe(null);
    expect((await crawl(site.origin, { maxPages: 1 })).exitCode).toBe(1);
  });

  it('says which pages were too many links away', async () => {
    const site = await serve({ '/': html('Home', link('/1')) }, (path) =>
      /^\/\d+$/.test(path) ? html(path, link(`/${Number(path.slice(1)) + 1}`)) : undefined,
    );
    const { files, messages } = await crawl(site.origin, { maxDepth: 3 });
    expect([...files.keys()]).toEqual(['1.html', '2.html', '3.html', 'index.html']);
    expect(messages).toEqual(['SITEC1073 did not read pages more than 3 links away from the first one: /4 (1 in total)']);
  });

  it('stops at the most addresses, bytes, sitemaps and seconds', async () => {
    const many = await serve({ '/': html('Home', link(...Array.from({ length: 200 }, (_, number) => `/${number}`))) });
    expect((await crawl(many.origin, { limits: { addresses: 100 } })).messages).toEqual([
      'SITEC1072 stopped crawling ORIGIN/: the site has more than 100 addresses',
    ]);
    const large = await serve({ '/': html('Home', '<img src="a.png"><img src="b.png">') }, () => file('image/png', Buffer.alloc(60_000)));
    expect((await crawl(large.origin, { limits: { totalBytes: 100_000 } })).messages).toEqual([
      'SITEC1072 stopped crawling ORIGIN/: the site has more than 100000 bytes',
    ]);
    const maps = await serve({ '/': html('Home') }, (path) =>
      file('text/xml', `<sitemapindex><sitemap><loc>${path}1</loc></sitemap><sitemap><loc>${path}2</loc></sitemap></sitemapindex>`),
    );
    expect((await crawl(maps.origin, { limits: { sitemaps: 20 } })).messages).toEqual([
      'SITEC1072 stopped crawling ORIGIN/: the site has more than 20 sitemaps',
    ]);
    const slow = await serve({ '/': html('Home', link('/a')), '/a': drip });
    expect((await crawl(slow.origin, { limits: { totalMs: 400 } })).messages).toEqual([
      'SITEC1072 stopped crawling ORIGIN/: the site has more than can be read in 0.4 s',
    ]);
  });

  it('takes addresses that differ only by their query for one', async () => {
    let number = 0;
    const site = await serve({
      '/': html('Home', link('/list')),
      '/list': (_request, response) => send(response, html('List', link(`/list?page=${++number}`, '/list?page=9'))),
    });
    const { files, messages } = await crawl(site.origin);
    expect([...files.keys()]).toEqual(['index.html', 'list.html']);
    expect(messages).toEqual(['SITEC1078 ignored the query of links that differ only by it: /list (1 in total)']);
    expect(site.asked).not.toContain('/list?page=1');
  });
});

describe('an answer that cannot be used', () => {
  const lost = async (answer: Answering, limits = {}): Promise<readonly string[]> => {
    const site = await serve({ '/': html('Home', link('/bad')), '/bad': answer });
    const { messages, files } = await crawl(site.origin, { limits: { answerMs: 5000, ...limits } });
    expect([...files.keys()]).toEqual(['index.html']);
    return messages;
  };

  it.each([
    ['a body without an end', endless('text/html', '<p>more</p>'.repeat(1000)), 'it has more than 5000000 bytes'],
    ['a gzip bomb', { headers: { 'content-encoding': 'gzip' }, body: gzipSync(bomb) }, 'it has more than 5000000 bytes'],
    ['a Brotli bomb', { headers: { 'content-encoding': 'br' }, body: brotliCompressSync(bomb) }, 'it has more than 5000000 bytes'],
    ['an unknown coding', coded('compress'), 'its content coding "compress" is not known'],
    ['a coding that every object has', coded('Constructor'), 'its content coding "constructor" is not known'],
    ['the prototype of an object', coded('__proto__'), 'its content coding "__proto__" is not known'],
    ['damaged gzip', coded('gzip'), 'incorrect header check (Z_DATA_ERROR)'],
  ] as const)('is %s', async (_what, answer, reason) => {
    expect(await lost(answer)).toEqual([`SITEC1075 cannot read the page ORIGIN/bad: ${reason}`]);
  });

  it('is a body that drips, or is cut off', async () => {
    expect(await lost(drip, { answerMs: 300 })).toEqual(['SITEC1075 cannot read the page ORIGIN/bad: it took longer than 0.3 s']);
    const cut: Answering = (request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': 1000 });
      response.write('<p>', () => request.socket.resetAndDestroy());
    };
    expect(await lost(cut)).toEqual([expect.stringMatching(/^SITEC1075 cannot read the page ORIGIN\/bad: .*ECONNRESET/)]);
  });

  it('is a page that is missing, failed or redirects for ever: the page that links it is named', async () => {
    const site = await serve({
      '/': html('Home', link('/gone', '/broken', '/loop', '/other')),
      '/other': html('Other', link('/gone', '/deeper')),
      '/broken': { status: 500 },
      '/loop': redirect('/loop2', 301),
      '/loop2': redirect('/loop', 308),
    });
    const { problems, messages } = await crawl(site.origin);
    expect(messages).toEqual([
      'SITEC1074 ORIGIN/broken answers 500',
      'SITEC1074 ORIGIN/gone answers 404',
      'SITEC1074 ORIGIN/loop redirects more than 5 times',
      'SITEC1074 ORIGIN/deeper answers 404',
    ]);
    expect(problems.map(({ place }) => place?.file.replace(site.origin, ''))).toEqual(['/', '/', '/', '/other']);
  });

  it('is a file that is missing, too large, a page, or leads elsewhere', async () => {
    const site = await serve({
      '/': html(
        'Home',
        '<img src="/gone.png"><img src="/page.png"><img src="/away.png"><img src="/big.png"><a href="/feed/">x</a><a href="/text.html">x</a>',
      ),
      '/page.png': html('No picture'),
      '/away.png': redirect('https://cdn.example/away.png'),
      '/big.png': endless('image/png', 'x'.repeat(65_536)),
      '/feed/': file('application/rss+xml', '<rss/>'),
      '/text.html': file('text/plain', '<p>'),
    });
    const { messages } = await crawl(site.origin, { limits: { fileBytes: 100_000 } });
    expect(messages.map((message) => message.replace('the bundle does not include ', ''))).toEqual([
      'SITEC1076 ORIGIN/away.png: it redirects to https://cdn.example/away.png',
      'SITEC1076 ORIGIN/big.png: it has more than 100000 bytes',
      'SITEC1076 ORIGIN/feed/: it is not a page, but its address ends with a slash',
      'SITEC1076 ORIGIN/gone.png: it answers 404',
      'SITEC1076 ORIGIN/page.png: it is loaded as a file and answers with a page',
      'SITEC1076 ORIGIN/text.html: it is called like a page, and its type is "text/plain"',
    ]);
  });

  it('is a name that no file can have', async () => {
    const bad = ['/%E4', '/a%2Fb', '/a%00b', '/a//b', `/${'x'.repeat(300)}`, '/..%2f..%2fetc%2fpasswd', '/a%5C..%5Cb'];
    const site = await serve({ '/': html('Home', link(...bad, '/%2e%2e/up')) }, (path) =>
      path === '/robots.txt' ? undefined : html(path),
    );
    const { files, problems } = await crawl(site.origin);
    expect([...files.keys()]).toEqual(['index.html', 'up.html']);
    expect(problems.map(({ code, message }) => [code, message])).toEqual(bad.map(() => ['SITEC1075', expect.anything()]));
  });

  it('is two things for one file', async () => {
    const site = await serve({
      '/': html('Home', link('/About', '/about', '/x', '/x/y', '/page', '/page/')),
      '/About': html('One'),
      '/about': html('Another'),
      '/x': file('text/plain', 'a file'),
      '/x/y': html('Below it'),
      '/page': html('One'),
      '/page/': html('Another'),
    });
    expect((await crawl(site.origin)).messages).toEqual([
      'SITEC1023 two sources for one path: /about.html comes from ORIGIN/About and from ORIGIN/about',
      'SITEC1023 two sources for one path: /page/index.html comes from ORIGIN/page and from ORIGIN/page/',
      'SITEC1023 two sources for one path: /x/y.html comes from ORIGIN/x and from ORIGIN/x/y',
    ]);
  });

  it('is a sitemap that is none, is missing, or grows', async () => {
    const site = await serve({
      '/': html('Home'),
      '/robots.txt': file('text/plain', ['/a', '/b', '/c', '/d', '/e'].map((path) => `Sitemap: ${path}`).join('\n')),
      '/a': html('No sitemap'),
      '/b': file('application/gzip', gzipSync(bomb)),
      '/c': endless('text/xml', '<url></url>'.repeat(1000)),
      '/d': file('application/gzip', Buffer.from([0x1f, 0x8b, 1, 2, 3])),
    });
    expect((await crawl(site.origin, { limits: { sitemapBytes: 1_000_000 } })).messages).toEqual([
      'SITEC1080 cannot read the sitemap ORIGIN/a: it has neither <urlset> nor <sitemapindex>',
      'SITEC1080 cannot read the sitemap ORIGIN/b: it has more than 1000000 bytes',
      'SITEC1080 cannot read the sitemap ORIGIN/c: it has more than 1000000 bytes',
      'SITEC1080 cannot read the sitemap ORIGIN/d: it is not valid gzip',
      'SITEC1080 cannot read the sitemap ORIGIN/e: it answers 404',
    ]);
  });
});
