import type { A2aMethod, A2aSpelling, A2aTable, A2aVersion, Reply } from '../runtime/bundle.ts';
import { endpointReply, errorInfo, errorOutcome, resultOutcome } from './rpc.ts';

const DOMAIN = 'a2a-protocol.org';
const BAD_REQUEST = 'type.googleapis.com/google.rpc.BadRequest';

const info = (reason: string, metadata: Readonly<Record<string, string>> = {}): readonly unknown[] => errorInfo(reason, DOMAIN, metadata);

const incompatible = (supported: string): string =>
  errorOutcome(-32005, 'Incompatible content types', info('CONTENT_TYPE_NOT_SUPPORTED', { supported }));

/** Outcome for a body, or a message, in which there is no text. */
export const a2aContentType = incompatible('text/plain');

const errors: A2aTable['errors'] = {
  request: errorOutcome(-32600, 'Request payload validation error'),
  version: errorOutcome(-32009, 'A2A version {value} is not supported', info('VERSION_NOT_SUPPORTED', { supportedVersions: '1.0,0.3' })),
  message: errorOutcome(-32602, 'Invalid parameters', [{ '@type': BAD_REQUEST, fieldViolations: [] }]).replace('[]', '[{violations}]'),
  task: errorOutcome(-32001, 'Task not found', info('TASK_NOT_FOUND')),
  contentType: a2aContentType,
  outputModes: incompatible('text/plain, application/json'),
};

const unsupported = errorOutcome(-32004, 'This operation is not supported', info('UNSUPPORTED_OPERATION'));
const noPush = errorOutcome(-32003, 'Push Notification is not supported', info('PUSH_NOTIFICATION_NOT_SUPPORTED'));
const noExtendedCard = errorOutcome(-32007, 'Authenticated Extended Card is not configured', info('EXTENDED_AGENT_CARD_NOT_CONFIGURED'));

/** Methods that are answered with one outcome: nothing is streamed, kept or pushed. Those with a slash belong to 0.3. */
const READY: readonly (readonly [outcome: string, ...methods: string[]])[] = [
  [unsupported, 'SendStreamingMessage', 'SubscribeToTask', 'GetExtendedAgentCard', 'message/stream', 'tasks/resubscribe'],
  [errors.task, 'GetTask', 'CancelTask', 'tasks/get', 'tasks/cancel'],
  [
    noPush,
    'CreateTaskPushNotificationConfig',
    'GetTaskPushNotificationConfig',
    'ListTaskPushNotificationConfigs',
    'DeleteTaskPushNotificationConfig',
    ...['set', 'get', 'list', 'delete'].map((verb) => `tasks/pushNotificationConfig/${verb}`),
  ],
  [noExtendedCard, 'agent/getAuthenticatedExtendedCard'],
];

const methods = READY.flatMap(([outcome, ...names]) =>
  names.map((name): [string, A2aMethod] => [name, { version: name.includes('/') ? '0.3' : '1.0', outcome }]),
);

/** What is said of each field of a message when it is wrong; `role` is the word of the version for somebody who asks. */
const violations = (role: string): A2aSpelling['violations'] => {
  const violation = (field: string, description: string): string => JSON.stringify({ field: `message.${field}`, description });
  return {
    messageId: violation('messageId', 'is required'),
    role: violation('role', `must be ${role}`),
    parts: violation('parts', 'at least one part is required, and each must be an object, text parts with a string as text'),
    contextId: violation('contextId', 'must be a string of at most 128 characters'),
  };
};

const reply = (version: A2aVersion): Reply => endpointReply(200, '', [['A2A-Version', version]]);

const versions: A2aTable['versions'] = {
  '0.3': {
    reply: reply('0.3'),
    asks: ['user'],
    violations: violations('user'),
    text: { kind: 'text' },
    data: { kind: 'data' },
    message: { kind: 'message', role: 'agent' },
    outcome: resultOutcome('{message}'),
  },
  '1.0': {
    reply: reply('1.0'),
    // The number is what the enum is in protobuf.
    asks: ['ROLE_USER', 1],
    violations: violations('ROLE_USER'),
    text: { mediaType: 'text/plain' },
    data: { mediaType: 'application/json' },
    message: { role: 'ROLE_AGENT' },
    outcome: resultOutcome('{"message":{message}}'),
  },
};

/** Everything that /a2a answers without looking into a message. */
export const a2aTable: A2aTable = {
  invalid: endpointReply(200),
  methods: { 'message/send': { version: '0.3' }, SendMessage: { version: '1.0' }, ...Object.fromEntries(methods) },
  unknown: { version: '1.0', outcome: errorOutcome(-32601, 'Method not found') },
  versions,
  modes: {
    text: ['text/plain', 'text/markdown', 'text/*', 'text', '*/*'],
    data: ['application/json', 'application/*', 'data', '*/*'],
  },
  errors,
};
