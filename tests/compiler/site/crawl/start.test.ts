/** Crawls that cannot begin, and what a crawl never asks. */
import type { LookupFunction } from 'node:net';
import { describe, expect, it } from 'vitest';
import { html } from '../../site.ts';
import { crawl, drip, file, link, redirect, serve, serveRaw, sitemap } from './web-site.ts';

describe('a site that cannot be reached', () => {
  it('ends with 4 on a port where nothing listens', async () => {
    const { origin } = await serve({});
    const dead = new URL(origin);
    dead.port = '1';
    const { exitCode, messages } = await crawl(dead.href);
    expect([exitCode, messages]).toEqual([4, ['SITEC1070 ORIGIN/robots.txt cannot be reached: nothing listens there (ECONNREFUSED)']]);
  });

  it('ends with 4 for a name that nobody has', async () => {
    const lookup: LookupFunction = (_name, _options, callback) =>
      callback(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }), []);
    const { exitCode, messages } = await crawl('https://nobody.example/', { lookup });
    expect([exitCode, messages]).toEqual([4, ['SITEC1070 ORIGIN/ cannot be reached: no host has this name (ENOTFOUND)']]);
  });

  it('ends with 4 when it does not speak TLS', async () => {
    const { port } = await serve({});
    const { exitCode, messages } = await crawl(`https://127.0.0.1:${port}/`);
    expect(exitCode).toBe(4);
    expect(messages).toEqual([expect.stringMatching(/^SITEC1070 ORIGIN\/robots.txt cannot be reached: .+/)]);
  });

  it('ends with 4 when it is silent, or says no HTTP', async () => {
    const silent = await crawl(await serveRaw(() => {}), { limits: { answerMs: 200 } });
    expect([silent.exitCode, silent.messages]).toEqual([4, ['SITEC1070 ORIGIN/robots.txt cannot be reached: it took longer than 0.2 s']]);
    const noise = await crawl(await serveRaw((socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n')));
    expect(noise.exitCode).toBe(4);
    expect(noise.messages).toEqual([expect.stringMatching(/^SITEC1070 .*Parse Error/)]);
    const cut = await crawl(await serveRaw((socket) => socket.resetAndDestroy()));
    expect([cut.exitCode, cut.messages]).toEqual([
      4,
      ['SITEC1070 ORIGIN/robots.txt cannot be reached: the connection was cut (ECONNRESET)'],
    ]);
  });

  it('ends with 4 when the first page never ends', async () => {
    const site = await serve({ '/': drip });
    const { exitCode, messages } = await crawl(site.origin, { limits: { answerMs: 300 } });
    expect([exitCode, messages]).toEqual([4, ['SITEC1070 ORIGIN/ cannot be reached: it took longer than 0.3 s']]);
  });
});

describe('an address that is no site to start from', () => {
  it.each([
    ['a first page that is missing', { '/': { status: 404 } }, 'cannot start from ORIGIN/: it answers 404'],
    ['a first page that failed', { '/': { status: 503 } }, 'cannot start from ORIGIN/: it answers 503'],
    [
      'a first page that is none',
      { '/': file('application/json', '{}') },
      'cannot start from ORIGIN/: it is not a page, but its address ends with a slash',
    ],
    [
      'another site',
      { '/': redirect('https://www.other.example/') },
      'cannot start from ORIGIN/: it redirects to https://www.other.example/',
    ],
    ['a redirect to itself', { '/': redirect('/') }, 'cannot start from ORIGIN/: it redirects more than 5 times'],
    [
      'a site that is closed',
      { '/': html('Home'), '/robots.txt': file('text/plain', 'User-agent: *\nDisallow: /') },
      'cannot start from ORIGIN/: it is closed to robots by robots.txt',
    ],
    [
      'rules that cannot be had',
      { '/': html('Home'), '/robots.txt': { status: 500 } },
      'cannot start from ORIGIN: its robots.txt answers 500, so that nobody knows what may be read',
    ],
  ] as const)('is %s: 3', async (_what, answers, message) => {
    const { origin } = await serve(answers);
    const { exitCode, messages } = await crawl(origin);
    expect([exitCode, messages]).toEqual([3, [`SITEC1071 ${message}`]]);
  });

  it('is not a site of our own with such rules', async () => {
    const { origin } = await serve({ '/': html('Home'), '/robots.txt': { status: 500 } });
    expect((await crawl(origin, { own: true })).messages).toEqual([]);
  });
});

describe('what is not asked', () => {
  it('is another origin: not by a link, not by a sitemap, not by a redirect', async () => {
    const other = await serve({}, (path) => html(path));
    const site = await serve({
      '/': html('Home', `${link(`${other.origin}/link`, '/away', `http://localhost:${other.port}/name`)}<img src="${other.origin}/x.png">`),
      '/away': redirect(`${other.origin}/away`),
      '/robots.txt': file('text/plain', `Sitemap: ${other.origin}/s.xml\nSitemap: /s.xml`),
      '/s.xml': file('text/xml', sitemap(`${other.origin}/mapped`)),
    });
    const { messages } = await crawl(site.origin);
    expect(other.asked).toEqual([]);
    expect(messages).toEqual([`SITEC1079 links lead to redirects: /away to ${other.origin}/away (1 in total)`]);
  });

  it('is a private address, when the site is a public one, whatever its name stands for later', async () => {
    const hidden = await serve({ '/': html('Secret') });
    const answers = ['192.0.32.10', '127.0.0.1'];
    const lookups: string[] = [];
    const lookup: LookupFunction = (name, _options, callback) => {
      const address = answers.shift() ?? '127.0.0.1';
      lookups.push(`${name} ${address}`);
      callback(null, [{ address, family: 4 }]);
    };
    const { exitCode, messages } = await crawl(`http://rebound.example:${hidden.port}/`, { lookup });
    expect(lookups).toEqual(['rebound.example 192.0.32.10', 'rebound.example 127.0.0.1']);
    expect(hidden.asked).toEqual([]);
    expect([exitCode, messages]).toEqual([
      4,
      ['SITEC1070 ORIGIN/robots.txt cannot be reached: its name rebound.example resolves to the private address 127.0.0.1'],
    ]);
  });

  it('is nothing of a private site that the private site names itself', async () => {
    const site = await serve({ '/': html('Home', link('/a')), '/a': html('A') });
    const lookup: LookupFunction = (_name, options, callback) =>
      options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4);
    const { files, messages } = await crawl(`http://intranet.example:${site.port}/`, { lookup });
    expect([...files.keys()]).toEqual(['a.html', 'index.html']);
    expect(messages).toEqual([]);
  });
});
