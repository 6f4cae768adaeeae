/** What A2A 0.3.0 and 1.0 require of the agent card and of replies, as small schemas (2020-12) of our own. */

const text = { type: 'string', minLength: 1 } as const;
const url = { type: 'string', format: 'uri' } as const;
const flag = { type: 'boolean' } as const;
const list = (items: object): object => ({ type: 'array', minItems: 1, items });
/** An object with fields that must be there, others that may, and nothing else. */
const only = (required: Readonly<Record<string, object>>, optional: Readonly<Record<string, object>> = {}): object => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
});

const modes = list({ type: 'string', pattern: '^[a-z]+/[a-z0-9.+-]+$' });
const examples = { type: 'array', minItems: 2, maxItems: 5, items: text, uniqueItems: true };
const skill = only({ id: text, name: text, description: text, tags: list(text) }, { examples, inputModes: modes, outputModes: modes });
const provider = only({ organization: text, url });
const shared = { name: text, description: text, version: text, defaultInputModes: modes, defaultOutputModes: modes, skills: list(skill) };
const pages = { provider, documentationUrl: url, iconUrl: url };

/** A2A 0.3.0 section 5.5; 0.2 requires the same. Fields of 1.0 are unknown to it, and ignored. */
export const CARD_03 = {
  ...only(
    {
      ...shared,
      protocolVersion: { const: '0.3.0' },
      url,
      capabilities: { type: 'object', properties: { streaming: { const: false }, pushNotifications: { const: false } } },
    },
    {
      ...pages,
      preferredTransport: { const: 'JSONRPC' },
      additionalInterfaces: list(only({ url, transport: { const: 'JSONRPC' } })),
      supportsAuthenticatedExtendedCard: { const: false },
    },
  ),
  additionalProperties: true,
};

/** Fields of the card that 1.0 no longer has; clients ignore them (A2A 1.0 section 5.7). */
export const ONLY_IN_03 = ['protocolVersion', 'url', 'preferredTransport', 'additionalInterfaces', 'supportsAuthenticatedExtendedCard'];

/** A2A 1.0 section 4.4.1, without those fields. */
export const CARD_10 = only(
  {
    ...shared,
    capabilities: only({}, { streaming: flag, pushNotifications: flag, extendedAgentCard: flag }),
    supportedInterfaces: list(only({ url, protocolBinding: { const: 'JSONRPC' }, protocolVersion: { enum: ['1.0', '0.3'] } })),
  },
  pages,
);

const data = only({
  answered: { enum: [true, false, 'partial'] },
  language: text,
  intents: { type: 'array' },
  facts: { type: 'array' },
  links: { type: 'array' },
  unanswered: { type: 'array' },
  suggestions: { type: 'array', maxItems: 3, items: text },
});
const ids = { messageId: text, contextId: text };

/** The whole answer to `message/send` (A2A 0.3.0 section 7.1). */
export const REPLY_03 = only({
  jsonrpc: { const: '2.0' },
  id: { const: 1 },
  result: only({
    ...ids,
    kind: { const: 'message' },
    role: { const: 'agent' },
    parts: {
      type: 'array',
      prefixItems: [only({ kind: { const: 'text' }, text }), only({ kind: { const: 'data' }, data })],
      minItems: 2,
      items: false,
    },
  }),
});

/** The result of `SendMessage` (A2A 1.0 section 4.1.4, SendMessageResponse). */
export const RESULT_10 = only({
  message: only({
    ...ids,
    role: { const: 'ROLE_AGENT' },
    parts: {
      type: 'array',
      prefixItems: [only({ text, mediaType: { const: 'text/plain' } }), only({ data, mediaType: { const: 'application/json' } })],
      minItems: 2,
      items: false,
    },
  }),
});
