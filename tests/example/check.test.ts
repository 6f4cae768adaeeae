/** The example passes every check of `sitec check`: as a folder, and as a site that is served. */
import { expect, test } from 'vitest';
import { runCheck } from '../../cli/check/run.ts';
import { run } from '../cli/fixture.ts';
import { example } from './example.ts';

test.each([
  ['a folder', () => example.dist],
  ['a site', () => example.url],
])('%s has the score 100 and the level 5', async (_, target) => {
  const { stdout, stderr, code } = await run(() => runCheck(target(), { timeout: 60, concurrency: 4, config: example.config, json: true }));
  const { problems, score } = JSON.parse(stdout);
  expect(problems).toEqual([]);
  expect([stderr, code, score.total, score.level]).toEqual(['', 0, 100, { value: 5, missing: [] }]);
  expect(score.pages).toBe(20);
  const { length } = score.checks.filter(({ state }: { readonly state: string }) => state === 'passed');
  expect(length).toBeGreaterThan(30);
});
