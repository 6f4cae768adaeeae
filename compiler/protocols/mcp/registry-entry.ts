import type { Build } from '../../build/build.ts';
import { publishes } from '../../build/contents.ts';
import { serverInfo, serviceDescription } from '../../build/service-info.ts';
import { paths } from '../../paths.ts';
import { removeNote, writeNote } from '../../site/project-folder.ts';

/** Path of the entry beside the project: its owner sends it to the registry, and it is not part of the site. */
export const REGISTRY_ENTRY = '.sitec/server.json';

/** Writes `server.json`, the entry of the server for the public MCP registry; removes an earlier one when there is no server. */
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
