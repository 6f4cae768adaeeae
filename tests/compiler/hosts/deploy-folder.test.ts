/** deploy/HOST/: files of sitec, and of nobody else. */
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Halt, ProblemList } from '../../../compiler/problems/problem.ts';
import { at, build, bundle, copyOf, deployFolder, inProject, listed, put, read, reads, useDeployProject } from './deploy-project.ts';
import { codesOf } from './plan.ts';

useDeployProject();

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
    deployFolder('sub').checkFiles({ beside: [{ place: 'deploy', path: 'a.conf', body: '1' }], copies: [] }, reads(''), list);
    expect(list.sorted()[0]).toMatchObject({ place: { file: '../deploy/nginx/a.conf' }, level: 'warning' });
  });
});

describe('what is not a file of ours', () => {
  it.each(['../../mine', '/etc', 'x/../../..', '.', '', 'link'])('is never removed, whatever the marker says: %s', (path) => {
    put(inProject('mine/thesis.doc'), 'years of work');
    put(at('.sitec.json'), JSON.stringify({ files: { [`${path}/thesis.doc`]: hash('sha256', 'years of work') }, copies: [path] }));
    symlinkSync(inProject('mine'), at('link'));
    build({ 'a.conf': '1' });
    expect(existsSync(inProject('mine/thesis.doc'))).toBe(true);
    expect(listed()).toEqual(['a.conf']);
  });

  it('is kept and reported when it is a link, and nothing is written through it', () => {
    put(inProject('mine/a.conf'), 'mine');
    mkdirSync(at(''), { recursive: true });
    for (const name of ['link', 'dist']) symlinkSync(inProject('mine'), at(name));
    symlinkSync(inProject('mine/a.conf'), at('a.conf'));
    const copies = [copyOf('dist')];
    expect(build({ 'a.conf': '1', 'link/a.conf': '1', 'b.conf': '1' }, copies, bundle('a.md'))).toEqual([
      'SITEC4005',
      'SITEC4006',
      'SITEC4005',
    ]);
    expect(readdirSync(inProject('mine'))).toEqual(['a.conf']);
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
  const folder = deployFolder();
  expect(() => folder.checkPlace(inProject(out), 'nginx', list)).toThrow(Halt);
  expect(codesOf(list)).toEqual(['SITEC4007']);
  expect(existsSync(at(''))).toBe(false);
});
