import type { Resource } from '../resource.ts';
import { company } from './company.ts';
import { comparisons } from './comparisons.ts';
import { features } from './features.ts';
import { guides } from './guides.ts';
import { plans } from './plans.ts';
import { platforms } from './platforms.ts';

/** Every kind of facts, in the order of the API, of OpenAPI and of llms.txt. */
export const resources = { company, plans, features, platforms, guides, comparisons } as const;

/** The facts of each kind, typed from the list. */
export type Facts = { readonly [K in keyof typeof resources]: ReturnType<(typeof resources)[K]['extract']> };

/** The same list without its types, for everything that treats all kinds alike. */
export const resourceList: readonly Resource[] = Object.values(resources) as unknown as readonly Resource[];
