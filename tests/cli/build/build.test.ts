/** `sitec build`: what fails it, what it leaves, what it prints. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { runBuild, type BuildFlags } from '../../../cli/build/build.ts';
import { reportSchema } from '../../../cli/report/schema.ts';
import { violations } from '../../../compiler/schema/validate.ts';
import { BASE, html, SiteFolder, type Files } from '../../compiler/site.ts';
import { run } from '../fixture.ts';

/** A small site, and a selector that finds nothing on it, which is a warning. */
const warned: Files = { 'index.html': html('Acme'), 'sitec.config.json': '{"markdown": {"drop": [".nowhere"]}}' };
const price = (amount: number) =>
  `<div data-sitec-plan="solo" data-sitec-name="Solo" data-sitec-price="${amount} USD P1M">$${amount} a month</div>`;
const contradicting: Files = {
  ...warned,
  'pricing.html': html('Pricing', price(49)),
  'content/plans.yaml': 'plans:\n  - name: Solo\n    price: { value: 59, currency: USD, period: P1M }\n',
};

const siteOf = (files: Files): SiteFolder => {
  const site = new SiteFolder(files);
  onTestFinished(() => site.remove());
  return site;
};
/** Builds a site; variables of this machine do not count. */
const build = (site: SiteFolder, flags: BuildFlags = {}) => {
  for (const name of ['GITHUB_ACTIONS', 'SITEC_REPORTER', 'SITEC_FAIL_ON']) vi.stubEnv(name, '');
  return run(() => runBuild('site', { cwd: site.folder, config: 'sitec.config.json', baseUrl: BASE, out: 'dist', ...flags }));
};

describe('warnings', () => {
  it('do not fail a build', async () => {
    const site = siteOf(warned);
    const { code, stdout, stderr } = await build(site);
    expect([code, site.bundle().has('sitec-manifest.json')]).toEqual([0, true]);
    expect(stdout).toMatch(/\n found {3}1 warning\n/);
    expect(stderr).toMatch(/^warning SITEC1037 [^]*\n {2}fix [^\n]*\n\nwhy it matters: sitec explain SITEC1037\n\n$/);
  });

  it.each<readonly [string, BuildFlags]>([
    ['--strict', { strict: true }],
    ['--fail-on warning', { failOn: 'warning' }],
  ])('fail it with %s, and the old bundle stays', async (_, flags) => {
    const site = siteOf(warned);
    await build(site);
    const before = site.bundle();
    site.write('index.html', html('Other'));
    const { code, stdout } = await build(site, flags);
    expect(code).toBe(1);
    expect(stdout).toMatch(/\n wrote {3}nothing: dist is unchanged\n[^]* found {3}1 warning; warnings fail this build\n/);
    expect(site.bundle()).toEqual(before);
    expect(readFileSync(join(site.folder, '.sitec/report.html'), 'utf8')).toContain('Nothing was published');
  });
});

describe('a site without problems', () => {
  it('is told in at most eight lines, of which notes are a number', async () => {
    const { stdout, stderr } = await build(siteOf({ ...warned, 'sitec.config.json': '{}', '.hidden': '' }), { host: ['netlify'] });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/\n found {3}1 note {3}all: --verbose\n/);
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => line.trim().split(' ')[0]),
    ).toEqual(['sitec', 'read', 'wrote', 'hosts', 'verdict', 'found', 'report', 'done']);
  });
});

describe('errors', () => {
  it('keep a bundle from being written, unless they are not to fail the build: then it is without what is disputed', async () => {
    const site = siteOf(contradicting);
    expect([(await build(site)).code, site.bundle().size]).toEqual([1, 0]);
    const { code, stdout, stderr } = await build(site, { failOn: 'never' });
    expect([code, site.bundle().has('sitec-manifest.json')]).toEqual([0, true]);
    expect(stderr).toContain('SITEC2101');
    expect(stdout).toMatch(/\n wrote {3}\d+ files \(\d+ kB\) to dist: [^]*\n done {4}\d+\.\d s \(2 cached\) /);
    const { plans } = JSON.parse(String(site.bundle().get('api/v1/plans.json')));
    expect(plans).toMatchObject([{ slug: 'solo', price: { value: null, reason: 'disputed' } }]);
  });

  it('that leave nothing to write end with 1, whatever may fail', async () => {
    const site = siteOf({ ...warned, 'index.html': html('Acme', '', '<meta name="robots" content="noindex">') });
    const { code, stdout, stderr } = await build(site, { failOn: 'never' });
    expect([code, site.bundle().size]).toEqual([1, 0]);
    expect(stderr).toContain('SITEC1014');
    expect(stdout).not.toMatch(/^ done/m);
  });

  it('of the configuration end with 3, whatever may fail', async () => {
    const site = siteOf({ ...warned, 'sitec.config.json': '{"sitee": 1}' });
    for (const failOn of ['error', 'warning', 'never']) expect((await build(site, { failOn })).code).toBe(3);
  });
});

describe('the report for programs', () => {
  it('is what its schema says, for a build that failed and for one that came to nothing', async () => {
    for (const site of [siteOf(contradicting), siteOf({ ...warned, 'sitec.config.json': '[]' })]) {
      const { stdout, stderr } = await build(site, { json: true });
      const report = JSON.parse(stdout);
      expect([violations(reportSchema, report), stderr]).toEqual([[], '']);
      expect(stdout).not.toContain(site.folder);
    }
  });

  it('names the fact, the page and the lines of a contradiction', async () => {
    const { stdout } = await build(siteOf(contradicting), { json: true });
    expect(JSON.parse(stdout).problems.find(({ code }: { code: string }) => code === 'SITEC2101')).toMatchObject({
      fact: 'plans.solo.price',
      page: '/pricing',
      file: 'content/plans.yaml',
      line: 3,
      column: 12,
      related: [
        { message: 'data-sitec-price', file: 'site/pricing.html', line: 7, column: 1 },
        { message: 'offer "solo"', file: 'site/pricing.html', line: 7 },
      ],
    });
  });

  it('is the same of the same site', async () => {
    const site = siteOf(warned);
    const [first, second] = [await build(site, { json: true }), await build(site, { json: true })];
    expect(second.stdout).toBe(first.stdout);
  });
});

describe('how much is printed', () => {
  it.each<readonly [BuildFlags, string, RegExp]>([
    [{ quiet: true }, '', /^$/],
    [{ silent: true }, '', /^$/],
    [
      { verbose: true },
      'sitec ',
      /^pages 1 {2}\d+\.\d s\nmarkdown 1 .*\ndates .*\nfacts .*\nartefacts [^]*\nreport .*\n\ncompany\.name {2}[^]+\n {2}sources {3}[^]+\n\nnote {4}SITEC2001/,
    ],
  ])('with %j', async (flags, stdout, stderr) => {
    const ended = await build(siteOf(warned), flags);
    expect([ended.code, ended.stdout.slice(0, 6)]).toEqual([0, stdout]);
    expect(ended.stderr).toMatch(stderr);
  });

  it('is no progress in CI, nor where stderr is no terminal', async () => {
    const site = siteOf(warned);
    expect((await build(site)).stderr).not.toContain('\u001b[K');
    const { isTTY } = process.stderr;
    process.stderr.isTTY = true;
    onTestFinished(() => void (process.stderr.isTTY = isTTY));
    vi.stubEnv('CI', 'true');
    expect((await build(site)).stderr).not.toContain('\u001b[K');
    vi.stubEnv('CI', '');
    expect((await build(site, { cache: false })).stderr).toMatch(/^\r\u001b\[Kpages 0\/1[^]*\r\u001b\[Kwarning SITEC1037/);
    vi.stubEnv('CI', '');
    expect((await build(site, { progress: false })).stderr).not.toContain('\u001b[K');
  });
});

it('wrong flags end with 2, before anything is built', async () => {
  const site = siteOf(warned);
  const { code, stdout, stderr } = await build(site, { reporter: ['jsn'] });
  expect([code, stdout, stderr]).toEqual([2, '', 'error  there is no reporter "jsn"; did you mean "json"?\n']);
  expect(site.bundle().size).toBe(0);
});
