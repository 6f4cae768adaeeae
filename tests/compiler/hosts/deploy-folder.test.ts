/** deploy/HOST/: files of sitec, and of nobody else. */
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DeployFolder } from '../../../compiler/deploy-folder.ts';
import type { HostCopy, HostFile } from '../../../compiler/host.ts';
import { Halt, ProblemList } from '../../../compiler/problem.ts';
import { codesOf } from './plan.ts';

let project = '';
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'sitec-deploy-'));
});
afterEach(() => {
  rmSync(project, { recursive: true, force: true });
});

const at = (path: string): string => join(project, 'deploy/nginx', path);
const put = (path: string, body: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, body);
};
const read = (path: string): string => readFileSync(at(path), 'utf8');

/** Files below the folder, sorted, without the marker. */
const listed = (): readonly string[] =>
  readdirSync(at(''), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== '.sitec.json')
    .map((entry) => join(entry.parentPath, entry.name).slice(at('').length).replace(/^\//, ''))
    .sort();

/** A bundle of some files, by their paths. */
const bundle = (...paths: readonly string[]): string => {
  const folder = mkdtempSync(join(project, 'dist-'));
  for (const path of paths) put(join(folder, path), path);
  put(
    join(folder, 'sitec-manifest.json'),
    JSON.stringify({ files: Object.fromEntries(paths.map((path) => [path, { sha256: hash('sha256', path) }])) }),
  );
  return folder;
};

/** What a build does; the codes of its problems. */
const build = (files: Readonly<Record<string, string>>, copies: readonly HostCopy[] = [], from = ''): readonly string[] => {
  const list = new ProblemList();
  const folder = new DeployFolder('nginx', { project, out: join(project, 'dist'), cwd: project });
  const beside = Object.entries(files).map(([path, body]): HostFile => ({ place: 'deploy', path, body }));
  folder.checkPlace(join(project, 'dist'), 'nginx', list);
  folder.checkFiles({ beside, copies }, reads(from), list);
  folder.open();
  folder.write({ beside, copies }, reads(from));
  return codesOf(list);
};

const reads =
  (folder: string) =>
  (file: string): Buffer =>
    readFileSync(join(folder, file));

const copyOf = (path: string, wants?: HostCopy['wants']): HostCopy => ({ place: 'copy', path, ...(wants && { wants }) });

describe('files', () => {
  it('are written, replaced when they are ours, and removed when they are no more', () => {
    expect(build({ 'a.conf': '1', 'deep/er/b.conf': '1', 'deep/c.conf': '1' })).toEqual([]);
    expect(build({ 'a.conf': '2', 'deep/c.conf': '1' })).toEqual([]);
    expect(listed()).toEqual(['a.conf', 'deep/c.conf']);
    expect(read('a.conf')).toBe('2');
    expect(existsSync(at('deep/er'))).toBe(false);
  });

  it('that somebody else wrote are kept and reported, at every build', () => {
    put(at('a.conf'), 'mine');
    for (const body of ['1', '2']) expect(build({ 'a.conf': body, 'b.conf': body })).toEqual(['SITEC4005']);
    expect([read('a.conf'), read('b.conf')]).toEqual(['mine', '2']);
  });

  it('that somebody changed are kept and reported, and ours again when they are as we would write them', () => {
    build({ 'a.conf': '1' });
    put(at('a.conf'), 'changed');
    expect(build({ 'a.conf': '2' })).toEqual(['SITEC4005']);
    expect(read('a.conf')).toBe('changed');
    put(at('a.conf'), '2');
    expect(build({ 'a.conf': '2' })).toEqual([]);
    expect(build({ 'a.conf': '3' })).toEqual([]);
    expect(read('a.conf')).toBe('3');
  });

  it('that somebody changed or added are not removed with ours', () => {
    build({ 'deep/a.conf': '1', 'deep/b.conf': '1' });
    put(at('deep/a.conf'), 'changed');
    put(at('deep/mine.conf'), 'mine');
    expect(build({})).toEqual([]);
    expect(listed()).toEqual(['deep/a.conf', 'deep/mine.conf']);
  });

  it('are all of somebody else when the marker cannot be read', () => {
    build({ 'a.conf': '1' });
    put(at('.sitec.json'), '{');
    expect(build({ 'a.conf': '2' })).toEqual(['SITEC4005']);
    expect(read('a.conf')).toBe('1');
  });

  it('are named from the working folder in problems', () => {
    put(at('a.conf'), 'mine');
    const list = new ProblemList();
    new DeployFolder('nginx', { project, out: join(project, 'dist'), cwd: join(project, 'sub') }).checkFiles(
      { beside: [{ place: 'deploy', path: 'a.conf', body: '1' }], copies: [] },
      reads(''),
      list,
    );
    expect(list.sorted()[0]).toMatchObject({ place: { file: '../deploy/nginx/a.conf' }, level: 'warning' });
  });
});

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
    const folder = new DeployFolder('nginx', { project, out: join(project, 'dist'), cwd: project });
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

describe('what is not a file of ours', () => {
  it.each(['../../mine', '/etc', 'x/../../..', '.', '', 'link'])('is never removed, whatever the marker says: %s', (path) => {
    put(join(project, 'mine/thesis.doc'), 'years of work');
    put(at('.sitec.json'), JSON.stringify({ files: { [`${path}/thesis.doc`]: hash('sha256', 'years of work') }, copies: [path] }));
    symlinkSync(join(project, 'mine'), at('link'));
    build({ 'a.conf': '1' });
    expect(existsSync(join(project, 'mine/thesis.doc'))).toBe(true);
    expect(listed()).toEqual(['a.conf']);
  });

  it('is kept and reported when it is a link, and nothing is written through it', () => {
    put(join(project, 'mine/a.conf'), 'mine');
    mkdirSync(at(''), { recursive: true });
    for (const name of ['link', 'dist']) symlinkSync(join(project, 'mine'), at(name));
    symlinkSync(join(project, 'mine/a.conf'), at('a.conf'));
    const copies = [copyOf('dist')];
    expect(build({ 'a.conf': '1', 'link/a.conf': '1', 'b.conf': '1' }, copies, bundle('a.md'))).toEqual([
      'SITEC4005',
      'SITEC4006',
      'SITEC4005',
    ]);
    expect(readdirSync(join(project, 'mine'))).toEqual(['a.conf']);
    expect([read('a.conf'), read('b.conf')]).toEqual(['mine', '1']);
  });

  it('is kept and reported when it is a folder, or a file where a folder should be', () => {
    put(at('a.conf/mine'), 'mine');
    put(at('deep'), 'mine');
    mkdirSync(at('empty.conf'));
    expect(build({ 'a.conf': '1', 'deep/b.conf': '1', 'empty.conf': '1' })).toEqual(['SITEC4005', 'SITEC4005', 'SITEC4005']);
    expect(listed()).toEqual(['a.conf/mine', 'deep']);
  });
});

it.each(['deploy/nginx', 'deploy/nginx/dist', 'deploy', '.'])('a bundle at %s would be in the way of the folder', (out) => {
  const list = new ProblemList();
  const folder = new DeployFolder('nginx', { project, out: join(project, 'dist'), cwd: project });
  expect(() => folder.checkPlace(join(project, out), 'nginx', list)).toThrow(Halt);
  expect(codesOf(list)).toEqual(['SITEC4007']);
  expect(existsSync(at(''))).toBe(false);
});
