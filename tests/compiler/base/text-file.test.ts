/** A file of texts gives back each text, from memory or from the disk, while others are added and after it was closed. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TextFile } from '../../../compiler/base/text-file.ts';

let path = '';
beforeAll(() => void (path = join(mkdtempSync(join(tmpdir(), 'sitec-test-')), 'texts')));
afterAll(() => rmSync(join(path, '..'), { recursive: true, force: true }));

/** Bytes of a block. */
const BLOCK = 262_144;

/** A text of a length, which differs from its neighbours at every place. */
const textOf = (length: number, number: number): string => `${number}:`.repeat(Math.ceil(length / 2)).slice(0, length);

it('gives back texts of any length, in any order, while others are added', () => {
  const length = fc.oneof(fc.nat({ max: 300 }), fc.nat({ max: 3 * BLOCK }), fc.constantFrom(0, BLOCK - 1, BLOCK, BLOCK + 1));
  fc.assert(
    fc.property(fc.array(fc.tuple(length, fc.nat()), { maxLength: 20 }), (texts) => {
      const file = TextFile.create(path);
      const stored = texts.map(([size, other], number) => {
        const stretch = file.append(textOf(size, number));
        return { stretch, number, size, other };
      });
      for (const { other } of stored) {
        const { stretch, size, number } = stored[other % stored.length] as (typeof stored)[number];
        expect(stretch.text() === textOf(size, number)).toBe(true);
        file.append('more');
      }
      file.close();
      const again = TextFile.open(path);
      let offset = 0;
      for (const { size, number } of stored) {
        expect(again.stretch(offset, size).text() === textOf(size, number)).toBe(true);
        offset += size;
      }
      expect(again.read(offset, 1_000_000).toString()).toBe('more'.repeat(stored.length));
      again.close();
    }),
    { numRuns: 60 },
  );
});

it('keeps a bounded part of a large file in memory', () => {
  const file = TextFile.create(path);
  const stretches = Array.from({ length: 120 }, (_, number) => file.append(textOf(200_000, number)));
  for (const [number, stretch] of [...stretches.entries()].reverse()) expect(stretch.text() === textOf(200_000, number)).toBe(true);
  file.remove();
  expect(existsSync(path)).toBe(false);
});

it('gives less beyond its end', () => {
  const file = TextFile.create(path);
  file.append('text');
  expect(['read', 'beyond', 'far beyond'].map((_, at) => file.read([2, 4, 2 * BLOCK][at] ?? 0, 10).toString())).toEqual(['xt', '', '']);
  file.remove();
});
