/** What is waited for before a bundle is made of files that a generator may still write. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { atRest } from '../../../cli/integrations/at-rest.ts';
import { folderOf } from '../fixture.ts';

it('waits for files that others read and write', async () => {
  const folder = folderOf({ 'feed.xml': '' });
  const path = join(folder, 'feed.xml');
  let isWritten = false;
  const feed = async (): Promise<void> => {
    for (let round = 0; round < 300; round++) await writeFile(path, `${await readFile(path, 'utf8')}${'.'.repeat(1000)}`);
    isWritten = true;
  };
  const begun = performance.now();
  const written = feed();
  await atRest();
  expect(isWritten).toBe(true);
  expect(performance.now() - begun).toBeLessThan(9000);
  await written;
});

it('does not wait for timers', async () => {
  const timer = setTimeout(() => {}, 60_000);
  const begun = performance.now();
  await atRest();
  clearTimeout(timer);
  expect(performance.now() - begun).toBeLessThan(5000);
});
