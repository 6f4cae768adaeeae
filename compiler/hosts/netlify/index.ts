import type { HeaderSet } from '../../../runtime/contract/reply.ts';
import {
  headerLine,
  HEADERS_FILE,
  headersBlocks,
  headersText,
  type HeadersBlock,
  type HeadersDialect,
} from '../../headers/headers-file.ts';
import { describedSet, pageHeaders, type HeaderPlan } from '../../headers/rules.ts';
import { encodePath } from '../../paths.ts';
import { fileLikePages } from '../file-like-paths.ts';
import { beside, defineHost, inBundle, type HostPlan } from '../host.ts';

const NOTE = 'Written by sitec from its header table. Of the blocks that match, the last one that names a header counts.';

/**
 * Text of `_headers` for Netlify, which cannot fill in variables or remove headers. So the link to the markdown is relative to the page,
 * which is right for pages with a slash at the end. A header that a file should not have gets a neutral value.
 */
const netlifyHeaders = ({ headers, build, own }: HostPlan): string => {
  const common = headers.page.filter(([name]) => name !== 'Content-Type');
  const blocks = headersBlocks(headers, dialectOf(common, headers.scopes, build.base));
  // Their addresses look like files, so they need all headers of pages again.
  const again = fileLikePages(headers, build.pages).map(({ stem }) => ({
    path: encodePath(stem),
    lines: ofSite(pageHeaders(headers, stem)).map(headerLine),
  }));
  return headersText(NOTE, [...blocks, ...again], own('_headers'));
};

const dialectOf = (page: HeaderSet, scopes: HeaderPlan['scopes'], origin: string): HeadersDialect => {
  const standIns: Readonly<Record<string, string>> = {
    // A link that is right for every file.
    ...Object.fromEntries(
      ofSite(page)
        .filter(([name]) => name === 'Link')
        .map(([name, value]) => [name, value.replace(/, <.*$/, '')]),
    ),
    // Only the site itself, as without the header.
    'Access-Control-Allow-Origin': origin,
  };
  const remove = (name: string): string | null => {
    const value = standIns[name];
    return value === undefined ? null : headerLine([name, value]);
  };
  return {
    page,
    pageBlocks: pageBlocks(page, scopes),
    encode: encodePath,
    isAmbiguous,
    fill: (value, { isIndex }) => (isIndex && value.includes('<{page}/>') ? value.replace('{page}/', './') : null),
    remove,
  };
};

const isAmbiguous = (path: string): boolean => path.includes('*') || path.includes('/:');

/**
 * Headers for every address: the links of the site. Only addresses with a slash at the end get a relative link to their markdown. Folders
 * with their own llms.txt repeat the links.
 */
const pageBlocks = (page: HeaderSet, scopes: HeaderPlan['scopes']): readonly HeadersBlock[] => [
  ...folderBlocks('/', page, page),
  ...scopes
    .filter(({ folder }) => !isAmbiguous(encodePath(folder)))
    .flatMap(({ folder, path }) => folderBlocks(encodePath(folder), describedSet(page, path), [])),
];

/** `others` are headers beside the links. */
const folderBlocks = (folder: string, page: HeaderSet, others: HeaderSet): readonly HeadersBlock[] => {
  const links = page.filter(([, value]) => value.includes('{page}/'));
  return [
    { path: `${folder}*`, lines: ofSite(others.length === 0 ? links : others).map(headerLine) },
    { path: `${folder}*/`, lines: links.map(([name, value]) => headerLine([name, value.replace('{page}/', '')])) },
  ];
};

/** Headers without links that contain the page. */
const ofSite = (set: HeaderSet): HeaderSet =>
  set.map(([name, value]) => [name, value.replace(/<\{page\}[^,]*(?:, |$)/g, '')] as const).filter(([, value]) => value !== '');

/** Netlify: static files, an edge function for markdown, a function for POST. */
export const netlify = defineHost({
  name: 'netlify',
  title: 'Netlify',
  supports: { headers: true, negotiation: true, post: true },
  codings: [],
  takes: ['_headers', '_redirects'],
  detection: { variables: ['NETLIFY'], files: [{ glob: 'netlify.toml' }] },
  *emit(plan) {
    const { own, edge, negotiates } = plan;
    const redirects = own('_redirects');
    if (redirects !== null) yield inBundle('_redirects', redirects);
    yield inBundle(HEADERS_FILE, netlifyHeaders(plan));
    if (negotiates) yield beside('edge-functions/markdown.js', edge('netlify-edge'));
    yield beside('functions/rpc.mjs', edge('netlify-function'));
    yield beside('netlify.toml', configuration(plan));
  },
});

/** Paths are relative to its folder. A JSON string is also valid in TOML. */
const configuration = ({ bundlePath, negotiates }: HostPlan): string =>
  [
    '# Written by sitec. Deploy with `npx netlify deploy --prod` in this folder.',
    '[build]',
    `publish = ${JSON.stringify(bundlePath)}`,
    ...(negotiates ? ['edge_functions = "edge-functions"'] : []),
    '',
    '[functions]',
    'directory = "functions"',
    '',
  ].join('\n');
