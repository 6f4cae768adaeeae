/** `sitec add`: what is shown, asked and written, and what of a project stays as it is. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { additions } from '../../../cli/add/kinds/index.ts';
import { SITEC } from '../../program.ts';
import { folderOf } from '../fixture.ts';
import { add, added, NPM, PACKAGE, type Files } from './added.ts';

describe('every addition', () => {
  const kinds: Readonly<Record<string, Files>> = {
    'an empty folder': {},
    npm: NPM,
    pnpm: { 'package.json': '{"scripts":{"build":"astro build"}}', 'pnpm-lock.yaml': '', 'astro.config.mjs': 'export default {};\n' },
    hugo: { 'hugo.toml': '' },
    jekyll: { Gemfile: 'gem "jekyll"\n' },
    'a damaged package.json': { 'package.json': '{"scripts": {' },
    'folders in the place of files': { 'package.json/a': '', 'netlify.toml/a': '', '.gitlab-ci.yml/a': '' },
  };

  it.each(additions.map(({ name }) => name))('%s shows first, writes then, and has nothing to do the second time', async (name) => {
    for (const files of Object.values(kinds).slice(0, 5)) {
      const folder = folderOf(files);
      const before = readdirSync(folder, { recursive: true });
      const dry = await add(name, folder, { dryRun: true });
      expect([dry.code, dry.stderr, readdirSync(folder, { recursive: true })]).toEqual([0, '', before]);
      const first = await add(name, folder);
      expect([first.code, first.stderr]).toEqual([0, '']);
      expect(first.stdout.startsWith(dry.stdout)).toBe(true);
      const second = await add(name, folder);
      expect([second.code, second.stdout.includes(' wrote ')]).toEqual([0, false]);
    }
  });

  it.each(additions.map(({ name }) => name))('%s ends with 0 or one line and 3, whatever the project is', async (name) => {
    for (const files of Object.values(kinds).slice(5)) {
      const { code, stderr } = await add(name, folderOf(files));
      expect([0, 3]).toContain(code);
      expect(stderr).toMatch(code === 0 ? /^$/ : /^error {2}[^\n]+\n$/);
    }
  });

  it('is listed without an argument, and named when the name is wrong', async () => {
    const { code, stdout } = await add(undefined, folderOf());
    expect([
      code,
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ]).toEqual([0, additions.map(({ name }) => name)]);
    const wrong = await add('netlfy', folderOf());
    expect(wrong).toMatchObject({ code: 2, stdout: '', stderr: 'error  unknown addition "netlfy"; did you mean "netlify"?\n' });
  });
});

describe('a file that is there', () => {
  const path = '.github/workflows/sitec.yml';

  it('is not overwritten, but with --force', async () => {
    const other: Files = { ...NPM, [path]: 'name: mine\n' };
    const refused = await added('github-action', other);
    expect([refused.code, refused.stdout, refused.stderr]).toEqual([
      3,
      '',
      `error  ${path} already exists with different content; use --force to replace it\n`,
    ]);
    expect(refused.read(path)).toBe('name: mine\n');
    const forced = await added('github-action', other, { yes: true, force: true });
    expect([forced.code, forced.read(path).split('\n')[0]]).toEqual([0, 'name: sitec']);
    expect(forced.stdout).toMatch(/^--- \.github\/workflows\/sitec\.yml\n\+\+\+ .*\n@@ -1,1 \+1,\d+ @@\n-name: mine\n\+name: sitec\n/);
  });

  it('of several tools gets nothing; its lines are printed', async () => {
    const { code, stdout, read } = await added('gitlab-ci', { ...NPM, '.gitlab-ci.yml': 'test:\n  script: [a]\n' });
    expect([code, read('.gitlab-ci.yml')]).toEqual([0, 'test:\n  script: [a]\n']);
    expect(stdout).toContain('.gitlab-ci.yml is your file; add this to it:\n\n  sitec:\n    image: node:22\n');
    const config = 'export default { integrations: [] };\n';
    const astro = await added('astro', { 'package.json': '{}', 'astro.config.ts': config });
    expect([astro.read('astro.config.ts'), astro.names.includes('astro.config.mjs')]).toEqual([config, false]);
    expect(astro.stdout).toContain("  import { sitec } from 'sitec/astro';\n  integrations: [sitec()],");
  });

  it('keeps its rights, and a link stays a link', async () => {
    const folder = folderOf({ 'real.json': PACKAGE });
    chmodSync(join(folder, 'real.json'), 0o640);
    symlinkSync('real.json', join(folder, 'package.json'));
    expect((await add('package-script', folder)).code).toBe(0);
    expect([lstatSync(join(folder, 'package.json')).isSymbolicLink(), statSync(join(folder, 'real.json')).mode & 0o777]).toEqual([
      true,
      0o640,
    ]);
    expect(readFileSync(join(folder, 'real.json'), 'utf8')).toContain('postbuild');
    expect(readdirSync(folder).sort()).toEqual(['package.json', 'real.json']);
  });
});

describe('as a program', () => {
  const sitec = (cwd: string, input: string, ...words: readonly string[]) =>
    spawnSync(process.execPath, [...SITEC, 'add', ...words, '--cwd', cwd], { encoding: 'utf8', input });

  it('without a terminal needs --yes, and shows all the same what it would write', () => {
    const folder = folderOf(NPM);
    const { status, stdout, stderr } = sitec(folder, 'y\n', 'package-script');
    expect([status, stdout.split('\n')[0], stderr]).toEqual([
      2,
      '--- package.json',
      expect.stringMatching(/^error {2}cannot ask without a terminal; use --yes/),
    ]);
    expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe(PACKAGE);
    expect(sitec(folder, '', 'package-script', '--yes').status).toBe(0);
    expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).scripts.postbuild).toBe('sitec build');
  });

  const hasTerminals = spawnSync('script', ['--version']).status === 0;
  if (!hasTerminals) console.log('not asked on a terminal: there is no program `script` here, which makes one');
  it.runIf(hasTerminals).each([
    ['y', 0, true],
    ['yes', 0, true],
    ['n', 0, false],
    ['', 0, false],
    ['\u0003', 130, false],
    ['\u0004', 130, false],
  ])('on a terminal asks; %j ends with %i', (answer, code, isWritten) => {
    const folder = folderOf(NPM);
    const command = `node ${SITEC.join(' ')} add package-script --cwd ${folder}`;
    // The answer comes once the question is there: what is typed before is echoed before.
    const typed = `(while ! grep -q 'Write package.json?' ${folder}/out 2>/dev/null; do sleep 0.1; done; printf '${answer}${/[\u0003\u0004]/.test(answer) ? '' : '\\n'}'; sleep 2)`;
    const { status } = spawnSync('sh', ['-c', `${typed} | script -qefc "${command}" ${folder}/out >/dev/null`], {
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect(readFileSync(join(folder, 'out'), 'utf8')).toMatch(/Write package\.json\? \[y\/N\] /);
    expect([status, readFileSync(join(folder, 'package.json'), 'utf8').includes('postbuild')]).toEqual([code, isWritten]);
    expect(existsSync(join(folder, 'sitec.config.json'))).toBe(false);
  });
});
