/** Where reports go: files, streams, the summary of a job of GitHub. */
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readReporting, type ReportFlags } from '../../../cli/flags/reporting.ts';
import { deliver } from '../../../cli/report/delivery.ts';
import type { Outcome } from '../../../cli/report/outcome.ts';
import { folderOf, run } from '../fixture.ts';
import { failedOf, outcomeOf, problemOf } from '../report/outcome.ts';

beforeEach(() => void vi.stubEnv('GITHUB_ACTIONS', ''));
afterEach(() => void vi.unstubAllEnvs());

const told = (outcome: Outcome, flags: ReportFlags) =>
  run(async () => {
    const reporting = await readReporting(flags, process.env);
    return typeof reporting === 'string' ? 2 : deliver(outcome, reporting);
  });

const textsOf = (folder: string): readonly string[] => readdirSync(folder, { recursive: true }).map(String).sort();

describe('files', () => {
  it('are written with their folders, beside the pretty summary', async () => {
    const cwd = folderOf();
    const { code, stdout, stderr } = await told(
      { ...failedOf(problemOf()), cwd },
      {
        reporter: ['json=reports/a/b.json,junit=reports/c.xml', 'pretty=reports/log.txt'],
      },
    );
    expect([code, textsOf(cwd)]).toEqual([1, ['reports', 'reports/a', 'reports/a/b.json', 'reports/c.xml', 'reports/log.txt']]);
    expect(JSON.parse(readFileSync(join(cwd, 'reports/a/b.json'), 'utf8'))).toMatchObject({ exitCode: 1 });
    expect(stdout).toContain(' ended   1.2 s');
    expect(stderr).toMatch(/^error {3}SITEC2101/);
    expect(readFileSync(join(cwd, 'reports/log.txt'), 'utf8')).toBe(stderr + stdout);
  });

  it('replace an older file, and follow a link to it', async () => {
    const cwd = folderOf({ 'old.json': '{"long": "text that must not shine through"}' });
    symlinkSync(join(cwd, 'old.json'), join(cwd, 'link.json'));
    await told(outcomeOf({ cwd }), { reporter: ['json=link.json'], silent: true });
    expect(JSON.parse(readFileSync(join(cwd, 'old.json'), 'utf8'))).toMatchObject({ ok: true });
    expect(textsOf(cwd)).toEqual(['link.json', 'old.json']);
  });

  it('that are devices are written to and not replaced', async () => {
    const { code, stdout, stderr } = await told(outcomeOf({ cwd: folderOf() }), { reporter: ['json=/dev/null'], quiet: true });
    expect([code, stdout, stderr]).toEqual([0, '', '']);
    expect(readFileSync('/dev/null', 'utf8')).toBe('');
  });

  it.each([
    ['taken/report.json', 'cannot write the report taken/report.json: (?:ENOTDIR|EEXIST)'],
    ['folder', 'cannot write the report folder: EISDIR'],
    ['dist/report.json', 'cannot write the report dist/report.json: it is in the output folder, which every build replaces'],
  ])('%s is a problem, and ends with 3', async (file, message) => {
    const cwd = folderOf({ taken: 'a file' });
    mkdirSync(join(cwd, 'folder'));
    const { code, stderr, stdout } = await told(outcomeOf({ cwd }), { reporter: [`json=${file}`, 'json=good.json'] });
    expect(code).toBe(3);
    expect(stderr).toMatch(new RegExp(`^error   SITEC3305  ${message}\n`));
    expect(stdout).toContain(' found   1 error\n');
    expect(textsOf(cwd)).toEqual(['folder', 'good.json', 'taken']);
  });
});

describe('what is printed', () => {
  it('is the document alone on stdout', async () => {
    const { stdout, stderr } = await told(failedOf(problemOf()), { json: true });
    expect([JSON.parse(stdout).problems.length, stderr]).toEqual([1, '']);
  });

  it('is nothing when that is wished', async () => {
    expect(await told(failedOf(problemOf()), { silent: true })).toEqual({ code: 1, stdout: '', stderr: '' });
  });

  it('has colours when that is wished', async () => {
    expect((await told(failedOf(problemOf()), { color: true })).stderr).toContain('\u001b[31m');
    expect((await told(failedOf(problemOf()), {})).stderr).not.toContain('\u001b');
  });
});

describe('a job of GitHub', () => {
  const problem = problemOf({ message: 'a page says ##[stop-commands]x' });

  it('gets annotations, and a summary behind what stands there', async () => {
    const folder = folderOf({ summary: 'Before.\n\n' });
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    vi.stubEnv('GITHUB_STEP_SUMMARY', join(folder, 'summary'));
    const { stdout, stderr } = await told(failedOf(problem), {});
    expect(stdout).toMatch(/^::error file=content\/plans\.yaml,line=3,col=12,title=SITEC2101::a page says # #\[stop-commands\]x$/m);
    expect(stdout + stderr).not.toContain('##[');
    expect(readFileSync(join(folder, 'summary'), 'utf8')).toMatch(/^Before\.\n\n\*\*sitec build\*\*: 1 error\. [^]*\n$/);
  });

  it.each(['', '/nowhere/at/all'])('goes on without a summary (%s)', async (file) => {
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    vi.stubEnv('GITHUB_STEP_SUMMARY', file);
    expect((await told(outcomeOf(), {})).code).toBe(0);
  });

  it('gets no summary where no annotation is wished', async () => {
    const folder = folderOf({ summary: '' });
    vi.stubEnv('GITHUB_STEP_SUMMARY', join(folder, 'summary'));
    await told(failedOf(problem), {});
    expect(readFileSync(join(folder, 'summary'), 'utf8')).toBe('');
  });
});
