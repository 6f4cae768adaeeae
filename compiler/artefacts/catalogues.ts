import { answeredSkills, guideDescription, answeredQuestions } from '../answers/skills.ts';
import { prettyJson } from '../base/json.ts';
import { defineEmitter, type Build } from '../build/build.ts';
import { contentsOf, lastContentDate, publishes, topicsOf } from '../build/contents.ts';
import { documentationUrl, SERVICE_VERSION } from '../build/service-info.ts';
import { paths } from '../paths.ts';
import { skillFiles } from '../prose/skills.ts';
import { mcpTools } from '../tools/index.ts';

interface CatalogEntry {
  readonly identifier: string;
  readonly displayName: string;
  readonly type: string;
  readonly url: string;
  readonly description: string;
  readonly tags?: readonly string[];
  readonly capabilities?: readonly string[];
  readonly version?: string;
  /** Time of the newest content (RFC 3339); missing when no date is known. */
  readonly updatedAt?: string;
  /** Two to five. */
  readonly representativeQueries: readonly string[];
}

/**
 * The catalogue of what agents can use (ARD 0.91, AI Catalog 1.0): MCP server and A2A guide where they are served, API, skills. Only
 * ai-catalog.json also lists llms.txt, because an entry of ARD is something that can be called.
 */
export const catalogues = defineEmitter('catalogues', function* (build) {
  const { name, logo } = build.facts.company.body;
  const identifier = hostOf(build);
  // Parts of a URN are letters, digits, hyphens and full stops (ARD 0.91); hosts may contain underscores, or be IPv6 addresses.
  const publisher = identifier.replace(/[^A-Za-z0-9.-]/g, '-');
  const host = { displayName: name, identifier, documentationUrl: documentationUrl(build), ...(logo && { logoUrl: logo }) };
  const urn: Urn = (namespace, artefact) => `urn:air:${publisher}:${namespace}:${artefact}`;
  const modified = lastContentDate(build);
  const updated = modified === null ? {} : { updatedAt: `${modified}T00:00:00Z` };
  const has = publishes(build);
  const entries = [
    ...[mcpEntry, guideEntry, apiEntry].map((entryOf) => ({ ...entryOf(build, urn), version: SERVICE_VERSION, ...updated })),
    ...skillEntries(build, urn),
  ].filter(({ url }) => has(url.slice(build.base.length)));
  const index = has(paths.llms) ? [{ ...indexEntry(build, urn), ...updated }] : [];
  const bodyOf = (listed: readonly CatalogEntry[]): string => prettyJson({ specVersion: '1.0', host, entries: listed });
  yield { path: paths.ard, class: 'card', body: bodyOf(entries), origin: 'catalogues' };
  yield { path: paths.aiCatalog, class: 'aiCatalog', body: bodyOf([...entries, ...index]), origin: 'catalogues' };
});

const hostOf = ({ base }: Build): string => new URL(base).hostname;

/** An identifier (ARD 0.91, appendix C): the kind of the artefact is its namespace. */
type Urn = (namespace: string, artefact: string) => string;

const MAXIMUM_QUERIES = 5;

const mcpEntry = (build: Build, urn: Urn): CatalogEntry => {
  const { name } = build.facts.company.body;
  const topics = topicsOf(build);
  return {
    identifier: urn('mcp', 'site'),
    displayName: `${name} MCP server`,
    type: 'application/mcp-server-card+json',
    url: `${build.base}${paths.mcpServerCardAliases[1]}`,
    description: `Read-only tools, without a key: ${contentsOf(build)} of ${name}. For a model that calls tools.`,
    tags: [...topics, 'company'],
    capabilities: mcpTools(build).map((tool) => tool.name),
    representativeQueries: [...topics.map((topic) => `${topic} of ${name}`), `how to reach ${name}`, `about ${name}`].slice(
      0,
      MAXIMUM_QUERIES,
    ),
  };
};

const guideEntry = (build: Build, urn: Urn): CatalogEntry => {
  const { name } = build.facts.company.body;
  return {
    identifier: urn('a2a', 'site-guide'),
    displayName: `${name} site guide`,
    type: 'application/a2a-agent-card+json',
    url: build.base + paths.agentCard,
    description: guideDescription(build),
    tags: [...new Set(answeredSkills(build).flatMap(({ tags }) => tags))],
    // A small site may answer only a single question.
    representativeQueries: [...new Set([...answeredQuestions(build), `what is ${name}`, `what can be asked about ${name}`])].slice(
      0,
      Math.max(2, answeredQuestions(build).length),
    ),
  };
};

const apiEntry = (build: Build, urn: Urn): CatalogEntry => {
  const { name } = build.facts.company.body;
  const topics = topicsOf(build);
  return {
    identifier: urn('openapi', 'site-data'),
    displayName: `${name} data API`,
    type: 'application/vnd.oai.openapi+json;version=3.1',
    url: build.base + paths.openapi,
    description: `JSON over GET, without a key: ${contentsOf(build)} of ${name}, described by JSON Schemas. For programs that want all records at once.`,
    tags: [...topics, 'company', 'json'],
    representativeQueries: [...topics.map((topic) => `${name} ${topic} as JSON`), `${name} company details as JSON`, `${name} API`].slice(
      0,
      MAXIMUM_QUERIES,
    ),
  };
};

const skillEntries = (build: Build, urn: Urn): readonly CatalogEntry[] =>
  skillFiles(build).map(({ name, path, description, queries }) => ({
    identifier: urn('skill', name),
    displayName: name,
    type: 'text/markdown; profile="urn:air:agent-skills"',
    url: build.base + path,
    description,
    representativeQueries: queries,
  }));

const indexEntry = (build: Build, urn: Urn): CatalogEntry => {
  const { name } = build.facts.company.body;
  return {
    identifier: urn('index', 'llms-txt'),
    displayName: 'llms.txt',
    type: 'text/markdown',
    url: build.base + paths.llms,
    description: `Where to begin with ${name}: what to use for what, the limits, and every page with the address of its markdown.`,
    tags: ['index', 'markdown'],
    representativeQueries: [`overview of ${name}`, `pages of ${hostOf(build)}`],
  };
};
