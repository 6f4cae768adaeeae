/** `sitec publish` against an IndexNow service over real sockets: which addresses it sends, what it remembers, and how it ends. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PublishFlags } from '../../../cli/publish/flags.ts';
import { INDEX_NOW } from '../../../cli/publish/index-now.ts';
import { runPublish } from '../../../cli/publish/publish.ts';
import { PUBLISHED_FILE } from '../../../compiler/site/published-file.ts';
import { html, SiteFolder, type Files } from '../../compiler/site.ts';
import { run, type Ended } from '../fixture.ts';
import { KEY, startIndexNow, type IndexNowServer } from './index-now-server.ts';

const CONFIG = JSON.stringify({ indexNow: { key: KEY } });
const PAGES: Files = {
  'index.html': html('Home', '<p>Welcome to our small company.</p>'),
  'about/index.html': html('About', '<p>We are a small company in Galway.</p>'),
  'pricing.html': html('Pricing', '<p>It costs what it costs.</p>'),
  'sitec.config.json': CONFIG,
};

interface Project {
  readonly site: SiteFolder;
  readonly server: IndexNowServer;
  readonly build: () => Promise<void>;
  readonly publish: (flags?: PublishFlags) => Promise<Ended>;
  /** The text of the state; null without one. */
  readonly state: () => string | null;
}

/** A site of a server, which is deployed as soon as it is built: its addresses are those of the server. */
const projectOf = async (files: Files = PAGES, atOnce?: number): Promise<Project> => {
  const server = await startIndexNow(atOnce);
  const site = new SiteFolder(files);
  onTestFinished(() => site.remove());
  const file = join(site.folder, PUBLISHED_FILE);
  const project: Project = {
    site,
    server,
    build: async () => {
      const { exitCode, problems } = await site.compile({ baseUrl: server.origin, precompress: false });
      expect([exitCode, problems.filter(({ level }) => level === 'error')]).toEqual([0, []]);
    },
    publish: (flags = {}) => run(() => runPublish(undefined, { cwd: site.folder, ...flags }, server.service)),
    state: () => (existsSync(file) ? readFileSync(file, 'utf8') : null),
  };
  await project.build();
  return project;
};

const sentBy = ({ received }: IndexNowServer): readonly string[] => received.flatMap(({ urlList }) => urlList).toSorted();

describe('the first release', () => {
  it('is sent as a whole with --yes: to one host, with the key and its address, after the key file was read', async () => {
    const { server, publish, state } = await projectOf();
    const { code, stdout, stderr } = await publish({ yes: true });
    const { origin } = server;
    const addresses = [`${origin}/`, `${origin}/about/`, `${origin}/pricing`];
    expect([code, stderr]).toEqual([0, '']);
    expect(server.asked).toEqual([`GET /${KEY}.txt`, 'POST /indexnow']);
    expect(server.received).toEqual([{ host: new URL(origin).host, key: KEY, keyLocation: `${origin}/${KEY}.txt`, urlList: addresses }]);
    expect(stdout).toBe(`${addresses.map((address) => `+ ${address}\n`).join('')}\nSent 3 addresses to IndexNow: 3 added.\n`);
    expect(Object.keys((JSON.parse(state() ?? '') as { readonly pages: object }).pages)).toEqual(addresses);
  });

  it('needs a decision: without a terminal it is a problem that names it', async () => {
    const { server, publish, state } = await projectOf();
    const { code, stderr } = await publish();
    expect([code, server.asked, state()]).toEqual([2, [], null]);
    expect(stderr).toMatch(/SITEC1124 .*all 3 addresses[^]*--yes[^]*--since/);
  });

  it('is not needed by a bundle whose manifest is the one that is known already', async () => {
    const { site, server, publish } = await projectOf();
    const { code, stdout } = await publish({ since: 'dist' });
    expect([code, stdout, server.asked]).toEqual([0, 'No page changed since the last release: nothing to send.\n', []]);
    site.write('about/index.html', html('About', '<p>We moved.</p>'));
    await site.compile({ baseUrl: server.origin, precompress: false });
    await publish();
    expect(sentBy(server)).toEqual([`${server.origin}/about/`]);
  });
});

describe('later releases', () => {
  it('send nothing, and ask for nothing, where nothing changed', async () => {
    const { server, build, publish, state } = await projectOf();
    await publish({ yes: true });
    const [before, { length }] = [state(), server.asked];
    await build();
    expect(await publish()).toEqual({ code: 0, stdout: 'No page changed since the last release: nothing to send.\n', stderr: '' });
    expect([server.asked.length, state()]).toEqual([length, before]);
  });

  it('send the exact set of addresses over ten random edits', async () => {
    const random = generator(8);
    const pages = new Map<string, string>();
    const edits = edit(random, pages, 40);
    const files = { ...PAGES, ...Object.fromEntries([...pages].map(([path, text]) => [path, html(path, `<p>${text}</p>`)])) };
    const { site, server, build, publish } = await projectOf(files);
    await publish({ yes: true });
    for (let round = 0; round < 10; round++) {
      const before = new Map(pages);
      edits(1 + Math.floor(random() * 6));
      for (const path of before.keys()) if (!pages.has(path)) rmSync(join(site.folder, 'site', path));
      for (const [path, text] of pages) if (before.get(path) !== text) site.write(path, html(path, `<p>${text}</p>`));
      await build();
      server.received.length = 0;
      const { code } = await publish();
      const paths = [...new Set([...before.keys(), ...pages.keys()])].filter((path) => before.get(path) !== pages.get(path));
      const expected = paths.map((path) => `${server.origin}/${path.replace(/index\.html$|\.html$/, '')}`).toSorted();
      expect([round, code, sentBy(server)]).toEqual([round, 0, expected]);
    }
  }, 120_000);

  it('tell of a page that search engines may no longer list, and not of one that they never knew', async () => {
    const hidden = (text: string): string => html('Hidden', `<p>${text}</p>`, '<meta name="robots" content="noindex">');
    const { site, server, build, publish } = await projectOf({ ...PAGES, 'secret/index.html': hidden('One.') });
    await publish({ yes: true });
    expect(sentBy(server)).not.toContain(`${server.origin}/secret/`);
    server.received.length = 0;
    site.write('secret/index.html', hidden('Two.'));
    site.write('about/index.html', hidden('Three.'));
    await build();
    await publish();
    expect(sentBy(server)).toEqual([`${server.origin}/about/`]);
  });

  it('of another address begin anew', async () => {
    const { site, server, publish } = await projectOf();
    await publish({ yes: true });
    await site.compile({ baseUrl: 'https://acme.example', precompress: false });
    const { code, stderr } = await publish();
    expect([code, server.received.length]).toEqual([2, 1]);
    expect(stderr).toContain('SITEC1124');
  });

  it('compare with a manifest that --since names, as a file or as an address', async () => {
    const { site, server, build, publish } = await projectOf();
    const old = join(site.folder, 'old.json');
    writeFileSync(old, readFileSync(join(site.out, 'sitec-manifest.json')));
    site.write('news/index.html', html('News', '<p>There is news.</p>'));
    rmSync(join(site.folder, 'site/pricing.html'));
    await build();
    const expected = [`+ ${server.origin}/news/`, `- ${server.origin}/pricing`];
    expect((await publish({ since: 'old.json', dryRun: true })).stdout.split('\n').slice(0, 2)).toEqual(expected);
    server.keyFile = readFileSync(old, 'utf8');
    // The server answers every path with its key file.
    const { code, stderr } = await publish({ since: `${server.origin}/sitec-manifest.json` });
    expect([code, server.asked.at(0), server.asked.at(1)]).toEqual([1, 'GET /sitec-manifest.json', `GET /${KEY}.txt`]);
    expect(stderr).toContain('has another text than the key');
  });
});

describe('a dry run', () => {
  it('prints what would be sent, asks nobody and remembers nothing', async () => {
    const { server, publish, state } = await projectOf();
    const { code, stdout } = await publish({ dryRun: true });
    expect([code, server.asked, state()]).toEqual([0, [], null]);
    expect(stdout).toContain('\nWould send 3 addresses to IndexNow: 3 added.\n');
  });

  it('cannot compare with an address', async () => {
    const { server, publish } = await projectOf();
    const { code, stderr } = await publish({ dryRun: true, since: server.origin });
    expect([code, server.asked]).toEqual([2, []]);
    expect(stderr).toContain('--dry-run uses no network');
  });
});

describe('the key file', () => {
  it.each([
    ['with another key', 'ffffffff-7b64', 1, 'SITEC1126', 'has another text than the key'],
    ['that is not there', null, 1, 'SITEC1126', 'answers with status 404'],
    ['that redirects', { status: 302, headers: { location: '/login' } }, 1, 'SITEC1126', 'answers with status 302'],
    ['that is a page of 5 kB', 'x'.repeat(5000), 1, 'SITEC1126', 'has another text than the key'],
    ['of a server that is down', 503, 4, 'SITEC1125', 'answers with status 503'],
  ] as const)('%s stops the run before anything is sent', async (_, keyFile, exitCode, problem, words) => {
    const { server, publish, state } = await projectOf();
    server.keyFile = keyFile;
    const { code, stdout, stderr } = await publish({ yes: true });
    expect([code, server.received, state()]).toEqual([exitCode, [], null]);
    expect(stderr).toContain(problem);
    expect(stderr).toContain(words);
    expect(stdout).toBe('Sent 0 of 3 addresses to IndexNow.\n');
  });

  it('may end with a line break', async () => {
    const { server, publish } = await projectOf();
    server.keyFile = `\uFEFF${KEY}\r\n`;
    expect((await publish({ yes: true })).code).toBe(0);
  });
});

describe('answers of IndexNow', () => {
  it.each([200, 202])('%i is done', async (status) => {
    const { server, publish } = await projectOf();
    server.replies.push(status);
    expect((await publish({ yes: true })).code).toBe(0);
  });

  it.each([
    [400, 'it cannot read the request'],
    [403, 'it cannot confirm the key'],
    [422, 'an address is not of this host'],
    [301, 'without a text'],
  ])('%i is a problem that is not tried again', async (status, words) => {
    const { server, publish, state } = await projectOf();
    server.replies.push(status);
    const { code, stderr } = await publish({ yes: true });
    expect([code, server.received.length, server.waits, state()]).toEqual([1, 1, [], null]);
    expect(stderr).toContain(`SITEC1127  IndexNow refuses the addresses with status ${status}: ${words}`);
  });

  it('of other kinds are quoted without what terminals obey', async () => {
    const { server, publish } = await projectOf();
    server.replies.push({ status: 418, body: 'a \u001b[31mteapot\n' });
    expect((await publish({ yes: true })).stderr).toContain('with status 418: a [31mteapot\n');
  });

  it('429 and 5xx are tried again, after the wait that the server wants', async () => {
    const { server, publish } = await projectOf();
    server.replies.push({ status: 429, headers: { 'retry-after': '7' } }, 503);
    expect((await publish({ yes: true })).code).toBe(0);
    expect([server.received.length, server.waits]).toEqual([3, [7000, 3000]]);
    expect(server.received[2]).toEqual(server.received[0]);
  });

  it.each([
    ['after four attempts', [500, 500, 500, 500], 4],
    ['at once where the wait would be too long', [{ status: 429, headers: { 'retry-after': '3600' } }], 1],
  ] as const)('end %s with 4', async (_, replies, attempts) => {
    const { server, publish, state } = await projectOf();
    server.replies.push(...replies);
    const { code, stderr } = await publish({ yes: true });
    expect([code, server.received.length, state()]).toEqual([4, attempts, null]);
    expect(stderr).toContain('SITEC1128  IndexNow answers with status');
  });
});

describe('without a network', () => {
  it('the site is named, and the exit code is 4', async () => {
    const { site, server, publish } = await projectOf();
    await site.compile({ baseUrl: 'http://127.0.0.1:1', precompress: false });
    const { code, stderr } = await publish({ yes: true });
    expect([code, server.asked]).toEqual([4, []]);
    expect(stderr).toMatch(new RegExp(`SITEC1125 {2}http://127\\.0\\.0\\.1:1/${KEY}\\.txt cannot be reached`));
  });

  it('IndexNow is named, and the exit code is 4', async () => {
    const { site, server } = await projectOf();
    const service = { ...server.service, endpoint: 'http://127.0.0.1:1/indexnow' };
    const { code, stderr } = await run(() => runPublish(undefined, { cwd: site.folder, yes: true }, service));
    expect([code, server.asked, server.waits.length]).toEqual([4, [`GET /${KEY}.txt`], 3]);
    expect(stderr).toContain('SITEC1128  IndexNow cannot be reached');
  });

  it('the release of --since is named', async () => {
    const { publish } = await projectOf();
    const { code, stderr } = await publish({ since: 'http://127.0.0.1:1/' });
    expect(code).toBe(4);
    expect(stderr).toContain('SITEC1122');
  });
});

describe('several requests', () => {
  it('of which one fails: the next run sends the rest, with and without --since', async () => {
    for (const since of [undefined, 'old']) {
      const { site, server, build, publish, state } = await projectOf(PAGES, 2);
      const flags = since === undefined ? { yes: true } : { since };
      if (since !== undefined) {
        site.write('dist-of-old', '');
        await site.compile({ baseUrl: server.origin, out: since, input: 'site', precompress: false });
        for (const name of ['a', 'b', 'c']) site.write(`${name}/index.html`, html(name, '<p>A new page.</p>'));
        await build();
      }
      server.replies.push(200, 403);
      const { code, stdout } = await publish(flags);
      const [first, refused] = server.received.map(({ urlList }) => urlList);
      expect([code, first?.length, refused?.length]).toEqual([1, 2, 1]);
      expect(stdout).toContain('Sent 2 of 3 addresses');
      server.received.length = 0;
      expect((await publish(since === undefined ? {} : { since })).code).toBe(0);
      expect(server.received.map(({ urlList }) => urlList)).toEqual([refused]);
      expect(state()).not.toContain('"since"');
      server.received.length = 0;
      expect((await publish()).stdout).toContain('nothing to send');
    }
  });

  it('hold ten thousand addresses at most with the public service', () => {
    expect([INDEX_NOW.endpoint, INDEX_NOW.atOnce]).toEqual(['https://api.indexnow.org/indexnow', 10_000]);
  });
});

describe('what cannot be published', () => {
  it.each<readonly [string, (project: Project) => void, PublishFlags, string, number]>([
    ['a project without a key', ({ site }) => site.write('sitec.config.json', '{}'), {}, 'SITEC1120', 3],
    ['a key that is too short', ({ site }) => site.write('sitec.config.json', '{"indexNow":{"key":"abc"}}'), {}, 'SITEC1003', 3],
    ['a folder without a bundle', ({ site }) => rmSync(site.out, { recursive: true }), {}, 'SITEC1121', 3],
    [
      'a bundle of an older version',
      ({ site }) => writeFileSync(join(site.out, 'sitec-manifest.json'), '{"files":{}}'),
      {},
      'SITEC1121',
      3,
    ],
    ['a damaged state', ({ site }) => writeFileSync(join(site.folder, PUBLISHED_FILE), '{"version":1,"pages":[]'), {}, 'SITEC1123', 3],
    ['a missing --since', () => {}, { since: 'nowhere.json' }, 'SITEC1122', 3],
    ['a --since of another site', ({ site }) => site.write('dist/old.json', OTHER), { since: 'dist/old.json' }, 'SITEC1122', 3],
  ])('%s', async (_, prepare, flags, problem, exitCode) => {
    const project = await projectOf();
    prepare(project);
    const { code, stdout, stderr } = await project.publish({ yes: true, ...flags });
    expect([code, stdout, project.server.received]).toEqual([exitCode, '', []]);
    expect(stderr).toContain(problem);
  });

  it('a state that cannot be written is a problem of the first request, which is told', async () => {
    const { site, server, publish } = await projectOf(PAGES, 2);
    rmSync(join(site.folder, '.sitec'), { recursive: true });
    writeFileSync(join(site.folder, '.sitec'), 'a file in its place');
    const { code, stdout, stderr } = await publish({ yes: true });
    expect([code, server.received.length]).toEqual([3, 1]);
    expect(stdout).toContain('Sent 2 of 3 addresses');
    expect(stderr).toContain('SITEC1129');
  });
});

const OTHER = JSON.stringify({
  version: 1,
  site: 'https://other.example',
  files: { 'index.md': { sha256: 'a', address: 'https://other.example/' } },
});

describe('output', () => {
  it('is JSON with --json, also of a failure', async () => {
    const { server, publish } = await projectOf();
    server.keyFile = null;
    const { stdout } = await publish({ yes: true, json: true });
    expect(JSON.parse(stdout)).toMatchObject({
      schemaVersion: 1,
      ok: false,
      exitCode: 1,
      site: server.origin,
      dryRun: false,
      addresses: [{ address: `${server.origin}/`, change: 'added', sent: false }, {}, {}],
      problems: [{ code: 'SITEC1126', level: 'error' }],
    });
  });

  it('is only problems with --quiet, and nothing with --silent', async () => {
    const { server, publish } = await projectOf();
    server.keyFile = null;
    expect(await publish({ yes: true, quiet: true })).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('SITEC1126') as string,
    });
    expect(await publish({ yes: true, silent: true })).toEqual({ code: 1, stdout: '', stderr: '' });
  });
});

describe('a build', () => {
  it('writes the key file with the key as its whole text, and sends nothing', async () => {
    const requests = vi.spyOn(globalThis, 'fetch');
    const { site, server } = await projectOf();
    expect(site.bundle().get(`${KEY}.txt`)?.toString()).toBe(KEY);
    expect([requests.mock.calls, server.asked]).toEqual([[], []]);
    requests.mockRestore();
  });
});

/** Numbers from 0 to 1 that are always the same for a seed (mulberry32). */
const generator = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** Fills a map with pages, path -> text, and returns a function that adds, changes, removes and renames some of them. */
const edit = (random: () => number, pages: Map<string, string>, count: number): ((edits: number) => void) => {
  let made = 0;
  const path = (): string => `p${++made % 7}/${made}${random() < 0.5 ? '/index.html' : '.html'}`;
  const text = (): string => `Text ${++made} of a page with words of its own.`;
  const any = (): string => [...pages.keys()][Math.floor(random() * pages.size)] ?? '';
  for (let page = 0; page < count; page++) pages.set(path(), text());
  const kinds = [
    () => pages.set(path(), text()),
    () => pages.set(any(), text()),
    () => pages.delete(any()),
    () => {
      const old = any();
      pages.set(path(), pages.get(old) ?? '');
      pages.delete(old);
    },
  ];
  return (edits) => {
    for (let number = 0; number < edits; number++) kinds[Math.floor(random() * kinds.length)]?.();
  };
};
