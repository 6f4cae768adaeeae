import { hash } from 'node:crypto';
import type { HeaderSet } from '../../../runtime/contract/reply.ts';
import type { RateLimit } from '../../config/rate-limit.ts';
import type { HeaderRule } from '../../headers/rules.ts';
import { missingPaths } from '../../paths.ts';
import { HOST_OWNED } from '../../site/files.ts';
import type { HostPlan } from '../host.ts';
import { anyOf, patternExpression } from '../patterns.ts';
import {
  FILE_METHODS,
  fileRules,
  hasPageFiles,
  passedEndpoints,
  passesOn,
  BROWSER_FILES,
  RUNTIME_FOLDER,
  splitType,
  type PassedEndpoint,
  textOfGroups,
} from '../server-plan.ts';

/** First line of a file. */
export const NGINX_NOTE = '# Written by sitec from its header table. Every build replaces it.';

/**
 * A token in quotes. A dollar sign would start a variable, and nginx has no escape for it: no value of the header table and no answer
 * contains one.
 */
export const quoted = (value: string): string => `"${value.replace(/["\\]/g, String.raw`\$&`)}"`;

/**
 * A regular expression, unchanged. The expressions of this compiler contain no quotes, no double backslashes, and nothing that nginx would
 * read as a line break.
 */
export const expression = (operator: '~' | '~*', source: string): string => `"${operator}${source}"`;

/**
 * A host that fits into a variable name: nginx keeps variables in buckets of 64 bytes, and a hyphen could not be distinguished from a dot.
 * Other hosts are represented by their digest.
 */
const TELLABLE = /^[a-z0-9.]{1,20}$/;

/** A name that is unique for a site, so that several sites fit into one nginx. */
export const nginxName = ({ build }: HostPlan, name?: string): string => {
  const { host } = new URL(build.base);
  const site = TELLABLE.test(host) ? host.replaceAll('.', '_') : hash('sha256', host).slice(0, 8);
  return ['sitec', site, ...(name === undefined ? [] : [name])].join('_');
};

/** A variable that is unique for a site. */
export const variable = (plan: HostPlan, name: string): string => `$${nginxName(plan, name)}`;

/** A block with its lines. */
export const block = (head: string, lines: readonly string[]): readonly string[] => [`${head} {`, ...lines.map((line) => `  ${line}`), '}'];

/** Values of headers with `{page}`. Each has a separate variable: if the request target has no page, the whole value must be empty. */
export const linkValues = ({ headers }: HostPlan): readonly string[] => {
  const values = [headers.page, ...headers.rules.map((rule) => rule.headers)].flatMap((set) => set.map(([, value]) => value));
  return [...new Set(values.filter((value) => value.includes('{page}')))];
};

/** The variable of such a value. */
export const linkVariable = (value: string, plan: HostPlan): string => variable(plan, `link_${linkValues(plan).indexOf(value) + 1}`);

/** Settings of all locations. Nothing is compressed for a request: a digest and an entity tag belong to a file. */
const SERVER = [
  'charset off;',
  'gzip off;',
  'gzip_static on;',
  'etag on;',
  'absolute_redirect off;',
  'error_page 405 @method_not_allowed;',
];

/** Text of `server.conf`, which is included in the server block: a location for each rule of the header table. */
export const nginxServer = (plan: HostPlan): string =>
  textOfGroups([
    [NGINX_NOTE, '# Include it in a server block with listen, server_name and root.'],
    [...SERVER, `error_page 404 ${variable(plan, 'missing')};`],
    ...passedEndpoints(plan).flatMap((endpoint) => endpointLocations(endpoint, plan)),
    passesOn(plan)
      ? ['# What only sitec reads.', ...block(`location ~ "^${RUNTIME_FOLDER}(?!${anyOf(BROWSER_FILES)})"`, ['return 404;'])]
      : [],
    ...[
      { path: missingPaths.page, set: plan.headers.missing },
      { path: missingPaths.api, set: plan.headers.missingApi },
    ].map(({ path, set }) => block(`location = ${path}`, ['internal;', ...answer(set, plan, ' always')])),
    block('location @method_not_allowed', [
      `add_header Allow "${FILE_METHODS}" always;`,
      'add_header X-Content-Type-Options nosniff always;',
      'return 405;',
    ]),
    ['# What other hosts read from the bundle.', ...block(`location ~ "^/${anyOf(HOST_OWNED)}$"`, ['return 404;'])],
    ['# Files. The first location that matches counts.', ...fileRules(plan).flatMap((rule) => fileLocation(rule, plan))],
    ['# Pages; a folder called node.js is one, too.', ...pageLocation('/', plan), ...pageLocation('@page', plan)],
  ]);

/** The type of a location applies to all of its files, whatever their names. */
const answer = (set: HeaderSet, plan: HostPlan, always = ''): readonly string[] => {
  const { type, others } = splitType(set);
  return ['types { }', `default_type ${quoted(type)};`, ...addHeaders(others, plan, always)];
};

const addHeaders = (set: HeaderSet, plan: HostPlan, always = ''): readonly string[] =>
  set.map(([name, value]) => `add_header ${name} ${value.includes('{page}') ? linkVariable(value, plan) : quoted(value)}${always};`);

const fileLocation = ({ pattern, headers }: HeaderRule, plan: HostPlan): readonly string[] =>
  block(`location ~ "${patternExpression(pattern)}"`, [...answer(headers, plan), 'try_files $uri @page;']);

const pageLocation = (path: string, plan: HostPlan): readonly string[] => {
  const html = splitType(plan.headers.page);
  const files = [`${variable(plan, 'stem')}/${plan.negotiates ? variable(plan, 'form') : 'index.html'}`];
  if (hasPageFiles(plan)) files.push(variable(plan, 'file'));
  const tried = `try_files ${files.join(' ')} =404;`;
  if (!plan.negotiates) return block(`location ${path}`, [`types { ${quoted(html.type)} html; }`, ...addHeaders(html.others, plan), tried]);
  return block(`location ${path}`, [
    `types { ${quoted(html.type)} html; ${quoted(splitType(plan.headers.markdown).type)} md; }`,
    ...addHeaders(
      html.others.filter(([name]) => name !== 'Cache-Control'),
      plan,
    ),
    `add_header Cache-Control ${variable(plan, 'cache')};`,
    tried,
  ]);
};

const endpointLocations = ({ name, paths, limited }: PassedEndpoint, plan: HostPlan): readonly (readonly string[])[] => {
  const refusal = `@${name}_limited`;
  const pass = [
    `proxy_pass http://${nginxName(plan)};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    'proxy_set_header Host $http_host;',
    'proxy_set_header X-Forwarded-For $remote_addr;',
  ];
  const limit = plan.rateLimit === null ? [] : [limitOf(plan.rateLimit, plan), 'limit_req_status 429;', `error_page 429 ${refusal};`];
  const locations = paths.map((path) => block(`location = ${path}`, [...limit, ...pass]));
  return plan.rateLimit === null ? locations : [...locations, refusalLocation(refusal, limited, plan.rateLimit)];
};

/** nginx counts the burst without the first request. */
const limitOf = ({ burst }: RateLimit, plan: HostPlan): string =>
  `limit_req zone=${nginxName(plan)}${burst > 1 ? ` burst=${burst - 1} nodelay` : ''};`;

/** The answer that the runtime would give. A slot is free at the latest when the next request would be within the limit. */
const refusalLocation = (name: string, { headers, body }: PassedEndpoint['limited'], { perMinute }: RateLimit): readonly string[] => {
  const seconds = String(Math.ceil(60 / perMinute));
  const { type, others } = splitType(headers);
  return block(`location ${name}`, [
    `default_type ${type};`,
    ...[...others, ['Retry-After', seconds] as const].map(([header, value]) => `add_header ${header} ${quoted(value)} always;`),
    `return 429 ${quoted((body ?? '').replaceAll('{value}', seconds))};`,
  ]);
};
