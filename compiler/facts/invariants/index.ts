import type { Page } from '../../pages/page.ts';
import { pageStem } from '../../paths.ts';
import { facts as problemsOfFacts } from '../../problems/facts.ts';
import type { ProblemList } from '../../problems/problem.ts';
import type { Site } from '../../site/site.ts';
import type { Resource } from '../resource.ts';
import { factsOf, type Facts } from '../resources/index.ts';
import { companyFaults, guideFaults, stateFaults } from './kinds.ts';
import { bodyFaults, itemFaults, type Places } from './lists.ts';
import { planFaults } from './plans.ts';

/** A place of a document that breaks a rule, as the second half of a sentence. */
export interface Fault {
  /** JSON pointer inside the document. */
  readonly pointer: string;
  readonly reason: string;
}

/** Reports what no schema can say and is wrong all the same: values without reasons, slugs that are taken, addresses that lead nowhere. */
export const checkInvariants = (
  facts: Facts,
  resources: readonly Resource[],
  site: Pick<Site, 'base' | 'assets'>,
  pages: readonly Page[],
  problems: ProblemList,
): void => {
  const places = {
    base: site.base,
    pages: new Map(pages.map((page) => [pageStem(page.url), page])),
    assets: new Set(site.assets.map((file) => `${site.base}/${file}`)),
  };
  for (const resource of resources) {
    const { body, items } = factsOf(facts, resource);
    const found = [...bodyFaults(resource, body, places), ...ownFaults(resource, facts, places)];
    const report = (document: string) => (fault: Fault) => problems.add(problemsOfFacts.invalidBody, { document, ...fault });
    found.forEach(report(resource.listPath));
    const { item } = resource;
    if (item) items.forEach((record) => itemFaults(record).forEach(report(resource.itemPath(record.slug))));
  }
};

/** Rules of single kinds. */
const ownFaults = ({ name }: Resource, facts: Facts, places: Places): readonly Fault[] => {
  if (name === 'plans') return planFaults(facts.plans.body);
  if (name === 'features') return facts.features.body.features.flatMap((feature, index) => stateFaults(feature, `/features/${index}`));
  if (name === 'platforms')
    return facts.platforms.body.platforms.flatMap((platform, index) => stateFaults(platform, `/platforms/${index}`));
  if (name === 'guides') return guideFaults(facts.guides.body.guides);
  return name === 'company' ? companyFaults(facts.company.body.pages, places) : [];
};
