import { both, CARDS, gone, json, page, rpc, type ProbeCase } from './broken.ts';

/** Broken in MCP. */
export const mcpCases: readonly ProbeCase[] = [
  {
    broken: 'there is no MCP server',
    overrides: { '/mcp': gone },
    expected: ['SITEC5048 /.well-known/api-catalog links to /mcp: status 404', 'SITEC5070 no MCP server answers at /mcp: status 404'],
  },
  {
    broken: 'a tool has no description',
    overrides: {
      '/mcp': rpc('tools/list', ({ result, ...rest }) => ({ ...rest, result: { ...result, tools: bare(result?.tools) } })),
      ...both(
        CARDS,
        json((card: { tools: unknown }) => ({ ...card, tools: bare(card.tools) })),
      ),
    },
    expected: ['SITEC5071 the tool get_plans of /mcp is not valid: it has no description'],
  },
  {
    broken: 'a tool cannot be called',
    overrides: { '/mcp': rpc('tools/call', ({ result, ...rest }) => ({ ...rest, result: { ...result, isError: true } })) },
    expected: ['SITEC5072 cannot call the tool get_plans of /mcp: it answers with an error'],
  },
  {
    broken: 'a tool gives what its schema does not allow',
    overrides: { '/mcp': rpc('tools/call', ({ result, ...rest }) => ({ ...rest, result: { ...result, structuredContent: {} } })) },
    expected: [
      "SITEC5072 cannot call the tool get_plans of /mcp: MCP error -32602: Structured content does not match the tool's output schema: it must have required property 'plans'",
    ],
  },
  {
    broken: 'prompts are declared and not there',
    overrides: { '/mcp': rpc('prompts/list', ({ id }) => ({ jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } })) },
    expected: ['SITEC5073 /mcp declares prompts/list, but does not answer it: MCP error -32601: Method not found'],
  },
  {
    broken: 'prompts are no list',
    overrides: { '/mcp': rpc('prompts/list', ({ result, ...rest }) => ({ ...rest, result: { ...result, prompts: 'none' } })) },
    expected: ['SITEC5073 /mcp declares prompts/list, but does not answer it: prompts: Invalid input: expected array, received string'],
  },
  {
    broken: 'the newest revision is not spoken',
    overrides: { '/mcp': rpc('server/discover', () => ({ jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'Method not found' } })) },
    expected: ['SITEC5074 /mcp does not support MCP 2026-07-28: server/discover answers with status 200 (Method not found)'],
  },
  {
    broken: 'a header may lie',
    overrides: {
      '/mcp': rpc('tools/list', (response, { headers }) =>
        headers.get('mcp-method') === 'prompts/list' ? { jsonrpc: '2.0', id: 1, result: {} } : response,
      ),
    },
    expected: ['SITEC5074 /mcp does not support MCP 2026-07-28: it accepts a header that contradicts the body'],
  },
  {
    broken: 'the eras have other tools',
    overrides: {
      '/mcp': rpc('tools/list', (response, { headers }) =>
        headers.has('mcp-method') && response.result
          ? { ...response, result: { ...response.result, tools: (response.result.tools as unknown[]).slice(1) } }
          : response,
      ),
    },
    expected: ['SITEC5075 /mcp has different tools for clients of 2026-07-28 and older ones: get_plans is only on one side'],
  },
  {
    broken: 'the card lists other tools',
    overrides: both(
      CARDS,
      json((card: { tools: unknown[] }) => ({ ...card, tools: card.tools.slice(1) })),
    ),
    expected: ['SITEC5076 /.well-known/mcp/server-card.json does not list the tools of /mcp: get_plans is only on one side'],
  },
  {
    broken: 'an unknown method is a page',
    overrides: { '/mcp': (right, request) => request.text().then((body) => (body.includes('no/such') ? page() : right)) },
    expected: ['SITEC5077 /mcp answers an unknown method with status 200 (text/html)'],
  },
  {
    broken: 'GET of the endpoint is a page',
    overrides: { '/mcp': (right, { method }) => (method === 'GET' ? page() : right) },
    expected: ['SITEC5078 GET /mcp answers with status 200 (text/html)'],
  },
];

const bare = (tools: unknown): unknown =>
  (tools as object[] | undefined)?.map((tool, index) => (index === 0 ? { ...tool, description: '' } : tool));
