/** What holds for every text about limits, trials and states: readers end, and invent no number. */
import fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statusOfWords } from '../../../compiler/facts/resources/state-words.ts';
import { vocabularyOf } from '../../../compiler/money/vocabulary.ts';
import { limitLabel } from '../../../compiler/offers/limit-names.ts';
import { limitOf } from '../../../compiler/offers/limits.ts';
import { quantityIn } from '../../../compiler/offers/quantities.ts';
import { trialIn } from '../../../compiler/offers/trials.ts';
import { repeated, SEEDS } from '../money/hostile.ts';

const vocabulary = vocabularyOf('en');

const READERS: readonly ((text: string) => unknown)[] = [
  (text) => trialIn(text, vocabulary),
  statusOfWords,
  (text) => limitOf(text, vocabulary),
  (text) => quantityIn(text, 'users', vocabulary),
  (text) => limitLabel(text, ['storageGb'], vocabulary),
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

describe('readers of limits, trials and states', () => {
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
        expect(trialIn(text, vocabulary)).toBeNull();
        expect(limitOf(text, vocabulary)?.value ?? null).toBeNull();
        expect(quantityIn(text, 'users', vocabulary)?.value ?? null).toBeNull();
      }),
    );
  });
});

describe('hostile texts', () => {
  // A reader that looked at everything again for each part would not end in the time of a test.
  it.each(SEEDS)('%j, a hundred thousand characters of it, are read to the end', (seed) => {
    const text = repeated(seed);
    for (const read of READERS) expect(() => read(text)).not.toThrow();
  });
});
