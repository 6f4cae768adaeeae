/** A disk that takes no more. The old bundle stays, and nothing is left beside it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Project } from './sitec.ts';

/** A file of a site, larger than what the disk, or a file on it, may hold. */
const LARGE = 'x'.repeat(8_000_000);

const expectRefusal = async (project: Project, launcher: readonly string[], out: string, reason: string): Promise<void> => {
  const before = project.digests(out);
  expect(Object.keys(before)).toContain('sitec-manifest.json');
  project.write('_site/large.txt', LARGE);
  const { code, stdout, stderr } = await project.start(['build', '--out', out, '--no-cache'], launcher).ended;
  expect([code, stdout]).toEqual([3, '']);
  expect(stderr).toMatch(new RegExp(`^error +SITEC3301 {2}cannot write the output folder: ${reason}`, 'm'));
  expect(project.digests(out)).toEqual(before);
};

/** Mounts a file system of 4 MB in memory; why not, when that cannot be done. */
const mount = (folder: string): string | null => {
  const { status, error, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], { encoding: 'utf8' });
  return status === 0 ? null : (error?.message ?? stderr.trim());
};

describe('a build', () => {
  it('that may write no file so large ends with 3', async () => {
    const project = new Project();
    expect((await project.run('build', '--quiet')).code).toBe(0);
    // In units of 512 or of 1024 bytes: 2 or 4 MB.
    await expectRefusal(project, ['sh', '-c', 'ulimit -f 4000; exec "$@"', 'sh'], 'dist', 'EFBIG');
    expect(project.leftovers()).toEqual([]);
  });

  it('on a full disk ends with 3', async ({ skip }) => {
    const project = new Project();
    mkdirSync(project.at('disk'));
    const reason = mount(project.at('disk'));
    if (reason !== null) return skip(`no file system can be mounted here: ${reason}`);
    // Before the folder is removed: what is registered last is done first.
    onTestFinished(() => void spawnSync('umount', [project.at('disk')]));
    expect((await project.run('build', '--quiet', '--out', 'disk/dist')).code).toBe(0);
    await expectRefusal(project, [], 'disk/dist', 'ENOSPC');
    expect(Object.keys(project.digests('disk')).every((file) => file.startsWith('dist/'))).toBe(true);
  });
});
