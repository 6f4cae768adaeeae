/** A copy of sitec in which nobody ran `npm run build`: one sentence says so. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { html } from '../../compiler/site.ts';
import { folderOf } from '../fixture.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const LOADER = pathToFileURL(join(REPOSITORY, 'node_modules/tsx/dist/loader.mjs')).href;

test('a site cannot be compiled without the scripts for browsers', () => {
  const folder = folderOf({ 'site/index.html': html('Acme'), 'site/guides/tea/index.html': html('Tea') });
  for (const name of ['cli', 'compiler', 'runtime', 'templates', 'package.json'])
    cpSync(join(REPOSITORY, name), join(folder, 'sitec', name), { recursive: true });
  symlinkSync(join(REPOSITORY, 'node_modules'), join(folder, 'sitec/node_modules'));
  const words = ['build', 'site', '--base-url', 'https://acme.example'];
  const { status, stderr } = spawnSync(process.execPath, ['--import', LOADER, join(folder, 'sitec/cli/main.ts'), ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/SITEC3304 {2}cannot read build\/browser\/\w+\.js of sitec: ENOENT/);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect([status, existsSync(join(folder, 'dist'))]).toEqual([3, false]);
});
