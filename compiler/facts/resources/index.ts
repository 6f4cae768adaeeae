import { kindDefinitions } from '../../config/kinds.ts';
import type { Settings } from '../../config/settings.ts';
import { Halt, type ProblemList } from '../../problems/problem.ts';
import { checkKinds, checkRuledOut } from '../kinds/check.ts';
import type { AnyRecord, Extracted, Resource } from '../resource.ts';
import { articles } from './articles.ts';
import { company } from './company.ts';
import { comparisons } from './comparisons.ts';
import { declaredResource } from './declared.ts';
import { features } from './features.ts';
import { guides } from './guides.ts';
import { offers } from './offers.ts';
import { plans } from './plans.ts';
import { platforms } from './platforms.ts';
import { questions } from './questions.ts';

/** The built-in kinds of facts, in the order of the API, of OpenAPI and of llms.txt. */
const builtIn = { company, plans, offers, features, platforms, guides, comparisons, questions } as const;

/** The facts of each kind, typed for the built-in ones. Use `factsOf` for a declared kind. */
export type Facts = { readonly [K in keyof typeof builtIn]: ReturnType<(typeof builtIn)[K]['extract']> };

/** The same list without types, for code that treats all kinds alike. */
const builtInList = Object.values(builtIn) as unknown as readonly Resource[];

/** Checks the kinds that a configuration declares. Throws `Halt` (exit code 3) when one of them cannot be used, which is reported. */
export const checkDeclaredKinds = (settings: Settings, problems: ProblemList): void => {
  checkRuledOut(settings, [...builtInList.filter(({ name }) => name !== company.name).map(({ name }) => name), articles.name], problems);
  checkKinds(settings, builtInList, problems);
  if (problems.failed) throw new Halt(3);
};

/** Every kind of facts of a site: the built-in ones, those that its configuration declares, then articles unless they are one of these. */
export const resourcesOf = ({ config }: Pick<Settings, 'config'>): readonly Resource[] => {
  const declared = kindDefinitions(config).map(([name, definition]) => declaredResource(name, definition));
  const isTaken = declared.some(
    ({ name, singular, listPath }) => [name, singular].includes(articles.name) || listPath === articles.listPath,
  );
  return [...builtInList, ...declared, ...(isTaken ? [] : [articles as unknown as Resource])];
};

/**
 * The kinds with data, which are published. The others are in no document, list, tool or text. The company always has its record. A free
 * trial may be known without plans.
 */
export const publishedKinds = (resources: readonly Resource[], facts: Facts): readonly Resource[] =>
  resources.filter(
    (resource) =>
      resource.count(factsOf(facts, resource).body) > 0 || (resource.name === plans.name && facts.plans.body.freeTrial.available !== null),
  );

/** The facts of any kind, including declared ones. */
export const factsOf = (facts: Facts, { name }: Pick<Resource, 'name'>): Extracted<unknown, AnyRecord> =>
  (facts as unknown as Readonly<Record<string, Extracted<unknown, AnyRecord>>>)[name] ?? { body: {}, items: [] };
