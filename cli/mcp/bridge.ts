import type { Readable } from 'node:stream';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { printable } from '../report/printable.ts';
import { headersOf, isCall, responseOf } from './messages.ts';
import type { OnMessage, Site } from './site.ts';

/**
 * Passes messages between a client on stdin and a site. Resolves to true when the client closes stdin and all requests have answers; to
 * false when the transport ends earlier. Rejects only for a bug.
 */
export const bridge = async (site: Site, transport: Transport, input: Readable): Promise<boolean> => {
  const answer = answerer(site, passer(transport));
  const pending = new Set<Promise<void>>();
  let fail: (error: unknown) => void;
  const ended = new Promise<boolean>((resolve, reject) => {
    fail = reject;
    for (const event of ['end', 'close']) input.once(event, () => resolve(true));
    transport.onclose = () => resolve(false);
  });
  // A message that cannot be parsed has another error name; its reasons would fill a page.
  transport.onerror = ({ name, message }) => log(name === 'Error' ? message : 'a line on stdin is not a JSON-RPC message');
  transport.onmessage = (message) => {
    // The write is not awaited: a client that closed its end does not read any more.
    const work = answer(message).then((response) => void (response && transport.send(response)), fail);
    pending.add(work);
    void work.finally(() => pending.delete(work));
  };
  await transport.start();
  const isDone = await ended;
  await Promise.all(pending);
  await transport.close();
  return isDone;
};

/**
 * Passes on messages of a site besides its answers. They are untrusted: the first one that is neither a request nor a notification is
 * logged; all such messages are dropped.
 */
const passer = (transport: Transport): OnMessage => {
  let hasNoted = false;
  return (message) => {
    if (isCall(message)) return void transport.send(message);
    if (!hasNoted) log('ignored a message of the site that is not JSON-RPC, or that nobody asked for');
    hasNoted = true;
  };
};

/** Returns the response to a message; none for a notification. Stores the revision that `initialize` settled for the next messages. */
const answerer = (site: Site, onOther: OnMessage): ((message: JSONRPCMessage) => Promise<JSONRPCMessage | undefined>) => {
  let settled: string | undefined;
  return async (message) => {
    const reply = await site(JSON.stringify(message), headersOf(message, settled), onOther);
    if (!('method' in message && 'id' in message)) {
      if ('reason' in reply) log(reply.reason);
      return undefined;
    }
    const response = responseOf(reply, message.id);
    const revision = 'result' in response ? response.result.protocolVersion : undefined;
    if (message.method === 'initialize' && typeof revision === 'string') settled = revision;
    return response;
  };
};

const log = (sentence: string): void => void process.stderr.write(`sitec mcp: ${printable(sentence)}\n`);
