/** The address of a server is one that it answers at, whatever it is bound to. */
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../../../runtime/adapters/node.ts';
import { createFixture, INDEX } from '../fixture.ts';

const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
const lan = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
if (lan === undefined) console.warn('There is no network besides the loopback interface: its address is not tried.');
const hasIpv6 = addresses.some(({ address }) => address === '::1');

const CASES: readonly (readonly [host: string, name: string])[] = [
  ['127.0.0.1', '127.0.0.1'],
  ['localhost', 'localhost'],
  ['127.0.0.2', '127.0.0.2'],
  ['0.0.0.0', '127.0.0.1'],
  ['0', '127.0.0.1'],
];
const IPV6: typeof CASES = [
  ['::', '[::1]'],
  ['::1', '[::1]'],
];

test.each([...CASES, ...(hasIpv6 ? IPV6 : []), ...(lan === undefined ? [] : [[lan, lan] as const])])(
  'bound to %s it answers at %s, also after a reload, and at no other name',
  async (host, name) => {
    const server = await serve(createFixture(), { port: 0, host, limit: false });
    onTestFinished(() => server.close());
    expect(server.url).toMatch(new RegExp(`^http://${name.replace(/[[\].]/g, '\\$&')}:\\d+$`));
    const call = (headers: Readonly<Record<string, string>> = {}): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const sent = request(`${server.url}/mcp`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers } });
        sent.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
        sent.end('{"jsonrpc":"2.0","id":1,"method":"ping"}');
      });
    expect(await call()).toBe(200);
    server.reload(createFixture({ http: { ...INDEX.http, allowedHosts: ['intern.example'] } }));
    expect(await call()).toBe(200);
    expect(await call({ host: 'evil.example' })).toBe(403);
  },
);
