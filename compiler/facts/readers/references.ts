import { didYouMean } from '../../base/did-you-mean.ts';
import type { Mark } from '../../html/types.ts';
import type { Page } from '../../pages/page.ts';
import { facts } from '../../problems/facts.ts';
import type { Place, ProblemList } from '../../problems/problem.ts';
import type { Site } from '../../site/site.ts';
import type { Facts } from '../resources/index.ts';
import { placeOf } from './marks.ts';

/** The company and the list of plans are one record each. With two files, the choice would be arbitrary. */
export const checkSingles = ({ entries }: Site, problems: ProblemList): void => {
  for (const kind of ['company', 'plans'] as const) {
    const [first, ...others] = entries.filter((entry) => entry.kind === kind);
    for (const other of others) {
      const values = { what: `the record of the kind "${kind}"`, first: first?.file ?? '', second: other.file };
      problems.add(facts.slugTwice, values, other.placeOf([]), ...(first ? [first.placeOf([])] : []));
    }
  }
};

/** A slug in a record must be the slug of an existing record. */
export const checkReferences = ({ plans, features, platforms, guides }: Facts, site: Site, problems: ProblemList): void => {
  const slugs = {
    feature: new Set(features.body.features.map(({ slug }) => slug)),
    platform: new Set(platforms.body.platforms.map(({ slug }) => slug)),
    plan: new Set(plans.body.plans.map(({ slug }) => slug)),
  };
  const check = (kind: keyof typeof slugs, slug: string, field: string, place: Place | undefined): void => {
    if (slugs[kind].has(slug)) return;
    problems.add(facts.slugUnknown, { field, kind, slug, suggestion: didYouMean(slug, slugs[kind]) }, ...(place ? [place] : []));
  };
  const entry = (kind: string, slug: string) => site.entries.find((candidate) => candidate.kind === kind && candidate.slug === slug);
  const file = site.entries.find((candidate) => candidate.kind === 'plans');
  plans.body.plans[0]?.features.forEach(
    ({ slug }, index) =>
      slug !== null && check('feature', slug, 'a row of the comparison table', file?.placeOf(['features', index, 'slug'])),
  );
  for (const slug of plans.body.freeTrial.plans) check('plan', slug, 'the free trial', file?.placeOf(['freeTrial', 'plans']));
  for (const feature of features.body.features)
    for (const slug of feature.platforms)
      check('platform', slug, `feature "${feature.slug}"`, entry('features', feature.slug)?.placeOf(['platforms']));
  for (const guide of guides.body.guides)
    for (const slug of guide.platforms)
      check('platform', slug, `guide "${guide.slug}"`, entry('guides', guide.slug)?.placeOf(['platforms']));
};

/** A slug in an attribute must be the slug of an existing record, or the attribute has no effect. */
export const checkMarkedSlugs = ({ features, platforms, comparisons }: Facts, pages: readonly Page[], problems: ProblemList): void => {
  const slugs: Readonly<Record<string, ReadonlySet<string>>> = {
    feature: new Set(features.body.features.map(({ slug }) => slug)),
    platform: new Set(platforms.body.platforms.map(({ slug }) => slug)),
    comparison: new Set(comparisons.body.comparisons.map(({ slug }) => slug)),
  };
  const check = (page: Page, mark: Mark, kind: string, known: ReadonlySet<string>): void => {
    const slug = mark.attributes[kind];
    if (slug === undefined || known.has(slug)) return;
    problems.add(
      facts.slugUnknown,
      { field: `data-sitec-${kind}`, kind, slug, suggestion: didYouMean(slug, known) },
      placeOf(page, mark, kind),
    );
  };
  for (const page of pages)
    for (const mark of page.marks) for (const [kind, known] of Object.entries(slugs)) check(page, mark, kind, known);
};
