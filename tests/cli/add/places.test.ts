/** `sitec add` writes to the project and the repository that the working folder is in, and publishes the folder that the configuration names. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { folderOf } from '../fixture.ts';
import { add, added, NPM, PACKAGE, type Files } from './added.ts';

describe('the folder of the bundle', () => {
  it.each<readonly [string, string, string]>([
    ['sitec.config.ts', "export default { out: 'dist-sitec' };\n", 'dist-sitec'],
    ['sitec.config.ts', "const folder = 'web';\nexport default { out: `./${folder}/` };\n", 'web'],
    ['sitec.config.json', '{"out": "web/a"}', 'web/a'],
    ['sitec.config.yaml', '# out: other\ninput: _site\n', 'dist'],
  ])('is what %s says: %j', async (path, text, out) => {
    const files: Files = { ...NPM, [path]: text };
    expect((await added('netlify', files)).read('netlify.toml')).toContain(`publish = "${out}"\n`);
    expect((await added('github-pages', files)).read('.github/workflows/pages.yml')).toContain(`path: ${out}, include-hidden-files`);
    expect((await added('azure', files)).stdout).toContain(`static-web-apps-cli deploy ${out} --env`);
    expect((await added('nginx', files)).stdout).toContain(`sitec serve /srv/www.example.com/${out.split('/').at(-1)} --trust-proxy`);
  });
});

describe('a folder below', () => {
  it.each<readonly [string, Files, string]>([
    ['package.json', NPM, ''],
    ['a configuration', { ...NPM, 'sitec.config.json': '{}' }, ''],
    ['a generator', { '.git/HEAD': '', 'site/hugo.toml': '' }, 'site'],
  ])('adds to the project above: %s', async (_, files, project) => {
    const folder = folderOf({ ...files, [join(project, 'src/pages/a.md')]: '' });
    const below = join(folder, project, 'src/pages');
    const { code, stdout } = await add('netlify', below);
    expect([code, existsSync(join(folder, project, 'netlify.toml')), existsSync(join(below, 'netlify.toml'))]).toEqual([0, true, false]);
    expect(existsSync(join(folder, project, 'sitec.config.json'))).toBe(true);
    expect(stdout).toContain(' wrote   ../../netlify.toml\n next    cd ../..\n');
  });

  it('of nothing is its own project', async () => {
    expect((await added('netlify', {})).names).toEqual(['netlify.toml', 'sitec.config.json']);
  });
});

describe('a project inside a repository', () => {
  const files: Files = {
    '.git/HEAD': '',
    'apps/site/package.json': PACKAGE,
    'apps/site/package-lock.json': '{}',
    'apps/site/sitec.config.json': '{"out": "web"}',
    'apps/site/src/a.md': '',
  };
  const rootFile = async (name: string, path: string, from = 'apps/site'): Promise<string> => {
    const folder = folderOf(files);
    expect(await add(name, join(folder, from))).toMatchObject({ code: 0, stderr: '' });
    expect(existsSync(join(folder, 'apps/site', path))).toBe(false);
    return readFileSync(join(folder, path), 'utf8');
  };

  it.each(['apps/site', 'apps/site/src'])('has workflows of GitHub at its root, from %s', async (from) => {
    const action = await rootFile('github-action', '.github/workflows/sitec.yml', from);
    expect(parse(action).jobs.site.defaults).toEqual({ run: { 'working-directory': 'apps/site' } });
    const inputs = parse(action).jobs.site.steps.map((step: { readonly with?: unknown }) => step.with);
    expect(inputs).toContainEqual({ 'node-version': 22, cache: 'npm', 'cache-dependency-path': 'apps/site/package-lock.json' });
    expect(inputs).toContainEqual({ sarif_file: 'apps/site/reports/sitec.sarif' });
    expect(inputs).toContainEqual({ name: 'sitec', path: 'apps/site/reports' });
    expect(action).toContain('path: apps/site/.sitec/cache,');
    const pages = parse(await rootFile('github-pages', '.github/workflows/pages.yml', from)).jobs.pages;
    expect(pages.defaults).toEqual({ run: { 'working-directory': 'apps/site' } });
    expect(pages.steps.at(-2).with).toEqual({ path: 'apps/site/web', 'include-hidden-files': true });
  });

  it('has the job of GitLab at its root', async () => {
    const { sitec } = parse(await rootFile('gitlab-ci', '.gitlab-ci.yml'));
    expect(sitec.script[0]).toBe('cd apps/site');
    expect(sitec.cache.paths).toEqual(['apps/site/.sitec/cache']);
    expect(sitec.artifacts).toMatchObject({ paths: ['apps/site/.sitec/report.html'], reports: { junit: 'apps/site/reports/sitec.xml' } });
  });

  it('has the file of Netlify in the project, and is told about it', async () => {
    const folder = folderOf(files);
    const { stdout } = await add('netlify', join(folder, 'apps/site'));
    expect(readFileSync(join(folder, 'apps/site/netlify.toml'), 'utf8')).toContain('publish = "web"');
    expect(stdout).toContain('base directory "apps/site"');
  });
});
