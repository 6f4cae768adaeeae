import { prettyJson } from '../base/json.ts';
import { defineEmitter, type Build } from '../build/build.ts';
import { developersPage, publishes } from '../build/contents.ts';
import { kindSchemas } from '../facts/schema-documents.ts';
import { paths } from '../paths.ts';

/**
 * The API catalogue (RFC 9727) as a linkset (RFC 9264): the JSON API, and MCP and A2A where they are served, with their descriptions. The
 * JSON Schemas of the API's list documents are its metadata (`service-meta`, RFC 8631).
 */
export const apiCatalog = defineEmitter('API catalogue', function* (build) {
  const { base } = build;
  const developers = developersPage(build);
  const documentation = developers ? { 'service-doc': [{ href: developers.url, type: 'text/html' }] } : {};
  const has = publishes(build);
  const known = [
    { anchor: paths.api, href: paths.openapi, type: 'application/vnd.oai.openapi+json;version=3.1', ...schemasOf(build) },
    { anchor: paths.mcp, href: paths.mcpServerCard, type: 'application/json' },
    { anchor: paths.a2a, href: paths.agentCard, type: 'application/json' },
  ];
  const described = known.filter(({ anchor }) => has(anchor));
  const linkset = [
    { anchor: base + paths.apiCatalog, item: described.map(({ anchor }) => ({ href: base + anchor })) },
    ...described.map(({ anchor, href, type, ...metadata }) => ({
      anchor: base + anchor,
      ...(has(href) && { 'service-desc': [{ href: base + href, type }] }),
      ...documentation,
      ...metadata,
    })),
  ];
  yield { path: paths.apiCatalog, class: 'apiCatalog', body: prettyJson({ linkset }), origin: 'API catalogue' };
});

const schemasOf = ({ resources, base }: Build): Readonly<Record<string, readonly { readonly href: string; readonly type: string }[]>> => ({
  'service-meta': resources.map((resource) => ({
    href: base + kindSchemas(resource, base).list.path,
    type: 'application/schema+json',
  })),
});
