/** Rows and shortened texts, which no fact may be torn in. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { truncate } from '../../compiler/answers/cited-text.ts';
import { createGuide } from '../../runtime/answer/intents.ts';
import { context, guides, runtimeIndex } from './fixture.ts';

describe('cut', () => {
  it.each([
    ['One two three four', 16, 'One two three …'],
    ['A wordthatgoesonandonandon', 16, 'A wordthatgoes …'],
    ['これは長い文章です。続きがあります', 10, 'これは長い文章で …'],
    ['価格は月額で千円から12,500円です', 15, '価格は月額で千円から …'],
    ['ab😀', 3, 'a …'],
    ['a😀b', 3, 'a …'],
    ['😀😀😀', 4, '😀 …'],
    ['abc', 1, '…'],
    ['abc', 0, ''],
    ['abc', -5, ''],
  ])('%j to %i', (text, length, shortened) => {
    expect(truncate(text, length)).toBe(shortened);
  });

  it('keeps a beginning of any text, as long as it may be and without half a character', () => {
    const text = fc.array(fc.constantFrom('a', 'word', ' ', '😀', '👩‍👩‍👧', '価', 'ق', '1,000', '.')).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'grapheme' })), fc.integer({ min: -3, max: 60 }), (given, length) => {
        const shortened = truncate(given, length);
        expect(shortened.length).toBeLessThanOrEqual(Math.max(0, length));
        expect(shortened).not.toMatch(/\p{Surrogate}/u);
        if (given.length <= length) expect(shortened).toBe(given);
        else expect(given.startsWith(shortened.replace(/ ?…?$/, ''))).toBe(true);
      }),
    );
  });
});

it('two plans with many limits are both there, each with as many as fit', () => {
  const { plans } = context.bodies;
  const [users] = plans.plans.map(({ limits }) => limits.users);
  if (users === undefined) throw new Error('The fixture has a limit of users');
  const limits = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`kind${at}`, { ...users, unit: `things of the kind ${at}` }]));
  const many = { ...plans, plans: plans.plans.map((plan) => ({ ...plan, limits })) };
  const { answer } = createGuide(runtimeIndex({ ...context, bodies: { ...context.bodies, plans: many } }, guides));
  const { text, data } = answer('What is the difference between Growth and Scale?');
  expect(text).toMatch(/^Growth: \$49\.50 per month; 2 things of the kind 0.* …\nScale: \$199 per month; 2 things of the kind 0.* …\n/);
  expect(data.facts.map(({ key }) => key)).toEqual(expect.arrayContaining(['plans.growth.price', 'plans.scale.limits.kind0']));
  expect(text.length).toBeLessThanOrEqual(600);
});
