/** A process that may open no more files. What failed first is told, in words, and opening nothing. */
import { describe, expect, it } from 'vitest';
import { Project, type Ended } from './sitec.ts';

/** Opens as many files as may be open, and closes some of them again. */
const exhaust = (free: number): string => `
const descriptors = [];
try { for (;;) descriptors.push(openSync('/dev/null')); } catch {}
for (const each of descriptors.slice(0, ${free})) closeSync(each);
`;
const IMPORT = `import { closeSync, openSync } from 'node:fs';\n`;

/** Builds with so many files at most; `first` is a module that runs before the program. */
const build = (project: Project, files: number, first?: string): Promise<Ended> => {
  const imported = first === undefined ? '' : `--import ${new URL(`file://${project.at(first)}`).href}`;
  return project.start(['build', '--no-cache'], ['sh', '-c', `ulimit -n ${files}; exec "$0" ${imported} "$@"`]).ended;
};

/** What Node prints of an error that nobody has told, and of one within the telling. */
const RAW = /^node:|^Node\.js v/m;

describe('where no more files can be opened', () => {
  it.each([48, 64])('a limit of %i files ends a build in words', async (files) => {
    const { code, stderr } = await build(new Project(), files);
    expect([0, 3, 70]).toContain(code);
    expect(stderr).not.toMatch(RAW);
  });

  it('a program that cannot be loaded says so, with 3', async () => {
    // Right before the program loads its commands.
    const first = `${IMPORT}const { on } = process;\nprocess.on = function (event, ...rest) { if (event === 'unhandledRejection') {${exhaust(0)}} return on.call(this, event, ...rest); };\n`;
    const { code, stdout, stderr } = await build(new Project({ 'first.mjs': first }), 256, 'first.mjs');
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toMatch(/^error {2}cannot open more files: EMFILE: .*; allow more of them, for example with ulimit -n 4096\n$/);
  });

  it('a bug is told, and not that it cannot be told', async () => {
    const config = `${IMPORT}${exhaust(0)}\nsetTimeout(() => { throw new Error('broken'); });\nexport default () => new Promise(() => {});\n`;
    const { code, stderr } = await build(new Project({ 'sitec.config.mjs': config }), 256);
    expect(stderr).toMatch(
      /^sitec \S+ had an internal error; this is a bug\..*\nsitec build --no-cache \(Node v.*\)\nError: broken\n {4}at /s,
    );
    expect([code, RAW.test(stderr)]).toEqual([70, false]);
  });

  it.each([1, 3])('in the middle of a build, with %i left, is a problem, and the old bundle stays', async (free) => {
    // In a repository git is asked, which needs files, too.
    const project = new Project({ '.git/HEAD': 'ref: refs/heads/main\n' });
    expect((await project.run('build', '--quiet')).code).toBe(0);
    const before = project.digests();
    project.write('sitec.config.mjs', `${IMPORT}${exhaust(free)}\nexport default {};\n`);
    const { code, stderr } = await build(project, 256);
    expect(stderr).toMatch(/^error +SITEC3306 {2}cannot open more files: .*EMFILE/m);
    expect([code, stderr.includes('failed inside'), RAW.test(stderr)]).toEqual([3, false, false]);
    expect(project.digests()).toEqual(before);
  });
});
