/** What `sitec` says of the problems of a site, in a few lines and for programs. */
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { siteLines } from '../../../cli/look/site.ts';
import { reportSchema } from '../../../cli/report/schema.ts';
import { violations } from '../../../compiler/schema/validate.ts';
import { html } from '../../compiler/site.ts';
import { CONTROL, folderOf } from '../fixture.ts';
import { outcomeOf, problemOf, verdictOf } from '../report/outcome.ts';
import { CANONICAL, linesOf, look, pages } from './looked.ts';

describe('what is wrong', () => {
  const content = 'plans:\n  - name: Solo\n    price: { value: 59, currency: USD, period: P1M }\n';
  const contradicting = (): string => folderOf({ ...pages('out'), 'content/plans.yaml': content });

  it('is told worst first, with its place, and ends with 1', async () => {
    const { code, stdout, stderr } = await look(contradicting());
    expect([code, stderr]).toEqual([1, '']);
    expect(linesOf(stdout, 'error')).toEqual([expect.stringMatching(/^SITEC2101 plans\.solo\.price: .* {3}content\/plans\.yaml:3:12$/)]);
    expect((await look(contradicting(), { failOn: 'never' })).code).toBe(0);
  });

  it('is told in full with --verbose, and only that with --quiet', async () => {
    const { stdout, stderr } = await look(contradicting(), { verbose: true });
    expect(stderr).toMatch(/error {3}SITEC2101[^]* {2}fix {3}/);
    expect(stdout).toContain('\n error   SITEC2101');
    expect(stdout).toMatch(/\n found {3}1 error[^\n]*\n/);
    expect(stdout).not.toContain('--verbose');
    const quiet = await look(contradicting(), { quiet: true });
    expect([quiet.stdout, quiet.stderr.match(/SITEC\d+/g)]).toEqual(['', ['SITEC2101']]);
    expect(await look(contradicting(), { silent: true })).toEqual({ code: 1, stdout: '', stderr: '' });
  });

  it.each([0, 1, 3, 40])('never makes more than 12 lines: %i problems', (number) => {
    const problems = Array.from({ length: number }, () => problemOf());
    const gaps = ['plans', 'features', 'guides'].map((kind) =>
      problemOf({ code: 'SITEC2001', level: 'note', message: `no ${kind} found: x`, fact: kind }),
    );
    const { summary } = outcomeOf();
    if (summary === null) throw new Error('an outcome without a summary');
    const facts = { company: 1, plans: 0, features: 0, guides: 0 };
    const lines = siteLines({
      summary: { ...summary, facts, hosts: ['netlify'] },
      verdict: verdictOf(),
      sample: null,
      problems: [...gaps, ...problems],
      obstacles: [problemOf({ code: 'SITEC1011' }), problemOf({ code: 'SITEC1027' })],
      generator: 'astro',
      isConfigured: false,
      plan: { out: 'dist', command: 'sitec build' },
      isVerbose: false,
    });
    expect(lines.length).toBe(Math.min(12, number === 0 ? 8 : 9 + number));
    expect([lines[0], lines.at(-1)]).toEqual([expect.stringMatching(/^sitec /), ' next    sitec init · sitec build · sitec check dist']);
  });

  it('of the configuration is told in full, and ends with 3', async () => {
    const { code, stdout, stderr } = await look(folderOf({ ...pages('out'), 'sitec.config.json': '{"sitee": 1}' }));
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toContain('did you mean "site"');
  });
});

describe('the report for programs', () => {
  it('is what its schema says, and names what would stop a build', async () => {
    const { code, stdout, stderr } = await look(folderOf({ 'dist/index.html': html('Acme') }), { json: true });
    const report = JSON.parse(stdout);
    expect([code, stderr, violations(reportSchema, report)]).toEqual([0, '', []]);
    expect(report).toMatchObject({ command: 'look', ok: true, published: false, summary: { input: 'dist', out: 'dist', pages: 1 } });
    const codes = report.problems.map((problem: { readonly code: string }) => problem.code);
    expect(codes).toEqual(expect.arrayContaining(['SITEC1027', 'SITEC1011', 'SITEC2001']));
    expect(stdout).not.toContain(tmpdir());
  });

  it('is the same of the same site', async () => {
    const cwd = folderOf(pages('out'));
    expect(await look(cwd, { json: true })).toEqual(await look(cwd, { json: true }));
    expect(await look(cwd)).toEqual(await look(cwd));
  });
});

it('texts of a page cannot steer a terminal', async () => {
  const hostile = html('Acme', '<p data-sitec-plan="a\u001b[31m" data-sitec-price="\u009b2J">x</p>', CANONICAL);
  const { stdout } = await look(folderOf({ 'out/index.html': hostile }));
  expect(stdout).not.toMatch(CONTROL);
});

it('a reporter that is unknown ends with 2', async () => {
  expect(await look(folderOf(), { reporter: ['jsn'] })).toMatchObject({ code: 2, stdout: '' });
});
