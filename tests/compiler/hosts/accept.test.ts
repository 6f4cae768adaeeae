import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { HTML_WEIGHT, MARKDOWN_WEIGHT, MARKDOWN_WINS, type WeightPattern } from '../../../compiler/hosts/accept.ts';
import { quality } from '../../../runtime/accept.ts';

/** As a server reads it: the first expression that matches. */
const weigh = (patterns: readonly WeightPattern[], accept: string): string => {
  for (const { pattern, weight } of patterns) {
    const found = new RegExp(pattern, 'i').exec(accept);
    if (found) return weight ?? found[1] ?? '';
  }
  return '0';
};

const request = (accept: string) => ({
  method: 'GET',
  target: '/',
  address: '',
  header: (name: string) => (name === 'accept' ? accept : undefined),
  body: () => Promise.resolve(undefined),
});

const number = fc.oneof(
  fc.constantFrom('0', '1', '0.', '1.', '1.0', '1.000', '0.0', '0.000', '0.5', '0.50', '0.500'),
  fc.integer({ min: 0, max: 999 }).map((value) => `0.${String(value).padStart(3, '0')}`),
  fc.integer({ min: 0, max: 99 }).map((value) => `0.${value}`),
);

test('weights are compared as numbers', () => {
  fc.assert(
    fc.property(number, number, (markdown, html) => {
      const wins = Number(markdown) > 0 && Number(markdown) >= Number(html);
      expect(new RegExp(MARKDOWN_WINS).test(`${markdown} ${html}`)).toBe(wins);
    }),
    { numRuns: 2000 },
  );
});

const parameter = fc.constantFrom('', ';charset=utf-8', '; variant=GFM', ' ;level=1', ';quality=9', ';');
const weight = fc.oneof(
  fc.constant(''),
  number.map((value) => `;q=${value}`),
  number.map((value) => ` ; Q=${value} `),
  fc.constantFrom(
    ';q=2',
    ';q=high',
    ';q=-1',
    ';q=1.5',
    ';q=',
    ';q=.5',
    ';q=01',
    ';q=00.5',
    ';q=.',
    ';q=1.0000000000',
    ';q=0.1234567890',
    ';q=0.123456789',
  ),
);
const item = (range: string) =>
  fc
    .tuple(fc.constantFrom(range, range.toUpperCase()), parameter, weight, parameter)
    .map(([name, before, value, after]) => name + before + value + after);
const header = fc
  .shuffledSubarray(['text/markdown', 'text/html', 'text/*', '*/*', 'image/png', 'text/markdownx', 'application/xhtml+xml'])
  .chain((ranges) => fc.tuple(...ranges.map(item)))
  .chain((items) => fc.constantFrom(', ', ',', ' ,').map((separator) => items.join(separator)));

test('a request is weighed as the runtime weighs it', () => {
  fc.assert(
    fc.property(header, (accept) => {
      expect(Number(weigh(MARKDOWN_WEIGHT, accept))).toBe(accept.trim() === '' ? 0 : quality(request(accept), 'text/markdown'));
      expect(Number(weigh(HTML_WEIGHT, accept))).toBe(quality(request(accept), 'text/html', 'text/*', '*/*'));
    }),
    { numRuns: 3000 },
  );
});

test('no header makes an expression slow', () => {
  const long = [
    'text/markdown' + ';a=b'.repeat(2000),
    `text/markdown;q=0.${'9'.repeat(8000)}`,
    ', '.repeat(4000),
    `text/markdown${' '.repeat(8000)}x`,
  ];
  for (const accept of long) {
    const started = performance.now();
    weigh(MARKDOWN_WEIGHT, accept);
    weigh(HTML_WEIGHT, accept);
    expect(performance.now() - started).toBeLessThan(1000);
  }
});
