import { describe, expect, test } from 'vitest';
import type { ServiceResponse } from '../../runtime/exchange.ts';
import { createHandler } from '../../runtime/handler.ts';
import { createFixture, INDEX, request } from './fixture.ts';

const handler = createHandler(createFixture(), { limit: false });

const get = async (target: string): Promise<ServiceResponse> => handler(request('GET', target));

describe('paths', () => {
  const refused = [
    '/../../../etc/passwd',
    '/%2e%2e/%2e%2e/x',
    '/pricing%2f',
    '/pricing%2Findex.md',
    '/%252e%252e/',
    '/..\\..\\x',
    '/%5c..%5c',
    '/%00',
    '/pricing/%00',
    '/%c0%ae%c0%ae/',
    '/%e0%80%ae',
    '/%u002e',
    '/%',
    '/%f',
    '/pricing/%zz',
    '/%ff',
    '/%ed%a0%80',
    '/%0d%0aX-Bad:1',
    '/%09',
    '/.env',
    '/.git/config',
    '/.htaccess',
    '/_headers',
    '/_sitec/index.json',
    '/package.json',
    '/app.js.map',
    '/index.html.',
    '/pricing%20',
    '/pricing/::$DATA',
    '/PRICING',
    '/pricing/index.md/',
    '/pricing;a=b',
    '/C:/Windows',
    '/__proto__',
    '/constructor',
    '/toString',
    '/api/v1/__proto__',
    '//evil.com/..',
    '/\\evil.com',
    '//pricing',
    '/'.repeat(10_000),
    '/../'.repeat(500),
    `/${'a'.repeat(8000)}`,
  ];

  test.each(refused.map((target) => [target.slice(0, 40), target]))('%s is refused', async (_name, target) => {
    const response = await get(target);
    expect([400, 404, 414]).toContain(response.status);
    expect(response.headers.map(([name]) => name)).not.toContain('Location');
    expect(response.headers.flat().join('')).not.toMatch(/[\r\n]/);
  });

  test.each([
    ['/%', 400],
    [`/${'a'.repeat(2048)}`, 414],
    [`/?${'a'.repeat(2046)}`, 200],
    ['/?a=%00&__proto__[x]=1', 200],
    ['/pricing?x=/../', 200],
    ['/#x', 200],
    ['http://other/pricing', 200],
    ['http://other', 200],
    ['/%70ricing', 200],
  ])('%s gives %i', async (target, status) => {
    expect((await get(target)).status).toBe(status);
  });

  test.each([
    ['/c++/', ['/c++/', '/c%2B%2B/', '/c%2b%2B/', '/%63+%2b/']],
    ['/what?/', ['/what%3F/', '/what%3f/?x=1']],
    ['/a#b', ['/a%23b']],
    ['/$&,:;=@', ['/$&,:;=@', '/%24%26%2C%3A%3B%3D%40']],
    ['/100%/', ['/100%25/']],
    ['/gu\u00eda', ['/gu%C3%ADa', '/gu%c3%ad%61']],
  ])('%s is found by every spelling', async (path, targets) => {
    const [route] = Object.values(INDEX.routes);
    const files = createHandler(createFixture({ routes: route ? { [path]: route } : {} }), { limit: false });
    for (const target of targets) expect((await files(request('GET', target))).status).toBe(200);
    expect((await files(request('GET', `${targets[0]}%2F`))).status).toBe(404);
  });
});
