/** POST /a2a: the rule-based site guide for A2A 0.3 (`message/send`) and 1.0 (`SendMessage`). It replies with a Message, never a Task. */
import { preferredLanguage } from '../accept.ts';
import { createGuide } from '../answer/guide.ts';
import type { FindPassages } from '../answer/passages.ts';
import type { A2aMethod, A2aSpelling, RuntimeIndex } from '../bundle.ts';
import type { ServiceRequest } from '../exchange.ts';
import { fieldsOf, fill, isObject, respond, type Endpoint, type Fields } from '../rpc.ts';
import { complaintsOf, valueIn } from '../table.ts';

/** A message with valid fields. */
interface Message {
  readonly parts: readonly Fields[];
  readonly contextId?: string;
  readonly taskId?: string;
}

/** The endpoint over the compiled tables of a bundle. Every JSON-RPC error has HTTP status 200. */
export const createA2a = (index: RuntimeIndex, find: FindPassages): Endpoint => {
  const { errors, invalid, languages, methods, modes, unknown, versions } = index.a2a;
  const guide = createGuide(index.answers, find);

  const send = async ({ message, configuration }: Fields, spelling: A2aSpelling, request: ServiceRequest): Promise<string> => {
    const violations = isObject(message) ? violationsOf(message, spelling) : [spelling.violations.message];
    if (violations.length > 0) return errors.parameters.replace('{violations}', () => violations.join());
    const { parts, contextId, taskId } = message as unknown as Message;
    const { [spelling.push]: push, acceptedOutputModes } = fieldsOf(configuration);
    if (push) return errors.push;
    if (taskId) return echo(errors.task, taskId);
    const texts = parts.flatMap((part) => textOf(part) ?? []);
    if (texts.length === 0) return errors.contentType;
    const { text, data } = await guide(texts.join('\n'), preferredLanguage(request.header('accept-language'), languages));
    const textPart = wants(acceptedOutputModes, modes.text) ? [{ ...spelling.text, text }] : [];
    const reply = wants(acceptedOutputModes, modes.data) ? [...textPart, { ...spelling.data, data }] : textPart;
    if (reply.length === 0) return errors.outputModes;
    const answer = { ...spelling.message, messageId: crypto.randomUUID(), contextId: contextId || crypto.randomUUID(), parts: reply };
    return spelling.outcome.replace('{message}', () => JSON.stringify(answer));
  };

  const outcomeOf = async (method: A2aMethod, params: Fields, request: ServiceRequest): Promise<string> => {
    const asked = askedVersion(request);
    // Patch numbers do not matter (A2A 1.0 section 3.6.1).
    if (!valueIn(versions, asked.replace(/^(\d+\.\d+)\.\d+$/, '$1'))) return echo(errors.version, asked);
    if (method.kind === 'constant') return method.outcome;
    if (method.kind === 'message') return send(params, versions[method.version], request);
    const { parameter, outcome } = method;
    const [complaint] = complaintsOf([parameter], params);
    return complaint ?? echo(outcome, String(params[parameter.name]));
  };

  return async (message, request) => {
    const { jsonrpc, id = null, method: name, params } = fieldsOf(message);
    const known = typeof id === 'string' || typeof id === 'number' ? id : null;
    if (jsonrpc !== '2.0' || typeof name !== 'string' || known !== id) return respond(invalid, errors.request, known);
    const method = valueIn(methods, name) ?? unknown;
    return respond(versions[method.version].reply, await outcomeOf(method, fieldsOf(params), request), known);
  };
};

/** The requested version; an empty one means 0.3 (A2A 1.0 section 3.6.2). */
const askedVersion = (request: ServiceRequest): string =>
  request.header('a2a-version') || new URLSearchParams(request.target.split('?')[1]).get('A2A-Version') || '0.3';

/** Inserts a client's text into a template, without invisible characters. */
const echo = (template: string, text: string): string => fill(template, text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ''));

/** The faults of a message, one entry for each field; empty for a valid one. */
const violationsOf = (message: Fields, { asks, fields, violations }: A2aSpelling): string[] => {
  const { role, parts } = message;
  return [
    ...complaintsOf(fields, message),
    ...(asks.includes(role) ? [] : [violations.role]),
    ...(Array.isArray(parts) && parts.length > 0 && parts.every(isPart) ? [] : [violations.parts]),
  ];
};

/** Whether a part is an object, with a string if it is a text. */
const isPart = (part: unknown): boolean => {
  if (!isObject(part)) return false;
  const isOther = part.kind === undefined ? part.text === undefined : part.kind !== 'text';
  return isOther || textOf(part) !== undefined;
};

/** The text of a part; undefined for other kinds. Parts of 1.0 have no kind, and in 0.3 it may be missing. */
const textOf = ({ kind = 'text', text }: Fields): string | undefined => (kind === 'text' && typeof text === 'string' ? text : undefined);

/** Whether a client accepts one kind of part: it lists one of its modes, or no mode at all. */
const wants = (accepted: unknown, modes: readonly unknown[]): boolean =>
  !Array.isArray(accepted) || accepted.length === 0 || accepted.some((mode) => modes.includes(mode));
