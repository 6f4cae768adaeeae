/** Asks /mcp of a built site through the real runtime. */
import type { RuntimeIndex } from '../../../runtime/bundle.ts';
import { createHandler } from '../../../runtime/handler.ts';
import { request, textOf } from '../../runtime/fixture.ts';
import type { Built } from '../site.ts';

/** A JSON-RPC response, or a part of one. */
export type Answer = Readonly<Record<string, unknown>>;

/** Calls a method of the site's /mcp. */
export const asking = ({ dist, json }: Built): ((method: string, params?: object) => Promise<Answer>) => {
  const read = async (file: string): Promise<Uint8Array> => dist.get(file) ?? Promise.reject(new Error(file));
  const handler = createHandler({ index: json('_sitec/index.json') as RuntimeIndex, read }, { limit: false });
  return async (method, params = {}) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const { body: text } = await handler(request('POST', '/mcp', { 'content-type': 'application/json' }, body));
    return JSON.parse(textOf(text)) as Answer;
  };
};
