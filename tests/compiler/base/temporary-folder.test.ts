/** Folders that are gone with the process, if not before. */
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { TemporaryFolder } from '../../../compiler/base/temporary-folder.ts';

it('is a folder for its user only, which is removed with what lies in it and then forgotten', () => {
  const before = process.listenerCount('exit');
  const folder = new TemporaryFolder('sitec-test-');
  expect([dirname(folder.path), basename(folder.path).slice(0, 11)]).toEqual([tmpdir(), 'sitec-test-']);
  expect(statSync(folder.path).mode & 0o077).toBe(0);
  expect(process.listenerCount('exit')).toBe(before + 1);
  writeFileSync(join(folder.path, 'file'), '');
  folder.remove();
  expect(existsSync(folder.path)).toBe(false);
  expect(process.listenerCount('exit')).toBe(before);
  folder.remove();
});
