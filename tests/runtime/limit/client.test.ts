import * as fastCheck from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prefixesOf, wrongRanges } from '../../../compiler/config/sections/proxy-ranges.ts';
import { addressBits } from '../../../runtime/limit/address.ts';
import { clientOf } from '../../../runtime/limit/client.ts';
import { request } from '../fixture.ts';

describe('the key of a client', () => {
  test.each([
    ['1.2.3.4', '1.2.3.4'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['::FFFF:1.2.3.4', '1.2.3.4'],
    ['::ffff:102:304', '1.2.3.4'],
    ['0:0:0:0:0:ffff:102:304', '1.2.3.4'],
    ['::ffff:1.2.3.4%eth0', '1.2.3.4'],
    ['1.2.3.4:5678', '1.2.3.4'],
    ['[::ffff:1.2.3.4]:80', '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::1%eth0', '2001:db8:1:2'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2'],
    ['[2001:db8:1:2::1%eth0]:443', '2001:db8:1:2'],
    ['2001:DB8:0001:2::', '2001:db8:1:2'],
    ['fe80::1', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['::1.2.3.4', '0:0:0:0'],
    ['', ''],
  ])('%s is %s', (address, key) => {
    expect(clientOf({ ...request('POST', '/mcp'), address }, [])).toBe(key);
  });

  test.each(['unknown', '_hidden', '1.2.3', '1.2.3.256', '1.2.3.4.5', '1::2::3', ':::', ':1', '1:', '12345::', 'g::', '1:2:3:4:5:6:7:8:9'])(
    '%s is no address',
    (text) => {
      expect(addressBits(text)).toBeUndefined();
    },
  );

  test('no text makes it fail, and every address gives 128 bits', () => {
    const addresses = fastCheck.oneof(fastCheck.ipV4(), fastCheck.ipV6());
    fastCheck.assert(
      fastCheck.property(addresses, fastCheck.string(), (address, text) => {
        expect(addressBits(address)).toMatch(/^[01]{128}$/);
        expect(addressBits(text) ?? '0'.repeat(128)).toMatch(/^[01]{128}$/);
      }),
    );
  });
});

describe('behind proxies', () => {
  const trusted = prefixesOf(['10.0.0.0/8', '192.0.2.7', 'fd00::/8', 'cloudflare']);
  const client = (address: string, headers: Readonly<Record<string, string>>): string =>
    clientOf({ ...request('POST', '/mcp', headers), address }, trusted);

  test.each([
    ['10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['::ffff:10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['10.0.0.1', '1.1.1.1, 203.0.113.9, 192.0.2.7', '203.0.113.9'],
    ['10.0.0.1', '203.0.113.9:4444', '203.0.113.9'],
    ['10.0.0.1', '[2001:db8:1:2::3]:4444', '2001:db8:1:2'],
    ['fd12::1', '2001:db8:1:2::3', '2001:db8:1:2'],
    ['172.71.9.9', '203.0.113.9', '203.0.113.9'],
    ['10.0.0.1', '203.0.113.9, unknown, 10.0.0.2', '10.0.0.2'],
    ['10.0.0.1', '203.0.113.9, ', '10.0.0.1'],
    ['10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['11.0.0.1', '203.0.113.9', '11.0.0.1'],
    ['203.0.113.1', '203.0.113.9, 10.0.0.1', '203.0.113.1'],
  ])('%s that says %j speaks for %s', (address, forwarded, key) => {
    expect(client(address, { 'x-forwarded-for': forwarded })).toBe(key);
  });

  test('other headers are the words of anybody', () => {
    const headers = {
      forwarded: 'for=203.0.113.9',
      'x-real-ip': '203.0.113.9',
      'cf-connecting-ip': '203.0.113.9',
      'true-client-ip': '203.0.113.9',
    };
    expect(client('10.0.0.1', headers)).toBe('10.0.0.1');
    expect(client('172.71.9.9', headers)).toBe('172.71.9.9');
  });

  test('without trusted proxies nothing is believed', () => {
    expect(clientOf({ ...request('POST', '/mcp', { 'x-forwarded-for': '203.0.113.9' }), address: '10.0.0.1' }, [])).toBe('10.0.0.1');
  });

  test('who is not trusted cannot choose who it is', () => {
    const property = fastCheck.property(
      fastCheck.array(fastCheck.oneof(fastCheck.string(), fastCheck.ipV4(), fastCheck.ipV6())),
      (hops) => {
        expect(client('203.0.113.1', { 'x-forwarded-for': hops.join(',') })).toBe('203.0.113.1');
        expect(client('10.0.0.1', { 'x-forwarded-for': [...hops, '203.0.113.1'].join(',') })).toBe('203.0.113.1');
      },
    );
    fastCheck.assert(property);
  });

  test('what is no range is named', () => {
    const wrong = [
      '10.0.0.0/33',
      '10.0.0.0/0',
      '::/0',
      'fd00::/129',
      '10.0.0/8',
      '10.0.0.0/8/8',
      '10.0.0.0/',
      'localhost',
      '[::1]',
      'fe80::1%eth0',
      '',
    ];
    expect(wrongRanges(['10.0.0.0/8', '::1', 'cloudflare', ...wrong])).toEqual(wrong);
    expect(prefixesOf(wrong)).toEqual([]);
  });
});
