import type { Settings } from './config.ts';
import type { Page } from './page.ts';
import { itemPath, resourcePath } from './paths.ts';
import type { Place, ProblemList } from './problem.ts';
import { facts as problemsOfFacts } from './problems/facts.ts';
import { checkMarks } from './readers/marks.ts';
import type { Resource, Sources } from './resource.ts';
import { resourceList, type Facts } from './resources/index.ts';
import type { Plan } from './resources/plan.ts';
import type { Schema } from './schema.ts';
import type { Site } from './site.ts';
import { didYouMean } from './suggest.ts';
import { violations } from './validate.ts';

/** Reads every kind of facts, checks each document against its published schema and every slug against the records that exist. */
export const gatherFacts = (site: Site, pages: readonly Page[], settings: Settings, problems: ProblemList): Facts => {
  for (const page of pages) checkMarks(page, problems);
  const gathered = resourceList.map((resource) => {
    const entries = site.entries.filter((entry) => entry.kind === resource.name);
    const sources: Sources = { base: site.base, config: settings.config, pages, entries, problems, folder: site.folder };
    return [resource.name, resource.extract(sources)] as const;
  });
  const facts = withPlansOfFeatures(Object.fromEntries(gathered) as unknown as Facts);
  for (const resource of resourceList) checkSchemas(resource, facts[resource.name], problems);
  checkReferences(facts, site, problems);
  return facts;
};

/** The plans of a feature are the columns of its row in the comparison table that say yes, or say how much. */
const withPlansOfFeatures = (facts: Facts): Facts => {
  const includes = (slug: string, plan: Plan): boolean => plan.features.some((row) => row.slug === slug && row.included !== false);
  const features = facts.features.body.features.map((feature) => ({
    ...feature,
    plans: facts.plans.body.plans.filter((plan) => includes(feature.slug, plan)).map((plan) => plan.slug),
  }));
  return { ...facts, features: { ...facts.features, body: { ...facts.features.body, features } } };
};

const checkSchemas = (resource: Resource, { body, items }: { body: unknown; items: readonly unknown[] }, problems: ProblemList): void => {
  checkSchema(resourcePath(resource.name), resource.schema, body, problems);
  for (const item of items)
    if (resource.item) checkSchema(itemPath(resource.name, (item as { slug: string }).slug), resource.item.schema, item, problems);
};

const checkSchema = (document: string, schema: Schema<unknown>, body: unknown, problems: ProblemList): void => {
  for (const { path, reason } of violations(schema, body))
    problems.add(problemsOfFacts.invalidBody, { document, pointer: `/${path.join('/')}`, reason });
};

/** A slug that a record names must be a record. */
const checkReferences = ({ plans, features, platforms, guides }: Facts, site: Site, problems: ProblemList): void => {
  const slugs = {
    feature: new Set(features.body.features.map(({ slug }) => slug)),
    platform: new Set(platforms.body.platforms.map(({ slug }) => slug)),
    plan: new Set(plans.body.plans.map(({ slug }) => slug)),
  };
  const check = (kind: keyof typeof slugs, slug: string, field: string, place: Place | undefined): void => {
    if (slugs[kind].has(slug)) return;
    problems.add(problemsOfFacts.slugUnknown, { field, kind, slug, suggestion: didYouMean(slug, slugs[kind]) }, ...(place ? [place] : []));
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
