/** POST /a2a: the rule-based site guide for A2A 0.3 (`message/send`) and 1.0 (`SendMessage`). It replies with a Message, never a Task. */
import type { ServiceRequest } from './handler.ts';
import { createGuide } from './answer/intents.ts';
import type { A2aSpelling, RuntimeIndex } from './bundle.ts';
import { fieldsOf, fill, isObject, respond } from './rpc.ts';
import type { Endpoint, Fields } from './rpc.ts';

/** A message whose fields were all found right: a part that has a text has a string. */
interface Message {
  readonly parts: readonly { readonly text?: string }[];
  readonly contextId?: string;
  readonly taskId?: unknown;
}

/** The endpoint over the compiled tables of a bundle. Every JSON-RPC error has HTTP status 200. */
export function createA2a(index: RuntimeIndex): Endpoint {
  const { errors, invalid, modes, unknown, versions } = index.a2a;
  const methods = new Map(Object.entries(index.a2a.methods));
  const guide = createGuide(index);

  function send(params: unknown, spelling: A2aSpelling): string {
    const { message, configuration } = fieldsOf(params);
    const violations = violationsOf(fieldsOf(message), spelling);
    if (violations.length > 0) return errors.message.replace('{violations}', () => violations.join());
    const { parts, contextId, taskId } = message as Message;
    if (taskId) return errors.task;
    const texts = parts.flatMap(({ text }) => text ?? []);
    if (texts.length === 0) return errors.contentType;
    const { text, data } = guide(texts.join('\n'));
    const textPart = wants(configuration, modes.text) ? [{ ...spelling.text, text }] : [];
    const reply = wants(configuration, modes.data) ? [...textPart, { ...spelling.data, data }] : textPart;
    if (reply.length === 0) return errors.outputModes;
    const answer = { ...spelling.message, messageId: crypto.randomUUID(), contextId: contextId || crypto.randomUUID(), parts: reply };
    return spelling.outcome.replace('{message}', () => JSON.stringify(answer));
  }

  return async (message, request) => {
    const { jsonrpc, id = null, method, params } = fieldsOf(message);
    const known = typeof id === 'string' || typeof id === 'number' ? id : null;
    if (jsonrpc !== '2.0' || typeof method !== 'string' || known !== id) return respond(invalid, errors.request, known);
    const { version, outcome } = methods.get(method) ?? unknown;
    const asked = askedVersion(request);
    if (!Object.hasOwn(versions, asked.split('.', 2).join('.')))
      return respond(versions[version].reply, fill(errors.version, asked), known);
    return respond(versions[version].reply, outcome ?? send(params, versions[version]), known);
  };
}

/** The version that a client asks for, with or without a patch number; an empty one is 0.3 (A2A 1.0 section 3.6.2). */
function askedVersion(request: ServiceRequest): string {
  return request.header('a2a-version') || new URLSearchParams(request.target.split('?')[1]).get('A2A-Version') || '0.3';
}

/** What is wrong with a message, one entry a field; empty when nothing is. */
function violationsOf({ messageId, role, parts, contextId = '' }: Fields, { asks, violations }: A2aSpelling): string[] {
  const isContext = typeof contextId === 'string' && contextId.length <= 128;
  return [
    ...(typeof messageId === 'string' && messageId !== '' ? [] : [violations.messageId]),
    ...(asks.includes(role) ? [] : [violations.role]),
    ...(Array.isArray(parts) && parts.length > 0 && parts.every(isPart) ? [] : [violations.parts]),
    ...(isContext ? [] : [violations.contextId]),
  ];
}

function isPart(part: unknown): boolean {
  return isObject(part) && (typeof part.text === 'string' || (part.kind !== 'text' && part.text === undefined));
}

/** Whether a client takes one kind of part: it names one of its modes, or no mode at all. */
function wants(configuration: unknown, modes: readonly unknown[]): boolean {
  const { acceptedOutputModes: accepted } = fieldsOf(configuration);
  return !Array.isArray(accepted) || accepted.length === 0 || accepted.some((mode) => modes.includes(mode));
}
