/** `.sitec/report.html`: what a build came to, for people. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reportSummary } from '../../../cli/report/summary.ts';
import { estimateTokens } from '../../../compiler/base/tokens.ts';
import type { Result } from '../../../compiler/index.ts';
import { REPORT_FILE, REPORT_FOLDER, VIEW_FOLDER } from '../../../compiler/site/project-folder.ts';
import { Stage } from '../../../compiler/stage/stage.ts';
import { agreed, agreeingFiles } from '../facts/plans/agreeing-site.ts';
import { html, SiteFolder, type BuildOptions, type Files } from '../site.ts';
import { besideValue, ReportPage } from './report-page.ts';

const folders: SiteFolder[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of folders.splice(0)) folder.remove();
});

const siteOf = (files: Files): SiteFolder => {
  const site = new SiteFolder(files);
  folders.push(site);
  return site;
};

const textOf = (site: SiteFolder): string => readFileSync(join(site.folder, REPORT_FILE), 'utf8');

const viewName = (site: SiteFolder, index: number): string =>
  /data-view="([\w-]+)"/.exec(textOf(site).split('data-in="pages"')[index + 1] ?? '')?.[1] ?? '';

/** What the report shows of a page. */
const viewOf = (site: SiteFolder, index: number): unknown => {
  const view = viewName(site, index);
  const { name, value } = besideValue(readFileSync(join(site.folder, VIEW_FOLDER, `${view}.js`), 'utf8'));
  expect(name).toBe(`page ${view}`);
  return value;
};

interface Built {
  readonly site: SiteFolder;
  readonly result: Result;
  readonly report: ReportPage;
}

const build = async (files: Files, options: BuildOptions = {}): Promise<Built> => {
  const site = siteOf(files);
  const result = await site.compile(options);
  return { site, result, report: new ReportPage(textOf(site)) };
};

it('of a bundle that could not be put in its place is not written, and that of the build before is gone', async () => {
  const { site } = await build({ 'index.html': html('Acme') });
  site.write('index.html', html('Acme, again'));
  const commit = vi.spyOn(Stage.prototype, 'commit').mockImplementation(() => {
    throw Object.assign(new Error('EBUSY: resource busy or locked'), { code: 'EBUSY', path: 'dist' });
  });
  const result = await site.compile();
  commit.mockRestore();
  expect([result.exitCode, result.report, existsSync(join(site.folder, REPORT_FILE))]).toEqual([3, null, false]);
  expect(result.problems.map(({ code }) => code)).toContain('SITEC3301');
  expect((await site.compile()).report).toBe(REPORT_FILE);
});

const conflict = agreeingFiles({ attribute: { ...agreed, value: 29.5 } });
const number = (text: string | undefined): number => Number(text?.replaceAll(',', ''));

describe('the report', () => {
  it('says which hosts the bundle is built for, and what all of them serve', async () => {
    const files = { 'index.html': html('Acme') };
    const last = async (options: BuildOptions): Promise<string | undefined> =>
      (await build(files, options)).report.texts('#files .lead, .abilities').join(' ');
    const all = 'markdown by Accept: yes · headers of sitec: yes · JSON for missing data: yes';
    expect(await last({})).toBe(`Built for sitec serve. /mcp: yes · /a2a: yes · ${all}`);
    expect(await last({ hosts: ['any', 'node'] })).toBe(`Built for node, any. /mcp: no · /a2a: no · ${all.replaceAll('yes', 'no')}`);
    expect(await last({ only: ['a2a'] })).toBe(`Built for sitec serve. /mcp: no · /a2a: yes · ${all}`);
    vi.stubEnv('WORKERS_CI', '1');
    expect(await last({})).toMatch(/^Built for cloudflare \(found: WORKERS_CI \)\. \/mcp/);
  });

  it('says what was compiled, and is no file of the bundle', async () => {
    const { site, result, report } = await build(agreeingFiles());
    expect([result.exitCode, result.report]).toEqual([0, '.sitec/report.html']);
    expect(report.texts('h1')).toEqual(['https://acme.example']);
    expect(report.texts('.from')).toEqual(['site → dist en', 'Not found on this site: features, platforms, guides, comparisons']);
    expect(report.texts('.records')[0]).toMatch(/2 plans/);
    expect(report.texts('.top .failed')).toEqual([]);
    expect(report.texts('.figures dd')[3]).toBe(`${result.summary?.files} ${result.summary?.bytes.toLocaleString('en')} bytes`);
    expect([...site.bundle().keys()].filter((path) => path.includes('report'))).toEqual([]);
    expect(reportSummary(result, 0)).toContain('\n report  .sitec/report.html\n');
  });

  it('of a build with errors says that nothing was published, and shows the problems with all places', async () => {
    const { site, result, report } = await build(conflict);
    expect([result.exitCode, result.report]).toEqual([1, '.sitec/report.html']);
    expect(report.texts('.failed')[0]).toContain('Nothing was published');
    const problem = result.problems.find(({ level }) => level === 'error');
    expect(report.texts('#problems h3')[0]).toMatch(`error ${problem?.code}`);
    const messages = result.problems.filter(({ code }) => code !== 'SITEC2001').map(({ message }) => message);
    expect(report.texts('.problem .message')).toEqual(expect.arrayContaining(messages));
    expect(report.texts('#problems h3').join()).not.toContain('SITEC2001');
    expect(report.texts('.problem dd')).toEqual(expect.arrayContaining([problem?.why, problem?.fix]));
    const { line } = site.locate(problem as Result['problems'][number]);
    expect(report.texts('.problem code').some((place) => place.startsWith(`${problem?.place?.file}:${line}:`))).toBe(true);
    // No compressed form was written.
    expect(report.texts('.files tbody tr td:nth-child(4)')).toEqual(report.texts('.files tbody tr').map(() => '–'));
  });

  it('shows every fact of provenance.json with every source', async () => {
    const { site, report } = await build(conflict);
    const { facts } = JSON.parse(readFileSync(join(site.folder, '.sitec/provenance.json'), 'utf8')) as {
      readonly facts: Readonly<Record<string, { readonly confirming: readonly unknown[]; readonly losing: readonly unknown[] }>>;
    };
    expect(report.texts('.fact .note code').toSorted()).toEqual(Object.keys(facts).sort());
    const total = (name: 'confirming' | 'losing'): number => Object.values(facts).reduce((sum, fact) => sum + fact[name].length, 0);
    expect(report.texts('.fact .agrees.source')).toHaveLength(total('confirming'));
    expect(report.texts('.fact .differs.source')).toHaveLength(total('losing'));
    expect(
      report.texts('.fact .differs.source').some((text) => /data attribute: 29\.5 USD a month site\/pricing\.html:\d+:\d+/.test(text)),
    ).toBe(true);
    expect(report.texts('.fact .note').some((text) => text.endsWith('disputed: no value, sources disagree'))).toBe(true);
  });

  it('has a card for each plan, with its price, the words of the page and its sources', async () => {
    const { report } = await build(agreeingFiles());
    expect(report.texts('.plan h3')).toEqual(['Solo', 'Team']);
    expect(report.texts('.plan .price')[0]).toBe(
      '24.5 USD a month confirmed content file data attribute JSON-LD table page text $24.50 a month https://acme.example/pricing',
    );
    expect(report.texts('.plan:first-child .chip.differs')).toEqual([]);
    expect((await build(conflict)).report.texts('.plan .price .chip.differs').length).toBeGreaterThan(0);
  });

  it('counts each page and its twin, and what the twin leaves out', async () => {
    const menu = '<nav><a href="/">One menu</a> <a href="/b/">of six words here</a></nav>';
    const page = html('Numbers', `<p>${'Nine words stand in this one sentence of text. '.repeat(40)}</p>`).replace(
      '<main>',
      `${menu}<main>`,
    );
    const { site, report } = await build({
      'index.html': page,
      'quiet/index.html': html('Quiet', '<p>No.</p>', '<meta name="robots" content="noindex">'),
    });
    const twin = site.bundle().get('index.md')?.toString() ?? '';
    const [title, language, kind, words, ...counted] = report.cells('/');
    expect([title, language, kind, words]).toEqual(['Numbers / markdown', 'en', '–', '361']);
    expect(counted.slice(0, 2).map(number)).toEqual([estimateTokens(page), estimateTokens(twin)]);
    expect(counted.slice(2)).toEqual([`${Math.round(100 - (100 * estimateTokens(twin)) / estimateTokens(page))} %`, '6']);
    expect(report.cells('/quiet/')[0]).toContain('not listed');
    expect(viewOf(site, 0)).toEqual({
      html: page,
      markdown: twin,
      leftOut: [{ rule: 'navigation, page footers, dialogs', text: 'One menu of six words here', words: 6, times: 1, hidden: false }],
      others: 0,
    });
    expect(viewOf(site, 1)).toMatchObject({ markdown: site.bundle().get('quiet/index.md')?.toString() });
    expect(report.attributes('tr a', 'href').slice(0, 2)).toEqual(['../site/index.html', '../dist/index.md']);
  });

  it('adds up the compressed forms of files', async () => {
    const { site, report } = await build(agreeingFiles());
    const dist = site.bundle();
    const size = (path: string): string =>
      [`${path}.br`, `${path}.gz`, path].map((name) => dist.get(name)?.length.toLocaleString('en')).find((found) => found !== undefined) ??
      '';
    const rows = report.texts('.files tbody tr').map((_, index) => report.texts(`.files tbody tr:nth-child(${index + 1}) > *`));
    const single = rows.filter(([, count]) => count === '1');
    expect(single.length).toBeGreaterThan(5);
    for (const [name, , bytes, coded, largest = ''] of single) {
      const path = largest.split(' ')[0]?.slice(1) ?? '';
      expect([name, bytes, coded]).toEqual([name, dist.get(path)?.length.toLocaleString('en'), size(path)]);
    }
    const [, , , total] = report.texts('.files tfoot tr > *');
    expect(number(total)).toBe(rows.reduce((sum, row) => sum + number(row[3]), 0));
    expect(single.filter(([, , bytes, coded]) => bytes !== coded).length).toBeGreaterThan(1);
  });

  it('is the same with and without cache and threads', async () => {
    const { site } = await build(conflict);
    const first = textOf(site);
    for (const [cache, workers] of [
      [true, '0'],
      [false, '0'],
      [false, '2'],
    ] as const) {
      vi.stubEnv('SITEC_WORKERS', workers);
      rmSync(join(site.folder, REPORT_FILE));
      await site.compile({ cache });
      expect(textOf(site)).toBe(first);
    }
    expect(first).not.toContain(site.folder);
  });

  it('keeps the views of unchanged pages, and no others', async () => {
    const { site } = await build({ 'index.html': html('Acme'), 'a.html': html('Alpha'), 'b.html': html('Beta') });
    const folder = join(site.folder, VIEW_FOLDER);
    const views = (): ReadonlyMap<string, number> => new Map(readdirSync(folder).map((name) => [name, statSync(join(folder, name)).ino]));
    const first = views();
    expect(first.size).toBe(3);
    site.write('a.html', html('Alpha, again'));
    rmSync(join(site.folder, 'site/b.html'));
    await site.compile();
    const second = views();
    expect([...second.keys()].sort()).toEqual([0, 1].map((index) => `${viewName(site, index)}.js`).sort());
    expect([...second].filter(([name, number]) => first.get(name) === number)).toHaveLength(1);
    expect(viewOf(site, 1)).toMatchObject({ html: html('Alpha, again') });
  });

  it('is gone after a build that came to no files', async () => {
    const { site } = await build(agreeingFiles());
    rmSync(join(site.folder, 'site'), { recursive: true });
    expect(await site.compile()).toMatchObject({ exitCode: 3, summary: null, report: null });
    expect([REPORT_FILE, REPORT_FOLDER].filter((path) => existsSync(join(site.folder, path)))).toEqual([]);
  });

  it('costs no build when it cannot be written', async () => {
    const site = siteOf(agreeingFiles());
    writeFileSync(join(site.folder, '.sitec'), 'a file where the folder should be');
    const result = await site.compile();
    expect([result.exitCode, result.report]).toEqual([0, null]);
    expect(reportSummary(result, 0)).not.toContain('report');
  });
});
