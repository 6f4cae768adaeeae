import type { HeaderSet } from '../../../runtime/contract/reply.ts';
import { describedSet, type HeaderRule } from '../../headers/rules.ts';
import { missingPaths, paths } from '../../paths.ts';
import { missingApiPath } from '../../protocols/http.ts';
import { HOST_OWNED } from '../../site/files.ts';
import { HTML_WEIGHT, MARKDOWN_WEIGHT, type WeightPattern } from '../accept.ts';
import { ALL_CODINGS, beside, defineHost, type HostPlan } from '../host.ts';
import { folderExpression, patternExpression, STEM_OF_TARGET } from '../patterns.ts';
import {
  FILE_METHODS,
  fileRules,
  hasPageFiles,
  passedEndpoints,
  passesOn,
  RUNTIME_ADDRESS,
  BROWSER_FILES,
  RUNTIME_FOLDER,
  sayableBundlePath,
} from '../server-plan.ts';

/** A token in quotes. A brace would start a placeholder: values of the header table contain only intended ones. */
const quoted = (value: string): string => `"${value.replaceAll('"', String.raw`\"`)}"`;

/**
 * Characters that a folder in quotes must not contain: the value of a variable ends at the first brace, and Caddy keeps backslashes except
 * before a quote.
 */
const UNSAYABLE = String.raw`"\{}`;

/** An RE2 expression for `map`; none of them contains a quote. */
const expression = (source: string): string => `"~${source}"`;

const block = (head: string, lines: readonly string[]): readonly string[] => [
  `${head} {`,
  ...lines.map((line) => (line === '' ? '' : `\t${line}`)),
  '}',
];

/** Text of the Caddyfile. Address, folder and runtime are environment variables, so that the file needs no changes. */
const caddyfile = (plan: HostPlan): string => {
  const groups = [
    [`root * "${environment('SITEC_ROOT', sayableBundlePath(plan, 'Caddy', UNSAYABLE))}"`],
    ...(plan.negotiates ? [weightMap('sitec_markdown', MARKDOWN_WEIGHT), weightMap('sitec_html', HTML_WEIGHT)] : []),
    stemMap,
    linkMap,
    llmsMap(plan),
    ['# Nothing is executed or listed: what has no rule is not there.', ...block('route', routeLines(plan))],
    errors(plan),
  ];
  const site = block(environment('SITEC_ADDRESS', plan.build.base), separated(groups));
  const note = [
    '# Written by sitec from its header table. Every build replaces it.',
    '# To change it, set SITEC_ADDRESS, SITEC_ROOT, SITEC_RUNTIME and SITEC_PROXY, or import it into a Caddyfile of your own.',
  ];
  return `${[...note, ...site].join('\n')}\n`;
};

const environment = (name: string, otherwise: string): string => `{$${name}:${otherwise}}`;

const separated = (groups: readonly (readonly string[])[]): readonly string[] =>
  groups.filter((group) => group.length > 0).flatMap((group, index) => (index === 0 ? group : ['', ...group]));

const map = (source: string, variable: string, entries: readonly (readonly [key: string, value: string])[]): readonly string[] =>
  block(
    `map ${source} {${variable}}`,
    entries.map(([key, value]) => `${key} ${value}`),
  );

const weightMap = (variable: string, patterns: readonly WeightPattern[]): readonly string[] =>
  map('{header.Accept}', variable, [
    ...patterns.map(({ pattern, weight }): readonly [string, string] => [expression(`(?i)${pattern}`), weight ?? '"${1}"']),
    ['default', '0'],
  ]);

/** The path of a page without its last slash. */
const stemMap = map('{path}', 'sitec_stem', [
  [expression('^(.*)/$'), '"${1}"'],
  ['default', '{path}'],
]);

/** The page of a request target, as the client wrote it, for headers; `-` for a target that must not be repeated in a header. */
const linkMap = map('{http.request.orig_uri}', 'sitec_page', [
  [expression(`^${STEM_OF_TARGET}$`), '"${1}"'],
  ['default', '-'],
]);

/** The most specific llms.txt of a page. The first folder that matches counts, so the deepest is first. */
const llmsMap = ({ headers: { scopes } }: HostPlan): readonly string[] =>
  scopes.length === 0
    ? []
    : map('{path}', 'sitec_llms', [
        ...scopes.toReversed().map(({ folder, path }) => [expression(folderExpression(folder)), quoted(path)] as const),
        ['default', paths.llms],
      ]);

/** Headers of pages, with a variable for their llms.txt. */
const described = (set: HeaderSet, { headers: { scopes } }: HostPlan): HeaderSet =>
  scopes.length === 0 ? set : describedSet(set, '{sitec_llms}');

const routeLines = (plan: HostPlan): readonly string[] => {
  const paths = passedEndpoints(plan).flatMap((endpoint) => endpoint.paths);
  const pass = [
    `@runtime path ${paths.join(' ')}`,
    ...block('handle @runtime', [
      // The setting to buffer requests has different names in different versions of Caddy.
      ...block(`reverse_proxy ${environment('SITEC_RUNTIME', RUNTIME_ADDRESS)}`, ['{$SITEC_PROXY}']),
    ]),
  ];
  const served = BROWSER_FILES.map((file) => `${RUNTIME_FOLDER}${file}*`).join(' ');
  return separated([
    paths.length > 0 ? pass : [],
    ['@change not method GET HEAD', 'error @change 405'],
    // File names do not contain control characters; the file server would answer with its own error.
    [String.raw`@control path_regexp "[\x00-\x1f]"`, 'error @control 404'],
    [
      `@internal path ${[missingPaths.page, ...HOST_OWNED.map((file) => `/${file}`)].join(' ')}`,
      'error @internal 404',
      ...(passesOn(plan) ? [...block('@unserved', [`path ${RUNTIME_FOLDER}*`, `not path ${served}`]), 'error @unserved 404'] : []),
    ],
    ...fileRules(plan).map((rule, index) => fileHandle(rule, index + 1)),
    ...pageHandles(plan),
    ['error 404'],
  ]);
};

/** Headers are set when the answer is sent, so that Caddy's own values do not remain, and errors get none. */
const headers = (set: HeaderSet): readonly string[] => {
  const isOfPage = ([, value]: HeaderSet[number]): boolean => value.includes('{page}');
  const lines = (some: HeaderSet): readonly string[] =>
    some.map(([name, value]) => `${name} ${quoted(value.replaceAll('{page}', '{sitec_page}'))}`);
  return [
    ...block('header', [...lines(set.filter((header) => !isOfPage(header))), 'defer']),
    ...(set.some(isOfPage)
      ? ['@page expression `{sitec_page} != "-"`', ...block('header @page', [...lines(set.filter(isOfPage)), 'defer'])]
      : []),
  ];
};

const FILES = block('file_server', ['precompressed br zstd gzip', 'disable_canonical_uris']);

/** A folder with such a name is a page, such as /node.js/. */
const fileHandle = ({ pattern, headers: set }: HeaderRule, number: number): readonly string[] => [
  ...block(`@file${number}`, [`path_regexp "${patternExpression(pattern)}"`, 'not file {path}/']),
  ...block(`handle @file${number}`, [...headers(set), ...FILES]),
];

const pageHandles = (plan: HostPlan): readonly (readonly string[])[] => {
  const [page, markdown] = [plan.headers.page, plan.headers.markdown].map((set) => described(set, plan)) as [HeaderSet, HeaderSet];
  const wins = '`double({sitec_markdown}) > 0.0 && double({sitec_markdown}) >= double({sitec_html})`';
  const handle = (name: string, set: HeaderSet, file: string, more: readonly string[]): readonly string[] => [
    ...block(`@${name}`, [`file ${file}`, ...more]),
    ...block(`handle @${name}`, [...headers(set), `rewrite * ${file}`, ...FILES]),
  ];
  return [
    ...(plan.negotiates
      ? [handle('markdown', markdown, '{sitec_stem}/index.md', [`expression ${wins}`, 'not header Sec-Fetch-Dest document'])]
      : []),
    handle('html', page, '{sitec_stem}/index.html', []),
    ...(hasPageFiles(plan) ? [handle('html_file', page, '{sitec_stem}.html', ['not path /404 /404/ */index */index/'])] : []),
  ];
};

const MISSING = 'expression `{err.status_code} == 404`';

const errors = (plan: HostPlan): readonly string[] =>
  block('handle_errors', [
    ...block('@missing_data', [`path_regexp "^${missingApiPath}"`, MISSING]),
    ...block('handle @missing_data', [...headers(plan.headers.missingApi), `rewrite * ${missingPaths.api}`, ...FILES]),
    `@missing ${MISSING}`,
    ...block('handle @missing', [...headers(plan.headers.missing), `rewrite * ${missingPaths.page}`, ...FILES]),
    '@method expression `{err.status_code} == 405`',
    `header @method Allow "${FILE_METHODS}"`,
    'header X-Content-Type-Options nosniff',
    'respond "{err.status_code} {err.status_text}"',
  ]);

/** Caddy 2.6 and later, with `sitec serve` behind it for /mcp and /a2a. */
export const caddy = defineHost({
  name: 'caddy',
  title: 'Caddy',
  supports: { headers: true, negotiation: true, post: true },
  answersMissingData: true,
  codings: ALL_CODINGS,
  *emit(plan) {
    yield beside('Caddyfile', caddyfile(plan));
  },
});
