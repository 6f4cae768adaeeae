/** Files of a site that cannot be read, are no files, or want the name of another one. */
import { chmodSync, symlinkSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { page, Project } from './sitec.ts';

const isRoot = process.getuid?.() === 0;
if (isRoot)
  console.info('skipped: files without rights, because root reads them; the directories and links below are what root cannot read, either');

/** What a build says that writes a bundle nevertheless. */
const saidBy = async (project: Project): Promise<string> => {
  const { code, stdout, stderr } = await project.run('build', '--verbose');
  expect(code).toBe(0);
  expect(Object.keys(project.digests())).toContain('sitec-manifest.json');
  return stdout + stderr;
};

describe('two names for one path', () => {
  it.each([
    ['upper and lower case', 'About.html', 'about.html'],
    ['a composed and a decomposed letter', 'caf\u00e9.html', 'cafe\u0301.html'],
    ['files in folders that differ by case', 'Team/anna.html', 'team/anna.html'],
  ])('that differ by %s are named both, with a place', async (_, first, second) => {
    const said = await saidBy(new Project({ [`_site/${first}`]: page('One'), [`_site/${second}`]: page('Two') }));
    expect(said).toMatch(/^warning +SITEC1023 {2}two sources for one path: /m);
    for (const name of [first, second]) expect(said).toContain(name);
    expect(said).toMatch(/^ {2}_site\/\S+\.html$/m);
  });

  it('that differ by a file and a folder are two files of one page, and both are published', async () => {
    const project = new Project({ '_site/about.html': page('One'), '_site/about/index.html': page('Two') });
    expect(await saidBy(project)).not.toContain('SITEC1023');
    expect(Object.keys(project.digests())).toEqual(expect.arrayContaining(['about.html', 'about/index.html', 'about/index.md']));
  });

  it('that are no pages are named, too', async () => {
    const said = await saidBy(new Project({ '_site/Logo.svg': '<svg/>', '_site/logo.svg': '<svg/>' }));
    expect(said).toContain(
      'SITEC1023  two sources for one path: /logo.svg comes from _site/Logo.svg and from _site/logo.svg\n  _site/logo.svg\n',
    );
  });
});

describe('what is no file', () => {
  it('is left out and named, be it a link to nothing, to itself, or to a folder above', async () => {
    const project = new Project();
    symlinkSync('nowhere.html', project.at('_site/dangling.html'));
    symlinkSync('loop.html', project.at('_site/loop.html'));
    symlinkSync('..', project.at('_site/up'));
    const { code, stdout, stderr } = await project.run('build', '--verbose');
    expect(code).toBe(0);
    expect(stdout + stderr).toContain('SITEC1024  did not publish files of the site: dangling.html, loop.html, up (3 in total)');
    expect(Object.keys(project.digests()).filter((file) => /dangling|loop|^up/.test(file))).toEqual([]);
  });

  it('but a folder with the name of a page is a folder', async () => {
    const project = new Project({ '_site/x.html/index.html': page('Inside') });
    expect((await project.run('build', '--quiet')).code).toBe(0);
    expect(Object.keys(project.digests())).toContain('x.html/index.html');
  });
});

describe.skipIf(isRoot)('a file without rights', () => {
  it.each([
    ['page.html', 'SITEC1020'],
    ['data.csv', 'SITEC1029'],
  ])('%s is a problem with its name', async (name, code) => {
    const project = new Project({ [`_site/${name}`]: 'text' });
    chmodSync(project.at(`_site/${name}`), 0);
    expect(await saidBy(project)).toMatch(new RegExp(`${code} [^]*_site/${name}`));
  });
});
