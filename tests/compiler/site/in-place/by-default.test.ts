/** A bundle goes into the folder of its site where the generator of the project writes to the default output folder. */
import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Options } from '../../../../compiler/config/options.ts';
import { compile } from '../../../../compiler/index.ts';
import { folderOf } from '../../../cli/fixture.ts';
import { html } from '../../site.ts';

const HOME = html('Acme', '', '<link rel="canonical" href="https://acme.example/">');

/** Codes of the errors of a build, and whether a bundle lies in a folder. */
const build = async (cwd: string, folder: string, options: Options = {}) => {
  const { problems } = await compile({ cwd, ...options });
  const errors = problems.filter(({ level }) => level === 'error').map(({ code }) => code);
  return [errors, existsSync(join(cwd, folder, 'llms.txt'))];
};

describe('a site in the default output folder', () => {
  it.each([
    ['of Astro', { 'astro.config.mjs': '' }],
    ['of Vite, by its package', { 'package.json': '{"devDependencies": {"vite": "7"}}' }],
    ['of Eleventy that is told to write there', { 'eleventy.config.js': '' }],
  ])('%s becomes a bundle in place, as often as it is built', async (_, files) => {
    const cwd = folderOf({ ...files, 'dist/index.html': HOME });
    expect(await build(cwd, 'dist')).toEqual([[], true]);
    expect(await build(cwd, 'dist', { input: 'dist' })).toEqual([[], true]);
  });

  it('that is a link to the folder of the generator becomes one, too', async () => {
    const cwd = folderOf({ 'nuxt.config.ts': '', '.output/public/index.html': HOME });
    symlinkSync('.output/public', join(cwd, 'dist'));
    expect(await build(cwd, '.output/public')).toEqual([[], true]);
    expect(await build(cwd, '.output/public')).toEqual([[], true]);
  });

  it.each([
    ['of no generator', {}],
    ['that is a project of its own', { 'astro.config.mjs': '', 'dist/vite.config.js': '' }],
    ['beside an export of Webflow', { 'js/webflow.js': '' }],
  ])('%s stays as it is', async (_, files) => {
    const cwd = folderOf({ 'dist/index.html': HOME, ...files });
    expect(await build(cwd, 'dist')).toEqual([['SITEC1027'], false]);
  });

  it('goes elsewhere when somebody says so', async () => {
    const cwd = folderOf({ 'astro.config.mjs': '', 'dist/index.html': HOME });
    expect(await build(cwd, 'web', { out: 'web' })).toEqual([[], true]);
    expect(existsSync(join(cwd, 'dist/llms.txt'))).toBe(false);
  });
});
