import { hash } from 'node:crypto';
import { paths } from '../../../../compiler/paths.ts';
import { probesDiscovery } from '../../../../compiler/problems/probes/discovery.ts';
import type { Finding, Probe, Context } from '../../check.ts';
import { ofPlaces, documentCheck, faultOf, isObject, isText, JSON_TYPES, memberOf, objectsIn, pathOnSite, sampleOf } from '../findings.ts';
import { followHead, isThere } from '../follow.ts';
import { linkRelations } from '../link-header.ts';
import { endpointsIn } from '../mcp/endpoint.ts';

/** Maximum targets of one catalogue, and skills of the index. */
const SAMPLE = 20;

const apiCatalog = documentCheck({
  name: 'api-catalog',
  weight: 2,
  problem: probesDiscovery.apiCatalog,
  path: paths.apiCatalog,
  types: ['application/linkset+json'],
  faults: async (answer, context) => {
    const linkset = memberOf(answer.json(), 'linkset');
    if (!Array.isArray(linkset) || linkset.length === 0) return ['it has no linkset, or an empty one'];
    if (!objectsIn(linkset).every(({ anchor }) => isText(anchor))) return ['one of its links has no anchor'];
    const { headers } = await context.send(paths.apiCatalog, { method: 'HEAD' });
    // RFC 9727 section 2: the HEAD request SHALL give the link, so that clients find the catalogue without its bytes.
    return linkRelations(headers).includes('api-catalog') ? [] : ['its Link header has no rel="api-catalog"'];
  },
});

const aiCatalog = documentCheck({
  name: 'ai-catalog',
  weight: 1,
  problem: probesDiscovery.aiCatalog,
  path: paths.aiCatalog,
  types: [JSON_TYPES],
  faults: (answer) => {
    const catalog = answer.json();
    return [
      ...(isText(memberOf(catalog, 'specVersion')) ? [] : ['it has no specVersion']),
      ...(isText(memberOf(memberOf(catalog, 'host'), 'displayName')) ? [] : ['its host has no displayName']),
      ...entryFaults(catalog),
    ];
  },
});

/** ARD 0.91 requires the entries only. */
const ard = documentCheck({
  name: 'ard',
  weight: 1,
  problem: probesDiscovery.ard,
  path: paths.ard,
  types: [JSON_TYPES],
  faults: (answer) => entryFaults(answer.json()),
});

const entryFaults = (catalog: unknown): readonly string[] => {
  const entries = objectsIn(memberOf(catalog, 'entries'));
  return [
    ...(entries.length > 0 ? [] : ['it has no entries']),
    ...entries
      .filter((entry) => !isText(entry.identifier) || 'url' in entry === 'data' in entry)
      .map(({ displayName }) => `its entry ${String(displayName)} has no identifier, or not exactly one of url and data`),
  ];
};

/** Everything that the catalogues name on the site itself exists. */
const targets: Probe = {
  name: 'catalogue-targets',
  weight: 2,
  problem: probesDiscovery.catalogTarget,
  run: async (context) => {
    const found = await Promise.all([paths.apiCatalog, paths.ard, paths.aiCatalog].map((path) => targetsIn(path, context)));
    return ofPlaces(found, 'there is no catalog');
  },
};

/** How an endpoint refuses a request without parameters, a login, the right method or the right type. */
const ENDPOINT_REFUSALS = [400, 401, 405, 406];

const targetsIn = async (path: string, context: Context): Promise<readonly Finding[] | null> => {
  const answer = await context.get(path);
  const catalogue = answer.json();
  if (answer.status !== 200 || catalogue === undefined) return null;
  const onSite = (href: string): string | readonly string[] => pathOnSite(href, context, path) ?? [];
  const bases = new Set(apisIn(catalogue).flatMap(onSite));
  const hrefs = [...new Set(addressesIn(catalogue).flatMap(onSite))].filter((target) => !bases.has(target));
  const tried = await Promise.all(sampleOf(hrefs, SAMPLE).map(async (target) => ({ target, answer: await followHead(target, context) })));
  return tried
    .filter(({ answer: { status } }) => !isThere({ status }) && !ENDPOINT_REFUSALS.includes(status))
    .map(({ target, answer: { status } }) => ({
      path,
      values: { path, target, reason: status < 400 ? 'it redirects endlessly' : `status ${status}` },
    }));
};

/** Prefixes of the paths of an API. They need not exist: a separate link describes the API (RFC 9727, section 4). */
const apisIn = (catalogue: unknown): readonly string[] =>
  objectsIn(memberOf(catalogue, 'linkset')).flatMap(({ anchor }) => (isText(anchor) && anchor.endsWith('/') ? [anchor] : []));

/** Values of every `href` and `url` in a JSON document. No recursion, because the document may be deeper than the call stack. */
const addressesIn = (document: unknown): readonly string[] => {
  const found: string[] = [];
  const values: unknown[] = [document];
  // Nested values are appended while the loop runs.
  for (const value of values) {
    for (const [key, part] of Object.entries(Array.isArray(value) || isObject(value) ? value : {})) {
      if ((key === 'href' || key === 'url') && isText(part)) found.push(part);
      else if (typeof part === 'object') values.push(part);
    }
  }
  return found;
};

const agentSkills = documentCheck({
  name: 'agent-skills',
  weight: 2,
  problem: probesDiscovery.agentSkills,
  path: paths.agentSkills,
  types: [JSON_TYPES],
  faults: async (answer, context) => {
    const skills = objectsIn(memberOf(answer.json(), 'skills'));
    if (skills.length === 0) return ['it lists no skill'];
    const faults = await Promise.all(sampleOf(skills, SAMPLE).map((skill) => skillFault(skill, context)));
    return faults.filter((fault) => fault !== null);
  },
});

/** Types of a skill of several files. */
const ARCHIVES = ['application/zip', 'application/gzip', 'application/x-gzip', 'application/octet-stream'];

const skillFault = async (skill: Readonly<Record<string, unknown>>, context: Context): Promise<string | null> => {
  const name = String(skill.name);
  if (!isText(skill.name) || !isText(skill.description) || !isText(skill.url)) return `the skill ${name} lacks name, description or url`;
  const path = pathOnSite(skill.url, context, paths.agentSkills);
  if (path === null) return null;
  const answer = await context.get(path);
  const fault = faultOf(answer, skill.type === 'archive' ? ARCHIVES : ['text/markdown', 'text/plain']);
  if (fault !== null) return `of the skill ${name} at ${path}: ${fault}`;
  if (!isText(skill.digest)) return `the skill ${name} has no digest`;
  const digest = `sha256:${hash('sha256', answer.bytes)}`;
  return skill.digest === digest ? null : `the skill ${name} does not match its digest`;
};

const serverCard = documentCheck({
  name: 'mcp-server-card',
  weight: 2,
  problem: probesDiscovery.serverCard,
  path: paths.mcpServerCard,
  types: [JSON_TYPES],
  faults: (answer, context) => {
    const card = answer.json();
    const info = memberOf(card, 'serverInfo') ?? card;
    const endpoints = endpointsIn(card);
    const isElsewhere = endpoints.length > 0 && endpoints.every((endpoint) => pathOnSite(endpoint, context) === null);
    return [
      ...(isText(memberOf(info, 'name')) && isText(memberOf(info, 'version')) ? [] : ['it has no name or no version of the server']),
      ...(isElsewhere ? [`its endpoint ${endpoints[0]} is on another site`] : []),
    ];
  },
});

/** Checks of the catalogues and cards below /.well-known/. */
export const catalogueChecks: readonly Probe[] = [apiCatalog, ard, aiCatalog, targets, agentSkills, serverCard];
