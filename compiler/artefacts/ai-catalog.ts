import { answeredQuestions } from '../answers/questions.ts';
import { answeredSkills, guideDescription } from '../answers/skills.ts';
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
 * The AI catalogue (ai-catalog 1.0, ARD 0.91): MCP server and A2A guide where they are served, API, skills, llms.txt; the same bytes at
 * both paths.
 */
export const aiCatalog = defineEmitter('AI catalogue', function* (build) {
  const { name, logo } = build.facts.company.body;
  const identifier = hostOf(build);
  // Parts of a URN are letters, digits, hyphens and full stops (ARD 0.91); hosts may contain underscores, or be IPv6 addresses.
  const publisher = identifier.replace(/[^A-Za-z0-9.-]/g, '-');
  const host = { displayName: name, identifier, documentationUrl: documentationUrl(build), ...(logo && { logoUrl: logo }) };
  const urn = (what: string, kind: string): string => `urn:air:${publisher}:${what}:${kind}`;
  const modified = lastContentDate(build);
  const updated = modified === null ? {} : { updatedAt: `${modified}T00:00:00Z` };
  const entries = [
    ...[mcpEntry, guideEntry, apiEntry].map((entryOf) => ({ ...entryOf(build, urn), version: SERVICE_VERSION, ...updated })),
    ...skillEntries(build, urn),
    { ...indexEntry(build, urn), ...updated },
  ];
  const has = publishes(build);
  const body = prettyJson({ specVersion: '1.0', host, entries: entries.filter(({ url }) => has(url.slice(build.base.length))) });
  for (const path of [paths.aiCatalog, paths.aiCatalogAlias]) yield { path, class: 'aiCatalog', body, origin: 'AI catalogue' };
});

const hostOf = ({ base }: Build): string => new URL(base).hostname;

type Urn = (what: string, kind: string) => string;

const MAXIMUM_QUERIES = 5;

const mcpEntry = (build: Build, urn: Urn): CatalogEntry => {
  const { name } = build.facts.company.body;
  const topics = topicsOf(build);
  return {
    identifier: urn('site', 'mcp'),
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
    identifier: urn('site-guide', 'a2a'),
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
    identifier: urn('site-data', 'openapi'),
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
    identifier: urn(name, 'skill'),
    displayName: name,
    type: 'text/markdown; profile="urn:air:agent-skills"',
    url: build.base + path,
    description,
    representativeQueries: queries,
  }));

const indexEntry = (build: Build, urn: Urn): CatalogEntry => {
  const { name } = build.facts.company.body;
  return {
    identifier: urn('llms-txt', 'index'),
    displayName: 'llms.txt',
    type: 'text/markdown',
    url: build.base + paths.llms,
    description: `Where to begin with ${name}: what to use for what, the limits, and every page with the address of its markdown.`,
    tags: ['index', 'markdown'],
    representativeQueries: [`overview of ${name}`, `pages of ${hostOf(build)}`],
  };
};
