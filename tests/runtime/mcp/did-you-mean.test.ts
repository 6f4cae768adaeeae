import { expect, test } from 'vitest';
import { didYouMean } from '../../../runtime/mcp/did-you-mean.ts';

const VALUES = ['guide-1', 'guide-22', 'guide-33', 'i', 'auto-reply'];

test.each([
  ['guide-23', 'guide-22'],
  ['guide-3', 'guide-1'],
  ['guid-33', 'guide-33'],
  ['autoreply', 'auto-reply'],
  ['the reply', 'auto-reply'],
  ['who wrote the reply', undefined],
  ['reply', 'auto-reply'],
  ['x', undefined],
  ['xx', undefined],
  ['', undefined],
])('%s -> %s', (text, value) => {
  expect(didYouMean(text, VALUES, 1)).toEqual(value === undefined ? [] : [value]);
});

test('several are told, the nearest first', () => {
  const paths = ['/', '/pricing/', '/features/', '/guides/refunds/', '/legal/refund-policy/', '/legal/terms/', '/legal/privacy/'];
  expect(didYouMean('/pricng/', paths, 5)).toEqual(['/pricing/']);
  expect(didYouMean('/legal/refunds/', paths, 2)).toEqual(['/legal/refund-policy/', '/guides/refunds/']);
  expect(didYouMean('/legal/', paths, 5)).toHaveLength(3);
});

test('a long text of many words takes no time', () => {
  const paths = Array.from({ length: 20_000 }, (_, number) => `/guides/section-${number % 50}/how-to-do-things-${number}/`);
  const started = performance.now();
  didYouMean('guide thing sections where howto '.repeat(60).slice(0, 200), paths, 5);
  expect(performance.now() - started).toBeLessThan(5000);
});
