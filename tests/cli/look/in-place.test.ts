/** What `sitec` says of a folder in which a site and its bundle lie. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compile } from '../../../compiler/index.ts';
import { folderOf } from '../fixture.ts';
import { look, pages } from './looked.ts';

it.each(['_sitec/originals.json', 'sitec-manifest.json'])('a lost %s is the only thing that is wrong', async (path) => {
  const cwd = folderOf(pages('dist'));
  expect((await compile({ cwd, inPlace: true })).isPublished).toBe(true);
  rmSync(join(cwd, 'dist', path));
  const { code, stdout, stderr } = await look(cwd);
  expect([code, stdout, stderr.match(/SITEC\d+/g)]).toEqual([3, '', ['SITEC1061']]);
});
