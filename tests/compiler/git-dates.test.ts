/** Dates by the history of a repository: what counts as a change, and what is not known. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { commit, datesOf, git, gitSite, init, page } from './git-site.ts';
import { html, SiteFolder } from './site.ts';

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
    const outer = new SiteFolder({ 'project/sitec.config.json': '{}', 'web/index.html': page('home'), 'web/guides/x.html': html('X') });
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

describe('a shallow clone', () => {
  const cloned = (depth: number, from: SiteFolder): SiteFolder => {
    const clone = new SiteFolder({});
    onTestFinished(() => clone.remove());
    git(clone.folder, ['clone', '--quiet', '--depth', String(depth), `file://${from.folder}`, 'project']);
    return clone;
  };
  const origin = (config = '{}'): SiteFolder => {
    const folder = gitSite({ 'index.html': page('home'), 'a.html': page('a'), 'sitec.config.json': config });
    folder.write('a.html', page('another a'));
    commit(folder.folder, '2026-02-02');
    folder.write('new.html', page('new'));
    commit(folder.folder, '2026-03-03');
    return folder;
  };
  const build = (clone: SiteFolder) => datesOf(clone, { cwd: join(clone.folder, 'project'), out: join(clone.folder, 'dist') });

  it('says nothing of files that its first commit may not have changed, and one problem says so', async () => {
    const { pages, codes, problems } = await build(cloned(1, origin()));
    expect([pages, codes]).toEqual([{ '/': null, '/a': null, '/new': null }, ['SITEC1050']]);
    expect(problems[0]).toMatch(/\(pages: 3\)$/);
  });

  it('knows what was changed behind it', async () => {
    const { pages, problems } = await build(cloned(2, origin()));
    expect(pages).toEqual({ '/': null, '/a': null, '/new': '2026-03-03' });
    expect(problems[0]).toMatch(/\(pages: 2\)$/);
  });

  it('is no problem when git is not asked, and when it reaches back far enough', async () => {
    expect((await build(cloned(1, origin('{ "dates": ["frontmatter", "jsonld"] }')))).codes).toEqual([]);
    expect(await build(cloned(9, origin()))).toEqual({
      pages: { '/': '2026-01-01', '/a': '2026-02-02', '/new': '2026-03-03' },
      codes: [],
      problems: [],
    });
  });
});

describe('git', () => {
  it('that is not there, or has no repository, tells nothing, which is no problem', async () => {
    const folder = new SiteFolder({ 'index.html': page('home') });
    onTestFinished(() => folder.remove());
    expect(await datesOf(folder)).toEqual({ pages: { '/': null }, codes: [], problems: [] });
    const tracked = site();
    const { PATH } = process.env;
    onTestFinished(() => void (process.env.PATH = PATH));
    process.env.PATH = tracked.folder;
    expect(await datesOf(tracked)).toEqual({ pages: { '/': null, '/a': null }, codes: [], problems: [] });
  });

  it('that fails halfway tells nothing', async () => {
    const folder = site();
    folder.write('a.html', page('another a'));
    commit(folder.folder, '2026-02-02');
    const first = git(folder.folder, ['rev-parse', 'HEAD~1^{tree}']).trim();
    execFileSync('rm', ['-f', join(folder.folder, '.git/objects', first.slice(0, 2), first.slice(2))]);
    expect(await datesOf(folder)).toEqual({ pages: { '/': null, '/a': null }, codes: [], problems: [] });
  });

  it('is asked about the folder, whatever the environment names', async () => {
    const folder = site();
    onTestFinished(() => void delete process.env.GIT_DIR);
    process.env.GIT_DIR = '/nowhere';
    expect((await datesOf(folder)).pages).toMatchObject({ '/': '2026-01-01' });
  });

  it('runs nothing that the repository names', async () => {
    const folder = site();
    const marker = join(folder.folder, 'dist-was-run');
    const script = join(folder.folder, '.git/run');
    writeFileSync(script, `#!/bin/sh\ntouch '${marker}'\ncat\n`, { mode: 0o755 });
    for (const hook of ['post-index-change', 'reference-transaction', 'pre-commit'])
      symlinkSync(script, join(folder.folder, '.git/hooks', hook));
    const settings = {
      'core.fsmonitor': script,
      'core.pager': script,
      'core.sshCommand': script,
      'diff.external': script,
      'diff.x.command': script,
      'diff.x.textconv': script,
      'filter.x.clean': script,
      'filter.x.smudge': script,
      'filter.x.process': script,
      'gpg.program': script,
      'log.showSignature': 'true',
      'pager.log': script,
    };
    for (const [name, value] of Object.entries(settings)) git(folder.folder, ['config', name, value]);
    writeFileSync(join(folder.folder, '.git/info/attributes'), '* filter=x diff=x\n');
    expect((await datesOf(folder)).pages).toEqual({ '/': '2026-01-01', '/a': '2026-01-01' });
    folder.write('a.html', page('something else'));
    expect((await datesOf(folder)).pages).toMatchObject({ '/a': null });
    expect(existsSync(marker)).toBe(false);
    // The trap works: git itself runs what is named.
    git(folder.folder, ['status']);
    expect(existsSync(marker)).toBe(true);
  });
});
