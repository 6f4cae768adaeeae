import type { ProblemDefinition } from '../problem.ts';

/** SITEC507x: what `sitec check` finds at the MCP endpoint. */
export const probesMcp = {
  handshake: {
    code: 'SITEC5070',
    level: 'warning',
    message: 'no MCP server answers at {path}: {reason}',
    why: 'assistants can read the pages, but not ask for a plan, a guide or a comparison by name',
    fix: 'build for a host that answers POST, or let people run `sitec mcp` for the site; docs/hosting.md says which hosts do',
  },
  tools: {
    code: 'SITEC5071',
    level: 'error',
    message: 'the tool {tool} of {path} cannot be used as it is: {reason}',
    why: 'a model sees nothing of a tool but its description and schema, and some clients drop a whole list for one tool',
    fix: 'give it a description, an object as the root of its schemas, and a description of each argument',
  },
  call: {
    code: 'SITEC5072',
    level: 'error',
    message: 'the tool {tool} of {path} cannot be called: {reason}',
    why: 'an assistant that tries it has to answer without the facts',
    fix: 'publish the whole bundle, index and documents of one build',
  },
  lists: {
    code: 'SITEC5073',
    level: 'error',
    message: '{path} says that it can answer {method}, and does not: {reason}',
    why: 'clients ask for what a server declares, and end the connection when that fails',
    fix: 'publish the whole bundle of one build; elsewhere declare only the capabilities that are there',
  },
  modern: {
    code: 'SITEC5074',
    level: 'warning',
    message: '{path} does not speak MCP 2026-07-28: {reason}',
    why: 'clients of that revision send no handshake, and the older one is on its way out',
    fix: 'sitec build serves both; elsewhere update the server',
  },
  eras: {
    code: 'SITEC5075',
    level: 'error',
    message: '{path} has other tools for clients of 2026-07-28 than for older ones: {reason}',
    why: 'what an assistant can do would depend on its age',
    fix: 'publish one build everywhere; empty the cache of your host',
  },
  card: {
    code: 'SITEC5076',
    level: 'error',
    message: '{card} does not list the tools of {path}: {reason}',
    why: 'registries and clients choose a server by its card',
    fix: 'publish card and server of one build; sitec build makes both from one definition',
  },
  errors: {
    code: 'SITEC5077',
    level: 'warning',
    message: '{path} answers {request} with {reason}',
    why: 'a client that gets no error in the form of JSON-RPC cannot tell what was wrong, and gives up',
    fix: 'answer it with a JSON-RPC error; sitec build has each of them ready',
  },
  get: {
    code: 'SITEC5078',
    level: 'warning',
    message: 'GET {path} is answered with {reason}',
    why: 'clients ask with GET for a stream of events, and wait for an answer that is none',
    fix: 'answer it with status 405 and `Allow: POST`, or with a stream of events',
  },
  limit: {
    code: 'SITEC5079',
    level: 'warning',
    message: '{path} answered {count} requests in a row without a limit',
    why: 'one client that runs wild takes the server from all others',
    fix: 'set `rateLimit` in sitec.config.ts, or a limit at your host; docs/hosting.md says how',
  },
} as const satisfies Record<string, ProblemDefinition>;
