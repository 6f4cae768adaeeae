/** A site of more pages than teach what repeats, read in four parts by four commands. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from './command.ts';
import { example, hashesOf } from './example.ts';

const PAGES = 2400;
const SHARDS = 4;

const page = (number: number): string => {
  const links = [1, 2, 3].map((step) => `<a href="/part/page-${(number * 7 + step) % PAGES}.html">Next to read: ${step}</a>`);
  const text = Array.from({ length: 12 }, (_, line) => `Page ${number} has ${number * line} things to say about matter ${line % 5}.`).join(
    ' ',
  );
  return `<!doctype html>
<html lang="en">
<head><title>Page ${number} of Acme</title><meta name="description" content="What page ${number} is about"></head>
<body><div><a href="/">Acme</a> <a href="/part/page-1.html">Products</a> <a href="/part/page-2.html">Company</a></div>
<div><h1>Page ${number}</h1><p>${text}</p><p>${links.join(' ')}</p></div>
<div><p>Acme Limited makes tools for small shops.</p></div></body>
</html>
`;
};

test(`${PAGES} pages in ${SHARDS} shards come to the bytes of one build`, { timeout: 600_000 }, async () => {
  const folder = mkdtempSync(join(example.folder, 'shards-'));
  mkdirSync(join(folder, 'site/part'), { recursive: true });
  for (let number = 0; number < PAGES; number++)
    writeFileSync(join(folder, 'site', number === 0 ? 'index.html' : `part/page-${number}.html`), page(number));
  writeFileSync(join(folder, 'sitec.config.json'), '{}');
  const sitec = (...words: readonly string[]) => run([...words, '--base-url', 'https://acme.example'], { cwd: folder });

  expect((await sitec('build', 'site', '--out', 'whole', '--no-cache')).code).toBe(0);
  for (const index of [3, 1, 4, 2]) {
    const { code, stdout } = await sitec('build', 'site', '--shard', `${index}/${SHARDS}`);
    expect([code, stdout]).toEqual([0, expect.stringContaining(`shard ${index} of ${SHARDS}: ${PAGES / SHARDS} of ${PAGES} pages`)]);
  }
  const { code, stdout } = await sitec('merge', 'site', '--out', 'merged');
  expect([code, stdout]).toEqual([0, expect.stringContaining(`(${PAGES} cached)`)]);
  expect(hashesOf(join(folder, 'merged'))).toEqual(hashesOf(join(folder, 'whole')));
});
