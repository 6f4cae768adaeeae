/** The example in the folder that Eleventy wrote it to: the same bundle, however often it is built, and whenever a build is killed. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { locked, run, start } from './command.ts';
import { example, hashesOf } from './example.ts';
import { writeFewPages } from './few-pages.ts';

const KILLS = 6;

/** A folder with the rendered site as `site`, and the words that build it in place. */
const openSite = (name: string) => {
  const folder = mkdtempSync(join(example.folder, `${name}-`));
  const site = join(folder, 'site');
  cpSync(example.rendered, site, { recursive: true });
  return { folder, site, words: ['build', site, '--in-place', '--config', example.config, '--base-url', example.url] };
};

test('it is the bundle that goes elsewhere, with all that it takes to build it again', { timeout: 180_000 }, async () => {
  const { folder, site, words } = openSite('in-place');
  expect((await run(words)).code).toBe(0);
  const hashes = hashesOf(site);
  expect(hashes.length).toBeGreaterThan(250);
  const kept = hashesOf(site).filter((line) => !/_sitec\/originals|sitec-manifest\.json/.test(line));
  expect(kept).toEqual(expect.arrayContaining(hashesOf(example.dist).filter((line) => !line.includes('sitec-manifest.json'))));
  expect((await run(words)).code).toBe(0);
  expect(hashesOf(site)).toEqual(hashes);

  const page = readFileSync(join(example.rendered, 'pricing/index.html'), 'utf8').replace('</main>', '<p>A sentence more.</p></main>');
  writeFileSync(join(site, 'pricing/index.html'), page);
  expect((await run(words)).code).toBe(0);
  const fresh = openSite('fresh');
  writeFileSync(join(fresh.site, 'pricing/index.html'), page);
  expect((await run(fresh.words)).code).toBe(0);
  expect(hashesOf(site)).toEqual(hashesOf(fresh.site));
  expect(hashesOf(site)).not.toEqual(hashes);
  expect(readdirSync(folder)).toEqual(['site']);
});

/** The same of a few pages. */
const openFewPages = (name: string) => {
  const { folder, site, words } = writeFewPages(mkdtempSync(join(example.folder, `${name}-`)));
  return { folder, site, words: words('--in-place', '--base-url', example.url) };
};

test(`killed at ${KILLS} moments, it is whole or as it was, and the next build ends it`, { timeout: 300_000 }, async () => {
  const { folder, site, words } = openFewPages('in-place-killed');
  const measured = openFewPages('in-place-measured');
  const begin = performance.now();
  expect((await run(measured.words)).code).toBe(0);
  const duration = performance.now() - begin;
  const [before, complete] = [hashesOf(site), hashesOf(measured.site)];
  for (let kills = 0; kills < KILLS; kills++) {
    const command = start(words);
    await locked(site, command);
    await sleep((duration * 0.8 * kills) / KILLS);
    command.child.kill('SIGKILL');
    await command.outcome;
    // Between its two renames there is no folder, and the next build puts one back.
    if (existsSync(site)) expect([before.join(), complete.join()]).toContain(hashesOf(site).join());
  }
  expect((await run(words)).code).toBe(0);
  expect(hashesOf(site)).toEqual(complete);
  expect(readdirSync(folder)).toEqual(['.sitec', 'site', 'sitec.config.json']);
});
