import { headerTable, mediaType, pageLinks, type HeaderClass } from '../headers.ts';
import type { Build } from '../artefact.ts';
import { browserSearchFiles } from '../browser-search-files.ts';
import { defineHost } from '../host.ts';
import { publishes } from '../publishes.ts';
import { paths, schemaPath } from '../paths.ts';
import type { Resource } from '../resource.ts';
import { kindSchemas } from '../schema-documents.ts';

/** Headers that a later rule has to unset before it sets its own: Cloudflare joins the same header of several matching rules. */
const UNSET = ['Content-Type', 'Vary', 'Link', 'Cache-Control', 'Access-Control-Allow-Origin'];

/**
 * Which row of the header table holds for which pattern. A pattern has one `*`; later rules win. `:splat` is what `*` stood for,
 * also inside header values, so that the Link set of all pages is one rule.
 */
const PATTERNS: readonly (readonly [pattern: string, row: HeaderClass])[] = [
  ['/*', 'page'],
  ['/*.md', 'twin'],
  ['/*.json', 'internal'],
  ['/*.txt', 'text'],
  ['/*.xml', 'sitemap'],
  [`${paths.api}*`, 'api'],
  [schemaPath('*'), 'schema'],
  [paths.openapi, 'api'],
  [paths.apiCatalog, 'apiCatalog'],
  [paths.mcpServerCard, 'serverCard'],
  [paths.mcpServerCardAliases[0], 'serverCard'],
  [paths.mcpServerCardAliases[1], 'serverCardFile'],
  [paths.agentCard, 'agentCard'],
  [paths.agentCardAlias, 'agentCard'],
  [paths.agentSkills, 'card'],
  [paths.aiCatalog, 'aiCatalog'],
  [paths.aiCatalogAlias, 'aiCatalog'],
  ['/.well-known/agent-skills/*/SKILL.md', 'skill'],
  [paths.auth, 'markdownFile'],
  [paths.sitemapMarkdown, 'markdownFile'],
  [paths.securityTxt, 'securityText'],
  [paths.webmcp, 'script'],
];

/** Whether there is a search, and where, depends on the site. */
const searchPatterns = (build: Build): typeof PATTERNS => {
  const files = browserSearchFiles(build);
  return files === null ? [] : [[files.module, 'module'] as const, [files.index, 'api'] as const];
};

/** Cloudflare Workers assets and Pages: `_headers`. */
export const cloudflare = defineHost({
  name: 'cloudflare',
  *emit(build) {
    const links = linksOf(build);
    const rules = [
      ...PATTERNS.slice(0, 1).map(([pattern, row]) => rule(pattern, row, links, '')),
      ...assetPatterns(build.site.assets).map((pattern) => rule(pattern, 'asset', links, mediaType(pattern))),
      ...[...PATTERNS.slice(1), ...searchPatterns(build)].map(([pattern, row]) => rule(pattern, row, links, '')),
      ...build.resources.flatMap((resource) => schemaRules(resource, build.base)),
    ];
    const note = '# Written by sitec from its header table. Pages are folders: the splat of /guides/x/ is "guides/x/".';
    yield { path: paths.headers, class: 'hostFile', body: `${note}\n${rules.join('\n')}\n`, origin: 'cloudflare' };
  },
});

/** The Link set as one rule. The splat gives the markdown's address for pages that are folders only; elsewhere the HTML's own link tells it. */
const linksOf = (build: Build): string => {
  const links = pageLinks(publishes(build));
  const [alternate, ...others] = links.split(', ');
  const isFolders = build.pages.every(({ path }) => path.endsWith('/'));
  return [...(isFolders && alternate ? [alternate.replace('{page}/index.md', '/:splatindex.md')] : []), ...others].join(', ');
};

/** One pattern an extension; a file without one needs a rule of its own, or it would get the headers of pages. */
const assetPatterns = (assets: readonly string[]): readonly string[] => {
  const patterns = assets.map((path) => /\.[a-z0-9]+$/i.exec(path)?.[0].replace(/^/, '/*') ?? `/${path}`);
  return [...new Set(patterns)].filter((pattern) => !PATTERNS.some(([known]) => known === pattern)).sort();
};

const rule = (pattern: string, row: HeaderClass, links: string, type: string): string => {
  const unset = pattern === '/*' ? [] : UNSET.map((name) => `  ! ${name}`);
  const headers = headerTable[row]
    // The media type of HTML and of the site's files is the host's own business; a twin's canonical page is in its front matter.
    // A rule a file would be needed for tokens, and a host takes a hundred rules; dates are the host's own business too.
    .filter(([name, value]) => !(name === 'Content-Type' && row === 'page') && !/\{(?:page|schema|tokens|modified)\}/.test(value))
    .map(([name, value]) => `  ${name}: ${value.replace('{links}', links).replace('{type}', type)}`);
  return [pattern, ...unset, ...headers].join('\n');
};

/** Which schema describes the documents of a kind. No other rule for them sets a Link, so that there is none to unset. */
const schemaRules = (resource: Resource, base: string): readonly string[] => {
  const { list, item } = kindSchemas(resource, base);
  const described = [[resource.listPath, list] as const, ...(item ? [[resource.itemPath('*'), item] as const] : [])];
  return described.flatMap(([pattern, { path }]) =>
    headerTable.api.flatMap(([name, value]) =>
      value.includes('{schema}') ? [`${pattern}\n  ${name}: ${value.replace('{schema}', path)}`] : [],
    ),
  );
};
