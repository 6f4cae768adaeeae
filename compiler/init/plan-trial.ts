import { configPlace } from '../config/positions.ts';
import type { Config } from '../config/schema.ts';
import { FactLog } from '../facts/log.ts';
import type { Sources } from '../facts/resource.ts';
import type { Plan } from '../facts/resources/plan.ts';
import { plans } from '../facts/resources/plans.ts';
import { settleEntries } from '../pages/match-entry.ts';
import { ProblemList, type Problem } from '../problems/problem.ts';
import type { Reading } from '../read-build.ts';

/** What a site that has been read would say of its plans with another configuration. */
export interface PlanTrial {
  readonly plans: readonly Plan[];
  readonly problems: readonly Problem[];
  readonly log: FactLog;
}

/** Sources of plans as a build with these keys of the configuration gives them. What is reported and noted goes nowhere else. */
export const planSources = ({ build, pages }: Reading, changes: Config): Sources => {
  const { site, settings } = build;
  const problems = new ProblemList();
  const entries = settleEntries(site.entries, pages.pages, problems);
  const facts = { ...settings.config.facts, ...changes.facts };
  const config = { ...settings.config, ...changes, facts };
  return {
    base: site.base,
    config,
    pages: pages.pages,
    entries: entries.filter(({ kind }) => kind === 'plans'),
    company: entries.filter(({ kind }) => kind === 'company'),
    problems: new ProblemList(),
    folder: site.folder,
    log: new FactLog(),
    isStrict: settings.isStrict,
    configPlace: (...path) => configPlace(settings, ...path),
  };
};

/** Reads the plans of a site with other keys in its configuration; the pages need not be read again for it. */
export const tryPlans = (reading: Reading, changes: Config): PlanTrial => {
  const sources = planSources(reading, changes);
  const { body } = plans.extract(sources);
  return { plans: body.plans, problems: sources.problems.sorted(), log: sources.log };
};

/** True when a trial gives the plans of another one and no error or warning that it has not. */
export const givesSame = (trial: PlanTrial, other: PlanTrial): boolean => {
  const known = new Set(other.problems.map(keyOf));
  return planText(trial) === planText(other) && trial.problems.every((problem) => problem.level === 'note' || known.has(keyOf(problem)));
};

const keyOf = ({ code, fact }: Problem): string => `${code} ${fact}`;

/** The plans without what says where they were read, and in which words. */
const planText = (trial: PlanTrial): string =>
  JSON.stringify(trial.plans, (name, value: unknown) => (name === 'provenance' || name === 'raw' ? undefined : value));
