import type { Settings } from '../../config/settings.ts';
import { Halt, type ProblemList } from '../../problems/problem.ts';
import { checkKinds } from '../kinds/check.ts';
import type { AnyRecord, Extracted, Resource } from '../resource.ts';
import { company } from './company.ts';
import { comparisons } from './comparisons.ts';
import { declaredResource } from './declared.ts';
import { features } from './features.ts';
import { guides } from './guides.ts';
import { plans } from './plans.ts';
import { platforms } from './platforms.ts';

/** The kinds of facts that sitec knows by itself, in the order of the API, of OpenAPI and of llms.txt. */
const builtIn = { company, plans, features, platforms, guides, comparisons } as const;

/** The facts of each kind, typed for the built-in ones; those of a declared kind are asked for with `factsOf`. */
export type Facts = { readonly [K in keyof typeof builtIn]: ReturnType<(typeof builtIn)[K]['extract']> };

/** The same list without its types, for everything that treats all kinds alike. */
const builtInList = Object.values(builtIn) as unknown as readonly Resource[];

/**
 * Every kind of facts of a site: the built-in ones, then those that its configuration declares. Throws `Halt` (exit code 3) when
 * one of these cannot be used, which is reported.
 */
export const resourcesOf = (settings: Settings, problems: ProblemList): readonly Resource[] => {
  checkKinds(settings, builtInList, problems);
  if (problems.failed) throw new Halt(3);
  return [...builtInList, ...Object.entries(settings.config.kinds ?? {}).map(([name, definition]) => declaredResource(name, definition))];
};

/** The facts of any kind, also of a declared one. */
export const factsOf = (facts: Facts, { name }: Pick<Resource, 'name'>): Extracted<unknown, AnyRecord> =>
  (facts as unknown as Readonly<Record<string, Extracted<unknown, AnyRecord>>>)[name] ?? { body: {}, items: [] };
