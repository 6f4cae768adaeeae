import { existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { MANIFEST_FILE } from '../../runtime/bundle.ts';
import { healFolder } from '../../compiler/stage/leftovers.ts';
import { buildWords, locked, run, start } from './command.ts';
import { example, hashesOf } from './example.ts';
import { writeFewPages } from './few-pages.ts';

const KILLS = 15;
const ADDRESS = 'https://acme.example';
const OTHER_ADDRESS = 'https://other.example';

const folderFor = (name: string): string => mkdtempSync(join(example.folder, `${name}-`));

test('time zone, locale, working folder and output folder change no byte', async () => {
  const folder = folderFor('same');
  const elsewhere = join(folder, 'working folder');
  mkdirSync(elsewhere);
  const first = { cwd: example.repository, env: { TZ: 'Pacific/Kiritimati', LC_ALL: 'C', LANG: 'C' } };
  const second = { cwd: elsewhere, env: { TZ: 'America/St_Johns', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' } };
  const outcomes = await Promise.all([run(buildWords(join(folder, 'one')), first), run(buildWords(join(folder, 'deeper/two')), second)]);
  expect(outcomes.map(({ code, stderr }) => [code, stderr])).toEqual([
    [0, ''],
    [0, ''],
  ]);
  const hashes = hashesOf(join(folder, 'one'));
  expect(hashes.length).toBeGreaterThan(250);
  expect(hashesOf(join(folder, 'deeper/two'))).toEqual(hashes);
  // The same build again over its own output, and the one of the setup, which ran inside of another process.
  expect((await run(buildWords(join(folder, 'one')), first)).code).toBe(0);
  expect(hashesOf(join(folder, 'one'))).toEqual(hashes);
  expect(hashesOf(example.dist)).toEqual(hashes);
});

describe('a build that is killed', () => {
  test(`at ${KILLS} moments leaves the old bundle as it was, or is completed by the next build`, { timeout: 180_000 }, async () => {
    const folder = folderFor('killed');
    const { words } = writeFewPages(folderFor('few'));
    const wordsFor = (to: string, address = OTHER_ADDRESS): readonly string[] => words('--out', to, '--base-url', address);
    const out = join(folder, 'dist');
    const clean = join(folder, 'clean');
    expect((await run(wordsFor(out, ADDRESS))).code).toBe(0);
    // Another address changes nearly every file, so that a half-written bundle could not look like the old one.
    const measured = start(wordsFor(clean));
    await locked(clean, measured);
    const begin = performance.now();
    expect((await measured.outcome).code).toBe(0);
    let duration = performance.now() - begin;
    const old = hashesOf(out);
    const complete = hashesOf(clean);
    expect(complete).not.toEqual(old);

    let staged = 0;
    for (let kills = 0; kills < KILLS; kills++) {
      const command = start(wordsFor(out));
      await locked(out, command);
      // Spread over the build but for its end.
      await sleep((duration * 0.9 * (kills + Math.random())) / KILLS);
      command.child.kill('SIGKILL');
      await command.outcome;
      const left = hashesOf(out);
      const isMoving = !existsSync(join(out, MANIFEST_FILE));
      if (isMoving || left.join() === complete.join()) {
        // It was quicker than the measured one, and replaced the bundle, or was about to, which the next build completes: once more, and earlier.
        if (isMoving) healFolder(out);
        expect(hashesOf(out)).toEqual(complete);
        await run(wordsFor(out, ADDRESS));
        duration *= 0.8;
        kills--;
        continue;
      }
      expect(left, `kill ${kills}`).toEqual(old);
      if (existsSync(`${out}.tmp-${command.child.pid}`)) staged++;
    }
    expect(staged).toBeGreaterThan(KILLS / 2);

    expect((await run(wordsFor(out))).code).toBe(0);
    expect(hashesOf(out)).toEqual(complete);
    expect(readdirSync(folder).toSorted()).toEqual(['clean', 'dist']);
  });
});

test('of two builds at once one is refused with the process that holds the lock', async () => {
  const out = join(folderFor('locked'), 'dist');
  const first = start(buildWords(out));
  await locked(out, first);
  // Stopped, the first one holds its lock for as long as the second one needs.
  first.child.kill('SIGSTOP');
  const second = await run(buildWords(out));
  first.child.kill('SIGCONT');
  expect([second.code, second.stdout]).toEqual([3, '']);
  expect(second.stderr).toContain(`SITEC3302  another build (process ${first.child.pid}) is writing to`);
  expect((await first.outcome).code).toBe(0);
  expect(hashesOf(out)).toEqual(hashesOf(example.dist));
  expect(existsSync(`${out}.lock`)).toBe(false);
});
