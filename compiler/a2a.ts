import type { A2aMethod, A2aTable } from '../runtime/bundle.ts';

const ERROR_INFO = 'type.googleapis.com/google.rpc.ErrorInfo';

/** An error as JSON-RPC carries it; `reason` and `metadata` are the ErrorInfo that A2A clients read. */
const error = (code: number, message: string, reason?: string, metadata: Readonly<Record<string, string>> = {}): string =>
  JSON.stringify({ code, message, ...(reason && { data: [{ '@type': ERROR_INFO, reason, domain: 'a2a-protocol.org', metadata }] }) });

const errors = {
  parse: error(-32700, 'Invalid JSON payload'),
  request: error(-32600, 'Request payload validation error'),
  method: error(-32601, 'Method not found'),
  task: error(-32001, 'Task not found', 'TASK_NOT_FOUND'),
  contentType: error(-32005, 'Incompatible content types', 'CONTENT_TYPE_NOT_SUPPORTED', { supported: 'text/plain' }),
  outputModes: error(-32005, 'Incompatible content types', 'CONTENT_TYPE_NOT_SUPPORTED', { supported: 'text/plain, application/json' }),
} as const;

const unsupported = error(-32004, 'This operation is not supported', 'UNSUPPORTED_OPERATION');
const pushUnsupported = error(-32003, 'Push Notification is not supported', 'PUSH_NOTIFICATION_NOT_SUPPORTED');
const noExtendedCard = error(-32007, 'Authenticated Extended Card is not configured', 'EXTENDED_AGENT_CARD_NOT_CONFIGURED');

/** Methods of A2A 0.3 and 1.0 that are answered with one error: nothing is streamed, kept or pushed. */
const REFUSED: readonly (readonly [error: string, ...methods: string[]])[] = [
  [unsupported, 'SendStreamingMessage', 'SubscribeToTask', 'GetExtendedAgentCard', 'message/stream', 'tasks/resubscribe'],
  [errors.task, 'GetTask', 'CancelTask', 'tasks/get', 'tasks/cancel'],
  [
    pushUnsupported,
    'CreateTaskPushNotificationConfig',
    'GetTaskPushNotificationConfig',
    'ListTaskPushNotificationConfigs',
    'DeleteTaskPushNotificationConfig',
    ...['set', 'get', 'list', 'delete'].map((verb) => `tasks/pushNotificationConfig/${verb}`),
  ],
  [noExtendedCard, 'agent/getAuthenticatedExtendedCard'],
];

/** Methods and errors of /a2a, as ready JSON. */
export const a2aTable = (): A2aTable => ({
  methods: {
    'message/send': { kind: 'send', version: '0.3' },
    SendMessage: { kind: 'send', version: '1.0' },
    ...Object.fromEntries(
      REFUSED.flatMap(([ready, ...methods]) => methods.map((method): [string, A2aMethod] => [method, { kind: 'error', error: ready }])),
    ),
  },
  errors,
});
