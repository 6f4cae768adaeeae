import type { HeaderSet } from '../../../runtime/contract/reply.ts';
import type { RateLimit } from '../../config/rate-limit.ts';
import type { HeaderRule } from '../../headers/rules.ts';
import { missingPaths } from '../../paths.ts';
import { HOST_OWNED } from '../../site/host-owned.ts';
import type { HostPlan } from '../host.ts';
import { anyOf, patternExpression } from '../patterns.ts';
import {
  FILE_METHODS,
  fileRules,
  hasPageFiles,
  passedEndpoints,
  passesOn,
  RUNTIME_FOLDER,
  splitType,
  type PassedEndpoint,
} from '../server-plan.ts';
import { block, linkVariable, NGINX_NOTE, nginxName, quoted, textOf, variable } from './syntax.ts';

/** What holds for all locations. Nothing is compressed for a request: a digest and an entity tag are those of a file. */
const SERVER = [
  'charset off;',
  'gzip off;',
  'gzip_static on;',
  'etag on;',
  'absolute_redirect off;',
  'error_page 405 @method_not_allowed;',
];

/** Text of `server.conf`, which stands in the server block: a location for each rule of the header table. */
export const nginxServer = (plan: HostPlan): string =>
  textOf([
    [NGINX_NOTE, '# Include it in a server block with listen, server_name and root.'],
    [...SERVER, `error_page 404 ${variable(plan, 'missing')};`],
    ...passedEndpoints(plan).flatMap((endpoint) => endpointLocations(endpoint, plan)),
    passesOn(plan) ? ['# What only sitec reads.', ...block(`location ^~ ${RUNTIME_FOLDER}`, ['return 404;'])] : [],
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

/** The type of a location is that of all its files, whatever they are called. */
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

/** nginx counts those that may come at once besides the first one. */
const limitOf = ({ burst }: RateLimit, plan: HostPlan): string =>
  `limit_req zone=${nginxName(plan)}${burst > 1 ? ` burst=${burst - 1} nodelay` : ''};`;

/** What the runtime would have answered. A place is free at the latest when one request more would have come in time. */
const refusalLocation = (name: string, { headers, body }: PassedEndpoint['limited'], { perMinute }: RateLimit): readonly string[] => {
  const seconds = String(Math.ceil(60 / perMinute));
  const { type, others } = splitType(headers);
  return block(`location ${name}`, [
    `default_type ${type};`,
    ...[...others, ['Retry-After', seconds] as const].map(([header, value]) => `add_header ${header} ${quoted(value)} always;`),
    `return 429 ${quoted((body ?? '').replaceAll('{value}', seconds))};`,
  ]);
};
