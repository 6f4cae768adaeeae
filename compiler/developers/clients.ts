import { serverName } from '../base/slug.ts';
import type { Build } from '../build/build.ts';
import { publishes } from '../build/contents.ts';
import { paths } from '../paths.ts';
import type { Example } from './examples.ts';

/** How to add the server to an MCP client. */
export interface ClientSetup {
  readonly name: string;
  /** Instruction for the code. */
  readonly how: string;
  readonly example: Omit<Example, 'language'>;
  /** An address that opens the client; null when it has none. */
  readonly link: string | null;
}

type Named = Pick<Build, 'base' | 'facts'>;

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

const CURSOR_FILES = 'Put this into .cursor/mcp.json of a project, or into ~/.cursor/mcp.json for all of them.';
const VS_CODE_FILE = 'Put this into .vscode/mcp.json of a project.';

/**
 * The command that starts a local MCP server for a site of static files. It is the command of an installed sitec: if a page told `npx` to
 * fetch a package, the owner of the package name could run code.
 */
export const localServer = ({ base }: Pick<Build, 'base'>): readonly [string, ...string[]] => ['sitec', 'mcp', base];

/** The set-up of the most used clients, with the server's name and address. */
export const clientSetups = (build: Build): readonly ClientSetup[] =>
  publishes(build)(paths.mcp) ? remoteSetups(build) : localSetups(build);

const remoteSetups = ({ base, facts }: Named): readonly ClientSetup[] => {
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
      how: CURSOR_FILES,
      example: { syntax: 'json', code: pretty({ mcpServers: { [name]: { url } } }) },
      link: `cursor://anysphere.cursor-deeplink/mcp/install?name=${name}&config=${encodeURIComponent(Buffer.from(JSON.stringify({ url })).toString('base64'))}`,
    },
    {
      name: 'VS Code',
      how: VS_CODE_FILE,
      example: { syntax: 'json', code: pretty({ servers: { [name]: { type: 'http', url } } }) },
      link: `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name, type: 'http', url }))}`,
    },
  ];
};

/** Web clients cannot start commands. */
const localSetups = (build: Named): readonly ClientSetup[] => {
  const name = serverName(build.facts.company.body.name);
  const [command, ...args] = localServer(build);
  const setups: readonly (readonly [client: string, how: string, syntax: string, code: string])[] = [
    ['Claude Code', 'Run this in a shell.', 'sh', ['claude', 'mcp', 'add', name, '--', command, ...args].join(' ')],
    ['Claude on the desktop', 'Put this into claude_desktop_config.json.', 'json', pretty({ mcpServers: { [name]: { command, args } } })],
    ['Cursor', CURSOR_FILES, 'json', pretty({ mcpServers: { [name]: { command, args } } })],
    ['VS Code', VS_CODE_FILE, 'json', pretty({ servers: { [name]: { type: 'stdio', command, args } } })],
  ];
  return setups.map(([client, how, syntax, code]) => ({ name: client, how, example: { syntax, code }, link: null }));
};
