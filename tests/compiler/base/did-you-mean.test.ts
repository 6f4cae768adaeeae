import { expect, test } from 'vitest';
import { didYouMean } from '../../../compiler/base/did-you-mean.ts';

test.each([
  ['baseurl', '; did you mean "baseUrl"?'],
  ['BASE_URL', '; did you mean "baseUrl"?'],
  ['markup', '; did you mean "markdown-markup"?'],
  ['nothing', ''],
  ['', ''],
])('%j -> %j', (word, hint) => {
  expect(didYouMean(word, new Set(['host', 'baseUrl', 'markdown-markup']))).toBe(hint);
});
