/** `sitec add` changes package.json and the configuration so that everything else in them stays as it was. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compile } from '../../../compiler/index.ts';
import { html } from '../../compiler/site.ts';
import { added, NPM, PACKAGE, type Files } from './added.ts';

describe('package-script', () => {
  const build = '"build": "eleventy"';
  it.each<readonly [string, string, string]>([
    [
      'two spaces',
      `{\n  "scripts": {\n    ${build},\n    "a": "b"\n  }\n}\n`,
      `{\n  "scripts": {\n    ${build},\n    "postbuild": "sitec build",\n    "a": "b"\n  }\n}\n`,
    ],
    ['tabs', `{\n\t"scripts": {\n\t\t${build}\n\t}\n}`, `{\n\t"scripts": {\n\t\t${build},\n\t\t"postbuild": "sitec build"\n\t}\n}`],
    [
      'CRLF',
      `{\r\n  "scripts": {\r\n    ${build}\r\n  }\r\n}\r\n`,
      `{\r\n  "scripts": {\r\n    ${build},\r\n    "postbuild": "sitec build"\r\n  }\r\n}\r\n`,
    ],
    ['one line', `{"scripts":{${build}}}`, `{"scripts":{${build}, "postbuild": "sitec build"}}`],
    [
      'signs of other languages',
      `{\n  "description": "Zürich 🚀",\n  "scripts": { ${build} }\n}\n`,
      `{\n  "description": "Zürich 🚀",\n  "scripts": { ${build}, "postbuild": "sitec build" }\n}\n`,
    ],
  ])('keeps the form of package.json: %s', async (_, before, after) => {
    expect((await added('package-script', { 'package.json': before })).read('package.json')).toBe(after);
  });

  it.each(['{}', '{"scripts": {}}', '{"scripts": {"start": "a"}}'])('refuses %s, behind which npm would never run it', async (before) => {
    for (const name of ['package-script', 'next']) {
      const { code, stdout, stderr, read, names } = await added(name, { 'package.json': before });
      expect([code, stdout, read('package.json'), names]).toEqual([3, '', before, ['package.json']]);
      expect(stderr).toMatch(/^error {2}package\.json has no script "build", after which npm would run "postbuild"[^\n]*\n$/);
    }
    expect((await added('hugo', { 'package.json': before })).stdout).toContain('hugo && npx sitec build\n');
  });

  it('is a script that builds where the generator writes, and beside a site that is its own source', async () => {
    const scriptOf = async (files: Files): Promise<unknown> =>
      JSON.parse((await added('package-script', { 'package.json': PACKAGE, ...files })).read('package.json')).scripts.postbuild;
    expect(await scriptOf({ 'astro.config.mjs': '' })).toBe('sitec build');
    expect(await scriptOf({ 'astro.config.mjs': '', 'sitec.config.json': '{"out": "web"}' })).toBe('sitec build');
    expect(await scriptOf({ 'astro.config.mjs': '', 'sitec.config.json': '{"hosts": ["any"]}' })).toBe('sitec build');
    expect(await scriptOf({ 'js/webflow.js': '' })).toMatch(/^sitec build \. --out \.\.\/.*-sitec$/);
  });

  it('leaves a script of that name alone, and says what to write', async () => {
    const before = '{"scripts": {"build": "a", "postbuild": "node b.js"}}';
    const { code, stdout, read } = await added('package-script', { 'package.json': before });
    expect([code, read('package.json')]).toEqual([0, before]);
    expect(stdout).toContain('package.json is your file; add this to it:\n\n  "postbuild": "node b.js && sitec build"\n');
  });

  it('says what else is needed', async () => {
    const { stdout } = await added('package-script', { 'package.json': '{"scripts": {"build": "a"}}', 'yarn.lock': '' });
    expect(stdout).toMatch(/\n next {4}yarn add -D sitec\n {9}Yarn 2 and later run no postbuild/);
    expect((await added('package-script', {})).stdout).toContain('run `npx sitec build` after the command that renders the site');
  });

  it('is run by npm', async () => {
    const { folder } = await added('package-script', { 'package.json': '{"scripts": {"build": "echo rendered"}}' });
    const bin = join(folder, 'node_modules/.bin');
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(bin, 'sitec'), '#!/bin/sh\necho "sitec was called: $*"\n', { mode: 0o755 });
    const { stdout } = spawnSync('npm', ['run', 'build', '--ignore-scripts=false'], { cwd: folder, encoding: 'utf8' });
    expect(stdout).toMatch(/rendered\n[^]*sitec was called: build\n/);
  });
});

describe('the configuration', () => {
  it.each<readonly [string, string, string]>([
    ['sitec.config.json', '{\n  "site": "https://a.example"\n}\n', '{\n  "site": "https://a.example",\n  "hosts": ["vercel"]\n}\n'],
    ['sitec.config.yaml', '# Ours.\nsite: https://a.example # why\n', '# Ours.\nsite: https://a.example # why\nhosts: [vercel]\n'],
    ['sitec.config.yml', 'out: a', 'out: a\nhosts: [vercel]\n'],
  ])('%s gets the host, and keeps the rest', async (path, before, after) => {
    expect((await added('vercel', { [path]: before })).read(path)).toBe(after);
  });

  it.each<readonly [string, string, string]>([
    ['sitec.config.ts', 'export default {};\n', "hosts: ['vercel'],"],
    ['sitec.config.ts', "export default { hosts: ['netlify', 'nginx'] };\n", "hosts: ['netlify', 'nginx', 'vercel'],"],
    ['sitec.config.json', '{"hosts": ["netlify"]}', '"hosts": ["netlify", "vercel"]'],
    ['sitec.config.yaml', 'hosts:\n  - netlify\n', 'hosts: [netlify, vercel]'],
    ['sitec.config.yaml', '{ out: a }\n', 'hosts: [vercel]'],
    ['sitec.config.yaml', 'out: a\n...\n', 'hosts: [vercel]'],
  ])('%s is left alone when that is not safe: %j', async (path, before, line) => {
    const { code, stdout, read } = await added('vercel', { [path]: before });
    expect([code, read(path)]).toEqual([0, before]);
    expect(stdout).toContain(`${path} is your file; add this to it:\n\n  ${line}\n`);
  });

  it.each([
    ['sitec.config.json', '{"hosts": ["any", "vercel"]}'],
    ['sitec.config.json', '{"hosts": ["vercel"]}'],
    ['sitec.config.mjs', "export default { hosts: ['vercel'] };"],
  ])('%s names it already: %s', async (path, text) => {
    const { stdout } = await added('vercel', { [path]: text });
    expect(stdout).toMatch(/^vercel: nothing to write\n next /);
  });

  it('that is made is one that a build reads', async () => {
    const { folder, read } = await added('netlify', { '_site/index.html': html('Acme'), ...NPM });
    expect(JSON.parse(read('sitec.config.json'))).toEqual({ hosts: ['netlify'] });
    const { summary } = await compile({ cwd: folder, baseUrl: 'https://acme.example', dryRun: true });
    expect([summary?.hosts, summary?.hostsFound]).toEqual([['netlify'], null]);
  });

  it('of which there are several ends with 3', async () => {
    const { code, stderr } = await added('vercel', { 'sitec.config.json': '{}', 'sitec.config.yaml': '' });
    expect([code, stderr]).toEqual([3, expect.stringMatching(/^error {2}sitec\.config\.json: found several configuration files/)]);
  });

  it.each(['{"site": ', '{"outt": "web"}'])('that cannot be read ends with 3: %s', async (text) => {
    const { code, stdout, stderr, read } = await added('netlify', { 'sitec.config.json': text });
    expect([code, stdout, read('sitec.config.json')]).toEqual([3, '', text]);
    expect(stderr).toMatch(/^error {2}sitec\.config\.json: [^\n]+\n$/);
  });
});
