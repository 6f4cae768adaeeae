import { Role } from '@a2a-js/sdk';
import type { SendMessageRequest } from '@a2a-js/sdk';
import { ClientFactory } from '@a2a-js/sdk/client';
import { A2AClient, ClientFactory as ClientFactory03 } from 'a2a-sdk-03/client';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../../runtime/adapters/node.ts';
import type { RunningServer } from '../../runtime/adapters/node.ts';
import { createFixture, INDEX } from './fixture.ts';

const QUESTION = 'How much does Starter cost?';

describe('the SDK clients', () => {
  let server: RunningServer;
  beforeAll(async () => {
    const port = await freePort();
    const routes = { ...INDEX.routes, '/.well-known/agent-card.json': { variant: ['card.json', '"card"', 3] as const } };
    const bundle = createFixture({ routes }, { 'card.json': JSON.stringify(agentCard(`http://127.0.0.1:${port}/a2a`)) });
    server = await serve(bundle, { port, host: '127.0.0.1', limit: false });
  });
  afterAll(() => server.close());

  test('1.0 sends a message and knows our errors', async () => {
    const client = await new ClientFactory().createFromUrl(server.url);
    expect(client.protocolVersion).toBe('1.0');
    const part = { content: { $case: 'text', value: QUESTION }, filename: '', mediaType: 'text/plain', metadata: undefined } as const;
    const message = {
      messageId: 'm-1',
      contextId: '',
      taskId: '',
      role: Role.ROLE_USER,
      parts: [part],
      metadata: undefined,
      extensions: [],
      referenceTaskIds: [],
    };
    const params: SendMessageRequest = { message, configuration: undefined, metadata: undefined, tenant: '' };
    const reply = await client.sendMessage(params);
    expect(reply).toMatchObject({
      role: Role.ROLE_AGENT,
      parts: [{ content: { $case: 'text' } }, { content: { $case: 'data', value: { answered: true } } }],
    });
    const events = [];
    for await (const event of client.sendMessageStream(params)) events.push(event.payload?.$case);
    expect(events).toEqual(['message']);
    await expect(client.getTask({ id: 'nope', tenant: '', historyLength: undefined })).rejects.toMatchObject({ name: 'TaskNotFoundError' });
  });

  test('0.3 sends a message and reads our errors', async () => {
    const params = { message: { kind: 'message', messageId: 'm-1', role: 'user', parts: [{ kind: 'text', text: QUESTION }] } } as const;
    const old = await A2AClient.fromCardUrl(`${server.url}/.well-known/agent-card.json`);
    expect(await old.sendMessage({ message: { ...params.message, parts: [...params.message.parts] } })).toMatchObject({
      result: { kind: 'message', role: 'agent' },
    });
    expect(await old.getTask({ id: 'nope' })).toMatchObject({ error: { code: -32001 } });
    const newer = await new ClientFactory03().createFromUrl(server.url);
    expect(await newer.sendMessage({ message: { ...params.message, parts: [...params.message.parts] } })).toMatchObject({
      kind: 'message',
    });
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** The agent card, with the address that clients shall use. */
function agentCard(url: string): object {
  return {
    protocolVersion: '0.3.0',
    name: 'Acme site guide',
    description: 'Rule-based guide.',
    version: '1.0.0',
    url,
    preferredTransport: 'JSONRPC',
    additionalInterfaces: [{ url, transport: 'JSONRPC' }],
    supportedInterfaces: [
      { url, protocolBinding: 'JSONRPC', protocolVersion: '1.0' },
      { url, protocolBinding: 'JSONRPC', protocolVersion: '0.3' },
    ],
    capabilities: { streaming: false, pushNotifications: false, extendedAgentCard: false },
    supportsAuthenticatedExtendedCard: false,
    defaultInputModes: ['text/plain'],
    defaultOutputModes: ['text/plain', 'application/json'],
    skills: [{ id: 'plans', name: 'Plans', description: 'Plans and prices', tags: ['plans'] }],
  };
}
