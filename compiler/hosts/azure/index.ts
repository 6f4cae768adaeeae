import { thrownReason } from '../../base/errors.ts';
import type { HeaderSet } from '../../../runtime/contract/reply.ts';
import { isObject, prettyJson } from '../../base/json.ts';
import { describedSet, partRules, type FilePattern, type HeaderPlan, type PartRule } from '../../headers/rules.ts';
import { encodePath, missingPaths } from '../../paths.ts';
import { hosts as problems } from '../../problems/hosts.ts';
import { compare } from '../../problems/problem.ts';
import { areFolders, withRelativeLink } from '../file-like-paths.ts';
import { defineHost, inBundle, type HostPlan } from '../host.ts';

type Headers = Readonly<Record<string, string>>;

/** The part of staticwebapp.config.json that depends on a bundle. */
export interface AzureConfig {
  readonly trailingSlash: string;
  /** The first match counts. Its headers are added to the global ones; an empty value removes one. */
  readonly routes: readonly { readonly route: string; readonly headers: Headers }[];
  readonly globalHeaders: Headers;
  readonly mimeTypes: Headers;
  readonly responseOverrides: { readonly 404: { readonly rewrite: string } };
}

/**
 * The header table as a configuration. HTML gets the headers of pages, because a rule for index.html would also apply to the addresses of
 * pages.
 */
const azureConfig = (plan: HeaderPlan, files: readonly { readonly path: string }[], page: HeaderSet, missing: string): AzureConfig => {
  const global = page.filter(isSet).filter(([name]) => name !== 'Content-Type');
  const rules = partRules(
    plan,
    files.filter(({ path }) => !/\.html?$/i.test(path)),
    (headers) => headers.filter(isSet),
  );
  const mimeTypes = Object.fromEntries(rules.flatMap(mimeTypeOf));
  const changed = rules.map(({ pattern, headers }) => ({ pattern, headers: changes(headers, global, mimeTypes[extensionOf(pattern)]) }));
  return {
    // Folders have a slash at the end; files do not.
    trailingSlash: 'auto',
    // Every file with other headers than pages has a route before.
    routes: [...grouped(changed), ...scopeRoutes(plan, global)],
    globalHeaders: Object.fromEntries(global),
    mimeTypes,
    responseOverrides: { 404: { rewrite: missing } },
  };
};

/** Whether a rule can set a header: it has no variables. The host compresses files and sets Vary itself. */
const isSet = ([name, value]: HeaderSet[number]): boolean => name !== 'Vary' && !value.includes('{page}');

const extensionOf = (pattern: FilePattern): string =>
  'path' in pattern ? (/\.[a-z0-9]+$/i.exec(pattern.path)?.[0] ?? '') : pattern.extension;

/** The type of an extension is the one of its rule for all folders. */
const mimeTypeOf = ({ pattern, headers }: PartRule): readonly (readonly [string, string])[] => {
  const type = headers.find(([name]) => name === 'Content-Type')?.[1];
  return 'folder' in pattern && pattern.folder === '/' && type !== undefined ? [[pattern.extension, type]] : [];
};

/** The changes of a rule to the global headers, and to the type of its extension. */
const changes = (headers: HeaderSet, global: HeaderSet, type: string | undefined): Headers => {
  const has = (list: HeaderSet, [name, value]: HeaderSet[number]): boolean => list.some((each) => each[0] === name && each[1] === value);
  const gone = global.filter(([name]) => headers.every((header) => header[0] !== name)).map(([name]) => [name, ''] as const);
  const set = headers.filter((header) => !has(global, header) && !(header[0] === 'Content-Type' && header[1] === type));
  return Object.fromEntries([...gone, ...set]);
};

/** The links of pages in folders with their own llms.txt, the deepest first. */
const scopeRoutes = ({ scopes }: HeaderPlan, global: HeaderSet): AzureConfig['routes'] => {
  const links = global.filter(([name]) => name === 'Link');
  if (links.length === 0) return [];
  return scopes
    .toReversed()
    .map(({ folder, path }) => ({ route: `${literalPath(folder)}*`, headers: Object.fromEntries(describedSet(links, path)) }));
};

/** Rules for several extensions of one folder with the same headers are joined. Deeper ones come first. */
const grouped = (rules: readonly { readonly pattern: FilePattern; readonly headers: Headers }[]): AzureConfig['routes'] => {
  const groups = new Map<string, { readonly folder: string | null; readonly headers: Headers; readonly ends: string[] }>();
  for (const { pattern, headers } of rules) {
    const key = JSON.stringify(['path' in pattern ? pattern.path : pattern.folder, headers]);
    const group = groups.get(key) ?? { folder: 'path' in pattern ? null : pattern.folder, headers, ends: [] };
    group.ends.push('path' in pattern ? literalPath(pattern.path) : pattern.extension.slice(1));
    groups.set(key, group);
  }
  return [...groups.values()]
    .map(({ folder, headers, ends }) => ({ depth: folder?.length ?? Number.MAX_SAFE_INTEGER, route: routeOf(folder, ends), headers }))
    .toSorted((a, b) => b.depth - a.depth || compare(a.route, b.route))
    .map(({ route, headers }) => ({ route, headers }));
};

const routeOf = (folder: string | null, ends: readonly string[]): string => {
  if (folder === null) return ends.join('');
  return `${literalPath(folder)}*.${ends.length === 1 ? ends.join('') : `{${ends.join(',')}}`}`;
};

/** A path without wildcards. */
const literalPath = (path: string): string => encodePath(path).replaceAll('*', '%2A');

const TITLE = 'Azure Static Web Apps';
const CONFIG = 'staticwebapp.config.json';
const CONFIG_MAXIMUM = 20 * 1024;

/**
 * Azure Static Web Apps. Only path and method select a route, so it cannot negotiate. Files below /api/ are served only if the app has no
 * functions. Functions take this whole path, so they cannot answer /mcp.
 */
export const azure = defineHost({
  name: 'azure',
  title: TITLE,
  supports: {
    headers: true,
    negotiation: { instead: 'no action needed: every page links to its markdown; or use a host that sitec knows' },
    post: {
      instead:
        'publish the site with deploy/node on Azure Container Apps; here keep `api_location` empty, because functions take over /api/',
    },
  },
  codings: [],
  takes: [CONFIG],
  limits: { source: 'https://learn.microsoft.com/azure/static-web-apps/quotas', bytes: 500 * 1024 ** 2 },
  detection: {
    files: [
      { glob: '{,public/,src/,static/}staticwebapp.config.json' },
      { glob: 'swa-cli.config.json' },
      { glob: '.github/workflows/*.{yml,yaml}', text: /Azure\/static-web-apps-deploy/ },
    ],
  },
  *emit(plan) {
    const { build, files, headers } = plan;
    const page = withRelativeLink(headers.page, areFolders(build.pages));
    const config = prettyJson(merged(ownConfig(plan), { ...azureConfig(headers, files, page, missingPaths.page) }));
    const bytes = Buffer.byteLength(config);
    if (bytes > CONFIG_MAXIMUM)
      build.problems.add(problems.hostLimit, {
        host: TITLE,
        most: CONFIG_MAXIMUM,
        what: `bytes of ${CONFIG}`,
        count: String(bytes),
        source: 'https://learn.microsoft.com/azure/static-web-apps/configuration#restrictions',
        advice: 'move files with custom headers into their own folders, or shorten the file of the site',
      });
    yield inBundle(CONFIG, config);
  },
});

type Own = Readonly<Record<string, unknown>>;

/** The configuration of the site; empty without one. */
const ownConfig = ({ own, build }: HostPlan): Own => {
  const text = own(CONFIG);
  const place = { file: `${build.site.name}/${CONFIG}` };
  try {
    const config: unknown = JSON.parse(text ?? '{}');
    if (isObject(config)) return config;
    build.problems.add(problems.hostFileInvalid, { host: TITLE, file: CONFIG, reason: 'it is not an object' }, place);
  } catch (error) {
    build.problems.add(problems.hostFileInvalid, { host: TITLE, file: CONFIG, reason: thrownReason(error) }, place);
  }
  return {};
};

/** Settings of the site have precedence; the first matching route counts. */
const merged = (own: Own, ours: Own): Own => ({
  ...ours,
  ...own,
  ...Object.fromEntries(Object.entries(ours).map(([key, value]) => [key, both(own[key], value)])),
});

const both = (own: unknown, ours: unknown): unknown => {
  if (own === undefined) return ours;
  if (Array.isArray(own) && Array.isArray(ours)) return [...(own as unknown[]), ...(ours as unknown[])];
  return isObject(own) && isObject(ours) ? { ...ours, ...own } : own;
};
