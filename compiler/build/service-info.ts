import { shorten } from '../base/shorten.ts';
import { writesPath } from '../config/only.ts';
import { capitalised } from '../facts/kinds/names.ts';
import { mediaType } from '../header-table.ts';
import { paths } from '../paths.ts';
import type { Build } from './build.ts';
import { contentsOf, developersPage } from './contents.ts';

/** Version of the published service; facts have no version of their own (they change with every deploy). */
export const SERVICE_VERSION = '1.0.0';

/** Revisions of MCP that begin with a handshake, newest first; clients that ask for another one get the first. */
export const LEGACY_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const;

/** Revisions of MCP in which every request says everything. */
export const MODERN_VERSIONS = ['2026-07-28'] as const;

/** Every revision of MCP that /mcp answers, newest first. */
export const MCP_VERSIONS: readonly [string, ...string[]] = [...MODERN_VERSIONS, ...LEGACY_VERSIONS];

/** What /mcp can do: never more than it answers, so no `listChanged` and no `subscribe`. */
export const MCP_CAPABILITIES = {
  tools: {},
  resources: {},
  prompts: {},
  completions: {},
  extensions: { 'io.modelcontextprotocol/skills': { directoryRead: true } },
} as const;

/** Reversed host of an address without `www.`, as reverse-DNS names want it: `example.acme`. An address of numbers is `localhost`. */
export const serverName = (base: string): string => {
  const host = new URL(base).hostname.replace(/^www\./, '');
  return /^[\d.]+$|^\[/.test(host) ? 'localhost' : host.split('.').reverse().join('.');
};

/** How the service names itself to MCP clients: reversed host, then `site` (reverse-DNS names of SEP-2127). */
export const serverInfo = ({ base, facts }: Build): { readonly name: string; readonly title: string; readonly version: string } => ({
  name: `${serverName(base)}/site`,
  // Names are at most 100 characters long (SEP-2127).
  title: shorten(facts.company.body.name, 100),
  version: SERVICE_VERSION,
});

/** Everything that the service says of itself to MCP clients. */
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

/** One sentence on what the service holds, at most 100 characters. */
export const serviceDescription = (build: Build): string => {
  const contents = capitalised(contentsOf(build));
  const sentences = [`${contents} of ${build.facts.company.body.name}, read-only.`, `${contents} of a company, read-only.`];
  return sentences.find(({ length }) => length <= 100) ?? 'Published facts of a company, read-only.';
};

/** Address of the developers page, else of the OpenAPI description, else of what comes nearest: where documentation links point. */
export const documentationUrl = (build: Build): string => {
  const path = [paths.openapi, paths.llms].find((each) => writesPath(build.settings.only, each)) ?? '/';
  return developersPage(build)?.url ?? build.base + path;
};
