import { resourcePath } from '../../../../compiler/paths.ts';
import type { Context } from '../../check.ts';
import { documentsOf } from '../api/openapi.ts';
import { answerAt, type Arrival } from '../follow.ts';
import { isObject, memberOf, objectsIn, pathOnSite, sampleOf } from '../findings.ts';

/** The members of a plan that checks compare. */
export interface PublishedPlan {
  readonly slug: string;
  readonly name: string;
  readonly value: Readonly<Record<string, unknown>>;
  /** Path of the page that a pointer has as its source; null when that is not a page of the site. */
  readonly pageOf: (pointer: string) => string | null;
}

/** Path of the plans. */
export const PLANS = resourcePath('plans');

const USUAL = [PLANS, resourcePath('company')];

/** The documents of the API to check, with plans and company whether they are described or not. */
export const apiDocuments = async (context: Context): Promise<readonly Arrival[]> => {
  const [described, ...usual] = await Promise.all([documentsOf(context), ...USUAL.map((path) => answerAt(path, context))]);
  const documents = [...(described ?? []), ...usual];
  const there = documents.filter(({ answer }) => answer.status === 200 && isObject(answer.json()));
  return [...new Map(there.map((document) => [document.path, document])).values()];
};

/** Maximum plans to check. */
const MOST = 50;

/** The plans of the API, or a sample; none when there is no such document. */
export const publishedPlans = async (context: Context): Promise<readonly PublishedPlan[]> => {
  const answer = await context.get(PLANS);
  const plans = answer.status === 200 ? objectsIn(memberOf(answer.json(), 'plans')) : [];
  return sampleOf(plans, MOST).flatMap((value) => {
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
