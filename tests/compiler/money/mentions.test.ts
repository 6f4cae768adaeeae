/** Amounts that a page mentions, with what stands around them. */
import { describe, expect, it } from 'vitest';
import { amountMentions } from '../../../compiler/money/mentions.ts';

/** Amounts of a text in short: `49 USD P1M`. */
const amountsOf = (text: string, language: string | null = null): readonly string[] =>
  amountMentions(text, language).map(({ value, currency, period }) => [value, currency ?? '?', period].filter(Boolean).join(' '));

describe('amounts of a text', () => {
  it.each([
    ['Pro costs US$49 a month.', 'en', ['49 USD P1M']],
    ['Pro costs $49 a month.', 'en-CA', ['49 ? P1M']],
    ['Le Pro à 1 499,00 € HT / an', 'fr', ['1499 EUR P1Y']],
    ['احتراف ٧٩٩ ج.م شهريًا', 'ar', ['799 EGP P1M']],
    ['スタンダード 2,980円/月', 'ja', ['2980 JPY P1M']],
    ['Pro\n\nfrom\n\n$49\n\nper month', 'en', ['49 ? P1M']],
    ['$1 for the first month, then $49/mo', 'en', ['49 ? P1M']],
    ['- $19\n- per user', 'en', ['19 ?']],
  ])('%j in %s', (text, language, expected) => {
    expect(amountsOf(text, language)).toEqual(expected);
  });

  it.each([
    '~~$49~~',
    '> Others take $49',
    '```\nprice = $49\n```',
    'Save $20 on Pro',
    '$10–$20',
    'invoices above $5,000',
    'Includes $20 of usage',
    'raised $5M',
  ])('%j has none', (text) => {
    expect(amountsOf(text)).toEqual([]);
  });

  it('have what stands around them, in a table in their cell and at its heads', () => {
    const [mention] = amountMentions('| | Solo | Team |\n| --- | --- | --- |\n| Price | on request | only $29 |', 'en');
    expect(mention).toMatchObject({ value: 29, raw: '$29', before: ' only ', after: ' ', heads: ['Team', 'Price'] });
    expect(amountMentions('### Solo\n\nnow **$19** with support', 'en')).toMatchObject([
      { before: '### Solo\nnow ', after: ' with support', heads: null },
    ]);
  });
});

describe('a long text', () => {
  it('gives no more than 200 amounts', () => {
    expect(amountMentions('$9\n\n'.repeat(1000), null)).toHaveLength(200);
  });
});
