/** What a crawl reads of a site, and how it lies in the snapshot. */
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { html } from '../../site.ts';
import { crawl, file, link, redirect, serve, sitemap } from './web-site.ts';

describe('a crawl', () => {
  it('follows links and the sitemap, and writes the folder that a generator would have written', async () => {
    const site = await serve({
      '/': html('Home', link('/pricing/', '/about', 'docs/start.html#top', '/caf%C3%A9', 'https://other.example/', 'mailto:a@b.c')),
      '/pricing/': html('Pricing', link('../about')),
      '/about': html('About', link('/', '/team.php')),
      '/docs/start.html': html('Start'),
      '/caf%C3%A9': html('Café'),
      '/team.php': html('Team'),
      '/hidden': html('Hidden'),
      '/sitemap.xml': file('application/xml', sitemap('/hidden', '/pricing/')),
    });
    const { files, messages, site: found } = await crawl(site.origin);
    expect([...files.keys()]).toEqual([
      'about.html',
      'café.html',
      'docs/start.html',
      'hidden.html',
      'index.html',
      'pricing/index.html',
      'team.php.html',
    ]);
    expect(files.get('pricing/index.html')?.toString()).toBe(html('Pricing', link('../about')));
    expect(messages).toEqual([]);
    expect(found).toEqual({ name: site.origin, base: null });
    // The first request is the one for robots.txt, and each address is asked once.
    expect(site.asked[0]).toBe('/robots.txt');
    expect(site.asked.toSorted()).toEqual([...new Set(site.asked)].sort());
    expect([...site.agents].join()).toMatch(/^sitec\/\d+\.\d+\.\d+$/);
  });

  it('takes what pages and stylesheets load, and what is linked and no page', async () => {
    const names = [
      'a.js',
      'b.png',
      'c.png',
      'd.png',
      'e.svg',
      'f.ico',
      'g.woff2',
      'h.png',
      'i.png',
      'j.mp4',
      'k.webmanifest',
      'l.pdf',
      'm.jpg',
    ];
    const assets = Object.fromEntries(names.map((name) => [`/${name}`, file('application/octet-stream', name)]));
    const head =
      '<link rel="stylesheet" href="/s.css?v=1"><link rel="shortcut icon" href="f.ico"><link rel="manifest" href="/k.webmanifest"><link rel="alternate" type="application/rss+xml" href="/feed"><meta property="og:image" content="/m.jpg"><style>h1 { background: url("/h.png") }</style>';
    const body =
      '<script src="a.js"></script><img src="b.png" srcset="/c.png 1x, /d.png 2x"><svg><use href="/e.svg#x"/></svg><p style="background:url(i.png)"></p><video src="j.mp4"></video><a href="l.pdf">x</a><img src="data:image/png;base64,xx">';
    const site = await serve({
      ...assets,
      '/': html('Home', body, head),
      '/s.css?v=1': file('text/css', '/* url(no.png) */ @import "/deep/t.css"; @font-face { src: url(g.woff2) }'),
      '/deep/t.css': file('text/css; charset=utf-8', 'a { background: url( "../b.png" ) } b { background: url(data:x) }'),
    });
    const { files, messages } = await crawl(site.origin);
    expect(messages).toEqual([]);
    expect([...files.keys()]).toEqual([...names, 'deep/t.css', 'index.html', 's.css'].sort());
    expect(files.get('l.pdf')?.toString()).toBe('l.pdf');
  });

  it('keeps the files that sites have without a link to them, and not what sitec writes', async () => {
    const site = await serve({
      '/': html('Home', '<script src="/webmcp.js"></script>'),
      '/webmcp.js': file('text/javascript', 'old'),
      '/robots.txt': file('text/plain', 'User-agent: *\nDisallow: /x\n'),
      '/favicon.ico': file('image/x-icon', 'icon'),
      '/.well-known/security.txt': file('text/plain', 'Contact: mailto:a@b.example'),
    });
    const { files } = await crawl(site.origin);
    expect([...files.keys()]).toEqual(['.well-known/security.txt', 'favicon.ico', 'index.html', 'robots.txt']);
  });

  it('starts from any page, and finds relative links by the base of the page', async () => {
    const site = await serve({
      '/': redirect('/en/'),
      '/en/': html('Home', link('a'), '<base href="/other/">'),
      '/other/a': html('A'),
    });
    const { files, messages } = await crawl(site.origin);
    expect([...files.keys()]).toEqual(['en/index.html', 'other/a.html']);
    expect(messages).toEqual([]);
  });

  it('takes addresses of the public origin for its own', async () => {
    const site = await serve({
      '/': html('Home', link('https://www.acme.example/a'), '<link rel="canonical" href="https://www.acme.example/">'),
      '/a': html('A', link('https://acme.example/b')),
      '/b': html('B'),
      '/robots.txt': file('text/plain', 'Sitemap: https://www.acme.example/maps.xml'),
      '/maps.xml': file('text/xml', sitemap('https://www.acme.example/c')),
      '/c': html('C'),
    });
    const first = await crawl(site.origin);
    expect([...first.files.keys()]).toEqual(['a.html', 'c.html', 'index.html', 'robots.txt']);
    expect(first.site?.base).toBe('https://www.acme.example');
    const { files } = await crawl(site.origin, { site: 'https://acme.example' });
    expect([...files.keys()]).toEqual(['a.html', 'b.html', 'c.html', 'index.html', 'robots.txt']);
  });

  it('reads an index of sitemaps, packed ones and those that robots.txt names', async () => {
    const index =
      '<sitemapindex><sitemap><loc>/one.xml.gz</loc></sitemap><sitemap><loc>/two.xml</loc></sitemap><sitemap><loc>/index.xml</loc></sitemap><sitemap><loc>https://other.example/s.xml</loc></sitemap></sitemapindex>';
    const two =
      '<urlset xmlns:xhtml="http://www.w3.org/1999/xhtml"><url><loc> /b?x=1&amp;y=2 </loc><xhtml:link rel="alternate" hreflang="de" href="/de/b"/></url></urlset>';
    const site = await serve({
      '/': html('Home'),
      '/robots.txt': file('text/plain', 'Sitemap: /index.xml'),
      '/index.xml': file('application/xml', index),
      '/one.xml.gz': file('application/gzip', gzipSync(sitemap('/a'))),
      '/two.xml': file('application/xml', two),
      '/a': html('A'),
      '/b': html('B'),
      '/de/b': html('B'),
    });
    const { files, messages } = await crawl(site.origin);
    expect([...files.keys()]).toEqual(['a.html', 'b.html', 'de/b.html', 'index.html', 'robots.txt']);
    expect(messages).toEqual([]);
  });

  it('keeps to robots.txt, unless the site is ours', async () => {
    const answers = {
      '/': html('Home', link('/open', '/closed/a', '/way')),
      '/open': html('Open'),
      '/closed/a': html('Closed'),
      '/way': redirect('/closed/b'),
      '/closed/b': html('Closed too'),
      '/robots.txt': file('text/plain', 'User-agent: *\nDisallow: /closed/\n'),
    };
    const foreign = await serve(answers);
    const obeyed = await crawl(foreign.origin);
    expect([...obeyed.files.keys()]).toEqual(['index.html', 'open.html', 'robots.txt']);
    expect(obeyed.messages).toEqual(['SITEC1077 robots.txt disallows /closed/a, /closed/b (2 in total)']);
    expect(foreign.asked.filter((path) => path.startsWith('/closed'))).toEqual([]);
    const own = await crawl((await serve(answers)).origin, { own: true });
    expect([...own.files.keys()]).toEqual(['closed/a.html', 'closed/b.html', 'index.html', 'open.html', 'robots.txt']);
  });

  it('reads the pages that are wanted', async () => {
    const site = await serve({
      '/': html('Home', link('/a/1', '/a/2/3', '/b/1')),
      '/a/1': html('A'),
      '/a/2/3': html('A'),
      '/b/1': html('B'),
    });
    expect([...(await crawl(site.origin, { include: ['/a/**'] })).files.keys()]).toEqual(['a/1.html', 'a/2/3.html', 'index.html']);
    expect([...(await crawl(site.origin, { exclude: ['/a/*'] })).files.keys()]).toEqual(['a/2/3.html', 'b/1.html', 'index.html']);
  });

  it('takes what has several addresses once', async () => {
    const same = html('Same', '', '<link rel="canonical" href="/one">');
    const site = await serve({
      '/': html('Home', link('/one', '/one/', '/ONE', '/two', '/two/')),
      '/one': same,
      '/one/': `${same}<!-- another moment -->`,
      '/ONE': same,
      '/two': html('Two'),
      '/two/': html('Two'),
    });
    const { files, messages } = await crawl(site.origin);
    expect(files.size).toBe(3);
    expect(messages).toEqual([]);
  });
});
