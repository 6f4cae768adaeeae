import { SERVES_SAYS } from '../tools/advertised.ts';

/** What the template of the developers page is given, for docs/templates.md. */
export const DEVELOPERS_NAMES = {
  name: 'Name of the company',
  base: 'Public address without a slash at its end',
  app: 'Address where people sign up, or null',
  paths:
    'Public paths: api, openapi, mcp, a2a, llms, llmsFull, auth, agentCard, mcpServerCard, webmcp and others; null for those that are not served',
  serves: SERVES_SAYS,
  kinds: 'Kinds of facts: `name`, `title`, `description`, `count`, and their `operations`',
  markdown: 'The ways to the markdown of a page, as operations',
  tools: 'The tools of /mcp, as operations; nothing of /mcp and /a2a is given where it is not served',
  documents: 'How an MCP resource is read, as an operation',
  guide: 'A question to the guide at /a2a, as an operation',
  clients: 'How MCP clients are connected, to /mcp or to a server on their own machine: `name`, `how`, `example`, `link`',
  command: 'The command that makes an MCP server of the site on the machine of who runs it',
  templates: 'Templates of MCP resources: `uriTemplate`, `title`',
  prompts: 'Prompts of MCP: `name`, `title`, `description`, and the names of their `arguments`',
  skills: 'Topics that the guide answers: `name`, `description`, `examples`',
  browserTools: 'Tools for browsers: `name`, `description`; none when the script is not written into pages',
  files: 'Files for machines: `path`, `text`, and `aliases` with the same bytes',
  search: 'Paths of the search for browsers, `module` and `index`, or null',
  limit: 'Limit of requests to /mcp and /a2a: `burst` and `perMinute`, or null',
  contact: 'Mail address of the support, or null',
  contactPage: 'Page with the contacts, or null',
} as const satisfies Readonly<Record<string, string>>;
