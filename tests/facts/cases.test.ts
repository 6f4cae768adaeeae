/** Pricing pages as companies write them, and the truth about them: what is published must be so. UPDATE=1 writes expected.json. */
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build, expectedOf, fileOf, pictureOf, readCases, type Case, type Outcome } from './case.ts';
import { neverSaid, unwritten } from './figures.ts';
import { judge } from './judge.ts';
import { score, scoreLine } from './score.ts';
import { fold, pricesOf } from './truth.ts';

const cases = readCases();
const outcomes = new Map<Case, Outcome>();

const outcomeOf = (each: Case): Outcome => {
  const outcome = outcomes.get(each);
  if (!outcome) throw new Error(`${each.name} was not built`);
  return outcome;
};

afterAll(() => console.log(scoreLine(score([...outcomes]))));

describe.each(cases.map((each) => [each.name, each] as const))('%s', (name, each) => {
  const { truth } = each;
  beforeAll(async () => void outcomes.set(each, await build(each.files)));

  it(`publishes nothing that is not so: ${truth.about}`, () => {
    const { published } = outcomeOf(each);
    expect(published ? judge(published, truth).wrong : []).toEqual([]);
    expect({ unwritten: unwritten(outcomeOf(each), each.files), never: neverSaid(outcomeOf(each), truth) }).toEqual({
      unwritten: [],
      never: [],
    });
    const names = published?.plans.map((plan) => fold(plan.name)) ?? [];
    expect(truth.notPlans.filter((item) => typeof item === 'string' && names.includes(fold(item)))).toEqual([]);
  });

  it('ends and reports as it should', () => {
    const { exitCode, codes } = outcomeOf(each);
    const reported = (choice: string): boolean => choice.split('|').some((code) => codes.includes(code));
    expect({ exitCode, codes }).toEqual({ exitCode: truth.exitCode ?? exitCode, codes });
    expect({ missing: (truth.codes ?? []).filter((code) => !reported(code)), codes }).toEqual({ missing: [], codes });
    expect((truth.absentCodes ?? []).filter(reported)).toEqual([]);
  });

  it('finds the address of the company, and no price where no page says one', () => {
    const { emails, published } = outcomeOf(each);
    if (truth.email !== undefined) expect(emails).toEqual([truth.email]);
    for (const plan of truth.notFound ?? []) {
      expect(published?.plans.find((found) => found.name === plan)?.price).toMatchObject({ value: null, reason: 'not_found' });
    }
  });

  it('comes to what was written down', () => {
    const picture = `${JSON.stringify(pictureOf(outcomeOf(each)), null, 2)}\n`;
    if (process.env.UPDATE === '1') writeFileSync(fileOf(name, 'expected.json'), picture);
    expect(picture).toBe(expectedOf(name));
  });
});

describe('the truths', () => {
  it.each(cases.map((each) => [each.name, each] as const))('%s does not contradict itself', (_, { truth }) => {
    const amounts = truth.plans.flatMap((plan) => [...pricesOf(plan), ...(plan.addOns ?? [])]).map(({ value }) => value);
    const names = truth.plans.flatMap((plan) => [plan.name, ...(plan.alsoNamed ?? [])].map(fold));
    expect(truth.notPlans.filter((item) => (typeof item === 'number' ? amounts.includes(item) : names.includes(fold(item))))).toEqual([]);
    expect(truth.cardsOnly && truth.mustPublish).not.toBe(true);
  });
});

describe('all cases together', () => {
  it('publish no wrong fact and miss no price that a second source confirms', () => {
    const { wrong, missed } = score([...outcomes]);
    expect({ wrong, missed }).toEqual({ wrong: [], missed: [] });
  });
});
