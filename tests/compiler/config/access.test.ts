import { describe, expect, test } from 'vitest';
import type { RuntimeIndex } from '../../../runtime/bundle.ts';
import type { ServiceRequest } from '../../../runtime/exchange.ts';
import { createHandler } from '../../../runtime/handler.ts';
import { createMemoryStore } from '../../../runtime/limit/limit.ts';
import { request } from '../../runtime/fixture.ts';
import { buildSite, html } from '../site.ts';

/** Everything that tells readers about the limit. */
const TOLD = ['auth.md', '.well-known/agent-skills/use-the-mcp-server/SKILL.md', '_sitec/index.json'];

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const none = (file: string): never => {
  throw new Error(`nobody asked for ${file}`);
};
const batch = (address: string, messages: readonly string[]): ServiceRequest => ({
  ...request('POST', '/mcp', { 'content-type': 'application/json' }, `[${messages.join()}]`),
  address,
});

const compiled = async (config: object): Promise<{ index: RuntimeIndex; told: readonly string[] }> => {
  const built = await buildSite({ files: { 'index.html': html('Acme'), 'sitec.config.json': JSON.stringify(config) } });
  const index = built.json('_sitec/index.json') as RuntimeIndex;
  return { index, told: TOLD.filter((path) => /requests at once from one address|limited for each address/.test(built.read(path))) };
};

describe('the rate limit of a bundle', () => {
  test.each([[{}], [{ rateLimit: true }], [{ rateLimit: { burst: 20, perMinute: 30 } }]])(
    'of %j is 20, then 30 a minute, and is told',
    async (config) => {
      const { index, told } = await compiled(config);
      expect(index.limit).toEqual({ interval: 2000, tolerance: 38_000, policy: '"default";q=20;w=40' });
      expect([index.mcp.maximumBatch, told]).toEqual([20, TOLD]);
    },
  );

  test('that is turned off is told nowhere', async () => {
    const { index, told } = await compiled({ rateLimit: false });
    expect([index.limit, index.mcp.maximumBatch, told]).toEqual([null, 20, []]);
  });

  test('with a small burst takes no batch that could never pass, also after a reload', async () => {
    const options = { limit: createMemoryStore(), now: () => 0 };
    for (const burst of [5, 3]) {
      const { index } = await compiled({ rateLimit: { burst, perMinute: 60 } });
      expect(index.mcp.maximumBatch).toBe(burst);
      const handler = createHandler({ index, read: none }, options);
      const all = Array.from({ length: burst + 1 }, () => PING);
      expect((await handler(batch('192.0.2.1', all.slice(1)))).status).toBe(burst === 5 ? 200 : 429);
      const large = await handler(batch('192.0.2.2', all));
      expect([large.status, large.body]).toEqual([400, '{"jsonrpc":"2.0","error":{"code":-32600,"message":"Invalid Request"}}']);
    }
  });
});

test('who may ask, and through whom, is written the way the runtime compares it', async () => {
  const config = {
    trustProxy: ['10.0.0.0/8', '2001:db8::/32', '10.0.0.0/8'],
    allowedHosts: ['Intra.Example'],
    allowedOrigins: ['HTTPS://App.example:443'],
  };
  const { http } = (await compiled(config)).index;
  expect(http.trustedProxies).toEqual(['0'.repeat(80) + '1'.repeat(16) + '00001010', '0010000000000001' + '0000110110111000']);
  expect([http.allowedHosts, http.allowedOrigins]).toEqual([['intra.example'], ['https://app.example']]);
  const open = (await compiled({})).index.http;
  expect([open.trustedProxies, open.allowedHosts, open.allowedOrigins]).toEqual([[], undefined, undefined]);
});
