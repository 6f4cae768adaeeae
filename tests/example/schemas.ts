/** Small schemas (2020-12) of what the specifications of cards and catalogues require; further keys are allowed by all of them. */

const text = { type: 'string', minLength: 1 } as const;
const url = { type: 'string', format: 'uri' } as const;
const texts = { type: 'array', minItems: 1, items: text } as const;
const list = (items: object): object => ({ type: 'array', minItems: 1, items });
const object = (properties: Readonly<Record<string, object>>, optional: Readonly<Record<string, object>> = {}): object => ({
  type: 'object',
  properties: { ...properties, ...optional },
  required: Object.keys(properties),
});

const linkTarget = object({ href: { type: 'string', format: 'uri-reference' } }, { type: text });

/** RFC 9727 as a linkset of RFC 9264. */
export const API_CATALOG = object({
  linkset: list({ ...object({ anchor: url }), additionalProperties: list(linkTarget) }),
});

/** SEP-2127 version 1, with the keys that scanners look for. */
export const SERVER_CARD = object({
  $schema: { const: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json' },
  name: { type: 'string', pattern: '^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$', minLength: 3, maxLength: 200 },
  title: { type: 'string', maxLength: 100 },
  version: text,
  description: { type: 'string', minLength: 1, maxLength: 100 },
  remotes: list(object({ type: { const: 'streamable-http' }, url, supportedProtocolVersions: texts })),
  serverInfo: object({ name: text, version: text }),
  endpoint: url,
  transport: object({ type: text, endpoint: url }),
  capabilities: { type: 'object' },
  tools: list(object({ name: text, description: text, inputSchema: object({ type: { const: 'object' } }) })),
});

const skill = object({ id: text, name: text, description: text, tags: texts, examples: texts });

/** The required fields of A2A 0.3 and 1.0 together. */
export const AGENT_CARD = object({
  protocolVersion: { const: '0.3.0' },
  name: text,
  description: text,
  version: text,
  url,
  preferredTransport: { const: 'JSONRPC' },
  supportedInterfaces: list(object({ url, protocolBinding: { const: 'JSONRPC' }, protocolVersion: { enum: ['1.0', '0.3'] } })),
  provider: object({ organization: text, url }),
  capabilities: object({ streaming: { const: false }, pushNotifications: { const: false } }),
  defaultInputModes: texts,
  defaultOutputModes: texts,
  skills: list(skill),
});

/** agent-skills-discovery 0.2.0. */
export const SKILL_INDEX = object({
  $schema: { const: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json' },
  skills: list(
    object({
      name: { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 64 },
      type: { const: 'skill-md' },
      description: { type: 'string', minLength: 1, maxLength: 1024 },
      url: { type: 'string', format: 'uri-reference' },
      digest: { type: 'string', pattern: '^sha256:[0-9a-f]{64}$' },
    }),
  ),
});

/** JSON Feed 1.1. */
export const JSON_FEED = object({
  version: { const: 'https://jsonfeed.org/version/1.1' },
  title: text,
  items: {
    type: 'array',
    items: object({ id: text }, { url, title: text, content_text: text, date_published: text, date_modified: text }),
  },
});
