/** What must hold for every case when an amount is taken away, doubled or changed: what no source says is never published. */
import { describe, expect, it } from 'vitest';
import { expectedOf, read, readCases, type Case, type Outcome, type PublishedPlans } from './case.ts';
import { changeAmount, doubleAmount, occurrencesOf, removeAmount, removeJsonld, shifted, type Occurrence } from './changed-amounts.ts';
import { figuresIn, neverSaid, readings, unwritten, withSpaces } from './figures.ts';
import type { Files } from '../compiler/site.ts';
import { judge, type Wrong } from './judge.ts';
import { pricesOf, type TruePlan, type TruePrice, type Truth } from './truth.ts';

const cases = readCases();
const named = cases.map((each) => [each.name, each] as const);

const NOTHING: Pick<PublishedPlans, 'plans'> = { plans: [] };

/** Every amount that a document says of a plan or of an addition to it. */
const amountsOf = ({ plans }: Pick<PublishedPlans, 'plans'>): readonly number[] =>
  plans
    .flatMap((plan) => [plan.price, ...plan.otherPrices, ...plan.addOns.map(({ price }) => price)])
    .flatMap(({ value }) => (value === null ? [] : [value]));

const wrongOf = (published: PublishedPlans | null, truth: Truth): readonly Wrong[] => (published ? judge(published, truth).wrong : []);

const wrongPrices = (published: PublishedPlans | null, truth: Truth): readonly Wrong[] =>
  wrongOf(published, truth).filter(({ kind }) => kind === 'price');

/** What holds whatever is done to a site: every figure stands in its files, and none is one that the truth lists as no price. */
const expectWritten = (outcome: Outcome, files: Case['files'], truth: Truth, about: string): void => {
  expect({ unwritten: unwritten(outcome, files), never: neverSaid(outcome, truth) }, about).toEqual({ unwritten: [], never: [] });
};

/** The prices of a truth, one for each amount; markup of all plans with that amount together. */
const amountsIn = ({ plans }: Truth): readonly TruePrice[] => {
  const prices = plans.flatMap(pricesOf);
  return [...new Set(prices.map(({ value }) => value))].flatMap((value) => {
    const same = prices.filter((price) => price.value === value);
    return same.slice(0, 1).map((price) => ({ ...price, written: same.flatMap(({ written = [] }) => written) }));
  });
};

/** The amounts of a truth, beginning at another one in each case, so that all the cases together try first and last ones. */
const rotated = (truth: Truth, by: number): readonly TruePrice[] => {
  const amounts = amountsIn(truth);
  const first = amounts.length === 0 ? 0 : by % amounts.length;
  return [...amounts.slice(first), ...amounts.slice(0, first)];
};

/** Sources that contradict each other on purpose: without the one that is right the other is all that there is. */
const isContradictory = ({ exitCode, codes = [] }: Truth): boolean => exitCode === 1 || codes.includes('SITEC2140');

const isChanged = (files: Files, from: Files): boolean => Object.entries(files).some(([path, body]) => body !== String(from[path]));

/** A site in which one of the places of an amount says another one. */
interface Change {
  readonly price: TruePrice;
  readonly files: Files;
  /** The figures that the site did not say before. */
  readonly added: ReadonlySet<number>;
  /** The place, and the others where the amount still stands. */
  readonly at: Occurrence;
  readonly others: readonly Occurrence[];
}

const MOST_SHIFTS = 8;

/** Changes an amount of a case to one that stands nowhere else. */
const changeIn = ({ files, truth }: Case, index: number): readonly Change[] => {
  const before = figuresIn(files);
  for (const price of rotated(truth, index)) {
    const places = occurrencesOf(files, price);
    const at = index % Math.max(1, places.length);
    const place = places[at];
    for (let by = 1; place && price.value > 0 && by <= MOST_SHIFTS; by++) {
      const rest = changeAmount(files, price, at, by);
      const added = new Set([...figuresIn(rest)].filter((value) => !before.has(value)));
      const isNew = readings(withSpaces(shifted(place.written, by))).every(
        (value) => !before.has(value) && !truth.notPlans.includes(value),
      );
      if (isNew) return [{ price, files: rest, added, at: place, others: places.toSpliced(at, 1) }];
    }
  }
  return [];
};

/** A truth in which every price of an amount may be one of others, too. */
const withOthers = (truth: Truth, value: number, added: ReadonlySet<number>): Truth => {
  const more = (prices: readonly TruePrice[]): TruePrice[] => [
    ...prices,
    ...prices.filter((price) => price.value === value).flatMap((price) => [...added].map((other) => ({ ...price, value: other }))),
  ];
  return {
    ...truth,
    plans: truth.plans.map((plan): TruePlan => ({
      ...plan,
      otherPrices: more(pricesOf(plan)),
      ...(plan.addOns && { addOns: more(plan.addOns) }),
    })),
  };
};

describe('an amount that is taken out of all sources', () => {
  it.each(named)('%s: is not published any more, and nothing else in its place', async (_, { files, truth }) => {
    for (const price of amountsIn(truth)) {
      const rest = removeAmount(files, price);
      expect(rest, `${price.value} stands in the sources`).not.toEqual(files);
      const outcome = await read(rest);
      const { published } = outcome;
      expect(amountsOf(published ?? NOTHING), `${price.value} is gone`).not.toContain(price.value);
      expectWritten(outcome, rest, truth, `without ${price.value}`);
      if (!isContradictory(truth)) expect(wrongPrices(published, truth), `without ${price.value}`).toEqual([]);
    }
  });
});

describe('an amount that stands twice', () => {
  const doubled = cases.flatMap((each, index) => {
    const tries = rotated(each.truth, index).map((price) => [price, doubleAmount(each.files, price, index % 2 === 0 ? ' ' : '')] as const);
    const [price, rest] = tries.find(([, files]) => isChanged(files, each.files)) ?? [];
    return price && rest ? [[each.name, each.truth, price, rest] as const] : [];
  });

  it('is tried in nearly all cases', () => expect(doubled.length).toBeGreaterThan(cases.length * 0.9));

  it.each(doubled)('%s: is published once, or not at all', async (_, truth, { value }, rest) => {
    const outcome = await read(rest);
    expectWritten(outcome, rest, truth, `${value} twice`);
    if (!isContradictory(truth)) expect(wrongOf(outcome.published, truth), `${value} twice`).toEqual([]);
  });
});

/** The codes that a case reports as it is. */
const codesOf = (name: string): readonly string[] => (JSON.parse(expectedOf(name) ?? '{}') as Pick<Outcome, 'codes'>).codes;

describe('an amount that is changed in one place', () => {
  const changed = cases.flatMap((each, index) => changeIn(each, index).map((change) => [each.name, each, change] as const));

  it('is tried in nearly all cases', () => expect(changed.length).toBeGreaterThan(cases.length * 0.9));

  it.each(changed)(
    '%s: only what stands there now is published, and nothing unreported where sources disagree',
    async (name, { truth, files: original }, { price, files, added, at, others }) => {
      const outcome = await read(files);
      const about = `${price.value} is ${[...added].join(' or ')} in one of ${others.length + 1} places`;
      expectWritten(outcome, files, truth, about);
      if (!isContradictory(truth)) expect(wrongOf(outcome.published, withOthers(truth, price.value, added)), about).toEqual([]);
      const isSaid = amountsOf(outcome.published ?? NOTHING).some((value) => value === price.value || added.has(value));
      // A statement that cannot be read is reported already, and contradicts nothing; a label beside the text of a page is not read.
      const isRead = at.place !== 'label' && !codesOf(name).includes('SITEC2305');
      const isStated = isRead && others.length > 0 && [at, ...others].some(({ explicit }) => explicit);
      if (!isStated || !isSaid || outcome.codes.some((code) => !codesOf(name).includes(code))) return;
      // Two figures may disagree, of which one does already.
      expect(outcome.codes.length, about).toBeGreaterThan((await read(original)).codes.length);
    },
  );
});

describe('a site without its JSON-LD', () => {
  it.each(named.filter(([, { files }]) => String(files['pricing.html']).includes('ld+json')))('%s: says nothing wrong', async (_, each) => {
    const { published } = await read(removeJsonld(each.files));
    expect(wrongPrices(published, each.truth)).toEqual([]);
  });
});

describe('prices that only the look of the cards gives', () => {
  it.each(named.filter(([, { truth }]) => truth.cardsOnly))('%s: are published as shown', async (_, { files }) => {
    const { published } = await read(files);
    const prices = published?.plans.map(({ price }) => price) ?? [];
    expect(prices.filter(({ value, status }) => value !== null && status !== 'shown')).toEqual([]);
  });
});
