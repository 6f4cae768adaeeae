/**
 * The `.htaccess` of a bundle. A first pass determines what is requested (`SITEC`: the number of a rule, `page`, `markdown`, `missing` or
 * `missing_api`); a second one sends a file.
 */
import { CODING_SUFFIXES } from '../../../runtime/bundle.ts';
import type { HeaderSet } from '../../../runtime/contract/reply.ts';
import { describedSet } from '../../headers/rules.ts';
import { missingPaths, paths } from '../../paths.ts';
import { missingApiPath } from '../../protocols/http.ts';
import { HOST_OWNED } from '../../site/files.ts';
import { HTML_WEIGHT, MARKDOWN_WEIGHT, MARKDOWN_WINS, type WeightPattern } from '../accept.ts';
import { ALL_CODINGS, defineHost, inBundle, type HostPlan } from '../host.ts';
import { anyOf, folderExpression, patternExpression, STEM_OF_TARGET } from '../patterns.ts';
import {
  BROWSER_FILES,
  FILE_METHODS,
  fileRules,
  hasPageFiles,
  passedEndpoints,
  passesOn,
  RUNTIME_ADDRESS,
  RUNTIME_FOLDER,
  textOfGroups,
} from '../server-plan.ts';

/** Text of the file. `own` is the .htaccess of the site, which comes first. */
const htaccess = (plan: HostPlan, own: string | null): string => {
  const groups = [
    [
      '# Written by sitec from its header table. Every build replaces it.',
      `# Apache 2.4 with AllowOverride All and the modules headers, rewrite and setenvif${passesOn(plan) ? ', also proxy and proxy_http' : ''}.`,
    ],
    own === null ? [] : ['# From the .htaccess of the site.', own.trim(), '# From here on again by sitec.'],
    SERVER,
    [`<If "%{REQUEST_URI} =~ m#^${missingApiPath}#">`, `  ErrorDocument 404 ${missingPaths.api}`, '</If>'],
    // Before SetEnvIfExpr: after one, Apache 2.4 may compare Request_URI with the value of the expression.
    llmsVariable(plan),
    ['# Which rule of the header table a file has. The last one that matches counts.', ...ruleVariables(plan)],
    plan.negotiates
      ? [
          '# How much a client wants markdown, and HTML.',
          ...weights('SITEC_MARKDOWN', MARKDOWN_WEIGHT),
          ...weights('SITEC_HTML', HTML_WEIGHT),
          '# A browser that opens a document gets HTML, whatever it accepts.',
          'SetEnvIf Sec-Fetch-Dest "^document$" SITEC_MARKDOWN=0',
        ]
      : [],
    [
      '# The page as the client wrote its address.',
      `SetEnvIfExpr "%{THE_REQUEST} =~ m#^[A-Z]+ ${STEM_OF_TARGET} HTTP/#" SITEC_LINKS=1 SITEC_PAGE=$1`,
    ],
    [
      'RewriteEngine On',
      '# The second pass, which a rule of the site above does not begin, and the page for what is missing.',
      'RewriteCond %{ENV:REDIRECT_SITEC_SENT} . [OR]',
      'RewriteCond %{ENV:SITEC} ^missing',
      'RewriteRule ^ - [END]',
    ],
    ...refusals(plan),
    ...pageRewrites(plan),
    ['# What has no rule is not there.', 'RewriteCond %{ENV:SITEC} ^$', 'RewriteRule ^ - [R=404,END]'],
    ...codingRewrites,
    ['RewriteCond %{ENV:SITEC} ^(?:page|markdown)$', 'RewriteCond %{ENV:SITEC_FILE} (.*)', `RewriteRule ^ /%1 [${SENT},END]`],
    ['# The header table.', ...headerLines(plan)],
  ];
  return textOfGroups(groups);
};

/** Files are sent unchanged: nothing is executed, negotiated, listed or compressed for a request, and no module changes their types. */
const SERVER = [
  'Options -Indexes -MultiViews',
  'DirectoryIndex disabled',
  'DirectorySlash Off',
  'AcceptPathInfo Off',
  'SetHandler default-handler',
  'AddDefaultCharset Off',
  `RemoveEncoding ${Object.values(CODING_SUFFIXES).join(' ')}`,
  'FileETag MTime Size',
  `ErrorDocument 404 ${missingPaths.page}`,
  'SetEnvIf Request_URI "^" no-gzip=1 no-brotli=1',
];

/** Flags that start the second pass. It gets the rule, and characters that it would decode again or interpret are encoded. */
const SENT = 'E=SITEC_SENT:%{ENV:SITEC},B=%?#';

/**
 * The numbers of the rules by precedence, the last one first. The result of the first pass is read as a variable: SetEnvIf would first look
 * for a request header of that name, which the client chooses.
 */
const ruleVariables = (plan: HostPlan): readonly string[] => [
  ...fileRules(plan)
    .map(({ pattern }, index) => `SetEnvIf Request_URI "${patternExpression(pattern)}" SITEC=${index + 1}`)
    .toReversed(),
  `SetEnvIfExpr "reqenv('REDIRECT_SITEC_SENT') =~ m#^(.+)$#" SITEC=$1`,
  `SetEnvIfExpr "reqenv('REDIRECT_SITEC_CODING') =~ m#^(.+)$#" SITEC_CODING=$1`,
  `SetEnvIfExpr "reqenv('REDIRECT_STATUS') == '404'" SITEC=missing !SITEC_CODING`,
  `SetEnvIfExpr "reqenv('REDIRECT_STATUS') == '404' && %{REQUEST_URI} == '${missingPaths.api}'" SITEC=missing_api`,
];

/** The most specific llms.txt of a page; the last folder that matches counts. */
const llmsVariable = ({ headers: { scopes } }: HostPlan): readonly string[] =>
  scopes.length === 0
    ? []
    : [
        '# The most specific llms.txt of a page. The last one that matches counts.',
        `SetEnvIf Request_URI "^" ${LLMS}=${paths.llms}`,
        ...scopes.map(({ folder, path }) => `SetEnvIf Request_URI "${folderExpression(folder)}" ${LLMS}=${path}`),
      ];

/** Headers of pages, with a variable for their llms.txt. */
const described = (set: HeaderSet, { headers: { scopes } }: HostPlan): HeaderSet =>
  scopes.length === 0 ? set : describedSet(set, `%{reqenv:${LLMS}}`);

const LLMS = 'SITEC_LLMS';

/** The last matching expression counts here, so the most specific one is last. */
const weights = (variable: string, patterns: readonly WeightPattern[]): readonly string[] => [
  `SetEnvIf Accept "^" ${variable}=0`,
  ...patterns.map(({ pattern, weight }) => `SetEnvIfNoCase Accept "${pattern}" ${variable}=${weight ?? '$1'}`).toReversed(),
];

const refusals = (plan: HostPlan): readonly (readonly string[])[] => {
  const paths = passedEndpoints(plan).flatMap((endpoint) => endpoint.paths.map((path) => path.slice(1)));
  return [
    paths.length === 0
      ? []
      : [
          '# sitec serve answers /mcp and /a2a, at another address when the configuration of the server says so:',
          '#   SetEnvIf Request_URI "^" SITEC_RUNTIME=10.0.0.5:4321',
          '# What a client says of its own address is not passed on.',
          '<IfModule mod_proxy_http.c>',
          '  RequestHeader unset X-Forwarded-For',
          '  RewriteCond %{ENV:SITEC_RUNTIME} ^$',
          `  RewriteRule ^(?:${paths.join('|')})$ - [E=SITEC_RUNTIME:${RUNTIME_ADDRESS}]`,
          `  RewriteRule ^(?:${paths.join('|')})$ http://%{ENV:SITEC_RUNTIME}%{REQUEST_URI} [P,END]`,
          '</IfModule>',
        ],
    ['RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$', 'RewriteRule ^ - [R=405,END]'],
    [
      String.raw`RewriteRule ^404\.html$ - [R=404,END]`,
      `RewriteRule ^${anyOf(HOST_OWNED)}$ - [R=404,END]`,
      ...(passesOn(plan) ? [`RewriteRule ^${RUNTIME_FOLDER.slice(1)}(?!${anyOf(BROWSER_FILES)}) - [R=404,END]`] : []),
    ],
  ];
};

const pageRewrites = (plan: HostPlan): readonly (readonly string[])[] => [
  [
    '# A page is a folder with index.html, asked for with or without the last slash.',
    'RewriteCond %{DOCUMENT_ROOT}/$1/index.html -f',
    'RewriteRule ^(.*?)/?$ - [E=SITEC:page,E=SITEC_FILE:$1/index.html,E=SITEC_TWIN:$1/index.md]',
  ],
  hasPageFiles(plan)
    ? [
        '# Or a file.',
        'RewriteCond %{ENV:SITEC} !^page$',
        'RewriteCond $1 !^(?:404|(?:.*/)?index)$',
        'RewriteCond %{DOCUMENT_ROOT}/$1.html -f',
        'RewriteRule ^(.+?)/?$ - [E=SITEC:page,E=SITEC_FILE:$1.html,E=SITEC_TWIN:$1/index.md]',
      ]
    : [],
  plan.negotiates
    ? [
        '# Markdown when it is wanted, and HTML not more.',
        'RewriteCond %{ENV:SITEC} ^page$',
        `RewriteCond "%{ENV:SITEC_MARKDOWN} %{ENV:SITEC_HTML}" "${MARKDOWN_WINS}"`,
        'RewriteRule ^ - [E=SITEC:markdown,E=SITEC_FILE:%{ENV:SITEC_TWIN}]',
      ]
    : [],
  [String.raw`RewriteCond %{ENV:SITEC} ^\d+$`, 'RewriteRule ^(.*)$ - [E=SITEC_FILE:$1]'],
];

/** The smallest form that the client accepts; a weight of 0 means that it does not. */
const codingRewrites = Object.entries(CODING_SUFFIXES).map(([coding, suffix]) => [
  String.raw`RewriteCond %{HTTP:Accept-Encoding} "(?:^|,)\s*${coding}\s*(?:,|$|;\s*q=(?:1|0\.\d*[1-9]))" [NC]`,
  `RewriteCond %{DOCUMENT_ROOT}/%{ENV:SITEC_FILE}${suffix} -f`,
  'RewriteCond %{ENV:SITEC_FILE} (.*)',
  `RewriteRule ^ /%1${suffix} [E=SITEC_CODING:${coding},${SENT},END]`,
]);

/** One line for each value of a header, with all of its rules. */
const headerLines = (plan: HostPlan): readonly string[] => {
  const sets: readonly (readonly [string, HeaderSet])[] = [
    ...fileRules(plan).map(({ headers }, index) => [String(index + 1), headers] as const),
    ['page', described(plan.headers.page, plan)],
    ...(plan.negotiates ? [['markdown', described(plan.headers.markdown, plan)] as const] : []),
    ['missing', plan.headers.missing],
    ['missing_api', plan.headers.missingApi],
  ];
  const rules = new Map<string, string[]>();
  for (const [rule, set] of sets)
    for (const header of set) rules.set(JSON.stringify(header), [...(rules.get(JSON.stringify(header)) ?? []), rule]);
  return [
    ...[...rules].map(([header, names]) => headerLine(JSON.parse(header) as HeaderSet[number], names)),
    'Header set Content-Encoding "%{SITEC_CODING}e" env=SITEC_CODING',
    'Header unset Content-Language',
    `Header always set Allow "${FILE_METHODS}" "expr=%{REQUEST_STATUS} == '405'"`,
  ];
};

/** A percent sign starts a format in a value, and a variable in an expression. */
const headerLine = ([name, value]: HeaderSet[number], rules: readonly string[]): string => {
  const condition = `reqenv('SITEC') in {${rules.map((rule) => `'${rule}'`).join(',')}}`;
  const isOfPage = value.includes('{page}');
  const text = isOfPage ? `expr=${value.replaceAll('{page}', '%{reqenv:SITEC_PAGE}')}` : value.replaceAll('%', '%%');
  return `Header set ${name} "${text.replaceAll('"', String.raw`\"`)}" "expr=${condition}${isOfPage ? " && reqenv('SITEC_LINKS') == '1'" : ''}"`;
};

const FILE = '.htaccess';

/** Apache 2.4, also where only the published folder can be changed; with `sitec serve` behind it for /mcp and /a2a. */
export const apache = defineHost({
  name: 'apache',
  title: 'Apache',
  supports: { headers: true, negotiation: true, post: true },
  answersMissingData: true,
  codings: ALL_CODINGS,
  takes: [FILE],
  *emit(plan) {
    yield inBundle(FILE, htaccess(plan, plan.own(FILE)));
  },
});
