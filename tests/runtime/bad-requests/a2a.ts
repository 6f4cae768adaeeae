import { malformed, odd } from './json-bodies.ts';
import { post, postBytes, row, type Expected, type Row } from './row.ts';

const MESSAGE = { messageId: '1', role: 'user', parts: [{ kind: 'text', text: 'How much does Starter cost?' }] };
const REQUEST = { jsonrpc: '2.0', id: 1, method: 'message/send', params: { message: MESSAGE } };
const error = (code: number, id?: unknown): Expected => ({
  headers: { 'content-type': 'application/json' },
  json: { ...(id !== undefined && { id }), error: { code } },
});
const named = (body: string): string =>
  body.length > 30 ? `${JSON.stringify(body.slice(0, 30))} (${body.length} bytes)` : JSON.stringify(body);
const send = (name: string, body: unknown, expected: Expected, ...headers: readonly string[]): Row =>
  row(name, post('/a2a', body, ...headers), 200, expected);
const message = (changes: object): object => ({ ...REQUEST, params: { message: { ...MESSAGE, ...changes } } });
const method = (name: unknown, params?: unknown): object => ({ jsonrpc: '2.0', id: 1, method: name, params });

const PARTS = [
  undefined,
  [],
  null,
  'a',
  1,
  {},
  [null],
  [1],
  ['a'],
  [[]],
  [{ kind: 'text' }],
  [{ kind: 'text', text: 1 }],
  [{ kind: 'text', text: null }],
  [MESSAGE.parts[0], null],
];
/** Texts that are only texts: nothing in them is run, matched as a pattern, or printed outside of JSON. */
const TEXTS = [
  '',
  ' ',
  '\0',
  '(a+)+$',
  '[',
  '\\',
  '<script>alert(1)</script>',
  '"}]}',
  "' OR 1=1 --",
  '${7*7}',
  '{{7*7}}',
  '%s%n',
  '\u202e',
  '\ud800',
  '\u{1f600}'.repeat(100),
  '__proto__',
  '../../etc/passwd',
  'a'.repeat(60_000),
];

/** POST /a2a: every JSON-RPC error has status 200. */
export const a2a: readonly Row[] = [
  ...[
    null,
    [],
    {},
    1,
    '"a"',
    true,
    [REQUEST],
    { ...REQUEST, jsonrpc: '1.0' },
    { ...REQUEST, jsonrpc: undefined },
    { ...REQUEST, method: undefined },
    { ...REQUEST, method: 1 },
  ].map((body) => send(`no request: ${JSON.stringify(body).slice(0, 60)}`, body, error(-32600))),
  ...[{}, [], true].map((id) => send(`id ${JSON.stringify(id)}`, { ...REQUEST, id }, error(-32600, null))),
  ...['nope', '', '__proto__', 'constructor', 'message', 'message/Send', 'sendmessage'].map((name) =>
    send(`method "${name}"`, method(name, {}), error(-32601, 1)),
  ),
  ...[undefined, null, [], 1, 'a', {}, { message: null }, { message: [] }, { message: 'a' }].map((params) =>
    send(`params ${JSON.stringify(params)}`, { ...REQUEST, params }, error(-32602, 1)),
  ),
  ...PARTS.map((parts) => send(`parts ${JSON.stringify(parts)}`, message({ parts }), error(-32602, 1))),
  ...['agent', 'ROLE_USER', '', null, 1, {}, undefined, '__proto__'].map((role) =>
    send(`role ${JSON.stringify(role)}`, message({ role }), error(-32602, 1)),
  ),
  ...['', null, 1, {}, [], undefined].map((messageId) =>
    send(`messageId ${JSON.stringify(messageId)}`, message({ messageId }), error(-32602, 1)),
  ),
  ...[1, {}, [], 'x'.repeat(129)].map((contextId) =>
    send(`contextId ${JSON.stringify(contextId).slice(0, 20)}`, message({ contextId }), error(-32602, 1)),
  ),
  ...[
    { kind: 'file', file: { uri: 'file:///etc/passwd' } },
    { kind: 'data', data: {} },
    { kind: 'file', file: { bytes: 'AAAA' } },
  ].map((part) => send(`only ${JSON.stringify(part)}`, message({ parts: [part] }), error(-32005, 1))),
  ...['text/plain', 'application/xml', 'application/jsonx', ''].map((type) =>
    send(`Content-Type: ${type}`, REQUEST, error(-32005, null), `Content-Type: ${type}`),
  ),
  send('a type that is wrong is told before a body that is', '{', error(-32005, null), 'Content-Type: text/plain'),
  send('an unknown task', message({ taskId: 'nope' }), error(-32001, 1)),
  ...['tasks/get', 'tasks/cancel'].map((name) => send(`${name} of an unknown task`, method(name, { id: 'nope' }), error(-32001, 1))),
  ...['message/stream', 'tasks/resubscribe'].map((name) => send(name, method(name, { id: 'x', message: MESSAGE }), error(-32004, 1))),
  ...['set', 'get', 'list', 'delete'].map((verb) =>
    send(`tasks/pushNotificationConfig/${verb}`, method(`tasks/pushNotificationConfig/${verb}`, {}), error(-32003, 1)),
  ),
  ...['99.0', '0', 'x', '1', '__proto__', '2.0', '1.0.0.0'.repeat(100)].map((version) =>
    send(`A2A-Version: ${version.slice(0, 20)}`, REQUEST, error(-32009, 1), `A2A-Version: ${version}`),
  ),
  row('another version in the query', post('/a2a?A2A-Version=99.0', REQUEST), 200, error(-32009, 1)),
  ...TEXTS.map((text) =>
    send(`text ${JSON.stringify(text).slice(0, 30)}`, message({ parts: [{ kind: 'text', text }] }), {
      headers: { 'content-type': 'application/json' },
      json: { id: 1, result: { kind: 'message' } },
    }),
  ),
  row('with a slash at the end', post('/a2a/', REQUEST), 200, { json: { id: 1, result: { kind: 'message' } } }),
  row('65,537 bytes', postBytes('/a2a', ' '.repeat(65_537)), 413, { headers: { connection: 'close' } }),
  row('Content-Encoding: gzip', post('/a2a', REQUEST, 'Content-Encoding: gzip'), 415),
  ...['https://evil.example', 'null'].map((origin) => row(`Origin: ${origin}`, post('/a2a', REQUEST, `Origin: ${origin}`), 403)),
];

/** Malformed and odd bodies at /a2a. */
export const a2aBodies: readonly Row[] = [
  ...malformed.map((body) => row(named(body), postBytes('/a2a', body), 200, error(-32700, null))),
  ...odd.map((body) => row(named(body), postBytes('/a2a', body), 200, { body: /^(?![^]*-32700)/ })),
];
