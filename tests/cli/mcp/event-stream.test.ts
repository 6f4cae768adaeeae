import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventData } from '../../../cli/web/event-stream.ts';

/** The data of the events of a stream that comes in pieces. */
const dataOf = async (...pieces: readonly Uint8Array[]): Promise<readonly string[]> => {
  async function* chunks(): AsyncGenerator<Uint8Array> {
    yield* pieces;
  }
  const found: string[] = [];
  for await (const data of eventData(chunks())) found.push(data);
  return found;
};

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test.each([
  ['data: a\n\ndata:b\n\n', ['a', 'b']],
  ['event: message\nid: 1\ndata: a\ndata:  b\n\n', ['a\n b']],
  [': comment\n\nretry: 5\n\ndatabase: x\n\ndata\n\n', ['']],
  ['data: a\r\n\r\ndata: b\r\rdata: c', ['a', 'b', 'c']],
  ['\ufeffdata: ä 😀\n\n\n\n', ['ä 😀']],
  ['', []],
])('%j has the data %j, wherever it is cut', async (text, expected) => {
  expect(await dataOf(bytes(text))).toEqual(expected);
  const cuts = fc.array(fc.nat(bytes(text).length), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(cuts, async (places) => {
      const ends = [...places, bytes(text).length].toSorted((a, b) => a - b);
      const pieces = ends.map((end, position) => bytes(text).subarray(ends[position - 1] ?? 0, end));
      expect(await dataOf(...pieces)).toEqual(expected);
    }),
    { numRuns: 50 },
  );
});

test('an event of many pieces takes no longer than its length', async () => {
  const data = 'x'.repeat(15 * 1024 * 1024);
  const stream = bytes(`data: ${data}\n\n`);
  const size = 16 * 1024;
  const pieces = Array.from({ length: Math.ceil(stream.length / size) }, (_, index) => stream.subarray(index * size, (index + 1) * size));
  const began = performance.now();
  expect((await dataOf(...pieces)).map(({ length }) => length)).toEqual([data.length]);
  expect(performance.now() - began).toBeLessThan(2000);
});
