import { describe, expect, test } from 'vitest';
import { post, type Response } from './mcp-call.ts';

const ping = (id: unknown): object => ({ jsonrpc: '2.0', id, method: 'ping' });
const many = (count: number): readonly object[] => Array.from({ length: count }, (_, id) => ping(id));

const postAll = async (messages: readonly unknown[], revision?: string): Promise<{ readonly status: number; readonly message: unknown }> =>
  post(messages, revision === undefined ? {} : { 'mcp-protocol-version': revision });

describe('arrays of messages', () => {
  test.each([undefined, '2025-03-26', '2024-11-05'])('are answered in their order (%s)', async (revision) => {
    const { status, message } = await postAll([ping('a'), { jsonrpc: '2.0', method: 'notifications/x' }, ping(2)], revision);
    expect([status, message]).toEqual([
      200,
      [
        { jsonrpc: '2.0', id: 'a', result: {} },
        { jsonrpc: '2.0', id: 2, result: {} },
      ],
    ]);
  });

  test.each(['2025-06-18', '2025-11-25', '2026-07-28', '1999-01-01'])('are no request of %s', async (revision) => {
    const { status, message } = await postAll([ping(1)], revision);
    expect([status, (message as Response).error?.code]).toEqual([400, -32600]);
  });

  test.each([0, 21])('of %i messages are refused', async (count) => {
    const { status, message } = await postAll(many(count));
    expect([status, (message as Response).error?.code]).toEqual([400, -32600]);
  });

  test('may have 20 messages', async () => {
    const { status, message } = await postAll(many(20));
    expect([status, (message as readonly Response[]).map(({ id }) => id)]).toEqual([200, many(20).map((_, id) => id)]);
  });

  test('of notifications only have no answer', async () => {
    expect(await postAll([{ jsonrpc: '2.0', method: 'notifications/initialized' }])).toEqual({ status: 202, message: null });
  });

  test('are answered one by one: what is wrong with one does not touch the others', async () => {
    const { message } = await postAll([null, [], 5, { id: 7 }, { ...ping(8), params: [] }, ping({}), ping(9)]);
    const answers = message as readonly Response[];
    expect(answers.map(({ id, error }) => [id, error?.code])).toEqual([
      [undefined, -32600],
      [undefined, -32600],
      [undefined, -32600],
      [7, -32600],
      [8, -32602],
      [undefined, -32600],
      [9, undefined],
    ]);
  });

  test('cannot hold the handshake', async () => {
    const opening = { jsonrpc: '2.0', id: 1, method: 'initialize', params: { protocolVersion: '2025-03-26' } };
    const { message } = await postAll([opening, ping(2)]);
    expect((message as readonly Response[]).map(({ id, error }) => [id, error?.code])).toEqual([
      [1, -32600],
      [2, undefined],
    ]);
  });
});
