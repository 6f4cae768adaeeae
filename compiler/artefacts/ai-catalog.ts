import { skillFiles } from '../agent-skills.ts';
import { defineEmitter, prettyJson, type Build } from '../artefact.ts';
import { paths } from '../paths.ts';
import { documentationUrl } from '../service.ts';
import { mcpTools } from '../tools/index.ts';

interface CatalogEntry {
  readonly identifier: string;
  readonly displayName: string;
  readonly type: string;
  readonly url: string;
  readonly description?: string;
  readonly capabilities?: readonly string[];
  readonly representativeQueries: readonly string[];
}

/** The AI catalogue (ai-catalog 1.0, ARD 0.91): MCP server, A2A guide, API, skills, llms.txt; the same bytes at both paths. */
export const aiCatalog = defineEmitter('AI catalogue', function* (build) {
  const { name, logo } = build.facts.company.body;
  const identifier = hostOf(build);
  const host = { displayName: name, identifier, documentationUrl: documentationUrl(build), ...(logo && { logoUrl: logo }) };
  const urn = (what: string, kind: string): string => `urn:air:${identifier}:${what}:${kind}`;
  const body = prettyJson({
    specVersion: '1.0',
    host,
    entries: [...endpointEntries(build, urn), ...skillEntries(build, urn), indexEntry(build, urn)],
  });
  for (const path of [paths.aiCatalog, paths.aiCatalogAlias]) yield { path, class: 'aiCatalog', body, origin: 'AI catalogue' };
});

const hostOf = ({ base }: Build): string => new URL(base).hostname.replace(/[^A-Za-z0-9.-]/g, '');

type Urn = (what: string, kind: string) => string;

const endpointEntries = (build: Build, urn: Urn): readonly CatalogEntry[] => {
  const { base, facts } = build;
  const { name } = facts.company.body;
  return [
    {
      identifier: urn('site', 'mcp'),
      displayName: `${name} MCP server`,
      type: 'application/mcp-server-card+json',
      url: `${base}${paths.mcpServerCardAliases[1]}`,
      description: 'Read-only tools for plans, features, guides, comparisons and contacts.',
      capabilities: mcpTools(build).map((tool) => tool.name),
      representativeQueries: [`what does ${name} cost`, `list the ${name} features`],
    },
    {
      identifier: urn('site-guide', 'a2a'),
      displayName: `${name} site guide`,
      type: 'application/a2a-agent-card+json',
      url: base + paths.agentCard,
      description: 'Rule-based guide that answers from the published facts.',
      representativeQueries: [`which ${name} plan fits five users`, `does ${name} have a free trial`],
    },
    {
      identifier: urn('site-data', 'openapi'),
      displayName: `${name} data API`,
      type: 'application/vnd.oai.openapi+json;version=3.1',
      url: base + paths.openapi,
      representativeQueries: [`${name} plans as JSON`, `${name} guides API`],
    },
  ];
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

const indexEntry = (build: Build, urn: Urn): CatalogEntry => ({
  identifier: urn('llms-txt', 'index'),
  displayName: 'llms.txt',
  type: 'text/markdown',
  url: build.base + paths.llms,
  representativeQueries: [`overview of ${build.facts.company.body.name}`, `pages of ${hostOf(build)}`],
});
