import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runDiff } from '../../../cli/diff/diff.ts';
import { changeWords } from '../../../cli/diff/formats.ts';
import { html, SiteFolder } from '../../compiler/site.ts';
import { SITEC } from '../../program.ts';
import { bundleFiles, changeOf, folderOf, money, run } from '../fixture.ts';

const plans = (...list: readonly object[]) => ({ plans: { plans: list } });
const growth = (value: number) => ({ slug: 'growth', name: 'Growth', url: 'https://acme.example/pricing/', price: money(value) });

describe('two bundles that sitec build wrote', () => {
  it('differ by the facts that changed, not by their addresses', async () => {
    const files = (price: number, guide: string) => ({
      'index.html': html('Acme'),
      'pricing.html': html('Pricing', `<p>Growth costs $${price} a month.</p>`),
      'guides/start.html': html('How to start', `<p>${guide}</p>`),
      'content/company.yaml': 'name: Acme\n',
      'content/plans.yaml': `plans:\n  - name: Growth\n    price: { value: ${price}, currency: USD, period: P1M }\n`,
    });
    const [before, after] = [new SiteFolder(files(49, 'One two three.')), new SiteFolder(files(59, 'One two three four five.'))];
    try {
      await before.compile({ baseUrl: 'http://127.0.0.1:4321' });
      await after.compile();
      after.write('guides/next.html', html('What comes next'));
      expect(await run(() => runDiff(before.out, before.out, { format: 'pretty', exitCode: true }))).toEqual({
        code: 0,
        stdout: 'no fact changed\n',
        stderr: '',
      });
      await after.compile();
      const { code, stdout, stderr } = await run(() => runDiff(before.out, after.out, { format: 'pretty', exitCode: true }));
      expect([code, stderr]).toEqual([1, '']);
      expect(stdout.split('\n')).toEqual([
        'plans.growth.price  49 -> 59 USD a month',
        'guides.languages.en  1 -> 2',
        '+ guides/next  What comes next',
        'guides.start.markdown  changed: 6 -> 8 words',
        '',
        '3 changed, 1 added',
        '',
      ]);
      const turned = await run(() => runDiff(after.out, before.out, { format: 'pretty' }));
      expect([turned.code, turned.stdout]).toEqual([0, expect.stringContaining('\n- guides/next  What comes next\n')]);
    } finally {
      before.remove();
      after.remove();
    }
  });
});

describe('forms', () => {
  const both = () => [folderOf(bundleFiles(plans(growth(49)))), folderOf(bundleFiles(plans(growth(59), growth(5))))] as const;

  it('json is one object of a known form', async () => {
    const folders = [folderOf(bundleFiles(plans(growth(49)))), folderOf(bundleFiles(plans(growth(59))))] as const;
    const { code, stdout } = await run(() => runDiff(...folders, { format: 'json' }));
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      schemaVersion: 1,
      changes: [
        {
          path: 'plans.growth.price',
          kind: 'changed',
          old: money(49),
          new: money(59),
          oldWords: '49 USD a month',
          newWords: '59 USD a month',
          oldUrl: 'https://acme.example/pricing/',
          newUrl: 'https://acme.example/pricing/',
        },
      ],
    });
  });

  it('markdown is a table with a link to the page', async () => {
    const folders = [folderOf(bundleFiles(plans(growth(49)))), folderOf(bundleFiles(plans(growth(59))))] as const;
    const { stdout } = await run(() => runDiff(...folders, { format: 'markdown' }));
    expect(stdout).toBe(
      'Facts: 1 changed.\n\n| fact | change | old | new | page |\n| --- | --- | --- | --- | --- |\n' +
        '| <code>plans.growth.price</code> | changed | <code>49 USD a month</code> | <code>59 USD a month</code> | ' +
        '[<code>/pricing/</code>](<https://acme.example/pricing/>) |\n',
    );
    expect((await run(() => runDiff(folders[0], folders[0], { format: 'markdown' }))).stdout).toBe('No fact changed.\n');
  });

  it('long values are cut to where they differ', () => {
    const text = `${'same '.repeat(60)}old end ${'x'.repeat(300)}`;
    const { old, new: current } = changeWords(changeOf({ oldWords: text, newWords: text.replace('old', 'new') }));
    expect([old.length, current.length].every((length) => length <= 122)).toBe(true);
    expect([old.includes('old end'), current.includes('new end')]).toEqual([true, true]);
  });

  it('every form ends with 1 when that is asked for', async () => {
    for (const format of ['pretty', 'markdown', 'json'] as const)
      expect((await run(() => runDiff(...both(), { format, exitCode: true }))).code).toBe(1);
  });
});

describe('what is no bundle', () => {
  const good = () => folderOf(bundleFiles(plans(growth(49))));

  it.each<readonly [string, (folder: string) => void, string]>([
    ['no manifest', () => folderOf(), 'has no bundle: sitec-manifest.json is not there'],
    ['a manifest of another tool', (folder) => writeFileSync(join(folder, 'sitec-manifest.json'), '[]'), 'has no JSON object'],
    ['a manifest without files', (folder) => writeFileSync(join(folder, 'sitec-manifest.json'), '{}'), 'lists no files'],
    ['half a manifest', (folder) => writeFileSync(join(folder, 'sitec-manifest.json'), '{"files":'), 'has no complete JSON document'],
    [
      'a changed document',
      (folder) => writeFileSync(join(folder, 'api/v1/plans.json'), '{}'),
      'is not the file that sitec-manifest.json lists',
    ],
    [
      'half a document',
      (folder) => writeFileSync(join(folder, 'api/v1/plans.json'), '{'),
      'api/v1/plans.json has no complete JSON document',
    ],
    [
      'a deep document',
      (folder) => writeFileSync(join(folder, 'api/v1/plans.json'), `{"a":${'['.repeat(9999)}${']'.repeat(9999)}}`),
      'deeper',
    ],
    ['no facts', (folder) => writeFileSync(join(folder, 'sitec-manifest.json'), '{"files":{}}'), 'has no facts'],
  ])('%s ends with 3', async (name, damage, reason) => {
    const folder = name === 'no manifest' ? folderOf() : good();
    if (name !== 'no manifest') damage(folder);
    const { code, stdout, stderr } = await run(() => runDiff(good(), folder, { format: 'pretty' }));
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toMatch(/^error {2}\S/);
    expect(stderr).toContain(reason);
  });

  it('a file outside of the folder is not read', async () => {
    const outside = bundleFiles(plans(growth(49)));
    const manifest = JSON.stringify({ files: { 'api/v1/../../../secret.json': { sha256: '' }, '../api/v1/x.json': { sha256: '' } } });
    const { code, stderr } = await run(() =>
      runDiff(folderOf({ ...outside, 'sitec-manifest.json': manifest }), good(), { format: 'json' }),
    );
    expect([code, stderr]).toEqual([3, expect.stringContaining('has no facts')]);
  });
});

describe('the command line', () => {
  const sitec = (...words: readonly string[]) => spawnSync(process.execPath, [...SITEC, ...words], { encoding: 'utf8' });

  it('shows help with examples and exit codes', () => {
    const { status, stdout } = sitec('diff', '--help');
    expect(status).toBe(0);
    expect(stdout).toContain('Exit codes: 0 done, 1 facts differ');
    expect(stdout.match(/^ {2}sitec diff .+$/gm)).toHaveLength(2);
  });

  it.each([[['diff']], [['diff', 'one']], [['diff', 'a', 'b', '--format', 'xml']], [['diff', 'a', 'b', 'c']]])(
    'ends with 2 for %j',
    (words) => {
      const { status, stdout, stderr } = sitec(...words);
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/^error/);
    },
  );

  it('gives its flags to the command', () => {
    const folders = [folderOf(bundleFiles(plans(growth(49)))), folderOf(bundleFiles(plans(growth(59))))];
    const { status, stdout } = sitec('diff', ...folders, '--format', 'json', '--exit-code');
    expect([status, JSON.parse(stdout).changes.length]).toEqual([1, 1]);
  });
});
