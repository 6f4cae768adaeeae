import { facts } from '../../../problems/facts.ts';
import { input } from '../../../problems/input.ts';
import type { Place, ProblemList } from '../../../problems/problem.ts';
import { contentSlug, lacksCurrency, type PlansEntry } from './plan-content.ts';

/**
 * Reports errors in a `plans.yaml` that its schema cannot express: amounts without a currency, rows of a different length, and duplicate
 * slugs.
 */
export const checkPlanContent = (entries: readonly PlansEntry[], problems: ProblemList): void => {
  const seen = new Map<string, Place>();
  for (const checked of entries) {
    checkCurrencies(checked, problems);
    checkRows(checked, problems);
    checkSlugs(checked, seen, problems);
  }
};

const checkCurrencies = ({ data, entry }: PlansEntry, problems: ProblemList): void =>
  data.plans.forEach((plan, index) => {
    const named = [
      ...(plan.price ? [{ price: plan.price, path: ['price'] }] : []),
      ...(plan.otherPrices ?? []).map((price, position) => ({ price, path: ['otherPrices', position] })),
    ];
    for (const { path } of named.filter(({ price }) => lacksCurrency(price))) {
      const whole = ['plans', index, ...path];
      const field = [...whole, 'currency'].join('.');
      problems.add(input.contentWrongValue, { field, expected: 'is needed with an amount' }, entry.placeOf(whole));
    }
  });

const checkRows = ({ data, entry }: PlansEntry, problems: ProblemList): void =>
  data.features?.forEach(({ values }, index) => {
    if (values.length === data.plans.length) return;
    const path = ['features', index, 'values'];
    const expected = `must have one value a plan (${data.plans.length}), got ${values.length}`;
    problems.add(input.contentWrongValue, { field: path.join('.'), expected }, entry.placeOf(path));
  });

const checkSlugs = ({ data, entry }: PlansEntry, seen: Map<string, Place>, problems: ProblemList): void =>
  data.plans.forEach((plan, index) => {
    const slug = contentSlug(plan);
    const place = entry.placeOf(['plans', index, plan.slug === undefined ? 'name' : 'slug']);
    const first = seen.get(slug);
    if (first) problems.add(facts.slugTwice, { what: `the plan "${slug}"`, first: first.file, second: place.file }, first, place);
    else seen.set(slug, place);
  });
