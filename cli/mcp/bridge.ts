import type { Readable } from 'node:stream';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { printable } from '../report/printable.ts';
import { headersOf, isCall, responseOf } from './messages.ts';
import type { OnMessage, Site } from './site.ts';

/**
 * Carries messages between a client on stdin and a site. Ends when the client closes stdin and everything that it asked was answered: true;
 * false when the transport gave up before. Rejects for a bug only.
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
  // What cannot be parsed is an error of another name; its reasons fill a page.
  transport.onerror = ({ name, message }) => log(name === 'Error' ? message : 'a line on stdin is no JSON-RPC message');
  transport.onmessage = (message) => {
    // What is sent is not awaited: a client that closed its end takes nothing any more.
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

/** Passes on what a site says beside its answers. It may be anything: what is neither a request nor a notification is noted once and left out. */
const passer = (transport: Transport): OnMessage => {
  let hasNoted = false;
  return (message) => {
    if (isCall(message)) return void transport.send(message);
    if (!hasNoted) log('the site says what is no message of JSON-RPC, or answers what nobody asked: that is left out');
    hasNoted = true;
  };
};

/** Gives the response to a message; none to what wants none. Remembers the revision that `initialize` settled for the messages after it. */
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
