/** POST /a2a: the rule-based site guide for A2A 0.3 (`message/send`) and 1.0 (`SendMessage`). It replies with a Message, never a Task. */
import type { Answer } from './answer/intents.ts';
import type { HeaderSet, RuntimeIndex } from './bundle.ts';
import type { ServiceRequest } from './handler.ts';
import { envelope, failure, fieldsOf, isObject } from './rpc.ts';
import type { Endpoint, Fields } from './rpc.ts';

const BAD_REQUEST = 'type.googleapis.com/google.rpc.BadRequest';
const ERROR_INFO = 'type.googleapis.com/google.rpc.ErrorInfo';
const SUPPORTED_VERSION = /^(?:0\.3|1\.0)(?:\.\d+)?$/;
const TEXT_MODES = new Set<unknown>(['text/plain', 'text/markdown', 'text/*', 'text', '*/*']);
const DATA_MODES = new Set<unknown>(['application/json', 'application/*', 'data', '*/*']);

/** How the two versions spell roles and parts (A2A 0.3.0 section 6.4, 1.0 section 4.1.4). */
const SPELLINGS = {
  '0.3': { asks: ['user'], answers: 'agent', text: { kind: 'text' }, data: { kind: 'data' } },
  '1.0': { asks: ['ROLE_USER', 1], answers: 'ROLE_AGENT', text: { mediaType: 'text/plain' }, data: { mediaType: 'application/json' } },
};

/** The endpoint over the compiled tables; `guide` answers the text of one message. Every JSON-RPC error has HTTP status 200. */
export function createA2a({ a2a, site }: RuntimeIndex, guide: (text: string) => Answer): Endpoint {
  const methods = new Map(Object.entries(a2a.methods));
  const domain = new URL(site).host;

  function send(params: unknown, version: '0.3' | '1.0'): string {
    const { message, configuration } = fieldsOf(params);
    const { parts, taskId, contextId } = fieldsOf(message);
    const fieldViolations = violations(fieldsOf(message), SPELLINGS[version].asks);
    if (fieldViolations.length > 0) return failure(-32602, 'Invalid parameters', [{ '@type': BAD_REQUEST, fieldViolations }]);
    if (taskId) return `"error":${a2a.errors.task}`;
    const texts = (parts as readonly Fields[]).filter(isTextPart).map(({ text }) => text);
    if (texts.length === 0) return `"error":${a2a.errors.contentType}`;
    const reply = replyParts(guide(texts.join('\n')), configuration, version);
    if (reply.length === 0) return `"error":${a2a.errors.outputModes}`;
    return `"result":${JSON.stringify(replyMessage(reply, contextId || crypto.randomUUID(), version))}`;
  }

  function dispatch(method: string, params: unknown, version: string): string {
    if (!SUPPORTED_VERSION.test(version)) return unsupportedVersion(version);
    const found = methods.get(method) ?? { kind: 'error', error: a2a.errors.method };
    return found.kind === 'send' ? send(params, found.version) : `"error":${found.error}`;
  }

  const error = (json: string): string => envelope(`"error":${json}`, null);
  return {
    types: new Set(['application/json', 'application/a2a+json']),
    unsupported: { status: 200, body: error(a2a.errors.contentType) },
    malformed: { status: 200, body: error(a2a.errors.parse) },
    failed: { status: 500, body: envelope(failure(-32603, 'Internal error'), null) },
    limited(seconds) {
      const data = [errorInfo('RATE_LIMITED', domain, { retryAfterSeconds: String(seconds) })];
      return envelope(failure(-32000, `Rate limit exceeded. Retry after ${seconds} seconds.`, data), null);
    },
    async answer(message, request) {
      const { jsonrpc, id = null, method, params } = fieldsOf(message);
      const known = typeof id === 'string' || typeof id === 'number' ? id : null;
      if (jsonrpc !== '2.0' || typeof method !== 'string' || known !== id) {
        return { status: 200, body: envelope(`"error":${a2a.errors.request}`, known) };
      }
      const headers: HeaderSet = [['A2A-Version', method.includes('/') ? '0.3' : '1.0']];
      return { status: 200, headers, body: envelope(dispatch(method, params, versionOf(request)), known) };
    },
  };
}

/** The version that a client asks for; an empty one is 0.3 (A2A 1.0 section 3.6.2). */
function versionOf(request: ServiceRequest): string {
  const query = new URLSearchParams(request.target.split('?')[1]);
  return request.header('a2a-version') || query.get('A2A-Version') || '0.3';
}

/** What is wrong with a message, one entry a field; empty when nothing is. */
function violations(message: Fields, roles: readonly unknown[]): { field: string; description: string }[] {
  const { messageId, role, parts, contextId = '' } = message;
  const isContext = typeof contextId === 'string' && contextId.length <= 128;
  const checks: readonly (readonly [passed: boolean, field: string, description: string])[] = [
    [typeof messageId === 'string' && messageId !== '', 'message.messageId', 'is required'],
    [roles.includes(role), 'message.role', `must be ${roles[0]}`],
    [Array.isArray(parts) && parts.length > 0, 'message.parts', 'at least one part is required'],
    [!Array.isArray(parts) || parts.every(isPart), 'message.parts', 'must be objects, text parts with a string as text'],
    [isContext, 'message.contextId', 'must be a string of at most 128 characters'],
  ];
  return checks.filter(([passed]) => !passed).map(([, field, description]) => ({ field, description }));
}

function isTextPart(part: Fields): boolean {
  return typeof part.text === 'string' && (part.kind ?? 'text') === 'text';
}

function isPart(part: unknown): boolean {
  return isObject(part) && (isTextPart(part) || (part.kind !== 'text' && part.text === undefined));
}

function replyParts({ text, data }: Answer, configuration: unknown, version: '0.3' | '1.0'): Fields[] {
  const spelling = SPELLINGS[version];
  const textPart = wants(configuration, TEXT_MODES) ? [{ ...spelling.text, text }] : [];
  return wants(configuration, DATA_MODES) ? [...textPart, { ...spelling.data, data }] : textPart;
}

function replyMessage(parts: readonly Fields[], contextId: unknown, version: '0.3' | '1.0'): Fields {
  const message = { messageId: crypto.randomUUID(), contextId, role: SPELLINGS[version].answers, parts };
  return version === '0.3' ? { kind: 'message', ...message } : { message };
}

/** Whether a client takes one kind of part: it names one of its modes, or no mode at all. */
function wants(configuration: unknown, modes: ReadonlySet<unknown>): boolean {
  const { acceptedOutputModes: accepted } = fieldsOf(configuration);
  return !Array.isArray(accepted) || accepted.length === 0 || accepted.some((mode) => modes.has(mode));
}

function unsupportedVersion(version: string): string {
  const data = [errorInfo('VERSION_NOT_SUPPORTED', 'a2a-protocol.org', { supportedVersions: '1.0,0.3' })];
  return failure(-32009, `A2A version ${version.slice(0, 20)} is not supported`, data);
}

function errorInfo(reason: string, domain: string, metadata: Fields): Fields {
  return { '@type': ERROR_INFO, reason, domain, metadata };
}
