/**
 * The servers that `bench/mcp.ts` compares. All of them answer `tools/call get_plans` with the same plans; each runs in a separate process.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { loadBundle } from '../runtime/adapters/node-bundle.ts';
import { serve } from '../runtime/adapters/node.ts';

/** The plans that a bundle publishes. */
type Plans = Record<string, unknown>;

/** Starts a server for a bundle with its plans; returns its port. */
export type StartServer = (bundle: string, plans: Plans) => Promise<number>;

const resultOf = (plans: Plans): { content: { type: 'text'; text: string }[]; structuredContent: Plans } => ({
  content: [{ type: 'text', text: JSON.stringify(plans) }],
  structuredContent: plans,
});

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));

/** Our server, as `sitec serve --no-limit` starts it. */
const startOurs: StartServer = async (bundle) => {
  const { url } = await serve(await loadBundle(bundle), { port: 0, host: '127.0.0.1', limit: false });
  return Number(new URL(url).port);
};

/** The official SDK without sessions, as in its documentation: a server and a transport for each request, JSON instead of a stream. */
const startSdk: StartServer = (_, plans) =>
  listen(
    createServer((request, response) => {
      const server = new McpServer({ name: 'plans', version: '1.0.0' });
      server.registerTool('get_plans', { description: 'All plans' }, () => resultOf(plans));
      const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
      response.on('close', () => void transport.close().then(() => server.close()));
      // The types of the SDK do not support exactOptionalPropertyTypes.
      void server.connect(transport as Parameters<McpServer['connect']>[0]).then(() => transport.handleRequest(request, response));
    }),
  );

/** The minimum for a server on node:http: it reads and parses the body, and answers with a ready string. */
const startBare: StartServer = (_, plans) => {
  const answer = JSON.stringify({ jsonrpc: '2.0', id: 1, result: resultOf(plans) });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(answer) };
  return listen(
    createServer((request, response) => {
      void text(request).then((body) => {
        JSON.parse(body);
        response.writeHead(200, headers).end(answer);
      });
    }),
  );
};

/** Every server by its name in the table. */
export const SERVERS: Readonly<Record<string, StartServer>> = { ours: startOurs, 'SDK v1': startSdk, 'node:http': startBare };
