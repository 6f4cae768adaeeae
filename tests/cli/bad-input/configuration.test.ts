/** Configuration files that are missing, no files, or do not let the command come to its end. */
import { describe, expect, it } from 'vitest';
import { Project } from './sitec.ts';

describe('a build', () => {
  it('without a configuration works by defaults', async () => {
    const project = new Project();
    expect(await project.run('build', '--quiet')).toMatchObject({ code: 0, stdout: '', stderr: '' });
    expect(Object.keys(project.digests())).toContain('sitec-manifest.json');
  });

  it.each([
    ['nowhere.yaml', 'the file does not exist, or it is a broken link'],
    ['_site', 'it is a folder'],
  ])('with %s as its configuration ends with 3, and keeps the old bundle', async (config, reason) => {
    const project = new Project({ 'dist/sitec-manifest.json': '{}', 'dist/old.txt': 'old' });
    const before = project.digests();
    const { code, stdout, stderr } = await project.run('build', '--config', config);
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toMatch(new RegExp(`^error +SITEC1001 {2}cannot read the configuration: ${reason}\n {2}${config}\n`));
    expect(project.digests()).toEqual(before);
  });
});

describe('a configuration that does not let the command come to its end', () => {
  it.each([
    ['ends the process as if all were well', 'process.exit(0);'],
    ['waits for what never comes', 'await new Promise(() => {}); export default {};'],
    ['promises what never comes', 'export default new Promise(() => {});'],
  ])('because it %s is no success', async (_, text) => {
    const project = new Project({ 'sitec.config.mjs': text });
    const { code, stdout, stderr } = await project.run('build');
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toMatch(/^(?:Warning: .*\n[^]*)?error {2}the command did not finish: \S.*\n$/);
    expect(project.digests()).toEqual({});
  });
});
