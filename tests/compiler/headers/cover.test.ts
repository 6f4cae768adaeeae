/** Rules for files: each gets what it has by the last one that matches, and there are as few as there can be. */
import fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverFiles, type CoverRule } from '../../../compiler/headers/cover.ts';
import { matches } from '../../../compiler/headers/rules.ts';
import { compare } from '../../../compiler/problems/problem.ts';

type Key = string | null;
type File = readonly [path: string, key: Key];

const path = fastCheck
  .tuple(
    fastCheck.array(fastCheck.constantFrom('a', 'b'), { maxLength: 3 }),
    fastCheck.constantFrom('x', 'y', 'z'),
    fastCheck.constantFrom('.md', '.json', ''),
  )
  .map(([folders, name, extension]) => `/${[...folders, name].join('/')}${extension}`);

const files = (keys: readonly Key[], maxLength: number, paths = path): fastCheck.Arbitrary<readonly File[]> =>
  fastCheck
    .uniqueArray(fastCheck.tuple(paths, fastCheck.constantFrom(...keys)), { maxLength, selector: ([name]) => name })
    .map((list) => list.toSorted(([a], [b]) => compare(a, b)));

const given = (rules: readonly CoverRule[], name: string): Key => rules.findLast(({ pattern }) => matches(pattern, name))?.key ?? null;

/** Every folder above some files of one extension, the root among them. */
const foldersOf = (list: readonly File[]): readonly string[] => [
  ...new Set(
    list.flatMap(([name]) =>
      name
        .split('/')
        .slice(0, -1)
        .map((_, index, parts) => `${parts.slice(0, index + 1).join('/')}/`),
    ),
  ),
];

/** The fewest rules there can be, found by trying every choice of a rule for every folder. A file that another rule would give nothing needs none. */
const fewest = (list: readonly File[], keys: readonly string[]): number => {
  const folders = foldersOf(list).toSorted((a, b) => a.length - b.length);
  let best = Infinity;
  const attempt = (chosen: readonly Key[]): void => {
    if (chosen.length < folders.length) {
      for (const key of [null, ...keys]) attempt([...chosen, key]);
      return;
    }
    let rules = chosen.filter((key) => key !== null).length;
    for (const [name, key] of list) {
      const above = folders.findLastIndex((folder, index) => name.startsWith(folder) && chosen[index] !== null);
      if ((above < 0 ? null : chosen[above]) !== key) rules += key === null ? Infinity : 1;
    }
    best = Math.min(best, rules);
  };
  attempt([]);
  return best;
};

describe('a cover', () => {
  it('gives every file what it has, by the last rule that matches', () => {
    fastCheck.assert(
      fastCheck.property(files(['k', 'l', 'm'], 14), (list) => {
        const rules = coverFiles(list);
        for (const [name, key] of list) expect(given(rules, name)).toBe(key);
      }),
      { numRuns: 400 },
    );
  });

  it('has no rule for what has nothing', () => {
    fastCheck.assert(
      fastCheck.property(files(['k', 'l', null], 14), (list) => {
        const rules = coverFiles(list);
        for (const [name, key] of list) expect(given(rules, name)).toBe(key);
      }),
      { numRuns: 400 },
    );
  });

  it('has as few rules as there can be', () => {
    const ofOneExtension = path.filter((name) => name.endsWith('.md'));
    fastCheck.assert(
      fastCheck.property(files(['k', 'l', null], 6, ofOneExtension), (list) => {
        fastCheck.pre(foldersOf(list).length <= 6);
        expect(coverFiles(list)).toHaveLength(fewest(list, ['k', 'l']));
      }),
      { numRuns: 200 },
    );
  });

  it('takes one rule for a folder, and one more for each exception', () => {
    const names = Array.from({ length: 500 }, (_, index) => [`/guides/${index}/index.md`, 'twin'] as const);
    expect(coverFiles([['/guides/0/SKILL.md', 'skill'], ...names])).toEqual([
      { pattern: { folder: '/', extension: '.md' }, key: 'twin' },
      { pattern: { path: '/guides/0/SKILL.md' }, key: 'skill' },
    ]);
  });
});
