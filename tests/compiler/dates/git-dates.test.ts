/** Dates by the history of a repository: what counts as a change, and what is not known. */
import { chmodSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { html, SiteFolder } from '../site.ts';
import { commit, datesOf, git, gitSite, init, page } from './git-site.ts';

const site = () => gitSite({ 'index.html': page('home'), 'a.html': page('a') });

describe('a change', () => {
  it('has the day that it was on in UTC', async () => {
    const folder = gitSite({ 'index.html': page('home') }, '2026-02-28T23:30:00-08:00');
    expect((await datesOf(folder)).pages).toEqual({ '/': '2026-03-01' });
  });

  it('is only what a commit holds', async () => {
    const folder = site();
    folder.write('a.html', page('something else'));
    folder.write('new.html', page('new'));
    expect((await datesOf(folder)).pages).toEqual({ '/': '2026-01-01', '/a': null, '/new': null });
    git(folder.folder, ['add', '--all']);
    expect((await datesOf(folder)).pages).toEqual({ '/': '2026-01-01', '/a': null, '/new': null });
    commit(folder.folder, '2026-02-02');
    expect((await datesOf(folder)).pages).toEqual({ '/': '2026-01-01', '/a': '2026-02-02', '/new': '2026-02-02' });
    // What an earlier commit held is not committed now.
    folder.write('a.html', page('a'));
    expect((await datesOf(folder)).pages).toMatchObject({ '/a': null });
  });

  it('is none where a file only moved or got other rights', async () => {
    const folder = site();
    renameSync(join(folder.folder, 'site/a.html'), join(folder.folder, 'site/b.html'));
    commit(folder.folder, '2026-02-02');
    chmodSync(join(folder.folder, 'site/b.html'), 0o755);
    folder.write('a.html', page('another a'));
    commit(folder.folder, '2026-03-03');
    expect((await datesOf(folder)).pages).toEqual({ '/': '2026-01-01', '/a': '2026-03-03', '/b': '2026-01-01' });
  });

  it('that was merged has its own date, and what the merge itself wrote that of the merge', async () => {
    const folder = gitSite({ 'index.html': page('home'), 'a.html': page('a'), 'b.html': page('b') });
    git(folder.folder, ['checkout', '--quiet', '-b', 'other']);
    folder.write('a.html', page('a of the branch'));
    folder.write('b.html', page('b of the branch'));
    commit(folder.folder, '2026-02-02');
    git(folder.folder, ['checkout', '--quiet', 'main']);
    folder.write('b.html', page('b of main'));
    commit(folder.folder, '2026-03-03');
    git(folder.folder, ['merge', '--quiet', '--no-commit', '--strategy', 'ours', 'other']);
    folder.write('a.html', page('a of the branch'));
    folder.write('b.html', page('both b'));
    commit(folder.folder, '2026-04-04');
    expect((await datesOf(folder)).pages).toEqual({ '/': '2026-01-01', '/a': '2026-02-02', '/b': '2026-04-04' });
  });

  it('of a branch that did not win is none', async () => {
    const folder = site();
    git(folder.folder, ['checkout', '--quiet', '-b', 'other']);
    folder.write('a.html', page('a of the branch'));
    commit(folder.folder, '2026-02-02');
    git(folder.folder, ['checkout', '--quiet', 'main']);
    git(folder.folder, ['merge', '--quiet', '--strategy', 'ours', '--message', 'x', 'other'], '2026-03-03T12:00:00Z');
    expect((await datesOf(folder)).pages).toMatchObject({ '/a': '2026-01-01' });
  });

  it('is found under any name', async () => {
    const names = ['two\nlines', '"quoted"', '#1', ':(top)x', '\u00e4\u0431', ' 100644 blob x'];
    const folder = gitSite({ 'index.html': page('home'), ...Object.fromEntries(names.map((name) => [`${name}.html`, page('x')])) });
    const { pages } = await datesOf(folder);
    expect(Object.values(pages)).toEqual(Array.from({ length: names.length + 1 }, () => '2026-01-01'));
  });

  it('of line ends at a checkout is none', async () => {
    const folder = site();
    writeFileSync(join(folder.folder, 'site/a.html'), readFileSync(join(folder.folder, 'site/a.html'), 'utf8').replaceAll('\n', '\r\n'));
    expect((await datesOf(folder)).pages).toMatchObject({ '/a': '2026-01-01' });
  });
});

describe('the source of a page', () => {
  it('is its content entry before the file that was made of it', async () => {
    const folder = gitSite({ 'index.html': page('home'), 'guides/x.html': html('X'), 'content/guides/x.md': '---\ntitle: X\n---\n' });
    folder.write('guides/x.html', html('X', '<p>made anew</p>'));
    commit(folder.folder, '2026-02-02');
    expect((await datesOf(folder)).pages).toMatchObject({ '/guides/x': '2026-01-01' });
    folder.write('content/guides/x.md', '---\ntitle: X\n---\nMore\n');
    expect((await datesOf(folder)).pages).toMatchObject({ '/guides/x': null });
    commit(folder.folder, '2026-03-03');
    expect((await datesOf(folder)).pages).toMatchObject({ '/guides/x': '2026-03-03' });
  });

  it('is no file with several records', async () => {
    const features = (name: string) => `- slug: x\n  name: X\n- slug: y\n  name: ${name}\n`;
    const folder = gitSite({
      'index.html': page('home'),
      'features/x.html': html('X'),
      'features/y.html': html('Y'),
      'content/features.yaml': features('Y'),
    });
    folder.write('content/features.yaml', features('Why'));
    commit(folder.folder, '2026-02-02');
    expect((await datesOf(folder)).pages).toMatchObject({ '/features/x': '2026-01-01' });
  });

  it('may lie in a repository above, and beside the project', async () => {
    const outer = new SiteFolder({
      'project/sitec.config.json': '{ "developers": false }',
      'web/index.html': page('home'),
      'web/guides/x.html': html('X'),
    });
    onTestFinished(() => outer.remove());
    outer.write('texts/guides/x.md', '---\ntitle: X\n---\n');
    init(outer.folder);
    commit(outer.folder, '2026-01-01');
    outer.write('web/guides/x.html', html('X', '<p>made anew</p>'));
    const options = { cwd: join(outer.folder, 'site/project'), out: join(outer.folder, 'dist'), content: ['../texts'] };
    expect((await datesOf(outer, { ...options, input: '../web' })).pages).toEqual({ '/': '2026-01-01', '/guides/x': '2026-01-01' });
    // Reached through a link, it is the same folder.
    symlinkSync(join(outer.folder, 'site/web'), join(outer.folder, 'linked'));
    expect((await datesOf(outer, { ...options, input: '../../linked' })).pages).toEqual({ '/': '2026-01-01', '/guides/x': '2026-01-01' });
  });

  it('has no date in another repository, such as a submodule', async () => {
    const folder = gitSite({ 'index.html': page('home'), 'guides/x.html': html('X') });
    const inner = join(folder.folder, 'content');
    mkdirSync(join(inner, 'guides'), { recursive: true });
    writeFileSync(join(inner, 'guides/x.md'), '---\ntitle: X\n---\n');
    init(inner);
    commit(inner, '2026-02-02');
    git(folder.folder, ['-c', 'advice.addEmbeddedRepo=false', 'rm', '--quiet', '--cached', 'site/guides/x.html']);
    writeFileSync(join(folder.folder, '.git/ignored'), 'dist*\n.sitec\nsite/guides\n');
    commit(folder.folder, '2026-03-03');
    expect(git(folder.folder, ['ls-files', '--stage', 'content'])).toMatch(/^160000 /);
    expect((await datesOf(folder)).pages).toEqual({ '/': '2026-01-01', '/guides/x': null });
  });
});
