/** JSON Schemas (2020-12) of the two catalogues, written from their specifications. */

const text = { type: 'string', minLength: 1 } as const;
const texts = { type: 'array', items: text } as const;
const address = { type: 'string', format: 'uri' } as const;
const document = { type: 'object' } as const;

const host = {
  type: 'object',
  required: ['displayName', 'identifier'],
  properties: { displayName: text, identifier: text, documentationUrl: address, logoUrl: address },
} as const;

/**
 * An entry: what both specifications require, and what sitec adds so that registries can index it. A name has exactly three parts: the
 * publisher, the kind of the artefact, and its own name (ARD 0.91, appendix C).
 */
const entries = (...kinds: readonly string[]) =>
  ({
    type: 'array',
    minItems: 1,
    items: {
      type: 'object',
      required: ['identifier', 'displayName', 'type', 'representativeQueries'],
      oneOf: [
        { properties: { url: address }, required: ['url'] },
        { properties: { data: document }, required: ['data'] },
      ],
      properties: {
        identifier: { type: 'string', pattern: `^urn:air:[A-Za-z0-9.-]+:(?:${kinds.join('|')}):[A-Za-z0-9._-]+$` },
        displayName: text,
        type: { type: 'string', pattern: '^[a-z]+/[a-z0-9.+-]+(?:; ?[a-z]+=(?:[a-z0-9.]+|"[^"]*"))*$' },
        url: address,
        data: document,
        description: text,
        tags: texts,
        capabilities: texts,
        representativeQueries: { ...texts, minItems: 2, maxItems: 5 },
        version: text,
        updatedAt: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$' },
      },
    },
  }) as const;

/** Kinds of what can be called. */
const CALLED = ['mcp', 'a2a', 'openapi', 'skill'] as const;

/** `ArdManifest` of ARD 0.91: an open object that needs entries only; sitec also names the host. An entry is what can be called: no index. */
export const ARD_MANIFEST = {
  type: 'object',
  required: ['entries', 'host'],
  properties: { specVersion: { const: '1.0' }, host, entries: entries(...CALLED) },
} as const;

/** AI Catalog 1.0, as ARD 0.9 restricts it: the objects around the entries are closed. */
export const AI_CATALOG = {
  type: 'object',
  required: ['specVersion', 'host', 'entries'],
  properties: { specVersion: { const: '1.0' }, host: { ...host, additionalProperties: false }, entries: entries(...CALLED, 'index') },
  additionalProperties: false,
} as const;
