import type { A2aMethod, A2aSpelling, A2aTable, A2aVersion, ArgumentRule } from '../../runtime/bundle.ts';
import type { Reply } from '../../runtime/contract/reply.ts';
import { endpointReply, errorInfo, errorOutcome, resultOutcome } from '../base/rpc.ts';

const DOMAIN = 'a2a-protocol.org';
const BAD_REQUEST = 'type.googleapis.com/google.rpc.BadRequest';

/** Media types of parts that the guide supports; the agent card has the same. */
export const A2A_MODES = { input: ['text/plain'], output: ['text/plain', 'application/json'] } as const;

/** Media types of the body of a request (A2A 1.0 section 9.1). */
export const A2A_BODY_TYPES: readonly string[] = ['application/json', 'application/a2a+json'];

const info = (reason: string, metadata: Readonly<Record<string, string>> = {}): readonly unknown[] => errorInfo(reason, DOMAIN, metadata);

const incompatible = (supported: readonly string[]): string =>
  errorOutcome(-32005, 'Incompatible content types', info('CONTENT_TYPE_NOT_SUPPORTED', { supported: supported.join(', ') }));

/** Outcome for a body of another media type. */
export const a2aBodyType = incompatible(A2A_BODY_TYPES);

const violation = (field: string, description: string): string => JSON.stringify({ field, description });

const badRequest = (violations: string): string =>
  errorOutcome(-32602, 'Invalid parameters', [{ '@type': BAD_REQUEST, fieldViolations: [] }]).replace('[]', `[${violations}]`);

const errors: A2aTable['errors'] = {
  request: errorOutcome(-32600, 'Request payload validation error'),
  version: errorOutcome(-32009, 'A2A version {value} is not supported', info('VERSION_NOT_SUPPORTED', { supportedVersions: '1.0,0.3' })),
  parameters: badRequest('{violations}'),
  push: errorOutcome(-32003, 'Push Notification is not supported', info('PUSH_NOTIFICATION_NOT_SUPPORTED')),
  task: errorOutcome(-32001, 'Task not found', info('TASK_NOT_FOUND', { taskId: '{value}' })),
  contentType: incompatible(A2A_MODES.input),
  outputModes: incompatible(A2A_MODES.output),
};

const constant = (outcome: string): Answered => ({ kind: 'constant', outcome });
const unsupported = constant(errorOutcome(-32004, 'This operation is not supported', info('UNSUPPORTED_OPERATION')));
const noExtendedCard = constant(
  errorOutcome(-32007, 'Authenticated Extended Card is not configured', info('EXTENDED_AGENT_CARD_NOT_CONFIGURED')),
);

/** A body has at most 65,536 bytes, so this has no effect. */
const ANY_LENGTH = 65_536;
const textRule = (name: string, minimum: number, maximum: number, complaint: string): ArgumentRule => ({
  name,
  type: 'string',
  required: minimum > 0,
  minimum,
  maximum,
  complaint,
});

/** The only page of ListTasks (A2A 1.0 section 3.1.4), which includes the requested page size. */
const noTasks = (pageSize: string): string => resultOutcome(`{"tasks":[],"nextPageToken":"","pageSize":${pageSize},"totalSize":0}`);

const noTask: Answered = {
  kind: 'echo',
  parameter: textRule('id', 1, ANY_LENGTH, badRequest(violation('id', 'is required'))),
  outcome: errors.task,
};
const listTasks: Answered = {
  kind: 'echo',
  parameter: { name: 'pageSize', type: 'number', required: true, minimum: 1, maximum: 100, complaint: noTasks('50') },
  outcome: noTasks('{value}'),
};

type Answered<Method = A2aMethod> = Method extends A2aMethod ? Omit<Method, 'version'> : never;

/** Every method with its answer: there are no streams, tasks or push messages. Methods with a slash belong to 0.3. */
const METHODS: readonly (readonly [answer: Answered, ...methods: string[]])[] = [
  [{ kind: 'message' }, 'SendMessage', 'message/send'],
  [unsupported, 'SendStreamingMessage', 'SubscribeToTask', 'GetExtendedAgentCard', 'message/stream', 'tasks/resubscribe'],
  [noTask, 'GetTask', 'CancelTask', 'tasks/get', 'tasks/cancel'],
  [listTasks, 'ListTasks'],
  [
    constant(errors.push),
    'CreateTaskPushNotificationConfig',
    'GetTaskPushNotificationConfig',
    'ListTaskPushNotificationConfigs',
    'DeleteTaskPushNotificationConfig',
    ...['set', 'get', 'list', 'delete'].map((verb) => `tasks/pushNotificationConfig/${verb}`),
  ],
  [noExtendedCard, 'agent/getAuthenticatedExtendedCard'],
];

const methods = METHODS.flatMap(([answer, ...names]) =>
  names.map((name): [string, A2aMethod] => [name, { version: name.includes('/') ? '0.3' : '1.0', ...answer }]),
);

const fields: readonly ArgumentRule[] = [
  textRule('messageId', 1, ANY_LENGTH, violation('message.messageId', 'is required')),
  textRule('contextId', 0, 128, violation('message.contextId', 'must be a string of at most 128 characters')),
  textRule('taskId', 0, ANY_LENGTH, violation('message.taskId', 'must be a string')),
];

/** Messages for a wrong message, role or part; `role` is the version's word for the user. */
const violations = (role: string): A2aSpelling['violations'] => ({
  message: violation('message', 'is required'),
  role: violation('message.role', `must be ${role}`),
  parts: violation('message.parts', 'at least one part is required, and each must be an object, text parts with a string as text'),
});

const reply = (version: A2aVersion): Reply => endpointReply(200, '', [['A2A-Version', version]]);

const versions: A2aTable['versions'] = {
  '0.3': {
    reply: reply('0.3'),
    asks: ['user'],
    fields,
    violations: violations('user'),
    push: 'pushNotificationConfig',
    text: { kind: 'text' },
    data: { kind: 'data' },
    message: { kind: 'message', role: 'agent' },
    outcome: resultOutcome('{message}'),
  },
  '1.0': {
    reply: reply('1.0'),
    // The number is the enum value in protobuf.
    asks: ['ROLE_USER', 1],
    fields,
    violations: violations('ROLE_USER'),
    push: 'taskPushNotificationConfig',
    text: { mediaType: 'text/plain' },
    data: { mediaType: 'application/json' },
    message: { role: 'ROLE_AGENT' },
    outcome: resultOutcome('{"message":{message}}'),
  },
};

/**
 * Names of a language in Accept-Language: itself, and its first subtag, so that `ur` and `ur-PK` mean Roman Urdu if there is no other Urdu.
 */
const rangesOf = (language: string): readonly (readonly [range: string, language: string])[] =>
  [language.split('-', 1).join(''), language].map((range) => [range.toLowerCase(), language] as const);

/** Every answer of /a2a that does not depend on a message. `languages` (BCP 47) are those of the answers, the site's own first. */
export const a2aTable = (languages: readonly string[]): A2aTable => ({
  invalid: endpointReply(200),
  methods: Object.fromEntries(methods),
  unknown: { version: '1.0', kind: 'constant', outcome: errorOutcome(-32601, 'Method not found') },
  versions,
  languages: Object.fromEntries(languages.toReversed().flatMap(rangesOf)),
  modes: {
    text: ['text/plain', 'text/markdown', 'text/*', 'text', '*/*'],
    data: ['application/json', 'application/*', 'data', '*/*'],
  },
  errors,
});
