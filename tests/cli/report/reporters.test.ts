/** What each reporter says of the same outcome. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { github } from '../../../cli/report/reporters/github.ts';
import { html } from '../../../cli/report/reporters/html.ts';
import { reporterNames, reporters } from '../../../cli/report/reporters/index.ts';
import { json } from '../../../cli/report/reporters/json.ts';
import { junit } from '../../../cli/report/reporters/junit.ts';
import { markdown } from '../../../cli/report/reporters/markdown.ts';
import { pretty } from '../../../cli/report/reporters/pretty.ts';
import { reportSchema } from '../../../cli/report/schema.ts';
import { violations } from '../../../compiler/schema/validate.ts';
import { folderOf } from '../fixture.ts';
import type { Outcome } from '../../../cli/report/outcome.ts';
import { failedOf, outcomeOf, PLAIN, problemOf } from './outcome.ts';

const named = { code: 'SITEC1011', message: 'cannot find the public address of the site', fix: 'pass --base-url' };
const { place: _, page: _page, fact: _fact, ...unplaced } = problemOf({ ...named, related: [] });
const note = problemOf({ code: 'SITEC2140', level: 'note', message: '50% off' });
const failed = failedOf(problemOf(), note);
const many = (number: number, level: 'error' | 'warning' = 'warning') => Array.from({ length: number }, () => problemOf({ level }));

describe('every reporter', () => {
  it.each(reporterNames)('%s says the same of the same outcome, and nothing of the machine', async (name) => {
    const reporter = await reporters[name]();
    const texts = [1, 2].map(() => (reporter.problems?.(failed, PLAIN) ?? '') + reporter.report(failed, PLAIN));
    expect(texts[0]).toBe(texts[1]);
    expect(texts[0]).not.toContain('/nowhere');
    expect(texts[0]).not.toBe('');
  });
});

describe('json', () => {
  it('is one object of the published form, in which what is not known is absent', () => {
    const document = JSON.parse(json.report(failedOf(problemOf(), unplaced), PLAIN));
    expect(violations(reportSchema, document)).toEqual([]);
    expect(document).toMatchObject({
      schemaVersion: 1,
      tool: { name: 'sitec' },
      command: 'build',
      ok: false,
      exitCode: 1,
      published: false,
    });
    expect(document.problems).toEqual([
      {
        code: 'SITEC2101',
        level: 'error',
        message: 'plans.growth.price: the content file says 59 USD a month, JSON-LD says 49 USD a month',
        why: 'agents may quote a price that another part of your site contradicts',
        fix: 'correct one of the two sources',
        file: 'content/plans.yaml',
        line: 3,
        column: 12,
        page: '/pricing/',
        fact: 'plans.growth.price',
        related: [{ message: 'JSON-LD /offers/1/price', file: '_site/pricing/index.html', line: 7, column: 5 }],
      },
      { ...unplaced, level: 'error' },
    ]);
  });

  it('has no summary where a build came to none', () => {
    const document = JSON.parse(json.report(outcomeOf({ summary: null, exitCode: 3, isPublished: false }), PLAIN));
    expect(violations(reportSchema, document)).toEqual([]);
    expect(Object.keys(document)).toEqual(['schemaVersion', 'tool', 'command', 'ok', 'exitCode', 'published', 'problems']);
  });

  it('does not tell what came from the cache', () => {
    const [first, second] = [0, 2].map((cached) => outcomeOf({ summary: { ...outcomeOf().summary!, cached } }));
    expect(json.report(first!, PLAIN)).toBe(json.report(second!, PLAIN));
  });
});

describe('github', () => {
  it('is one workflow command a problem, escaped as the runner reads it', () => {
    const odd = problemOf({ level: 'warning', message: '100 % a\nb::c,d', place: { file: 'a:b,c%d.html', line: 2, column: 1 } });
    expect(github.report(failedOf(problemOf(), odd, note, unplaced), PLAIN).split('\n')).toEqual([
      '::error file=content/plans.yaml,line=3,col=12,title=SITEC2101::plans.growth.price: the content file says 59 USD a month, JSON-LD says 49 USD a month',
      '::error title=SITEC1011::cannot find the public address of the site',
      '::warning file=a%3Ab%2Cc%25d.html,line=2,col=1,title=SITEC2101::100 %25 a b::c,d',
      '::notice file=content/plans.yaml,line=3,col=12,title=SITEC2140::50%25 off',
      '',
    ]);
  });

  it('names files from the root of the repository', () => {
    const outcome = { ...failedOf(problemOf()), folder: 'packages/site/' };
    expect(github.report(outcome, PLAIN)).toContain('file=packages/site/content/plans.yaml,');
    const above = { ...failedOf(problemOf({ place: { file: '../common/plans.yaml' } })), folder: 'packages/site/' };
    expect(github.report(above, PLAIN)).toContain('file=packages/common/plans.yaml,');
  });

  it('annotates ten problems of each level, and counts the others in one line', () => {
    const text = github.report(failedOf(...many(10, 'error'), ...many(13), note), PLAIN);
    expect(text.match(/^::error /gm)).toHaveLength(10);
    expect(text.match(/^::warning /gm)).toHaveLength(10);
    expect(text).toMatch(/^Not annotated: 3 warnings\.$/m);
    expect(github.report(failedOf(...many(11)), PLAIN)).toMatch(/\nNot annotated: 1 warning\.\n$/);
    expect(github.report(outcomeOf(), PLAIN)).toBe('');
  });
});

describe('markdown', () => {
  it('is a line and a table', () => {
    expect(markdown.report(failedOf(unplaced), PLAIN)).toBe(
      '**sitec build**: 1 error. Nothing was written: <code>dist</code> is unchanged.\n\n' +
        '| level | code | problem | place | what to do |\n| --- | --- | --- | --- | --- |\n' +
        '| error | SITEC1011 | <code>cannot find the public address of the site</code> |  | <code>pass --base-url</code> |\n',
    );
    expect(markdown.report(outcomeOf(), PLAIN)).toBe('**sitec build**: no problems. 30 files of 2 pages written to <code>dist</code>.\n');
  });

  it('fits into a comment, whatever there is to say', () => {
    const text = markdown.report(failedOf(...many(5000), problemOf({ message: '<'.repeat(99_999) })), PLAIN);
    expect(text.length).toBeLessThan(65_536);
    expect(text).toMatch(/\n\nAnd \d+ more\.\n$/);
  });
});

describe('junit', () => {
  it('has a suite for each family and a case for each problem; what does not fail the run is skipped', () => {
    const text = junit.report(failedOf(problemOf(), problemOf({ level: 'warning' }), unplaced), PLAIN);
    expect(text).toContain('<testsuites name="sitec build" tests="3" failures="2" skipped="1">');
    expect(text).toContain('<testsuite name="Conflicts between sources" tests="2" failures="1" skipped="1">');
    expect(text).toContain('<testsuite name="Configuration and input" tests="1" failures="1" skipped="0">');
    expect(text).toMatch(/<testcase classname="SITEC2101" name="plans\.growth[^"]*" file="content\/plans.yaml" line="3">\n<failure /);
  });

  it('takes warnings for failures where they fail the run, and nothing where nothing does', () => {
    const warning = problemOf({ level: 'warning' });
    const numbers = (text: string) => /failures="(\d)" skipped="(\d)"/.exec(text)?.slice(1);
    expect(numbers(junit.report({ ...failedOf(problemOf(), warning), failOn: 'warning' }, PLAIN))).toEqual(['2', '0']);
    expect(numbers(junit.report(outcomeOf({ problems: [problemOf(), warning], failOn: 'never' }), PLAIN))).toEqual(['0', '2']);
  });

  it('has one case that passed where there is no problem', () => {
    const text = junit.report(outcomeOf(), PLAIN);
    expect(text).toContain('tests="1" failures="0" skipped="0"');
    expect(text.match(/<testcase [^>]*\/>/g)).toEqual(['<testcase classname="sitec" name="no problems"/>']);
  });
});

describe('html', () => {
  it('is the report of the build, byte for byte', () => {
    const cwd = folderOf({ '.sitec/report.html': '<!doctype html><title>Report</title>' });
    expect(html.report(outcomeOf({ cwd, report: '.sitec/report.html' }), PLAIN)).toBe(readFileSync(`${cwd}/.sitec/report.html`, 'utf8'));
  });

  it.each([null, '.sitec/report.html'])('is the problems as text where there is none (%s)', (report) => {
    const text = html.report({ ...failedOf(problemOf({ message: '<b>&' })), report }, PLAIN);
    expect(text).toMatch(/^<!doctype html>/);
    expect(text).toContain('SITEC2101  &lt;b&gt;&amp;\n');
  });
});

describe('pretty', () => {
  const told = (outcome: Outcome, isVerbose = false): string => pretty.problems?.(outcome, { ...PLAIN, isVerbose }) ?? '';
  const headsOf = (text: string): readonly string[] => text.match(/^(?:error|warning|note) +SITEC\d+/gm) ?? [];

  it('tells the three kinds of problems that matter most, worst first, with the number of the others, unless all are wanted', () => {
    const warnings = ['SITEC1037', 'SITEC1039', 'SITEC1034'].map((code) => problemOf({ code, level: 'warning' }));
    const outcome = failedOf(note, ...many(25), ...warnings, problemOf({ code: 'SITEC2102' }));
    const text = told(outcome);
    expect(headsOf(text)).toEqual(['error   SITEC2102', 'warning SITEC2101', 'warning SITEC1034']);
    expect(text.match(/^ *and .*$/gm)).toEqual([
      '  and 24 more of SITEC2101',
      'and 2 warnings of other kinds (--verbose prints every problem)',
    ]);
    expect(headsOf(told(outcome, true))).toHaveLength(30);
    expect(told(outcome, true)).not.toContain('--verbose');
    expect(told(failedOf(note))).toBe('');
  });

  it('tells all that stopped a build before it could be summed up, but for long lists of one code', () => {
    const text = told({ ...failedOf(...many(25), note), summary: null });
    expect(headsOf(text)).toHaveLength(21);
    expect(text).toMatch(/^SITEC2101: and 5 more \(--verbose\)$/m);
  });

  it('sums up in less than twelve lines, of which only the last tells the time and the cache', () => {
    const hosts = { ...outcomeOf().summary!, hosts: ['netlify'], hostsFound: 'NETLIFY' };
    const text = pretty.report(outcomeOf({ problems: [note], summary: hosts, report: '.sitec/report.html' }), PLAIN);
    const lines = text.trimEnd().split('\n');
    expect(lines.length).toBeLessThan(12);
    expect(lines.filter((line) => /\d s\b|cached/.test(line))).toEqual([' done    1.2 s (1 cached)   next: sitec serve dist']);
  });

  it('prints errors only when that is wished', () => {
    const quiet = { ...PLAIN, isQuiet: true };
    expect(pretty.report(failed, quiet)).toBe('');
    expect(pretty.problems?.(failed, quiet)).toContain('SITEC2101');
    expect(pretty.problems?.(failed, quiet)).not.toContain('SITEC2140');
  });

  it('says when warnings fail the build', () => {
    expect(pretty.report({ ...failedOf(...many(2)), failOn: 'warning' }, PLAIN)).toContain(
      ' wrote   nothing: dist is unchanged\n found   2 warnings; warnings fail this build   all: --verbose\n ended   1.2 s',
    );
  });
});
