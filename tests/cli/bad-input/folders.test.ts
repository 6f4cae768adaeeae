/** Folders that cannot be the site or the output. Nothing of them is lost. */
import { mkdirSync, symlinkSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { page, Project } from './sitec.ts';

describe('a folder that is not a rendered site', () => {
  it.each([
    ['nowhere', 'none of nowhere exists with an index.html'],
    ['empty', 'empty holds no HTML file'],
    ['bundle', 'bundle is a bundle that sitec wrote'],
    ['_site/index.html', '_site/index.html is a file, no folder'],
  ])('%s ends with 3', async (site, looked) => {
    const project = new Project({ 'bundle/sitec-manifest.json': '{}', 'bundle/index.html': page('Old') });
    mkdirSync(project.at('empty'));
    const { code, stdout, stderr } = await project.run('build', site);
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toContain(`SITEC1010  cannot find a rendered site: ${looked}\n`);
    expect(project.digests()).toEqual({});
  });
});

describe('pages that nothing generates, in the working folder', () => {
  it.each([
    ['without a word, they are told of', ['build'], 'SITEC1010'],
    ['named, they need another output folder', ['build', '.'], 'SITEC1027'],
  ])('%s', async (_, words, expected) => {
    const project = new Project({ 'website/index.html': page('Home') });
    const { code, stderr } = await project.run(...words, '--cwd', 'website');
    expect([code, /SITEC\d+/.exec(stderr)?.[0]]).toEqual([3, expected]);
    expect(stderr).toContain('sitec build . --out ../website-sitec\n');
  });

  it('are not the sources of a generator', async () => {
    const project = new Project({ 'app/index.html': page('Source'), 'app/vite.config.js': '' });
    const { code, stderr } = await project.run('build', '--cwd', 'app');
    expect([code, stderr.includes('sitec build <folder>\n')]).toEqual([3, true]);
  });
});

describe('a folder of a project that holds no site', () => {
  it.each([
    ['below the configuration', 'docs/guides', '../../sitec.config.json', '../..'],
    ['of another package', 'packages/web', '../../sitec.config.json', '../..'],
  ])('%s: names itself, and the configuration above', async (_, folder, config, above) => {
    const project = new Project({ 'sitec.config.json': '{}', 'docs/guides/a.md': '', 'packages/web/package.json': '{}' });
    const { code, stderr } = await project.run('build', '--cwd', folder);
    expect(code).toBe(3);
    expect(stderr).toMatch(new RegExp(`SITEC1010 .* exists with an index\\.html in ${folder.split('/')[1]}\n`));
    expect(stderr).toContain(`sitec build <folder>; or run sitec in the folder of ${config}: --cwd ${above}\n`);
  });

  it.each([
    ['no configuration lies above', {}],
    ['it has a configuration of its own', { 'sitec.config.json': '{}', 'docs/sitec.config.json': '{}' }],
  ])('is named alone where %s', async (_, files) => {
    const { stderr } = await new Project({ 'docs/a.md': '', ...files }).run('build', '--cwd', 'docs');
    expect(stderr).toMatch(/ in docs\n[^]*: sitec build <folder>\n/);
  });
});

describe('an argument that is nearly an address', () => {
  it.each(['127.0.0.1:8931', 'ftp://a.example/', 'localhost:80', 'www.a.example'])(
    'build %s says which addresses are read',
    async (site) => {
      const { code, stdout, stderr } = await new Project({}).run('build', site);
      expect([code, stdout, stderr]).toEqual([
        2,
        '',
        `error  ${site} is not a folder, and not an address that starts with http:// or https://\n`,
      ]);
    },
  );

  it('serve of an address names the command that reads it', async () => {
    const { code, stderr } = await new Project({}).run('serve', 'http://127.0.0.1:1/');
    expect([code, stderr]).toEqual([
      3,
      expect.stringMatching(/^error {2}sitec serve needs a folder, .*: sitec build http:\/\/127\.0\.0\.1:1\/\n$/),
    ]);
  });
});

describe('a site and an output folder that lie in each other', () => {
  // What is asked for, and where the links of the project lead.
  it.each([
    ['the output in the site', ['build', '_site', '--out', '_site/public']],
    ['the site in the output', ['build', 'old/site', '--out', 'old']],
    ['the output in the site, by a link', ['build', 'link', '--out', '_site/public']],
    ['the site in the output, by a link', ['build', 'old/site', '--out', 'old-link']],
    ['the output in the site by a link to its parent', ['build', '_site', '--out', 'link/public']],
  ])('%s: are refused, and stay as they are', async (_, words) => {
    const project = new Project({ 'old/sitec-manifest.json': '{}', 'old/site/index.html': page('Site') });
    symlinkSync('_site', project.at('link'));
    symlinkSync('old', project.at('old-link'));
    const before = project.digests('.');
    const { code, stdout, stderr } = await project.run(...words);
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toMatch(/^error +SITEC1027 /);
    expect(project.digests('.')).toEqual(before);
  });
});
