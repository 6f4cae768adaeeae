import { skillFiles } from '../agent-skills.ts';
import { defineEmitter, prettyJson } from '../artefact.ts';
import { paths } from '../paths.ts';
import { documentationUrl } from '../service.ts';
import { mcpTools } from '../tools/index.ts';

/** The AI catalogue (ai-catalog 1.0, ARD 0.91): MCP server, A2A guide, API, skills, llms.txt; the same bytes at both paths. */
export const aiCatalog = defineEmitter('AI catalogue', function* (build) {
  const { base, facts } = build;
  const { name, logo } = facts.company.body;
  const host = new URL(base).hostname.replace(/[^A-Za-z0-9.-]/g, '');
  const urn = (what: string, kind: string): string => `urn:air:${host}:${what}:${kind}`;
  const entries = [
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
    ...skillFiles(build).map((skill) => ({
      identifier: urn(skill.name, 'skill'),
      displayName: skill.name,
      type: 'text/markdown; profile="urn:air:agent-skills"',
      url: base + skill.path,
      description: skill.description,
      representativeQueries: skill.queries,
    })),
    {
      identifier: urn('llms-txt', 'index'),
      displayName: 'llms.txt',
      type: 'text/markdown',
      url: base + paths.llms,
      representativeQueries: [`overview of ${name}`, `pages of ${host}`],
    },
  ];
  const catalog = {
    specVersion: '1.0',
    host: { displayName: name, identifier: host, documentationUrl: documentationUrl(build), ...(logo && { logoUrl: logo }) },
    entries,
  };
  for (const path of [paths.aiCatalog, paths.aiCatalogAlias])
    yield { path, class: 'aiCatalog', body: prettyJson(catalog), origin: 'AI catalogue' };
});
