/** The released clients of MCP, in every way in which they open a connection, behind one face. */
import { Client as ModernClient, StreamableHTTPClientTransport as ModernTransport } from '@modelcontextprotocol/client';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { paths } from '../../compiler/paths.ts';
import { example } from './example.ts';

/** What a completion is asked for: a prompt by name, or a template by address. */
export type Reference = { readonly type: 'ref/prompt'; readonly name: string } | { readonly type: 'ref/resource'; readonly uri: string };

/** A resource, template or prompt as lists show it; the clients have checked the whole. */
export interface Listed {
  readonly name: string;
  readonly uri?: string;
  readonly uriTemplate?: string;
  readonly mimeType?: string | undefined;
}

/** What the clients have in common. A JSON-RPC error rejects with its `code`. */
export interface McpClient {
  readonly era: string | undefined;
  readonly instructions: string | undefined;
  tools(): Promise<readonly Listed[]>;
  call(name: string, input?: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>>;
  resources(): Promise<readonly Listed[]>;
  templates(): Promise<readonly Listed[]>;
  read(uri: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  prompts(): Promise<readonly Listed[]>;
  prompt(name: string, input: Record<string, string>): Promise<readonly { readonly role: string; readonly content: unknown }[]>;
  complete(ref: Reference, name: string, value: string): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** How the newer client finds out which era a server speaks. */
type Mode = 'legacy' | 'auto' | { readonly pin: '2026-07-28' };

const INFO = { name: 'test', version: '1' };
const endpoint = new URL(paths.mcp, example.url);

const connectOlder = async (): Promise<McpClient> => {
  const client = new Client(INFO);
  await client.connect(new StreamableHTTPClientTransport(endpoint));
  return faceOf(client, 'legacy');
};

const connectNewer = async (mode: Mode): Promise<McpClient> => {
  const client = new ModernClient(INFO, { versionNegotiation: { mode } });
  await client.connect(new ModernTransport(endpoint));
  return faceOf(client, client.getProtocolEra());
};

const faceOf = (client: Client | ModernClient, era: string | undefined): McpClient => ({
  era,
  instructions: client.getInstructions(),
  tools: async () => (await client.listTools()).tools,
  call: (name, input = {}) => client.callTool({ name, arguments: input }),
  resources: async () => (await client.listResources()).resources,
  templates: async () => (await client.listResourceTemplates()).resourceTemplates,
  read: async (uri) => (await client.readResource({ uri })).contents,
  prompts: async () => (await client.listPrompts()).prompts,
  prompt: async (name, input) => (await client.getPrompt({ name, arguments: input })).messages,
  complete: async (ref, name, value) => (await client.complete({ ref, argument: { name, value } })).completion.values,
  close: () => client.close(),
});

/**
 * Every client: its name, the era that it has to arrive at, the code that it gives a resource that is not there, and how it connects. The newer
 * client gives its own code to both eras; that -32002 is on the wire shows with the older one.
 */
export const CLIENTS: readonly (readonly [name: string, era: string, missing: number, connect: () => Promise<McpClient>])[] = [
  ['@modelcontextprotocol/sdk', 'legacy', -32002, connectOlder],
  ['@modelcontextprotocol/client, legacy', 'legacy', -32602, () => connectNewer('legacy')],
  ['@modelcontextprotocol/client, auto', 'modern', -32602, () => connectNewer('auto')],
  ['@modelcontextprotocol/client, pinned to 2026-07-28', 'modern', -32602, () => connectNewer({ pin: '2026-07-28' })],
];
