/** Asks the guide of the example site as clients of A2A do. */
import { Role, type SendMessageRequest } from '@a2a-js/sdk';
import type { Client } from '@a2a-js/sdk/client';
import type { A2AClient } from 'a2a-sdk-03/client';
import type { Answer } from '../../runtime/answer/reply.ts';

/** What the SDK 1.x sends; every field of the protobuf message is given. */
export const newRequest = (value: string, contextId = ''): SendMessageRequest => {
  const part = { content: { $case: 'text' as const, value }, filename: '', mediaType: 'text/plain', metadata: undefined };
  const message = {
    messageId: crypto.randomUUID(),
    contextId,
    taskId: '',
    role: Role.ROLE_USER,
    parts: [part],
    metadata: undefined,
    extensions: [],
    referenceTaskIds: [],
  };
  return { message, configuration: undefined, metadata: undefined, tenant: '' };
};

/** What the SDKs 0.2 and 0.3 send. */
export const oldRequest = (text: string): Parameters<A2AClient['sendMessage']>[0] => ({
  message: { kind: 'message', messageId: crypto.randomUUID(), role: 'user', parts: [{ kind: 'text', text }] },
});

/** Asks with the SDK 1.x, whichever version it speaks. */
export const ask = async (client: Client, text: string): Promise<Answer> => {
  const reply = await client.sendMessage(newRequest(text));
  if (!('parts' in reply)) throw new Error('The reply is a task.');
  const [words, data] = reply.parts.map(({ content }) => content);
  if (words?.$case !== 'text' || data?.$case !== 'data') throw new Error('The reply has not a text and a data part.');
  return { text: words.value, data: data.value as Answer['data'] };
};

/** A reply of 0.2 or 0.3 as an answer. */
export const answerOf = (reply: object): Answer => {
  const { kind, parts } = reply as {
    readonly kind?: string;
    readonly parts: readonly { readonly kind: string; readonly text?: string; readonly data?: unknown }[];
  };
  const [words, data] = parts;
  if (kind !== 'message' || words?.kind !== 'text' || data?.kind !== 'data')
    throw new Error('The reply is no message with a text and a data part.');
  return { text: String(words.text), data: data.data as Answer['data'] };
};

/** Asks with the SDK 0.3. */
export const askOld = async (client: A2AClient, text: string): Promise<Answer> => {
  const response = await client.sendMessage(oldRequest(text));
  if (!('result' in response)) throw new Error('The reply is an error.');
  return answerOf(response.result);
};
