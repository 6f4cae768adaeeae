/** `sitec serve --watch`, and `sitec serve` of a site, as processes. */
import { readdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { EVENTS_PATH } from '../../../cli/serve/live-reload.ts';
import type { SiteFolder } from '../../compiler/site.ts';
import { builds, page, printed, siteOf, start, urlOf } from '../build/watching.ts';

const TIME = 120_000;

const get = async (url: string): Promise<string> => (await fetch(url, { headers: { accept: 'text/html' } })).text();
const buildOf = (text: string): string | undefined => /data-build="(\w+)"/.exec(text)?.[1];

/** Names of builds that the server tells, in their order; whether it has ended the answer as a whole. */
const listen = async (url: string): Promise<{ readonly heard: string[]; readonly ended: Promise<boolean> }> => {
  const response = await fetch(url + EVENTS_PATH);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const heard: string[] = [];
  const read = async (): Promise<void> => {
    for await (const chunk of response.body ?? [])
      heard.push(
        ...[
          ...Buffer.from(chunk)
            .toString()
            .matchAll(/^data: (\w+)$/gm),
        ].map(([, name = '']) => name),
      );
  };
  return {
    heard,
    ended: read().then(
      () => true,
      () => false,
    ),
  };
};

describe('sitec serve --watch', () => {
  test(
    'tells pages of each build that changes anything, keeps the old one where a build fails, and ends with 0',
    async () => {
      const site = siteOf();
      const server = start(site, 'serve', 'site', '--watch', '--port', '0');
      const url = await urlOf(server);
      const first = await get(`${url}/`);
      const { heard, ended } = await listen(url);
      site.write('index.html', page('Two'));
      await printed(server, () => heard.length === 2);
      const second = await get(`${url}/`);
      expect([buildOf(first), buildOf(second)]).toEqual(heard);
      expect([/<h1>One/.test(first), /<h1>Two/.test(second)]).toEqual([true, true]);

      site.write('content/plans.yaml', 'plans: [');
      await printed(server, () => builds(server.output.stderr).length === 3);
      expect(builds(server.output.stderr)[2]).toMatch(/^failed: 1 error/);
      expect(server.output.stderr).toMatch(/^error +SITEC\d{4}/m);
      expect(await get(`${url}/`)).toBe(second);
      expect(server.output.stdout.match(/^\w+/gm)).toEqual(['Site', 'Markdown', 'MCP', 'Ask']);

      server.child.kill('SIGINT');
      expect([await ended, await server.ended, heard.length]).toEqual([true, 0, 2]);
    },
    TIME,
  );

  test(
    'writes the bundle anew when it serves one',
    async () => {
      const site = siteOf();
      await site.compile();
      const server = start(site, 'serve', '--watch', '--port', '0');
      const url = await urlOf(server);
      await printed(server, () => builds(server.output.stderr).length === 1);
      const { heard } = await listen(url);
      site.write('index.html', page('Two'));
      await printed(server, () => heard.length >= 2);
      // A build that had begun before may be told first.
      await expect.poll(() => get(`${url}/`)).toContain('<h1>Two');
      expect(site.bundle().get('index.html')?.toString()).toContain('<h1>Two');
      expect(site.bundle().get('index.html')?.toString()).not.toContain(EVENTS_PATH);
      await printed(server, () => server.output.stderr.includes('note: this bundle is built for https://acme.example;'));
    },
    TIME,
  );

  test(
    'waits with a site that cannot be published yet',
    async () => {
      const site = siteOf({ 'content/plans.yaml': 'plans: [' });
      const server = start(site, 'serve', '--watch', '--port', '0');
      await printed(server, () => builds(server.output.stderr).length === 1);
      expect(server.output.stdout).toBe('');
      site.write('content/plans.yaml', 'plans: []');
      expect(await get(`${await urlOf(server)}/`)).toContain('<h1>One');
    },
    TIME,
  );
});

describe('sitec serve of a site', () => {
  const leftovers = (): readonly string[] => readdirSync(tmpdir()).filter((name) => name.startsWith('sitec-serve-'));
  const filesOf = (site: SiteFolder): readonly string[] => readdirSync(site.folder, { recursive: true, encoding: 'utf8' }).sort();

  test(
    'compiles it for its own address, beside nothing of the project, and leaves nothing behind',
    async () => {
      const site = siteOf();
      // The host of the project is not what this bundle is for.
      writeFileSync(join(site.folder, 'netlify.toml'), '');
      const before = filesOf(site);
      const folders = new Set(leftovers());
      const server = start(site, 'serve', '--port', '0', '--log', 'off');
      const url = await urlOf(server);
      const index = await (await fetch(`${url}/llms.txt`)).text();
      expect(index).toContain(`${url}/`);
      expect(await get(`${url}/`)).not.toContain(EVENTS_PATH);
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
      expect(server.output.stderr).toContain('note: the site is not a bundle; sitec compiled it into a temporary folder.');
      expect(server.output.stderr).not.toContain('SITEC1013');
      expect(leftovers().filter((name) => !folders.has(name))).toEqual([]);
      expect(filesOf(site).filter((name) => !before.includes(name) && !/^\.sitec(?:[/\\]cache.*|[/\\]\.gitignore)?$/.test(name))).toEqual(
        [],
      );
    },
    TIME,
  );

  test(
    'ends with the code of a build that fails',
    async () => {
      const server = start(siteOf({ 'content/plans.yaml': 'plans: [' }), 'serve', '--port', '0');
      expect(await server.ended).toBe(1);
      expect(server.output.stderr).toMatch(/^error +SITEC\d{4}/m);
      expect(server.output.stdout).toBe('');
    },
    TIME,
  );

  test(
    'ends with 3 where there is neither a bundle nor a site, and where the port is taken',
    async () => {
      const nowhere = start(siteOf(), 'serve', 'nowhere');
      expect(await nowhere.ended).toBe(3);
      expect(nowhere.output.stderr).toMatch(/^error {2}nowhere has no bundle and no site\. .*sitec build.*\n$/);

      const holder = createServer();
      onTestFinished(() => void holder.close());
      const port = await new Promise<number>((done) => holder.listen(0, '127.0.0.1', () => done((holder.address() as AddressInfo).port)));
      const taken = start(siteOf(), 'serve', '--port', String(port));
      expect(await taken.ended).toBe(3);
      expect(taken.output.stderr).toMatch(new RegExp(`^error {2}Port ${port} is taken\\. Try: sitec serve --port \\d+\\n$`));
    },
    TIME,
  );
});
