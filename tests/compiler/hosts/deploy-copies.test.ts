/** Copies of the bundle in deploy/HOST/: what somebody changed or added in them is kept. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { at, build, bundle, copyOf, deployFolder, listed, put, read, reads, useDeployProject } from './deploy-project.ts';

useDeployProject();

describe('copies', () => {
  it('hold the files of a bundle that are wanted, and replace the copy before', () => {
    build({}, [copyOf('dist')], bundle('a.md', 'x/b.md'));
    expect(listed()).toEqual(['dist/a.md', 'dist/sitec-manifest.json', 'dist/x/b.md']);
    expect(build({}, [copyOf('dist', (file) => file.endsWith('.md'))], bundle('c.md', 'd.png'))).toEqual([]);
    expect(listed()).toEqual(['dist/c.md']);
  });

  it('are removed when they are no more', () => {
    build({ 'a.conf': '1' }, [copyOf('dist')], bundle('a.md'));
    expect(build({ 'a.conf': '1' })).toEqual([]);
    expect(listed()).toEqual(['a.conf']);
  });

  it('never replace a folder of somebody else, also at the next build', () => {
    put(at('dist/thesis.doc'), 'years of work');
    for (const name of ['a.md', 'b.md']) expect(build({}, [copyOf('dist')], bundle(name))).toEqual(['SITEC4006']);
    expect(listed()).toEqual(['dist/thesis.doc']);
  });

  it('are ours by the manifest in them, when the marker is lost', () => {
    build({}, [copyOf('dist')], bundle('a.md'));
    rmSync(at('.sitec.json'));
    expect(build({}, [copyOf('dist')], bundle('b.md'))).toEqual([]);
    expect(listed()).toEqual(['dist/b.md', 'dist/sitec-manifest.json']);
  });

  it('are ours when a build was killed while it made one, the old files and the new ones', () => {
    build({}, [copyOf('dist')], bundle('a.md', 'c.md'));
    const broken = bundle('a.md', 'b.md', 'c.md');
    put(join(broken, 'sitec-manifest.json'), `${readFileSync(join(broken, 'sitec-manifest.json'), 'utf8')} `);
    rmSync(join(broken, 'b.md'));
    const folder = deployFolder();
    expect(() => folder.write({ beside: [], copies: [copyOf('dist')] }, reads(broken))).toThrow(/ENOENT/);
    expect(build({}, [copyOf('dist')], bundle('c.md', 'd.md'))).toEqual([]);
    expect(listed()).toEqual(['dist/c.md', 'dist/d.md', 'dist/sitec-manifest.json']);
  });

  it('may be empty', () => {
    expect(build({}, [copyOf('dist', () => false)], bundle('a.md'))).toEqual([]);
    expect(existsSync(at('dist'))).toBe(true);
  });

  it('keep what somebody changed or added in them', () => {
    build({}, [copyOf('dist')], bundle('a.md', 'b.md', 'x/c.md'));
    put(at('dist/a.md'), 'changed');
    put(at('dist/x/mine.md'), 'mine');
    for (const other of ['c.md', 'd.md']) expect(build({}, [copyOf('dist')], bundle('a.md', other))).toEqual(['SITEC4005']);
    expect(listed()).toEqual(['dist/a.md', 'dist/d.md', 'dist/sitec-manifest.json', 'dist/x/mine.md']);
    expect(read('dist/a.md')).toBe('changed');
    expect(build({})).toEqual([]);
    expect(listed()).toEqual(['dist/a.md', 'dist/x/mine.md']);
  });

  it('replace a file of ours by a folder of the same name, and the other way round', () => {
    for (const paths of [
      ['a', 'b/c'],
      ['a/b', 'b'],
      ['a', 'b/c'],
    ]) {
      expect(build({}, [copyOf('dist')], bundle(...paths))).toEqual([]);
      expect(listed()).toEqual([...paths, 'sitec-manifest.json'].map((path) => `dist/${path}`));
    }
  });
});
