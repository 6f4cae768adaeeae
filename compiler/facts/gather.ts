import { didYouMean } from '../base/did-you-mean.ts';
import { isRuledOut, type Kind } from '../config/kinds.ts';
import { configPlace } from '../config/positions.ts';
import type { Config } from '../config/schema.ts';
import type { Settings } from '../config/settings.ts';
import type { Entry } from '../content/entry.ts';
import type { Page } from '../pages/page.ts';
import { facts as problemsOfFacts } from '../problems/facts.ts';
import { input } from '../problems/input.ts';
import { ProblemList, type Place } from '../problems/problem.ts';
import { propertiesOf, type JsonSchema } from '../schema/builder.ts';
import { violations } from '../schema/validate.ts';
import type { Site } from '../site/site.ts';
import { checkInvariants } from './invariants.ts';
import { keyName } from './kinds/names.ts';
import { FactLog } from './log.ts';
import { checkMarks } from './readers/marks.ts';
import { checkAgentFiles } from './readers/plans/stray-amounts.ts';
import { checkMarkedSlugs, checkReferences, checkSingles } from './readers/references.ts';
import { recordsOf, type AnyRecord, type Extracted, type Resource, type Sources } from './resource.ts';
import { factsOf, publishedKinds, type Facts } from './resources/index.ts';
import { offerOfPlan } from './resources/offers.ts';
import type { Plan } from './resources/plan.ts';
import { kindSchemas } from './schema-documents.ts';

/** Data to check the paths of the configuration against. */
interface Known {
  readonly config: Config;
  readonly resources: readonly Resource[];
  readonly facts: Facts;
  /** Paths of all facts that a source states. A record with a single source may be unpublished. */
  readonly told: readonly string[];
  readonly configPlace: (...path: readonly string[]) => Place;
  readonly problems: ProblemList;
}

/** Reports paths in `accept` and `drift` that match no fact, because they would have no effect. */
const checkFactPaths = (known: Known): void => {
  const { accept = [], drift = {} } = known.config;
  for (const path of accept) checkPath('accept', path, known.configPlace('accept'), known);
  for (const path of Object.keys(drift)) checkPath('drift', path, known.configPlace('drift', path), known);
};

const checkPath = (key: string, path: string, place: Place, known: Known): void => {
  const parts = path.split('.');
  const resource = known.resources.find(({ name }) => name === parts[0]);
  const names = resource ? namesIn(resource, parts[1] ?? '*', known) : [known.resources.map(({ name }) => name)];
  const at = parts.findIndex((part, index) => part !== '*' && names[index]?.includes(part) === false);
  const part = parts[at];
  if (part === undefined) return;
  known.problems.add(input.factPathUnknown, { key, path, suggestion: didYouMean(part, names[at] ?? []) }, place);
};

/** Allowed values for each part of a path: a kind, a record and its property, or a kind and its own property. */
const namesIn = (resource: Resource, second: string, { facts, told }: Known): readonly (readonly string[])[] => {
  const { name, schema } = resource;
  const { [keyName(name)]: list, ...head } = propertiesOf(schema.json);
  const own = Object.keys(head);
  if (!list || own.includes(second)) return [[name], own];
  const published = recordsOf(resource, factsOf(facts, resource).body).map(({ slug }) => slug);
  const stated = told.filter((path) => path.startsWith(`${name}.`)).map((path) => path.split('.')[1] ?? '');
  return [[name], [...new Set([...published, ...stated, ...own])], Object.keys(propertiesOf(list.items as JsonSchema))];
};

/** Reads every kind of facts, and checks each document against its published schema and each slug against the existing records. */
export const gatherFacts = (
  site: Site,
  pages: readonly Page[],
  settings: Settings,
  resources: readonly Resource[],
  problems: ProblemList,
  log: FactLog,
): Facts => {
  const listed = pages.filter((page) => page.listed);
  for (const page of listed) checkMarks(page, problems);
  checkSingles(site, problems);
  const placeInConfig: Sources['configPlace'] = (...path) => configPlace(settings, ...path);
  const gathered = resources.map((resource, done) => {
    settings.onProgress({ step: 'facts', done, total: resources.length });
    const ofKind = (kind: Kind): readonly Entry[] => site.entries.filter((entry) => entry.kind === kind);
    const sources: Sources = {
      base: site.base,
      config: settings.config,
      pages,
      entries: ofKind(resource.name),
      company: ofKind('company'),
      problems,
      folder: site.folder,
      log,
      isStrict: settings.isStrict,
      configPlace: placeInConfig,
    };
    return [resource.name, resource.extract(isRuledOut(settings.config, resource.name) ? withoutSources(sources) : sources)] as const;
  });
  const facts = withPlansAmongOffers(withPlansOfFeatures(Object.fromEntries(gathered) as unknown as Facts));
  for (const resource of publishedKinds(resources, facts)) checkSchemas(resource, factsOf(facts, resource), site.base, problems);
  checkInvariants(facts, resources, site, pages, problems);
  checkReferences(facts, site, problems);
  checkMarkedSlugs(facts, listed, problems);
  const told = log.entries().map(([path]) => path);
  checkFactPaths({ config: settings.config, resources, facts, told, configPlace: placeInConfig, problems });
  checkAgentFiles(site, { plans: facts.plans.body.plans, company: facts.company.body.name }, { problems, config: settings.config });
  return facts;
};

/** Sources for a kind that the site does not have: empty and without a report. */
const withoutSources = (sources: Sources): Sources => ({
  ...sources,
  config: {},
  pages: [],
  entries: [],
  problems: new ProblemList(),
  log: new FactLog(),
});

/** Sets the plans of each feature: the columns of its row in the comparison table with a yes or a quantity. */
const withPlansOfFeatures = (facts: Facts): Facts => {
  const includes = (slug: string, plan: Plan): boolean =>
    plan.features.some((row) => row.slug === slug && (row.included ?? row.note !== null));
  const features = facts.features.body.features.map((feature) => ({
    ...feature,
    plans: facts.plans.body.plans.filter((plan) => includes(feature.slug, plan)).map((plan) => plan.slug),
  }));
  return { ...facts, features: { ...facts.features, body: { ...facts.features.body, features } } };
};

/** Adds plans to the offers, with their values from all sources. */
const withPlansAmongOffers = (facts: Facts): Facts => {
  const { plans, offers } = facts;
  const slugs = new Set(plans.body.plans.map(({ slug }) => slug));
  const others = offers.body.offers.filter(({ slug }) => !slugs.has(slug));
  return { ...facts, offers: { ...offers, body: { ...offers.body, offers: [...plans.body.plans.map(offerOfPlan), ...others] } } };
};

const checkSchemas = (resource: Resource, { body, items }: Extracted<unknown, AnyRecord>, base: string, problems: ProblemList): void => {
  const { list, item } = kindSchemas(resource, base);
  checkSchema(resource.listPath, list.json, body, problems);
  for (const record of items) if (item) checkSchema(resource.itemPath(record.slug), item.json, record, problems);
};

const checkSchema = (document: string, schema: JsonSchema, body: unknown, problems: ProblemList): void => {
  for (const { path, reason } of violations({ json: schema, required: true }, body))
    problems.add(problemsOfFacts.invalidBody, { document, pointer: `/${path.join('/')}`, reason });
};
