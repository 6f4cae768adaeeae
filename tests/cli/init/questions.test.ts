/** Which cards an answer of a person chooses. */
import { describe, expect, it } from 'vitest';
import { chosenFrom } from '../../../cli/init/questions.ts';

describe('an answer', () => {
  it.each<readonly [string, readonly number[] | null]>([
    ['y', [1, 2, 3, 4]],
    ['all', [1, 2, 3, 4]],
    ['n', []],
    ['2', [2]],
    ['1 3-4', [1, 3, 4]],
    ['4,1', [4, 1]],
    ['2-2', [2]],
    ['0', null],
    ['5', null],
    ['3-1', null],
    ['1-99999999999', null],
    ['one', null],
    ['1 x', null],
    ['-1', null],
  ])('%j', (answer, chosen) => {
    expect(chosenFrom(answer, 4)).toEqual(chosen === null ? null : new Set(chosen));
  });
});
