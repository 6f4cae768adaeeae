/**
 * What is wrong with how `sitec` is called, on the real command. Where the other kinds of bad input are shown:
 *
 * | input | test |
 * | --- | --- |
 * | blank arguments, folders that are none, `--cwd` | here |
 * | no configuration, one that is named but missing, broken or a folder | configuration.test.ts, tests/compiler/config/config.test.ts, tests/compiler/config/forms.test.ts |
 * | two configurations, package.json | tests/compiler/config/config.test.ts, tests/compiler/config/forms.test.ts |
 * | a configuration that ends the process or never comes | configuration.test.ts |
 * | wrong path, empty folder, a bundle as the site, folders in each other, links between them | folders.test.ts |
 * | a folder that sitec did not write | tests/compiler/stage/stage.test.ts, tests/example/cli.test.ts |
 * | unreadable files, links, loops | files.test.ts, tests/compiler/site/site-files.test.ts |
 * | names that collide: case, Unicode form, two sources for one path | files.test.ts, tests/compiler/bundle/claimed-paths.test.ts |
 * | a full disk | disk.test.ts; of stdout tests/cli/terminal/output.test.ts |
 * | two builds at once | tests/example/determinism.test.ts, locks of dead processes tests/compiler/stage/stage.test.ts |
 * | SIGINT, SIGTERM | signals.test.ts |
 * | SIGKILL | tests/example/determinism.test.ts |
 * | addresses that cannot be reached | network.test.ts, tests/cli/diff/address.test.ts |
 * | unknown commands, options and choices | tests/cli/terminal/help.test.ts |
 */
import { describe, expect, it } from 'vitest';
import { Project } from './sitec.ts';

describe('a blank argument', () => {
  it.each([
    [['build', ''], "argument 'site'"],
    [['build', '--out', ''], "option '--out <folder>'"],
    [['build', '--out', '  '], "option '--out <folder>'"],
    [['build', '--base-url', ''], "option '--base-url <url>'"],
    [['build', '--config', ''], "option '-c, --config <file>'"],
    [['build', '--cwd='], "option '--cwd <folder>'"],
    [['build', '--content', 'content', '--content', ''], "option '--content <folder or glob>'"],
    [['build', '--host', 'nginx,'], "option '--host <names>'"],
    [['serve', ''], "argument 'folder'"],
    [['diff', 'dist', ''], "argument 'new'"],
    [['ask', ''], "argument 'question'"],
    [['explain', ''], "argument 'subject'"],
  ])('%j is wrong usage, and nothing is written', async (words, name) => {
    const project = new Project();
    const { code, stdout, stderr } = await project.run(...words);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`error: ${name} is blank\n`);
    expect(project.digests()).toEqual({});
  });
});

describe('--cwd', () => {
  it.each(['nowhere', '_site/index.html'])('%s is no folder, which ends with 3', async (cwd) => {
    const { code, stdout, stderr } = await new Project().run('build', '--cwd', cwd);
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toMatch(new RegExp(`^error: cannot open the working folder ${cwd} \\(E\\w+\\)\n`));
  });

  it('is where every path of the command line starts', async () => {
    const project = new Project({ 'web/_site/index.html': '<title>Web</title>' });
    const words = ['--cwd', 'web', '--out', 'public', '--base-url', 'https://web.example', '--reporter', 'json=report.json', '--quiet'];
    expect(await project.run('build', '_site', ...words)).toMatchObject({ code: 0, stdout: '', stderr: '' });
    expect(Object.keys(project.digests('web'))).toEqual(expect.arrayContaining(['public/llms.txt', 'report.json']));
    const asked = await project.run('ask', 'hello', 'public', '--cwd', 'web');
    expect(asked).toMatchObject({ code: 0, stderr: '' });
    expect((await project.run('explain', '/', '--cwd', 'web')).code).toBe(0);
    expect((await project.run('diff', 'public', 'public', '--cwd', 'web')).code).toBe(0);
  });
});
