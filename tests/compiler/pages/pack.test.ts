/** The file that page records are kept in gives back what was put into it, or nothing, whatever happened to it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packHead, packRecord, recordsOf, siteOfPack } from '../../../compiler/pages/pack.ts';
import { TextFile } from '../../../compiler/pages/text-file.ts';

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'sitec-test-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CONTEXT = 'c'.repeat(43);
const SITE = 's'.repeat(43);

type Record = readonly [data: string, units: string, markdown: string];

const packOf = (records: readonly Record[]): Buffer =>
  Buffer.concat([
    Buffer.from(packHead(CONTEXT, SITE)),
    ...records.map(([data, units, markdown]) => packRecord(data, Buffer.from(units), Buffer.from(markdown))),
  ]);

/** What is read of a file; null when it is no pack of the context. */
const read = (bytes: Uint8Array, context = CONTEXT): readonly Record[] | null => {
  const path = join(folder, 'pack');
  writeFileSync(path, bytes);
  const file = TextFile.open(path);
  try {
    if (siteOfPack(file, context) === null) return null;
    return [...recordsOf(file, packHead(context, SITE).length)].map(({ data, units, markdown }) => [data, units.text(), markdown.text()]);
  } finally {
    file.close();
  }
};

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ minLength: 0, maxLength: 3 }).map((part) => part.repeat(40_000)),
);
const records = fc.array(fc.tuple(text, text, text), { maxLength: 8 });

describe('a pack', () => {
  it('gives back what was put into it', () => {
    fc.assert(
      fc.property(records, (all) => {
        expect(read(packOf(all))).toEqual(all);
      }),
      { numRuns: 50 },
    );
  });

  it('is not there for another context', () => {
    expect(read(packOf([['{}', 'u', 'm']]), 'd'.repeat(43))).toBe(null);
  });

  it('that is damaged gives records that were put into it, and no other ones', () => {
    const damage = fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 }), fc.boolean());
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string(), fc.string()), { minLength: 1 }), damage, (all, [place, change, isCut]) => {
        const bytes = packOf(all);
        const at = place % bytes.length;
        if (!isCut) bytes.writeUInt8(bytes.readUInt8(at) ^ change, at);
        const found = read(isCut ? bytes.subarray(0, at) : bytes) ?? [];
        for (const record of found) expect(all).toContainEqual(record);
        // Only a changed digest of the site can leave all records as they were.
        expect(found.length < all.length || (!isCut && at < packHead(CONTEXT, SITE).length)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
