import { expect, test } from 'vitest';
import { didYouMean } from '../../../runtime/mcp/did-you-mean.ts';

const VALUES = ['guide-1', 'guide-22', 'guide-33', 'i', 'auto-reply'];

test.each([
  ['guide-23', 'guide-22'],
  ['guide-3', 'guide-1'],
  ['guid-33', 'guide-33'],
  ['autoreply', 'auto-reply'],
  ['the reply', undefined],
  ['reply', 'auto-reply'],
  ['x', undefined],
  ['xx', undefined],
  ['', undefined],
])('%s -> %s', (text, value) => {
  expect(didYouMean(text, VALUES)).toBe(value);
});
