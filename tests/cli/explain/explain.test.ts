import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runExplain } from '../../../cli/explain/explain.ts';
import { SITEC } from '../../program.ts';
import { folderOf, run } from '../fixture.ts';
import { content, fact, provenance } from './provenance.ts';

const project = (text: string = JSON.stringify(provenance), files: Readonly<Record<string, string>> = {}): string =>
  folderOf({ 'sitec.config.json': '{}', '.sitec/provenance.json': text, ...files });

describe('a fact', () => {
  it('is told with its value, its source, and every source that agrees or disagrees', async () => {
    const { code, stdout, stderr } = await run(() => runExplain('plans.growth.price', { cwd: project() }));
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.split('\n')).toEqual([
      'plans.growth.price  unknown (disputed)',
      '  status    disputed: no value, sources disagree',
      '  wins      content  49 USD a month',
      '            content/plans.yaml:3:12',
      '            https://acme.example/pricing/',
      '  confirms  attribute  49 USD a month',
      '            _site/pricing/index.html:232:100 (data-sitec-price)',
      '            https://acme.example/pricing/  "$49 a month"',
      '  loses     table  59 USD a month',
      '            _site/pricing/index.html:300:100 (column 2, row "Price")',
      '            https://acme.example/pricing/  "$59"',
      '',
    ]);
  });

  it('that no source has says so', async () => {
    const { stdout } = await run(() => runExplain('plans.growth.limits.users', { cwd: project() }));
    expect(stdout).toBe(
      'plans.growth.limits.users  unknown (not_found)\n  status    not_found: no value, not found on the pages that were read; the company may have it anyway\n  sources   no source has a value\n',
    );
  });

  it('is its record as JSON', async () => {
    const { stdout } = await run(() => runExplain('plans.growth.price', { cwd: project(), json: true }));
    expect(JSON.parse(stdout)).toEqual(provenance.facts['plans.growth.price']);
  });
});

describe('the beginning of a path', () => {
  it.each([
    ['plans', 3],
    ['plans.growth', 3],
    ['plans.growth.limits', 1],
    [undefined, 4],
  ])('%s lists its facts, one line each', async (subject, count) => {
    const { code, stdout } = await run(() => runExplain(subject, { cwd: project() }));
    expect([code, stdout.trimEnd().split('\n').length]).toEqual([0, count]);
  });

  it('gives value, level and place of each', async () => {
    const { stdout } = await run(() => runExplain('plans', { cwd: project() }));
    expect(stdout).toBe(
      'plans.growth.name  Growth  content  content/plans.yaml\n' +
        'plans.growth.price  unknown (disputed)  content  content/plans.yaml:3:12\n' +
        'plans.growth.limits.users  unknown (not_found)\n',
    );
  });

  it('tells everything with --all, and is records by path as JSON', async () => {
    const { stdout } = await run(() => runExplain('plans', { cwd: project(), all: true }));
    expect(stdout.match(/^ {2}wins|^ {2}sources/gm)).toHaveLength(3);
    const { stdout: all } = await run(() => runExplain(undefined, { cwd: project(), all: true, json: true }));
    expect(JSON.parse(all)).toEqual(provenance.facts);
    const { stdout: company } = await run(() => runExplain('company', { cwd: project(), json: true }));
    expect(Object.keys(JSON.parse(company) as object)).toEqual(['company.contacts.support']);
  });
});

describe('what nobody can explain', () => {
  it.each([
    ['plans.groth.price', 'did you mean "plans.growth.price"?'],
    ['plan', 'did you mean "plans"?'],
    ['nothing.like.that', 'facts begin with plans, company'],
    ['toString', 'there is no fact "toString"'],
    ['\u001b[31m', 'there is no fact " [31m"'],
    ['SITEC2190', 'did you mean "SITEC'],
    ['sitec1', 'there is no problem SITEC1'],
  ])('%j ends with 2', async (subject, hint) => {
    const { code, stdout, stderr } = await run(() => runExplain(subject, { cwd: project() }));
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(hint);
  });

  const damaged = (changes: object): string => JSON.stringify({ ...provenance, ...changes });

  it.each([
    ['half a file', damaged({}).slice(0, 50), 'has no complete JSON document'],
    ['a list', '[]', 'has no JSON object'],
    ['another tool', '{"name":"x"}', 'is incomplete'],
    ['a later version', damaged({ version: 2 }), 'has version 2, this sitec reads version 1'],
    ['facts that are none', damaged({ facts: { 'plans.x': 7 } }), '"facts/plans.x" must be object'],
    ['a source without a file', damaged({ facts: { x: fact({ losing: [{ ...content, file: 7 } as never] }) } }), 'must be string'],
    ['deep values', `{"facts":${'['.repeat(9999)}${']'.repeat(9999)}}`, 'is nested deeper than 64 levels'],
  ])('%s ends with 3', async (_, text, reason) => {
    const { code, stdout, stderr } = await run(() => runExplain('plans', { cwd: project(text) }));
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toMatch(/^error {2}\.sitec\/provenance\.json .*: sitec build\n$/);
    expect(stderr).toContain(reason);
  });

  it('a project that was never built ends with 3 and asks for a build', async () => {
    const { code, stderr } = await run(() => runExplain('plans', { cwd: folderOf({ 'sitec.config.json': '{}' }) }));
    expect([code, stderr]).toEqual([3, 'error  .sitec/provenance.json is not there. Build it first: sitec build\n']);
  });
});

describe('the project', () => {
  it('is the folder of the configuration file, also of one that is named', async () => {
    const folder = project();
    mkdirSync(join(folder, 'site/deep'), { recursive: true });
    expect((await run(() => runExplain('plans', { cwd: join(folder, 'site/deep') }))).code).toBe(0);
    writeFileSync(join(folder, 'site/package.json'), '{}');
    expect((await run(() => runExplain('plans', { cwd: join(folder, 'site') }))).code).toBe(3);
    expect((await run(() => runExplain('plans', { cwd: join(folder, 'site'), config: '../sitec.config.json' }))).code).toBe(0);
  });

  it('whose configuration cannot be read ends with 3', async () => {
    const folder = project(undefined, { 'sitec.config.yaml': 'site: x' });
    expect(await run(() => runExplain('plans', { cwd: folder }))).toMatchObject({ code: 3, stderr: expect.stringContaining('SITEC1004') });
  });
});

describe('a problem', () => {
  it('is told with its level, its words, why and what to do', async () => {
    const { code, stdout } = await run(() => runExplain('sitec2101', {}));
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^SITEC2101 {2}error {2}.*\{value\}.*\n {2}why {7}\S.*\n {2}fix {7}\S.*\n {2}more {6}docs\/explanation\/facts\.md\n$/,
    );
    expect(JSON.parse((await run(() => runExplain('SITEC2101', { json: true }))).stdout)).toMatchObject({
      code: 'SITEC2101',
      level: 'error',
    });
  });
});

it('the command line gives its flags to the command, and shows help with examples and exit codes', () => {
  const sitec = (...words: readonly string[]) => spawnSync(process.execPath, [...SITEC, ...words], { encoding: 'utf8' });
  const { status, stdout } = sitec('explain', '--help');
  expect([status, stdout.match(/^ {2}sitec explain .+$/gm)?.length]).toEqual([0, 2]);
  expect(stdout).toContain('Exit codes: 0 done, 2 no such fact');
  const flags = ['--cwd', project(), '--json', '--all', '-c', 'sitec.config.json'];
  expect(JSON.parse(sitec('explain', 'plans', ...flags).stdout)).toHaveProperty(['plans.growth.price', 'winner', 'line'], 3);
  expect(sitec('explain', 'one', 'two')).toMatchObject({ status: 2, stdout: '' });
  expect(sitec('explain', '--nope')).toMatchObject({ status: 2, stdout: '' });
});
