import type { Build } from '../../build/build.ts';
import { publishes } from '../../build/contents.ts';
import { serverInfo, serviceDescription } from '../../build/service-info.ts';
import { paths } from '../../paths.ts';
import { removeNote, writeNote } from '../../site/project-folder.ts';

/** Where the entry lies, beside the project: it is sent to the registry by its owner, and is no part of the site. */
export const REGISTRY_ENTRY = '.sitec/server.json';

/** Writes `server.json`, with which the server can be entered in the public MCP registry; removes that of an earlier build where there is no server. */
export const writeRegistryEntry = (build: Build): void => {
  if (!publishes(build)(paths.mcp)) {
    removeNote(REGISTRY_ENTRY, build.settings);
    return;
  }
  const { name, title, version } = serverInfo(build);
  const entry = {
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    name,
    title,
    description: serviceDescription(build),
    version,
    remotes: [{ type: 'streamable-http', url: build.base + paths.mcp }],
  };
  writeNote(REGISTRY_ENTRY, entry, build.settings);
};
