import type { HeaderSet } from '../../../runtime/contract/reply.ts';
import { linksDescribedBy } from '../../header-table.ts';
import { missingPaths, paths } from '../../paths.ts';
import { missingApiPath } from '../../protocols/http.ts';
import { HTML_WEIGHT, MARKDOWN_WEIGHT, MARKDOWN_WINS, type WeightPattern } from '../accept.ts';
import type { HostPlan } from '../host.ts';
import { folderExpression, STEM_OF_TARGET } from '../patterns.ts';
import { hasPageFiles, passesOn, RUNTIME_ADDRESS, textOfGroups } from '../server-plan.ts';
import { block, expression, linkValues, linkVariable, NGINX_NOTE, nginxName, quoted, variable } from './server.ts';

/** Text of `http.conf`, which is included beside the server block: variables, the limit, and the runtime behind nginx. */
export const nginxHttp = (plan: HostPlan): string =>
  textOfGroups([
    [NGINX_NOTE, '# Include it at the level of http, beside the server block that includes server.conf.'],
    ...(plan.negotiates ? negotiationMaps(plan) : []),
    ['# The path of a page without its last slash.', ...stemMap(plan)],
    hasPageFiles(plan) ? pageFileMap(plan) : [],
    ['# What is sent where there is no file: data to who asks for data.', ...missingMap(plan)],
    llmsMap(plan),
    ...linkMaps(plan),
    ...(passesOn(plan) ? [...limitZone(plan), upstream(plan)] : []),
  ]);

const map = (source: string, name: string, entries: readonly (readonly [key: string, value: string])[]): readonly string[] =>
  block(
    `map ${source} ${name}`,
    entries.map(([key, value]) => `${key} ${value};`),
  );

const weightMap = (accept: string, name: string, patterns: readonly WeightPattern[]): readonly string[] =>
  map(accept, name, [
    ['default', '0'],
    ...patterns.map(({ pattern, weight }): readonly [string, string] =>
      weight === null
        ? [expression('~*', pattern.replace(/\((?!\?)/, '(?<sitec_weight>')), '$sitec_weight']
        : [expression('~*', pattern), weight],
    ),
  ]);

const negotiationMaps = (plan: HostPlan): readonly (readonly string[])[] => {
  const cacheControl = (set: HeaderSet): string => quoted(set.find(([name]) => name === 'Cache-Control')?.[1] ?? '');
  const accept = variable(plan, 'accept');
  return [
    [
      '# What a client accepts; of a browser that opens a document it does not count.',
      ...map('$http_sec_fetch_dest', accept, [
        ['default', '$http_accept'],
        [expression('~', '^document$'), '""'],
      ]),
    ],
    ['# How much it wants markdown, and HTML.', ...weightMap(accept, variable(plan, 'markdown'), MARKDOWN_WEIGHT)],
    weightMap(accept, variable(plan, 'of_html'), HTML_WEIGHT),
    [
      '# The form of a page: markdown when it is wanted, and HTML not more.',
      ...map(quoted(`${variable(plan, 'markdown')} ${variable(plan, 'of_html')}`), variable(plan, 'form'), [
        ['default', 'index.html'],
        [expression('~', MARKDOWN_WINS), 'index.md'],
      ]),
    ],
    map(variable(plan, 'form'), variable(plan, 'cache'), [
      ['default', cacheControl(plan.headers.page)],
      ['index.md', cacheControl(plan.headers.markdown)],
    ]),
  ];
};

const stemMap = (plan: HostPlan): readonly string[] =>
  map('$uri', variable(plan, 'stem'), [
    ['default', '$uri'],
    [expression('~', '^(?<sitec_stem>.*)/$'), '$sitec_stem'],
  ]);

/** The file of a page that is not a folder; without the 404 page. */
const pageFileMap = (plan: HostPlan): readonly string[] =>
  map('$uri', variable(plan, 'file'), [
    ['default', '""'],
    [expression('~', '(?:^/404|/index)/?$'), '""'],
    [expression('~', '^(?<sitec_stem>.*[^/])/?$'), '$sitec_stem.html'],
  ]);

const missingMap = (plan: HostPlan): readonly string[] =>
  map('$uri', variable(plan, 'missing'), [
    ['default', missingPaths.page],
    [expression('~', `^${missingApiPath}`), missingPaths.api],
  ]);

/** The llms.txt of a page: the first folder that matches counts, so the deepest is first. */
const llmsMap = (plan: HostPlan): readonly string[] => {
  const { scopes } = plan.headers;
  if (scopes.length === 0) return [];
  const folders = scopes.toReversed().map(({ folder, path }) => [expression('~', folderExpression(folder)), quoted(path)] as const);
  return ['# The most specific llms.txt of a page.', ...map('$uri', variable(plan, 'llms'), [['default', paths.llms], ...folders])];
};

/** A value of a header with variables instead of the page and its llms.txt. */
const filled = (value: string, plan: HostPlan): string => {
  const described = plan.headers.scopes.length === 0 ? value : linksDescribedBy(value, variable(plan, 'llms'));
  return described.replaceAll('{page}', '$sitec_stem');
};

const linkMaps = (plan: HostPlan): readonly (readonly string[])[] =>
  linkValues(plan).map((value) =>
    map('$request_uri', linkVariable(value, plan), [
      ['default', '""'],
      [expression('~', `^${STEM_OF_TARGET.replace('(', '(?<sitec_stem>')}$`), quoted(filled(value, plan))],
    ]),
  );

/**
 * A client is an IPv4 address or an IPv6 network, because a client has all addresses of its network. On a dual-stack socket, IPv4 addresses
 * are mapped to IPv6 (::ffff:0:0/96). Only POST counts.
 */
const limitZone = (plan: HostPlan): readonly (readonly string[])[] => {
  if (plan.rateLimit === null) return [];
  const network = map('$binary_remote_addr', variable(plan, 'network'), [
    ['default', '$binary_remote_addr'],
    [expression('~', String.raw`(?s)^\x00{10}\xff\xff(?<sitec_network>.{4})$`), '$sitec_network'],
    [expression('~', '(?s)^(?<sitec_network>.{8}).{8}$'), '$sitec_network'],
  ]);
  const client = map('$request_method', variable(plan, 'client'), [
    ['default', '""'],
    ['POST', variable(plan, 'network')],
  ]);
  const { perMinute } = plan.rateLimit;
  return [
    ['# Who sends a POST: an address, or the first half of one of IPv6.', ...network],
    client,
    [`limit_req_zone ${variable(plan, 'client')} zone=${nginxName(plan)}:10m rate=${perMinute}r/m;`],
  ];
};

const upstream = (plan: HostPlan): readonly string[] => [
  '# sitec serve, once or several times: all of them share the limit of nginx.',
  ...block(`upstream ${nginxName(plan)}`, [`server ${RUNTIME_ADDRESS};`, 'keepalive 16;']),
];
