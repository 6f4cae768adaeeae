import { defineEmitter, prettyJson } from '../artefact.ts';
import { paths } from '../paths.ts';
import { developersPage } from '../service.ts';

/** The API catalogue (RFC 9727) as a linkset (RFC 9264): the JSON API, MCP and A2A with their descriptions. */
export const apiCatalog = defineEmitter('API catalogue', function* (build) {
  const { base } = build;
  const developers = developersPage(build);
  const documentation = developers ? { 'service-doc': [{ href: developers.url, type: 'text/html' }] } : {};
  const described = [
    { anchor: paths.api, href: paths.openapi, type: 'application/vnd.oai.openapi+json;version=3.1' },
    { anchor: paths.mcp, href: paths.mcpServerCard, type: 'application/json' },
    { anchor: paths.a2a, href: paths.agentCard, type: 'application/json' },
  ];
  const linkset = [
    { anchor: base + paths.apiCatalog, item: described.map(({ anchor }) => ({ href: base + anchor })) },
    ...described.map(({ anchor, href, type }) => ({
      anchor: base + anchor,
      'service-desc': [{ href: base + href, type }],
      ...documentation,
    })),
  ];
  yield { path: paths.apiCatalog, class: 'apiCatalog', body: prettyJson({ linkset }), origin: 'API catalogue' };
});
