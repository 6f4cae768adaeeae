import { shorten } from '../base/one-line.ts';
import { writesPath } from '../config/only.ts';
import { capitalised } from '../facts/kinds/names.ts';
import { mediaType } from '../header-table.ts';
import { paths } from '../paths.ts';
import type { Build } from './build.ts';
import { contentsOf, developersPage } from './contents.ts';

/** Version of the published service. Facts have no version, because they change with every deploy. */
export const SERVICE_VERSION = '1.0.0';

/** Revisions of MCP with a handshake, newest first; clients that request an unknown one get the first. */
export const LEGACY_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const;

/** Revisions of MCP with self-contained requests. */
export const MODERN_VERSIONS = ['2026-07-28'] as const;

/** Every revision of MCP that /mcp supports, newest first. */
export const MCP_VERSIONS: readonly [string, ...string[]] = [...MODERN_VERSIONS, ...LEGACY_VERSIONS];

/** Capabilities of /mcp: no `listChanged` and no `subscribe`, because it supports neither. */
export const MCP_CAPABILITIES = {
  tools: {},
  resources: {},
  prompts: {},
  completions: {},
  extensions: { 'io.modelcontextprotocol/skills': { directoryRead: true } },
} as const;

/** Reversed host of an address without `www.`, for reverse-DNS names: `example.acme`. An IP address is `localhost`. */
export const serverName = (base: string): string => {
  const host = new URL(base).hostname.replace(/^www\./, '');
  return /^[\d.]+$|^\[/.test(host) ? 'localhost' : host.split('.').reverse().join('.');
};

/** Name of the service for MCP clients: reversed host, then `site` (reverse-DNS names of SEP-2127). */
export const serverInfo = ({ base, facts }: Build): { readonly name: string; readonly title: string; readonly version: string } => ({
  name: `${serverName(base)}/site`,
  // Names are at most 100 characters long (SEP-2127).
  title: shorten(facts.company.body.name, 100),
  version: SERVICE_VERSION,
});

/** Identity of the service for MCP clients. */
export const serverIdentity = (build: Build): object => {
  const { logo } = build.facts.company.body;
  return {
    ...serverInfo(build),
    description: serviceDescription(build),
    websiteUrl: build.base,
    ...(logo !== null && { icons: [iconOf(logo)] }),
  };
};

const iconOf = (src: string): object => {
  const mimeType = mediaType(new URL(src).pathname);
  return { src, ...(mimeType.startsWith('image/') && { mimeType }) };
};

/** The content of the service in one sentence of at most 100 characters. */
export const serviceDescription = (build: Build): string => {
  const contents = capitalised(contentsOf(build));
  const { name } = build.facts.company.body;
  const sentences = [
    `${contents} of ${name}, read-only.`,
    `Published facts of ${name}, read-only.`,
    `${contents} of a company, read-only.`,
  ];
  return sentences.find(({ length }) => length <= 100) ?? 'Published facts of a company, read-only.';
};

/** Target of documentation links: the developers page, else the OpenAPI description, else the nearest replacement. */
export const documentationUrl = (build: Build): string => {
  const path = [paths.openapi, paths.llms].find((each) => writesPath(build.settings.only, each)) ?? '/';
  return developersPage(build)?.url ?? build.base + path;
};

/** Members of `_meta` in which requests and results of MCP have what was part of the handshake before revision 2026-07-28 (basic). */
export const META = {
  revision: 'io.modelcontextprotocol/protocolVersion',
  capabilities: 'io.modelcontextprotocol/clientCapabilities',
  server: 'io.modelcontextprotocol/serverInfo',
} as const;

/** Method of MCP -> member of its params that the header `Mcp-Name` repeats (2026-07-28, basic/transports). */
export const MCP_NAMED = { 'tools/call': 'name', 'prompts/get': 'name', 'resources/read': 'uri' } as const;
