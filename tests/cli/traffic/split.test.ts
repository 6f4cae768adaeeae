import { describe, expect, it } from 'vitest';
import { LineSplitter, LONGEST_LINE } from '../../../cli/traffic/lines.ts';

const linesOf = (...pieces: readonly (string | Buffer)[]): readonly (string | null)[] => {
  const lines: (string | null)[] = [];
  const splitter = new LineSplitter((line) => lines.push(line));
  for (const piece of pieces) splitter.push(Buffer.from(piece));
  splitter.end();
  return lines;
};

describe('lines', () => {
  it.each([
    [[''], []],
    [['a'], ['a']],
    [['a\n'], ['a']],
    [['a\r\nb\r\n'], ['a', 'b']],
    [['a\n\nb'], ['a', '', 'b']],
    [
      ['a', 'b\r', '\nc', '\n'],
      ['ab', 'c'],
    ],
    [['\r\n'], ['']],
    [['\ufeffa\n\ufeffb'], ['a', '\u00ef\u00bb\u00bfb']],
    [['\ufeff\r\n'], ['']],
  ])('of %j are %j', (pieces, lines) => expect(linesOf(...pieces)).toEqual(lines));

  it('have a character for each byte, whatever it is', () => {
    const all = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte).filter((byte) => byte !== 10));
    expect(linesOf(all)[0]).toBe(all.toString('latin1'));
  });

  it('that are too long are told, and those after them are read', () => {
    const long = 'x'.repeat(LONGEST_LINE + 1);
    expect(linesOf(`${long}\nb`)).toEqual([null, 'b']);
    expect(linesOf('a\n', long, long, 'end\nb\n', long)).toEqual(['a', null, 'b', null]);
    expect(linesOf(long.slice(1), '\nb')).toEqual([long.slice(1), 'b']);
  });

  it('take no more memory than one of the longest', () => {
    const piece = Buffer.alloc(1 << 20, 'x');
    const before = process.memoryUsage().heapUsed;
    let seen = 0;
    let most = 0;
    const splitter = new LineSplitter(() => seen++);
    for (let number = 0; number < 300; number++) {
      splitter.push(piece);
      most = Math.max(most, process.memoryUsage().heapUsed - before);
    }
    splitter.end();
    expect(seen).toBe(1);
    expect(most).toBeLessThan(200 * (1 << 20));
  });
});
