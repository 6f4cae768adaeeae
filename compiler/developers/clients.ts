import type { Build } from '../artefact.ts';
import { paths } from '../paths.ts';
import { serverName } from '../slug.ts';
import type { Example } from './examples.ts';

/** How an MCP client is told of the server. */
export interface ClientSetup {
  readonly name: string;
  /** What to do with the code. */
  readonly how: string;
  readonly example: Omit<Example, 'language'>;
  /** An address that the client opens by itself; null when it has none. */
  readonly link: string | null;
}

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

/** The set-up of each client that people use most, with the server's name and address filled in. */
export const clientSetups = ({ base, facts }: Pick<Build, 'base' | 'facts'>): readonly ClientSetup[] => {
  const url = base + paths.mcp;
  const name = serverName(facts.company.body.name);
  return [
    {
      name: 'Claude Code',
      how: 'Run this in a shell.',
      example: { syntax: 'sh', code: `claude mcp add --transport http ${name} ${url}` },
      link: null,
    },
    {
      name: 'Claude on the web and on the desktop',
      how: `Open Settings, Connectors, "Add custom connector", and paste this address. It asks for no sign-in.`,
      example: { syntax: 'text', code: url },
      link: null,
    },
    {
      name: 'Cursor',
      how: 'Put this into .cursor/mcp.json of a project, or into ~/.cursor/mcp.json for all of them.',
      example: { syntax: 'json', code: pretty({ mcpServers: { [name]: { url } } }) },
      link: `cursor://anysphere.cursor-deeplink/mcp/install?name=${name}&config=${encodeURIComponent(Buffer.from(JSON.stringify({ url })).toString('base64'))}`,
    },
    {
      name: 'VS Code',
      how: 'Put this into .vscode/mcp.json of a project.',
      example: { syntax: 'json', code: pretty({ servers: { [name]: { type: 'http', url } } }) },
      link: `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name, type: 'http', url }))}`,
    },
  ];
};
