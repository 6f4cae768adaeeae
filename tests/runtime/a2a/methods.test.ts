import { describe, expect, test } from 'vitest';
import { call, MESSAGE, NEW_MESSAGE, violatedFields } from './a2a-call.ts';

const REASONS: Readonly<Record<number, string>> = {
  [-32001]: 'TASK_NOT_FOUND',
  [-32003]: 'PUSH_NOTIFICATION_NOT_SUPPORTED',
  [-32004]: 'UNSUPPORTED_OPERATION',
  [-32007]: 'EXTENDED_AGENT_CARD_NOT_CONFIGURED',
};
const MESSAGES: Readonly<Record<number, string>> = {
  [-32001]: 'Task not found',
  [-32003]: 'Push Notification is not supported',
  [-32004]: 'This operation is not supported',
  [-32007]: 'Authenticated Extended Card is not configured',
};

/** Every method that is refused, as section 6 of the standard's table pairs them. */
const REFUSED = [
  ['SendStreamingMessage', '1.0', -32004],
  ['SubscribeToTask', '1.0', -32004],
  ['message/stream', '0.3', -32004],
  ['tasks/resubscribe', '0.3', -32004],
  ['GetTask', '1.0', -32001],
  ['CancelTask', '1.0', -32001],
  ['tasks/get', '0.3', -32001],
  ['tasks/cancel', '0.3', -32001],
  ['CreateTaskPushNotificationConfig', '1.0', -32003],
  ['GetTaskPushNotificationConfig', '1.0', -32003],
  ['ListTaskPushNotificationConfigs', '1.0', -32003],
  ['DeleteTaskPushNotificationConfig', '1.0', -32003],
  ['tasks/pushNotificationConfig/set', '0.3', -32003],
  ['tasks/pushNotificationConfig/get', '0.3', -32003],
  ['tasks/pushNotificationConfig/list', '0.3', -32003],
  ['tasks/pushNotificationConfig/delete', '0.3', -32003],
  ['GetExtendedAgentCard', '1.0', -32004],
  ['agent/getAuthenticatedExtendedCard', '0.3', -32007],
] as const;

describe.each(REFUSED)('%s', (method, version, code) => {
  test(`is refused as ${version} with ${code}`, async () => {
    const reply = await call(method, { id: 'nope', message: MESSAGE });
    expect(reply.version).toBe(version);
    expect(reply.error).toEqual({
      code,
      message: MESSAGES[code],
      data: [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason: REASONS[code],
          domain: 'a2a-protocol.org',
          metadata: code === -32001 ? { taskId: 'nope' } : {},
        },
      ],
    });
  });
});

describe.each(['GetTask', 'CancelTask', 'tasks/get', 'tasks/cancel'])('%s', (method) => {
  test.each([undefined, null, [], 'nope', {}, { id: '' }, { id: 5 }, { id: null }, { id: {} }, { taskId: 'nope' }])(
    'with %j lacks an id',
    async (params) => {
      expect(violatedFields(await call(method, params))).toEqual(['id']);
    },
  );

  test('shows an id cut and without signs that nobody sees', async () => {
    const { error } = await call(method, { id: `\u0007${'é'.repeat(300)}`, tenant: '', historyLength: 5 });
    expect(error?.data?.[0]?.metadata).toEqual({ taskId: 'é'.repeat(200) });
  });
});

describe('ListTasks', () => {
  test.each([
    [undefined, 50],
    [{}, 50],
    [{ pageSize: 1 }, 1],
    [{ pageSize: 100 }, 100],
    [{ pageSize: 0 }, 50],
    [{ pageSize: 101 }, 50],
    [{ pageSize: -1 }, 50],
    [{ pageSize: 2.5 }, 50],
    [{ pageSize: '10' }, 50],
    [{ pageSize: null }, 50],
    [{ tenant: '', contextId: 'c', status: 'TASK_STATE_WORKING', pageToken: '', pageSize: 7, includeArtifacts: false }, 7],
  ])('with %j has no tasks and pages of %i', async (params, pageSize) => {
    const reply = await call('ListTasks', params);
    expect(reply.result).toEqual({ tasks: [], nextPageToken: '', pageSize, totalSize: 0 });
    expect(reply.version).toBe('1.0');
  });
});

describe('methods that there are not', () => {
  test.each([
    'nope',
    '',
    'tasks/list',
    'message/Send',
    'sendMessage',
    'agent/card',
    '__proto__',
    'constructor',
    'toString',
    'x'.repeat(60_000),
  ])('%s', async (method) => {
    expect((await call(method, { message: MESSAGE })).error).toEqual({ code: -32601, message: 'Method not found' });
  });
});

test('every version number goes with the methods of both versions', async () => {
  for (const version of ['', '0.3', '0.3.0', '1.0', '1.0.1']) {
    const headers = { 'content-type': 'application/json', 'a2a-version': version };
    const [old, current] = [
      await call('message/send', { message: MESSAGE }, headers),
      await call('SendMessage', { message: NEW_MESSAGE }, headers),
    ];
    expect([old.result?.kind, old.version]).toEqual(['message', '0.3']);
    expect([Object.keys(current.result ?? {}), current.version]).toEqual([['message'], '1.0']);
  }
});
