/** The compiler reads words as the runtime does, only faster. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { tokensOf } from '../../../compiler/words/tokens.ts';
import { tokens } from '../../../runtime/answer/analyse.ts';

const PIECES =
  'a Z 9 - ’ é e\u0301 \u0301 ß ﬁ Σ ΟΔΟΣ İ ½ ™ ① \u00a0 \u200b \ufeff \u2028 \ud800 価格 ー 套餐 ราคา أسعار ـ ٢ हिन्दी 한국어 𝟙 😀'.split(
    ' ',
  );
const pieces = fc.constantFrom(' ', '\n', '\t', ...PIECES);

it('whatever the text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
  );
  const holds = fc.property(text, (given) => {
    expect(tokensOf(given)).toEqual(tokens(given));
  });
  fc.assert(holds, { numRuns: 3000 });
});
