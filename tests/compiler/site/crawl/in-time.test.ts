/** Servers that keep a request waiting, below what a server of HTTP could say. Each limit of time ends it. */
import type { LookupFunction, Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { html } from '../../site.ts';
import { crawl, file, link, serve, serveRaw } from './web-site.ts';

type Talk = (socket: Socket) => void;

/** Says something, and then something else again and again. */
const keeps =
  (first: string, again: string, milliseconds = 10): Talk =>
  (socket) => {
    socket.write(first, 'latin1');
    const timer = setInterval(() => socket.write(again, 'latin1'), milliseconds);
    socket.on('close', () => clearInterval(timer));
  };

/** Says something as often as it is read. */
const floods =
  (piece: string): Talk =>
  (socket) => {
    const write = (): void => {
      while (!socket.destroyed && socket.write(piece));
    };
    socket.on('drain', write);
    write();
  };

const says =
  (text: string): Talk =>
  (socket) =>
    void socket.write(text);

const OK = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n';
const UPGRADE = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

/** Never come to an end. */
const ENDLESS: readonly (readonly [what: string, talk: Talk])[] = [
  ['says nothing', says('')],
  ['says that more will come', says('HTTP/1.1 100 Continue\r\n\r\n')],
  ['gives a hint now and then', keeps('', 'HTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\n\r\n')],
  ['gives hints as fast as it can', floods('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(100))],
  ['answers with a status that nobody knows', says('HTTP/1.1 199 Something\r\n\r\n')],
  ['drips its headers', keeps(OK, 'X-A: b\r\n')],
  ['drips a body that has no length', keeps(`${OK}\r\n<p>`, 'a')],
  ['drips a body that is shorter than its length', keeps(`${OK}Content-Length: 100000\r\n\r\n<p>`, 'a')],
  ['drips what stands behind the length of a chunk', keeps(`${OK}Transfer-Encoding: chunked\r\n\r\n1;`, 'a=b;')],
  ['drips its trailers', keeps(`${OK}Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n`, 'X-A: b\r\n')],
  ['drips what unpacks to nothing', keeps(`${OK}Content-Encoding: deflate\r\n\r\n\x78\x01`, '\x00\x00\x00\xff\xff')],
];

/** A site with one page more, whose answer is said below HTTP. */
const serveTalk = (talk: Talk): Promise<string> =>
  serveRaw((socket, path) => {
    const page = html('Home', link('/bad'));
    if (path === '/bad') talk(socket);
    else if (path === '/') socket.end(`${OK}Content-Length: ${Buffer.byteLength(page)}\r\nConnection: close\r\n\r\n${page}`);
    else socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
  });

describe('the time of an answer', () => {
  it.each(ENDLESS)('ends a server that %s', async (_what, talk) => {
    const { files, messages } = await crawl(await serveTalk(talk), { limits: { answerMs: 300 } });
    expect(messages).toEqual(['SITEC1075 cannot read the page ORIGIN/bad: it took longer than 0.3 s']);
    expect([...files.keys()]).toEqual(['index.html']);
  });

  it('ends a server that reads nothing, and one that never greets', async () => {
    const deaf = await serveRaw(() => {}, { pauseOnConnect: true });
    for (const address of [deaf, deaf.replace('http:', 'https:')]) {
      const { exitCode, messages } = await crawl(address, { limits: { answerMs: 200 } });
      expect([exitCode, messages]).toEqual([4, ['SITEC1070 ORIGIN/robots.txt cannot be reached: it took longer than 0.2 s']]);
    }
  });

  it('ends a look-up that never answers', async () => {
    const lookup: LookupFunction = () => {};
    const { exitCode, messages } = await crawl('http://silent.example/', { lookup, limits: { answerMs: 200 } });
    expect([exitCode, messages]).toEqual([4, ['SITEC1070 ORIGIN/ cannot be reached: it took longer than 0.2 s']]);
  });

  it('is that of both times when a connection was cut', async () => {
    const site = await serveTalk((socket) => void setTimeout(() => socket.resetAndDestroy(), 250));
    const { messages } = await crawl(site, { limits: { answerMs: 400 } });
    expect(messages).toEqual(['SITEC1075 cannot read the page ORIGIN/bad: it took longer than 0.4 s']);
  });
});

describe('the time of a crawl', () => {
  it.each(ENDLESS)('ends a server that %s', async (_what, talk) => {
    const { exitCode, messages } = await crawl(await serveTalk(talk), { limits: { totalMs: 300 } });
    expect([exitCode, messages]).toEqual([1, ['SITEC1072 stopped crawling ORIGIN/: the site has more than can be read in 0.3 s']]);
  });
});

describe('a crawl that asks for nothing', () => {
  it('hears that its time is over, however long the rules are by which it does not ask', async () => {
    const rules = Array.from({ length: 40_000 }, (_, number) => `Disallow: /*z${number}`);
    const pages = Array.from({ length: 20_000 }, (_, number) => `/closed/${number}`);
    const site = await serve({
      '/': html('Home', link(...pages)),
      '/robots.txt': file('text/plain', ['User-agent: *', 'Disallow: /closed', ...rules].join('\n')),
    });
    const started = performance.now();
    expect((await crawl(site.origin, { limits: { totalMs: 1000 } })).exitCode).toBe(1);
    expect(performance.now() - started).toBeLessThan(8000);
  });
});

describe('an answer that is none', () => {
  it.each([
    ['changes the protocol', says(UPGRADE)],
    ['changes the protocol and talks on', keeps(UPGRADE, 'x')],
    ['changes the protocol and answers then', says(`${UPGRADE}${OK}Content-Length: 3\r\n\r\n<p>`)],
    ['changes the protocol and leaves', (socket) => socket.end(UPGRADE)],
    ['changes the protocol without a name for it', says('HTTP/1.1 101 Switching Protocols\r\n\r\n')],
  ] satisfies [string, Talk][])('is that of a server that %s', async (_what, talk) => {
    const { files, messages } = await crawl(await serveTalk(talk));
    expect(messages).toEqual(['SITEC1075 cannot read the page ORIGIN/bad: it answers 101 and nothing more']);
    expect([...files.keys()]).toEqual(['index.html']);
    const first = await crawl(await serveRaw(talk));
    expect([first.exitCode, first.messages]).toEqual([
      4,
      ['SITEC1070 ORIGIN/robots.txt cannot be reached: it answers 101 and nothing more'],
    ]);
  });

  it.each([
    ['at once', ''],
    ['behind a hint', 'HTTP/1.1 103 Early Hints\r\n\r\n'],
    ['in its headers', `${OK}Content-Len`],
    ['in a body that has a length', `${OK}Content-Length: 1000\r\n\r\n<p>`],
    ['in a body of chunks', `${OK}Transfer-Encoding: chunked\r\n\r\n3\r\n<p>`],
  ])('is one of which the connection ends %s', async (_where, text) => {
    const { messages } = await crawl(await serveTalk((socket) => socket.end(text)));
    expect(messages).toEqual(['SITEC1075 cannot read the page ORIGIN/bad: the connection was cut (ECONNRESET)']);
  });

  it('takes nobody the place of its connection', async () => {
    const site = await serve({
      '/': html('Home', link('/a', '/b')),
      '/a': { headers: { 'content-encoding': 'unknown' }, body: 'x'.repeat(5_000_000) },
      '/b': html('B'),
    });
    const { files, messages } = await crawl(site.origin, { concurrency: 1, limits: { totalMs: 5000 } });
    expect(messages).toEqual(['SITEC1075 cannot read the page ORIGIN/a: its content coding "unknown" is not known']);
    expect([...files.keys()]).toEqual(['b.html', 'index.html']);
  });
});
