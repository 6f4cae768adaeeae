import { expect, it } from 'vitest';
import { addressOfWords } from '../../../compiler/base/text-fragment.ts';

it.each([
  ['$49 / month', null, '#:~:text=%2449%20%2F%20month'],
  // What has a meaning in a text directive is encoded, too (WICG, section 3.3.2).
  ['a-b, c & d', null, '#:~:text=a%2Db%2C%20c%20%26%20d'],
  ['ab\n 19,90 €', 'team plan', '#team%20plan:~:text=ab%2019%2C90%20%E2%82%AC'],
  ['月額980円', null, '#:~:text=%E6%9C%88%E9%A1%8D980%E5%86%86'],
  ['cut \ud83d', null, '#:~:text=cut%20%EF%BF%BD'],
])('%j is found on a page', (words, anchor, fragment) => {
  const address = addressOfWords('https://acme.example/pricing/', words, anchor);
  expect(address).toBe(`https://acme.example/pricing/${fragment}`);
  expect(URL.canParse(address)).toBe(true);
});
