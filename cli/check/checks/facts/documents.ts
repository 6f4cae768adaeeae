import { paths, resourcePath } from '../../../../compiler/paths.ts';
import type { Context } from '../../context.ts';
import { isObject, memberOf, objectsIn, pathOnSite } from '../reading.ts';

/** A document of the API as it was answered. */
export interface ApiDocument {
  readonly path: string;
  readonly value: unknown;
}

/** What a plan is compared by. */
export interface PublishedPlan {
  readonly slug: string;
  readonly name: string;
  readonly value: Readonly<Record<string, unknown>>;
  /** Path of the page that a pointer is said to come from; null when it is said of none of the site. */
  readonly pageOf: (pointer: string) => string | null;
}

/** Path of the plans. */
export const PLANS = resourcePath('plans');

/** The documents that the OpenAPI description lists and that need no parameter; without one the plans and the company. */
export const apiDocuments = async (context: Context): Promise<readonly ApiDocument[]> => {
  const described = memberOf((await context.get(paths.openapi)).json(), 'paths');
  const listed = isObject(described) ? Object.keys(described).filter((path) => path.endsWith('.json') && !path.includes('{')) : [];
  const answers = await Promise.all(
    [...new Set([...listed, PLANS, resourcePath('company')])].map(async (path) => ({ path, answer: await context.get(path) })),
  );
  return answers
    .filter(({ answer }) => answer.status === 200 && isObject(answer.json()))
    .map(({ path, answer }) => ({ path, value: answer.json() }));
};

/** The plans of the API; none when there is no such document. */
export const publishedPlans = async (context: Context): Promise<readonly PublishedPlan[]> => {
  const answer = await context.get(PLANS);
  const plans = answer.status === 200 ? objectsIn(memberOf(answer.json(), 'plans')) : [];
  return plans.flatMap((value) => {
    const { slug, name, url, provenance } = value;
    if (typeof slug !== 'string' || typeof name !== 'string') return [];
    const pageOf = (pointer: string): string | null => {
      const page = memberOf(memberOf(provenance, pointer), 'page') ?? url;
      return typeof page === 'string' ? pathOnSite(page, context) : null;
    };
    return [{ slug, name, value, pageOf }];
  });
};

/** Paths of the pages that a document names as sources of its facts. */
export const sourcesIn = (value: unknown, context: Context): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((each) => sourcesIn(each, context));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, held]) => {
    if (key !== 'provenance') return sourcesIn(held, context);
    const pages = isObject(held) ? Object.values(held).map((source) => memberOf(source, 'page')) : [];
    return pages.flatMap((page) => (typeof page === 'string' ? (pathOnSite(page, context) ?? []) : []));
  });
};
