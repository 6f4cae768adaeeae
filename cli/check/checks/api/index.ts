import { paths } from '../../../../compiler/paths.ts';
import { probesApi } from '../../../../compiler/problems/probes/api.ts';
import { MOST_LEVELS } from '../../../terminal/json.ts';
import { type Check, type Finding, inGroup, notApplicable, type Probe, type Context } from '../../check.ts';
import { ofPlaces, onEach, reasonsAt, documentCheck, faultOf, isObject, isText, JSON_TYPES, memberOf, pathOnSite } from '../findings.ts';
import { type Arrival } from '../follow.ts';
import { headerLinks } from '../link-header.ts';
import { documentsOf, MISSING_DOCUMENT, promisesMissingData } from './openapi.ts';
import { schemaReason } from './schema-reason.ts';

const openapi = documentCheck({
  name: 'openapi',
  weight: 2,
  problem: probesApi.openapi,
  path: paths.openapi,
  types: [JSON_TYPES],
  faults: (answer) => {
    const description = answer.json();
    const version = memberOf(description, 'openapi');
    return [
      ...(isText(version) && /^3\.\d/.test(version) ? [] : ['it is not an OpenAPI 3 description']),
      ...(isText(memberOf(memberOf(description, 'info'), 'title')) ? [] : ['it has no title']),
      ...(isObject(memberOf(description, 'paths')) ? [] : ['it describes no path']),
    ];
  },
});

const NO_JSON = `it is not JSON with at most ${MOST_LEVELS} levels`;

const operations: Probe = {
  name: 'openapi-paths',
  weight: 3,
  problem: probesApi.operation,
  run: onEach(
    async (context) => (await documentsOf(context)) ?? [],
    'no API description has a public document',
    ({ path, answer }) => reasonsAt(path, [faultOf(answer, [JSON_TYPES]) ?? (answer.json() === undefined ? NO_JSON : null)]),
  ),
};

/** A document names its schema in its Link header (`describedby`, RFC 8288). */
const schemas: Probe = {
  name: 'api-schemas',
  weight: 3,
  problem: probesApi.document,
  run: async (context) => {
    const documents = (await documentsOf(context)) ?? [];
    const checked = await Promise.all(documents.map((document) => mismatch(document, context)));
    return ofPlaces(checked, 'no document names its schema');
  },
};

const mismatch = async ({ path, answer }: Arrival, context: Context): Promise<readonly Finding[] | null> => {
  const link = headerLinks(answer.headers).find(({ relations, type }) => relations.includes('describedby') && SCHEMA_TYPES.includes(type));
  const target = link === undefined ? null : pathOnSite(link.target, context, path);
  if (!link || target === null) return null;
  const described = await context.get(target);
  const schema = described.json();
  if (link.type === '' && described.status === 200 && !isSchema(schema)) return null;
  const reason = isObject(schema) ? schemaReason(schema, answer.json()) : 'there is no schema';
  return reason === null ? [] : [{ path, values: { path, schema: target, reason } }];
};

/** Media types of a linked schema; a link of another type is a text for people. */
const SCHEMA_TYPES = ['application/schema+json', 'application/json', ''];
const KEYWORDS = ['$schema', '$ref', 'type', 'properties', 'items', 'required', 'enum', 'const', 'allOf', 'anyOf', 'oneOf'];
const isSchema = (value: unknown): boolean => isObject(value) && KEYWORDS.some((keyword) => Object.hasOwn(value, keyword));

/**
 * A missing document has status 404. It must be JSON only where the description promises that, because some hosts have one page for
 * everything that is missing.
 */
const missing: Probe = {
  name: 'api-missing',
  weight: 1,
  problem: probesApi.missing,
  run: async (context) => {
    if ((await documentsOf(context)) === null) return notApplicable('there is no description of the API');
    const answer = await context.get(MISSING_DOCUMENT);
    const isPromised = promisesMissingData((await context.get(paths.openapi)).json());
    const isRight = answer.status === 404 && (answer.json() !== undefined || !isPromised);
    const reason = `status ${answer.status} and ${answer.json() === undefined ? 'a body that is not JSON' : 'JSON'}`;
    return reasonsAt(MISSING_DOCUMENT, [isRight ? null : reason]);
  },
};

/** Checks of the JSON API. */
export const apiChecks: readonly Check[] = inGroup('api', [openapi, operations, schemas, missing]);
