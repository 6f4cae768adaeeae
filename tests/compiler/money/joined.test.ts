/** Lines that are one price together. */
import { expect, it } from 'vitest';
import { joinedTo } from '../../../compiler/money/joined.ts';
import { vocabularyOf } from '../../../compiler/money/vocabulary.ts';

it.each<readonly [count: number, lines: readonly string[]]>([
  [5, ['FROM', '£', '24', '/mo', 'per computer']],
  [5, ['FROM', '£', '24', '/mo', 'per computer', 'billed yearly']],
  [1, ['$5', 'Free']],
  [2, ['$5', 'per month', 'and more']],
  [1, ['Pro', '$5']],
  [1, ['from', 'from']],
  [1, ['from', 'Pro']],
  [1, ['save', '$5']],
  [2, ['from', 'save $5']],
  [2, ['24', '€']],
  [2, ['24,–', '€']],
  [1, ['24 x', '€']],
  [1, ['$5', `per ${'very '.repeat(12)}long`]],
  [1, [`${'x'.repeat(61)}`, '$5']],
  [1, ['from', `$5 ${'x'.repeat(61)}`]],
  [1, ['on annual plans', '$5']],
  [1, ['was', '$5', 'now', '$4']],
  [1, ['$5']],
  [2, ['$', '$5']],
  [2, ['€', '5', '€', '6']],
  [3, ['5', '6', '€']],
  [1, ['a', 'b']],
  [2, ['$10/mo', 'billed annually, or $12 monthly']],
  [2, ['$10/mo', 'billed annually or $12/mo', '5 users']],
  [1, ['$10/mo', 'billed annually, $120']],
  [1, ['$10/mo', 'Pro, or $12 monthly']],
  [3, ['$4', '99', 'monthly']],
  [4, ['$4', '99', 'monthly', 'per user']],
  [5, ['from', '$4', '99', 'monthly', 'per user']],
  [4, ['$', '4', '99', 'monthly']],
  [1, ['$4', '99']],
  [1, ['$4', '99', 'Pro']],
  [1, ['$4', '990', 'monthly']],
  [1, ['$4', '9', 'monthly']],
  [1, ['$4', 'x99', 'monthly']],
  [1, ['x5', '€']],
  [1, ['5.-x', '€']],
  [2, ['5.--', '€']],
  [2, ['from', `$5 ${'x'.repeat(57)}`]],
  [1, ['from', `$5 ${'x'.repeat(58)}`]],
])('%i of %j', (count, lines) => {
  expect(
    joinedTo(
      lines.map((text) => ({ text })),
      0,
      vocabularyOf('en'),
      { isNear: () => true, mayContinue: () => true },
    ),
  ).toBe(count);
});
