import { AgentCard } from '@a2a-js/sdk';
import { ClientFactory, ClientFactoryOptions, DefaultAgentCardResolver, JsonRpcTransportFactory, type Client } from '@a2a-js/sdk/client';
import { A2AClient, ClientFactory as OldClientFactory } from 'a2a-sdk-03/client';
import { describe, expect, test } from 'vitest';
import { paths } from '../../compiler/paths.ts';
import { limitTable } from '../../compiler/protocols/http.ts';
import { loadBundle } from '../../runtime/adapters/node-bundle.ts';
import { serve } from '../../runtime/adapters/node.ts';
import { answerOf, ask, askOld, newRequest, oldRequest } from './a2a-ask.ts';
import { example, getJson } from './example.ts';

const QUESTION = 'How much does the Starter plan cost?';
const SENTENCE = /Rate limit exceeded\. Retry after \d+ seconds\./;

/** The SDK 1.x where a card tells nothing of 1.0. */
const clientOf03 = async (): Promise<Client> => {
  const { supportedInterfaces: _, ...card } = await getJson<Record<string, unknown>>(paths.agentCard);
  const legacyCompat = { enabled: true };
  const options = ClientFactoryOptions.createFrom(ClientFactoryOptions.default, {
    cardResolver: new DefaultAgentCardResolver({ legacyCompat }),
    transports: [new JsonRpcTransportFactory({ legacyCompat })],
  });
  return new ClientFactory(options).createFromAgentCard(card as unknown as AgentCard);
};

describe('the SDK 1.3', () => {
  test.each([
    ['1.0', () => new ClientFactory().createFromUrl(example.url)],
    ['0.3', clientOf03],
  ])('speaks %s', async (version, create) => {
    const client = await create();
    expect(client.protocolVersion).toBe(version);
    const answer = await ask(client, QUESTION);
    expect(answer.data.answered).toBe(true);
    const reply = await client.sendMessage(newRequest(QUESTION, 'context-1'));
    expect(reply).toMatchObject({ contextId: 'context-1' });
    const events = [];
    for await (const event of client.sendMessageStream(newRequest(QUESTION))) events.push(event.payload?.$case);
    expect(events).toEqual(['message']);
  });

  test.each([
    ['1.0', () => new ClientFactory().createFromUrl(example.url)],
    ['0.3', clientOf03],
  ])('knows our errors in %s', async (_, create) => {
    const client = await create();
    const task = { id: 'nope', tenant: '', historyLength: undefined };
    await expect(client.getTask(task)).rejects.toMatchObject({ name: 'TaskNotFoundError' });
    await expect(client.cancelTask({ id: 'nope', tenant: '', metadata: undefined })).rejects.toMatchObject({ name: 'TaskNotFoundError' });
  });

  test('lists no tasks', async () => {
    const client = await new ClientFactory().createFromUrl(example.url);
    const filters = { tenant: '', contextId: '', status: 0, pageToken: '', statusTimestampAfter: undefined };
    expect(await client.listTasks(filters)).toMatchObject({ tasks: [], nextPageToken: '', totalSize: 0 });
  });
});

describe('the SDK 0.3.14', () => {
  test('sends with A2AClient, which reads the card of either path', async () => {
    for (const path of [paths.agentCard, paths.agentCardAlias]) {
      const client = await A2AClient.fromCardUrl(example.url + path);
      expect((await askOld(client, QUESTION)).data.answered).toBe(true);
      expect(await client.getTask({ id: 'nope' })).toMatchObject({ error: { code: -32001, data: [{ metadata: { taskId: 'nope' } }] } });
      expect(await client.cancelTask({ id: 'nope' })).toMatchObject({ error: { code: -32001 } });
    }
  });

  test('sends with ClientFactory, also to a stream, which falls back to a plain message', async () => {
    const client = await new OldClientFactory().createFromUrl(example.url);
    expect(answerOf(await client.sendMessage(oldRequest(QUESTION))).data.answered).toBe(true);
    const events = [];
    for await (const event of client.sendMessageStream(oldRequest(QUESTION))) events.push(event.kind);
    expect(events).toEqual(['message']);
    await expect(client.getTask({ id: 'nope' })).rejects.toThrow(/Task not found/);
  });
});

describe('over the rate limit', () => {
  test('every client shows the message', async () => {
    const bundle = await loadBundle(example.dist);
    // Clients go where the card says, so that the endpoint of this server is asked through fetch.
    const index = { ...bundle.index, limit: limitTable({ burst: 1, perMinute: 30 }) };
    const server = await serve({ ...bundle, index }, { port: 0, host: '127.0.0.1' });
    const fetchImpl = (address: string | URL | Request, init?: RequestInit): Promise<Response> =>
      fetch(String(address instanceof Request ? address.url : address).replace(example.url, server.url), init);
    try {
      const old = await A2AClient.fromCardUrl(server.url + paths.agentCard, { fetchImpl });
      await old.sendMessage(oldRequest(QUESTION));
      expect(await old.sendMessage(oldRequest(QUESTION))).toMatchObject({
        error: { code: -32000, message: expect.stringMatching(SENTENCE) as unknown },
      });
      const options = ClientFactoryOptions.createFrom(ClientFactoryOptions.default, {
        transports: [new JsonRpcTransportFactory({ fetchImpl })],
      });
      const client = await new ClientFactory(options).createFromUrl(example.url);
      await expect(client.sendMessage(newRequest(QUESTION))).rejects.toThrow(SENTENCE);
    } finally {
      await server.close();
    }
  });
});

describe('without an SDK', () => {
  test('the plain request of the specification', async () => {
    const message = { role: 'user', messageId: '1', parts: [{ kind: 'text', text: QUESTION }] };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'message/send', params: { message } });
    const response = await fetch(`${example.url}/a2a`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    expect(response.status).toBe(200);
    const { result } = (await response.json()) as { readonly result: object };
    expect(answerOf(result)).toEqual(await ask(await new ClientFactory().createFromUrl(example.url), QUESTION));
  });
});
