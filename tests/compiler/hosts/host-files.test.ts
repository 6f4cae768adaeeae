/** What the hosts of one bundle have in common, and what none has of another one. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { hosts } from '../../../compiler/hosts/index.ts';
import { HOST_OWNED } from '../../../compiler/site/files.ts';
import type { RuntimeIndex } from '../../../runtime/bundle.ts';
import { home } from '../problems/problem-case.ts';
import { SiteFolder } from '../site.ts';

const build = async (...hosts: readonly string[]): Promise<SiteFolder> => {
  const site = new SiteFolder(home);
  onTestFinished(() => site.remove());
  expect((await site.compile({ hosts })).exitCode).toBe(0);
  return site;
};

it('a copy of the bundle holds no files of other hosts', async () => {
  const site = await build('apache', 'azure', 'firebase');
  const copied = readdirSync(join(site.folder, 'deploy/firebase/dist'));
  for (const file of ['.htaccess', 'staticwebapp.config.json']) {
    expect(site.bundle().has(file)).toBe(true);
    expect(copied).not.toContain(file);
  }
  expect(copied).toEqual(expect.arrayContaining(['index.html', 'sitec-manifest.json', '_sitec']));
});

it.each([
  [['vercel'], true],
  [['vercel', 'any'], false],
])('of %j each one negotiates: %s, as the index says', async (names, negotiates) => {
  const site = await build(...names);
  const routes = readFileSync(join(site.folder, 'deploy/vercel/.vercel/output/config.json'), 'utf8');
  const index = JSON.parse(readFileSync(join(site.out, '_sitec/index.json'), 'utf8')) as RuntimeIndex;
  expect([routes.includes('"$1/index.md"'), 'markdown' in (index.routes['/'] ?? {})]).toEqual([negotiates, negotiates]);
});

it.each(hosts.map(({ name }) => name))('what %s reads from the bundle is served by no other host', async (name) => {
  const [plain, built] = [await build('any'), await build(name)];
  const more = readdirSync(built.out).filter((file) => !existsSync(join(plain.out, file)) && !/\.(?:br|gz|zst)$/.test(file));
  // The documents of the endpoints, which a host of files does not have.
  expect(HOST_OWNED).toEqual(expect.arrayContaining(more.filter((file) => file !== 'mcp')));
});
