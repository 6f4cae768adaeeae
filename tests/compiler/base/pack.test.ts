/** The file that records are kept in gives back what was put into it, or nothing, whatever happened to it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packHead, packRecord, recordsOf, siteOfPack } from '../../../compiler/base/pack.ts';
import { TextFile } from '../../../compiler/base/text-file.ts';

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'sitec-test-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HEAD = { of: 'pages', context: 'c'.repeat(43), site: 's'.repeat(43) };

type Record = readonly [data: string, first: string, second: string, third: string, fourth: string];

const packOf = (records: readonly Record[]): Buffer =>
  Buffer.concat([
    Buffer.from(packHead(HEAD)),
    ...records.map(([data, first, ...others]) => packRecord(data, first, ...others.map((text) => Buffer.from(text)))),
  ]);

/** What is read of a file; null when it is no pack of the context. */
const read = (bytes: Uint8Array, head = HEAD): readonly Record[] | null => {
  const path = join(folder, 'pack');
  writeFileSync(path, bytes);
  const file = TextFile.open(path);
  try {
    if (siteOfPack(file, head) === null) return null;
    return [...recordsOf(file, head)].map(({ data, first, second, third, fourth }) => [
      data,
      first.text(),
      second.text(),
      third.text(),
      fourth.text(),
    ]);
  } finally {
    file.close();
  }
};

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ minLength: 0, maxLength: 3 }).map((part) => part.repeat(40_000)),
);
const records = fc.array(fc.tuple(text, text, text, text, text), { maxLength: 8 });

describe('a pack', () => {
  it('gives back what was put into it', () => {
    fc.assert(
      fc.property(records, (all) => {
        expect(read(packOf(all))).toEqual(all);
      }),
      { numRuns: 50 },
    );
  });

  it.each([{ context: 'd'.repeat(43) }, { of: 'texts' }])('is not there where %o is asked for', (other) => {
    expect(read(packOf([['{}', 'u', 'm', 's', 'c']]), { ...HEAD, ...other })).toBe(null);
  });

  it('that is damaged gives records that were put into it, and no other ones', () => {
    const damage = fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 }), fc.boolean());
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string(), fc.string(), fc.string(), fc.string(), fc.string()), { minLength: 1 }),
        damage,
        (all, [place, change, isCut]) => {
          const bytes = packOf(all);
          const at = place % bytes.length;
          if (!isCut) bytes.writeUInt8(bytes.readUInt8(at) ^ change, at);
          const found = read(isCut ? bytes.subarray(0, at) : bytes) ?? [];
          for (const record of found) expect(all).toContainEqual(record);
          // Only a changed digest of the site can leave all records as they were.
          expect(found.length < all.length || (!isCut && at < packHead(HEAD).length)).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});
