/** What holds for every text: readers end, invent no number, and find a price in whatever spelling it is printed. */
import fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountsIn, readLine } from '../../../compiler/money/amounts.ts';
import { amountMentions } from '../../../compiler/money/mentions.ts';
import { vocabularyOf } from '../../../compiler/money/vocabulary.ts';
import { repeated, SEEDS } from './hostile.ts';

const WORDING = vocabularyOf(null);
const pricesIn = (text: string) => amountsIn(text, WORDING);

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
        expect(() => readLine(text, WORDING)).not.toThrow();
      }),
    );
  });

  it('say where the words of a price stand', () => {
    fastCheck.assert(
      fastCheck.property(anyText, (text) => {
        for (const { start, end } of pricesIn(text)) expect(text.slice(start, end)).toMatch(/\p{N}/u);
      }),
    );
  });

  it('find prices in their order, and none inside of another one', () => {
    fastCheck.assert(
      fastCheck.property(soup, (text) => {
        const ends = pricesIn(text).map(({ start, end }) => [start, end] as const);
        expect(ends.every(([start, end], index) => start < end && end > (ends[index - 1]?.[1] ?? 0))).toBe(true);
      }),
    );
  });

  it('make no number of a text without digits', () => {
    const wordless = soup.map((text) => text.replace(/\p{N}/gu, ''));
    fastCheck.assert(
      fastCheck.property(wordless, (text) => {
        expect(pricesIn(text)).toEqual([]);
      }),
    );
  });

  it('publish only amounts whose digits stand in the text', () => {
    fastCheck.assert(
      fastCheck.property(fastCheck.integer({ min: 1, max: 999 }), soup, (amount, text) => {
        const digits = text.replace(/\p{N}/gu, '') + ` $${amount}`;
        expect(pricesIn(digits).filter(({ value }) => value !== null && value !== amount && value !== amount * 1000)).toEqual([]);
      }),
    );
  });
});

/** Digits in groups of three, or the last of three and the others of two as in India. */
const grouped = (whole: number, separator: string, isIndian = false): string =>
  String(whole).replace(isIndian ? /\B(?=(\d{2})*\d{3}$)/g : /\B(?=(\d{3})+$)/g, separator);

const arabic = (text: string): string => text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));

const SPELLINGS: readonly ((whole: number, cents: string) => string)[] = [
  (whole, cents) => `$${whole}.${cents}`,
  (whole, cents) => `${whole},${cents} €`,
  (whole, cents) => `$${grouped(whole, ',')}.${cents}`,
  (whole, cents) => `${grouped(whole, '.')},${cents} €`,
  (whole, cents) => `${grouped(whole, '\u202F')},${cents}\u00A0€`,
  (whole, cents) => `CHF ${grouped(whole, '’')}.${cents}`,
  (whole, cents) => `₹${grouped(whole, ',', true)}.${cents}`,
  (whole, cents) => `${arabic(grouped(whole, '٬'))}٫${arabic(cents)} ريال`,
  (whole, cents) => `from USD ${grouped(whole, ',')}.${cents}/mo`,
];

describe('a price', () => {
  it('is read back from every spelling', () => {
    const cents = fastCheck.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, '0'));
    fastCheck.assert(
      fastCheck.property(
        fastCheck.integer({ min: 1, max: 9_999_999 }),
        cents,
        fastCheck.constantFrom(...SPELLINGS),
        (whole, part, spell) => {
          expect(pricesIn(spell(whole, part)).map(({ value }) => value)).toEqual([Number(`${whole}.${part}`)]);
        },
      ),
    );
  });
});

describe('hostile texts', () => {
  // A reader that looked at everything again for each part would not end in the time of a test.
  it.each(SEEDS)('%j, a hundred thousand characters of it, are read to the end', (seed) => {
    const text = repeated(seed);
    expect(() => pricesIn(text)).not.toThrow();
    expect(() => readLine(text, WORDING)).not.toThrow();
  });

  it.each(['$9 []()', '1,', ',', '$', '1 111 ', 'a.a', '$1 to ', '|$9', '\n9\n', 'from ', '+ 5 $'])(
    'a million characters of %j are read to the end',
    (seed) => {
      expect(() => amountMentions(`${seed.repeat(Math.ceil(1_000_000 / seed.length))} $5`, null)).not.toThrow();
    },
  );

  it('give as many prices as they hold', () => {
    const found = [10, 1000, 20_000].map((count) => pricesIn('$1\n\n'.repeat(count)).length);
    expect(found).toEqual([10, 1000, 20_000]);
  });
});
