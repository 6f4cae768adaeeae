import type { ProblemDefinition } from '../problem.ts';

/** SITEC507x: findings of `sitec check` at the MCP endpoint. */
export const probesMcp = {
  handshake: {
    code: 'SITEC5070',
    level: 'warning',
    message: 'no MCP server answers at {path}: {reason}',
    why: 'assistants can read the pages, but not ask for a plan, a guide or a comparison by name',
    fix: 'use a host that answers POST (see docs/how-to/hosting/index.md), or let people run `sitec mcp` for the site',
  },
  tools: {
    code: 'SITEC5071',
    level: 'error',
    message: 'the tool {tool} of {path} is not valid: {reason}',
    why: 'a model knows a tool only by its description and schema, and some clients reject all tools because of one',
    fix: 'give it a description, schemas with an object as the root, and a description of each argument',
  },
  call: {
    code: 'SITEC5072',
    level: 'error',
    message: 'cannot call the tool {tool} of {path}: {reason}',
    why: 'assistants that call it have to answer without the facts',
    fix: 'publish the whole bundle, with index and documents from one build',
  },
  lists: {
    code: 'SITEC5073',
    level: 'error',
    message: '{path} declares {method}, but does not answer it: {reason}',
    why: 'clients use what a server declares, and disconnect if that fails',
    fix: 'publish the whole bundle from one build; on other servers declare only the capabilities that work',
  },
  modern: {
    code: 'SITEC5074',
    level: 'warning',
    message: '{path} does not support MCP 2026-07-28: {reason}',
    why: 'clients of that revision send no handshake',
    fix: 'publish a bundle of sitec, which supports both revisions, or update your server',
  },
  eras: {
    code: 'SITEC5075',
    level: 'error',
    message: '{path} has different tools for clients of 2026-07-28 and older ones: {reason}',
    why: 'what an assistant can do would depend on its version',
    fix: 'publish one build everywhere, and clear the cache of your host',
  },
  card: {
    code: 'SITEC5076',
    level: 'error',
    message: '{card} does not list the tools of {path}: {reason}',
    why: 'registries and clients choose a server by its card',
    fix: 'publish the card and the server from one build',
  },
  errors: {
    code: 'SITEC5077',
    level: 'warning',
    message: '{path} answers {request} with {reason}',
    why: 'a client without a JSON-RPC error cannot tell what was wrong, and gives up',
    fix: 'answer with a JSON-RPC error; the runtime of sitec does',
  },
  get: {
    code: 'SITEC5078',
    level: 'warning',
    message: 'GET {path} answers with {reason}',
    why: 'clients use GET to open an event stream, and wait for an answer that never comes',
    fix: 'answer with status 405 and `Allow: POST`, or with an event stream',
  },
  limit: {
    code: 'SITEC5079',
    level: 'warning',
    message: '{path} answered {count} requests in a row without a rate limit',
    why: 'one client can overload the server for all others',
    fix: 'set `rateLimit` in sitec.config.ts, or a limit at your host; see docs/how-to/rate-limit.md',
  },
} as const satisfies Record<string, ProblemDefinition>;
