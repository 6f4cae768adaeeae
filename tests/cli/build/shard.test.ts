/** A site in parts, as the command line has it. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { runBuild, runMerge, type BuildFlags } from '../../../cli/build/build.ts';
import { reportSchema } from '../../../cli/report/schema.ts';
import { shard } from '../../../cli/flags/values.ts';
import { violations } from '../../../compiler/schema/validate.ts';
import { BASE, html, SiteFolder } from '../../compiler/site.ts';
import { run, type Ended } from '../fixture.ts';

const pages = Object.fromEntries(['index', 'one', 'two'].map((name) => [`${name}.html`, html(name, `<p>The page ${name}.</p>`)]));

/** Runs a command on a site with these pages. */
const onSite = (): ((command: typeof runBuild, flags?: BuildFlags) => Promise<Ended>) => {
  const site = new SiteFolder({ ...pages, 'sitec.config.json': '{}' });
  onTestFinished(() => site.remove());
  for (const name of ['GITHUB_ACTIONS', 'SITEC_REPORTER', 'SITEC_FAIL_ON']) vi.stubEnv(name, '');
  return (command, flags) => run(() => command('site', { cwd: site.folder, config: 'sitec.config.json', baseUrl: BASE, ...flags }));
};

describe('--shard', () => {
  it.each(['', '2', '0/4', '5/4', '-1/4', '1/1001', '1/4x'])('does not take "%s"', (text) => {
    expect(() => shard(text)).toThrow('such as 2/4');
  });

  it('takes a number and how many there are', () => {
    expect([shard('1/1'), shard('2/4')]).toEqual([
      { index: 1, count: 1 },
      { index: 2, count: 4 },
    ]);
  });

  it.each<readonly [string, BuildFlags]>([
    ['--watch', { watch: true }],
    ['--dry-run', { dryRun: true }],
    ['--no-cache', { cache: false }],
  ])('stands beside no %s', async (flag, flags) => {
    const { code, stderr } = await onSite()(runBuild, { shard: { index: 1, count: 2 }, ...flags });
    expect([code, stderr]).toEqual([2, expect.stringContaining(`--shard and ${flag} cannot be used together`)]);
  });

  it('says what was read and written, and the merge writes the bundle', async () => {
    const sitec = onSite();
    for (const index of [2, 1]) {
      const { code, stdout } = await sitec(runBuild, { shard: { index, count: 2 } });
      expect([code, stdout]).toEqual([
        0,
        expect.stringContaining(`shard ${index} of 2: ${3 - index} of 3 pages\n wrote   .sitec/cache/shard-${index}-of-2.pack\n done `),
      ]);
    }
    const { code, stdout } = await sitec(runMerge);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/\n done {4}\d+\.\d s \(3 cached\) {3}next: sitec serve dist\n$/)]);
  });

  it('has reports for programs and for people', async () => {
    const sitec = onSite();
    const flags: BuildFlags = { shard: { index: 2, count: 2 } };
    const { stdout } = await sitec(runBuild, { ...flags, json: true });
    const report = JSON.parse(stdout) as unknown;
    expect(violations(reportSchema, report)).toEqual([]);
    expect(report).toMatchObject({ ok: true, published: false, shard: { index: 2, count: 2, pages: 1, sitePages: 3 } });
    const markdown = await sitec(runBuild, { ...flags, reporter: ['markdown'] });
    expect(markdown.stdout).toBe(
      '**sitec build**: no problems. Read shard 2 of 2: 1 of 3 pages, for <code>.sitec/cache/shard-2-of-2.pack</code>.\n',
    );
  });
});
