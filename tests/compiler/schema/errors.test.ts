import { expect, it } from 'vitest';
import {
  array,
  either,
  integer,
  nullable,
  object,
  oneOf,
  optional,
  record,
  string,
  type Schema,
} from '../../../compiler/schema/builder.ts';
import { violations } from '../../../compiler/schema/validate.ts';

const money = object('Price', {
  value: nullable(integer('Amount', { minimum: 0 })),
  currency: optional(string('Currency', { pattern: '^[A-Z]{3}$' })),
});
const limit = either('Limit', integer('Number'), either('Or', oneOf('Word', ['unlimited']), object('Limit', { value: integer('Number') })));
const price = either('A value', string('Text', { minLength: 1 }), either('A price or a limit', money, limit));

const reasonsOf = (schema: Schema<unknown>, value: unknown): readonly string[] =>
  violations(schema, value).map(({ path, reason, got }) => `${path.join('.')} ${reason}, got ${got}`);

it.each([
  [null, [' must be string, object, integer or "unlimited", got null']],
  [{ value: -1, currency: 'USD' }, ['value must be >= 0, got -1']],
  [{ value: 'x', currency: 'usd' }, ['value must be integer or null, got "x"', 'currency must match pattern "^[A-Z]{3}$", got "usd"']],
  ['', [' must NOT have fewer than 1 characters, got ""']],
  [{}, [" must have required property 'value', got {}"]],
])('of several forms, the one that %j was meant to have is told', (value, reasons) => {
  expect(reasonsOf(price, value)).toEqual(reasons);
});

it('a value of a wrong type is told once', () => {
  expect(reasonsOf(oneOf('Word', ['yes', 'no']), true)).toEqual([' must be string, got true']);
});

it('each item of a list is told by itself', () => {
  expect(reasonsOf(array('Prices', price), [1, { value: -1, currency: 'USD' }, true])).toEqual([
    '1.value must be >= 0, got -1',
    '2 must be string, object, integer or "unlimited", got true',
  ]);
});

it('names that begin alike are told apart', () => {
  expect(reasonsOf(record('Prices', price), { ab: { value: -1, currency: 'USD' }, a: 1.5 })).toEqual([
    'ab.value must be >= 0, got -1',
    'a must be string, object, integer or "unlimited", got 1.5',
  ]);
});
