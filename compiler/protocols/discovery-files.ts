import type { Build } from '../build/build.ts';
import { browserSearchFiles, lastContentDate, publishes, wordList } from '../build/contents.ts';
import { indexNowPath, paths, skillPath } from '../paths.ts';
import { skillNames } from '../prose/skills.ts';

/** A file of the bundle that agents, crawlers and programs look for by its path. */
export interface DiscoveryFile {
  readonly path: string;
  /** Its content and its specification. */
  readonly text: string;
  /** Other paths with the same bytes. */
  readonly aliases: readonly string[];
}

const file = (path: string, text: string, ...aliases: readonly string[]): DiscoveryFile => ({ path, text, aliases });

/**
 * The files that describe the site to machines, besides pages, their markdown and the documents of the API, in the order of use. A file
 * that may have parts represents all of them, because their number is only known after writing. JSON Schemas are named by their documents.
 */
export const discoveryFiles = (build: Build): readonly DiscoveryFile[] => allFiles(build).filter(({ path }) => publishes(build)(path));

const allFiles = (build: Build): readonly DiscoveryFile[] => [
  ...indexes(),
  ...descriptions(build),
  ...skillNames(build).map((name) => file(skillPath(name), `Agent skill ${name}`)),
  ...feedFiles(build),
  file(paths.webmcp, 'Tools for browsers with WebMCP'),
  ...searchFiles(build),
  ...(hasSecurityText(build) ? [file(paths.securityTxt, 'Where to report a weakness (RFC 9116)')] : []),
  ...(build.settings.config.mcp?.registryProof === undefined
    ? []
    : [file(paths.mcpRegistryProof, 'Proof of the domain for the MCP registry')]),
  ...keyFiles(build),
];

/** From the configuration, or a file of the site. */
const hasSecurityText = ({ settings, site }: Build): boolean =>
  settings.config.security !== undefined || site.assets.includes(paths.securityTxt.slice(1));

/** Feeds need the date of their last change, so they need a site with dates. */
const feedFiles = (build: Build): readonly DiscoveryFile[] =>
  lastContentDate(build) === null
    ? []
    : [file(paths.factsAtom, 'Feed of changed facts (Atom, RFC 4287)'), file(paths.factsJson, 'The same as JSON Feed 1.1')];

const keyFiles = ({ settings: { config } }: Build): readonly DiscoveryFile[] =>
  config.indexNow === undefined ? [] : [file(indexNowPath(config.indexNow.key), 'Proof of the site for IndexNow')];

const indexes = (): readonly DiscoveryFile[] => [
  file(paths.llms, 'What the site is, when to use what, and every page, itself or in the llms.txt of a folder that it links (llmstxt.org)'),
  file(paths.llmsFull, 'The text of every page; on large sites an index, and its parts'),
  file(paths.sitemap, 'Every page with its date and translations; on large sites an index, and its parts (sitemaps.org)'),
  file(paths.sitemapMarkdown, 'Every page by section, as markdown'),
  file(paths.robots, 'Who may read what, and what for (RFC 9309, content signals)'),
  file(paths.auth, 'What needs a sign-in: nothing here'),
];

const descriptions = (build: Build): readonly DiscoveryFile[] => {
  const has = publishes(build);
  const [hasTools, hasGuide, isDescribed] = [paths.mcp, paths.a2a, paths.openapi].map(has);
  const endpoints = wordList(['the JSON API', ...(hasTools ? ['MCP'] : []), ...(hasGuide ? ['A2A'] : [])]);
  const apis = `${endpoints} with ${hasTools || hasGuide ? 'their descriptions' : 'its description'}`;
  const offers = wordList([
    ...(hasTools ? ['the MCP server'] : []),
    ...(hasGuide ? ['the guide'] : []),
    ...(isDescribed ? ['the API'] : []),
    'the skills',
  ]);
  return [
    file(paths.openapi, 'The JSON API in OpenAPI 3.1'),
    file(paths.apiCatalog, `API catalogue: ${apis} (RFC 9727)`),
    file(paths.mcpServerCard, 'MCP server card (SEP-2127)', ...paths.mcpServerCardAliases),
    file(paths.agentCard, 'A2A agent card', paths.agentCardAlias),
    file(paths.ard, `One list of ${offers} (ARD 0.91)`),
    file(paths.aiCatalog, `The same list${has(paths.llms) ? ', with llms.txt' : ''} (AI Catalog 1.0)`),
    file(paths.agentSkills, 'Agent skills with the digests of their files'),
  ];
};

const searchFiles = (build: Build): readonly DiscoveryFile[] => {
  const files = browserSearchFiles(build);
  return files === null
    ? []
    : [file(files.module, 'The search of guides for browsers, as a module'), file(files.index, 'The index that it reads')];
};
