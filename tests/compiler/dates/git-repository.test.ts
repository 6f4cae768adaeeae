/** Repositories that do not tell all, and those that would do more than tell. */
import { execFileSync } from 'node:child_process';
import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SiteFolder } from '../site.ts';
import { commit, datesOf, git, gitSite, init, page } from './git-site.ts';

const site = () => gitSite({ 'index.html': page('home'), 'a.html': page('a') });

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

  it('that fails halfway tells nothing, and a problem says why', async () => {
    const folder = site();
    folder.write('a.html', page('another a'));
    commit(folder.folder, '2026-02-02');
    const first = git(folder.folder, ['rev-parse', 'HEAD~1^{tree}']).trim();
    execFileSync('rm', ['-f', join(folder.folder, '.git/objects', first.slice(0, 2), first.slice(2))]);
    expect(await datesOf(folder)).toEqual({
      pages: { '/': null, '/a': null },
      codes: ['SITEC1051'],
      problems: [expect.stringMatching(/^git cannot tell when pages changed: [^\n]*unable to read [^\n]* \(pages: 2\)$/)],
    });
  });

  it.each([
    ['HEAD', '', /not a git repository/],
    ['config', '[[[', /bad config line 1 in file /],
    ['refs/heads/main', `${'1'.repeat(40)}\n`, /bad object|not a valid object|not a tree object/i],
  ])('that cannot read .git/%s of %j says so in one line', async (file, text, reason) => {
    const folder = site();
    writeFileSync(join(folder.folder, '.git', file), text);
    const { pages, codes, problems } = await datesOf(folder);
    expect([pages, codes]).toEqual([{ '/': null, '/a': null }, ['SITEC1051']]);
    expect(problems[0]).toMatch(reason);
    expect(problems[0]).toMatch(/^git cannot tell when pages changed: (?!fatal)[^\n]* \(pages: 2\)$/);
  });

  it('that trusts no folder of somebody else says so', async () => {
    const folder = site();
    const environment = { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1', GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
    for (const [name, value] of Object.entries(environment)) {
      process.env[name] = value;
      onTestFinished(() => void delete process.env[name]);
    }
    const { pages, problems } = await datesOf(folder);
    expect(pages).toEqual({ '/': null, '/a': null });
    expect(problems).toEqual([expect.stringContaining(`changed: detected dubious ownership in repository at '`)]);
  });

  it('is no problem when it fails and no page needs it, nor when there is no commit yet', async () => {
    const folder = gitSite({ 'index.html': page('home'), 'sitec.config.json': '{ "dates": ["frontmatter", "jsonld"] }' });
    writeFileSync(join(folder.folder, '.git/config'), '[[[');
    expect((await datesOf(folder)).codes).toEqual([]);
    const fresh = new SiteFolder({ 'index.html': page('home') });
    onTestFinished(() => fresh.remove());
    init(fresh.folder);
    expect(await datesOf(fresh)).toEqual({ pages: { '/': null }, codes: [], problems: [] });
  });

  it('reads no order of files that the repository names', async () => {
    const folder = site();
    git(folder.folder, ['config', 'diff.orderFile', '/nonexistent']);
    expect(await datesOf(folder)).toEqual({ pages: { '/': '2026-01-01', '/a': '2026-01-01' }, codes: [], problems: [] });
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
