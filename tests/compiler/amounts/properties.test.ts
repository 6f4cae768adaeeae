/** What holds for every text: readers end, invent no number, and find a price in whatever spelling it is printed. */
import fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitNoun, readLimits, readQuantity } from '../../../compiler/amounts/limits.ts';
import { readNumber } from '../../../compiler/amounts/numbers.ts';
import { periodOf } from '../../../compiler/amounts/periods.ts';
import { statusOfWords } from '../../../compiler/amounts/statuses.ts';
import { readTrialText } from '../../../compiler/amounts/trials.ts';

const READERS: readonly ((text: string) => unknown)[] = [
  readNumber,
  periodOf,
  readTrialText,
  statusOfWords,
  (text) => readLimits(text, ['users', 'storageGb']),
  (text) => readQuantity(text, 'users'),
  (text) => limitNoun(text, ['storageGb']),
];

/** Pieces that texts about money are made of, in an order that nobody meant. */
const WORDS =
  `$ € Rs. ر.س USD CAD 49 1,499 1.499 19,99 ٤٩٫٥ 10-20 99 .99 /mo per user monthly / - + ( ) , . : % from ab up to save off extra
  billed annually jährlich abgerechnet لكل مستخدم شهريًا mahana se shuru free trial days 14 users unlimited k lakh and or then`.split(/\s+/);

const soup = fastCheck
  .array(fastCheck.tuple(fastCheck.constantFrom(...WORDS), fastCheck.constantFrom('', ' ', ' ', '\n', '\u00A0', '\u200F')), {
    maxLength: 25,
  })
  .map((pieces) => pieces.flat().join(''));

const anyText = fastCheck.oneof(soup, fastCheck.string({ unit: 'binary', maxLength: 80 }));

describe('readers of amounts', () => {
  it('take every text', () => {
    fastCheck.assert(
      fastCheck.property(anyText, (text) => {
        for (const read of READERS) expect(() => read(text)).not.toThrow();
      }),
    );
  });

  it('make no number of a text without digits', () => {
    const wordless = soup.map((text) => text.replace(/\p{N}/gu, ''));
    fastCheck.assert(
      fastCheck.property(wordless, (text) => {
        expect(readNumber(text)).toBeNull();
        expect(readTrialText(text)).toBeNull();
        expect(readLimits(text, []).filter(({ limit }) => limit.value !== null)).toEqual([]);
      }),
    );
  });
});

describe('hostile texts', () => {
  const SEEDS = [
    '1',
    '$',
    '1,',
    '.1',
    '1 111 ',
    '$1',
    '1$ ',
    '$\n1\n',
    '(',
    'from ',
    '$1 monthly ',
    '5 users ',
    'users: 5 ',
    'trial 14 days ',
    'a.a',
    '1-',
    '1/',
    '$1 to ',
  ];

  // A reader that looked at everything again for each part would not end in the time of a test.
  it.each(SEEDS)('%j, a hundred thousand characters of it, are read to the end', (seed) => {
    const text = seed.repeat(Math.ceil(100_000 / seed.length));
    for (const read of READERS) expect(() => read(text.slice(0, 20_000))).not.toThrow();
  });
});
