/** Which addresses a public site may not lead to: every entry of the two IANA registries of special-purpose addresses, and what else is not public. */
import type { LookupFunction } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isPrivateAddress, isPrivateHost } from '../../../../compiler/site/crawl/private-address.ts';

/** What a range is, its first and its last address. */
type Range = readonly [what: string, first: string, last: string];

/** https://www.iana.org/assignments/iana-ipv4-special-registry */
const REGISTRY_V4: readonly Range[] = [
  ['this network', '0.0.0.0', '0.255.255.255'],
  ['private use', '10.0.0.0', '10.255.255.255'],
  ['shared address space', '100.64.0.0', '100.127.255.255'],
  ['loopback', '127.0.0.0', '127.255.255.255'],
  ['link local', '169.254.0.0', '169.254.255.255'],
  ['private use', '172.16.0.0', '172.31.255.255'],
  ['IETF protocol assignments', '192.0.0.0', '192.0.0.255'],
  ['IPv4 service continuity', '192.0.0.0', '192.0.0.7'],
  ['dummy address', '192.0.0.8', '192.0.0.8'],
  ['anycast of PCP and TURN', '192.0.0.9', '192.0.0.10'],
  ['discovery of NAT64', '192.0.0.170', '192.0.0.171'],
  ['documentation', '192.0.2.0', '192.0.2.255'],
  ['AS112', '192.31.196.0', '192.31.196.255'],
  ['AMT', '192.52.193.0', '192.52.193.255'],
  ['6to4 relay anycast', '192.88.99.0', '192.88.99.255'],
  ['private use', '192.168.0.0', '192.168.255.255'],
  ['AS112 by delegation', '192.175.48.0', '192.175.48.255'],
  ['benchmarking', '198.18.0.0', '198.19.255.255'],
  ['documentation', '198.51.100.0', '198.51.100.255'],
  ['documentation', '203.0.113.0', '203.0.113.255'],
  ['reserved', '240.0.0.0', '255.255.255.254'],
  ['limited broadcast', '255.255.255.255', '255.255.255.255'],
];

/** https://www.iana.org/assignments/iana-ipv6-special-registry, without mapped addresses and NAT64, which are as public as what they hold. */
const REGISTRY_V6: readonly Range[] = [
  ['loopback', '::1', '::1'],
  ['unspecified', '::', '::'],
  ['local NAT64', '64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
  ['discard only', '100::', '100::ffff:ffff:ffff:ffff'],
  ['dummy prefix', '100:0:0:1::', '100::1:ffff:ffff:ffff:ffff'],
  ['IETF protocol assignments', '2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['Teredo', '2001::', '2001:0:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['anycast of PCP, TURN and DNS-SD', '2001:1::1', '2001:1::3'],
  ['benchmarking', '2001:2::', '2001:2:0:ffff:ffff:ffff:ffff:ffff'],
  ['AMT', '2001:3::', '2001:3:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['AS112', '2001:4:112::', '2001:4:112:ffff:ffff:ffff:ffff:ffff'],
  ['ORCHID', '2001:10::', '2001:1f:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['ORCHIDv2', '2001:20::', '2001:2f:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['tags of drones', '2001:30::', '2001:3f:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['documentation', '2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['6to4', '2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['AS112 by delegation', '2620:4f:8000::', '2620:4f:8000:ffff:ffff:ffff:ffff:ffff'],
  ['documentation', '3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['segment routing', '5f00::', '5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['unique local', 'fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['link local', 'fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
];

const OTHERS: readonly Range[] = [
  ['multicast', '224.0.0.0', '239.255.255.255'],
  ['multicast', 'ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['the machine below a virtual one', '168.63.129.16', '168.63.129.16'],
  ['site local', 'fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['not handed out, before global unicast', '101::', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['not handed out, behind it', '4000::', 'fbff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['a compatible form of IPv4', '::127.0.0.1', '::1.1.1.1'],
  ['a translated form of IPv4', '::ffff:0:127.0.0.1', '::ffff:0:1.1.1.1'],
  ['a zone', 'fe80::1%eth0', '::1%lo'],
  ['no address', '', 'localhost'],
  ['no address', '127.1', '2001:db8::/32'],
];

/** Next to the ranges, and in use. */
const PUBLIC = [
  '1.0.0.0',
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '168.63.129.15',
  '168.63.129.17',
  '169.253.255.255',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.0',
  '192.0.3.0',
  '192.31.195.255',
  '192.52.194.0',
  '192.88.98.255',
  '192.88.100.0',
  '192.167.255.255',
  '192.169.0.0',
  '192.175.49.0',
  '198.17.255.255',
  '198.20.0.0',
  '203.0.112.255',
  '203.0.114.0',
  '223.255.255.255',
  '2000::',
  '2001:200::',
  '2001:db7:ffff::',
  '2001:db9::',
  '2001:4860:4860::8888',
  '2003::',
  '2606:4700::1111',
  '2620:4f:7fff::',
  '2620:4f:8001::',
  '2a00:1450::1',
  '3ffe:ffff::',
  '3fff:1000::',
];

describe('an address that is not public', () => {
  it.each([...REGISTRY_V4, ...REGISTRY_V6, ...OTHERS])('is one of %s: %s to %s', (_what, first, last) => {
    expect([isPrivateAddress(first), isPrivateAddress(last)]).toEqual([true, true]);
  });

  it.each(REGISTRY_V4)('is one that holds one of %s: %s to %s', (_what, ...ends) => {
    for (const address of ends)
      expect([isPrivateAddress(`::ffff:${address}`), isPrivateAddress(`64:ff9b::${address}`)]).toEqual([true, true]);
  });

  it('is told in whatever way it is written', () => {
    for (const address of ['::ffff:7f00:1', '::FFFF:A00:1', '0:0:0:0:0:ffff:a9fe:a9fe', '64:ff9b::a9fe:a9fe', '64:FF9B:0:0:0:0:7F00:1'])
      expect(isPrivateAddress(address)).toBe(true);
  });
});

describe('a host', () => {
  const answering =
    (...addresses: readonly string[]): LookupFunction =>
    (_name, _options, callback) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );

  it('is private when all that its name leads to is', async () => {
    expect(await isPrivateHost('intranet.example', answering('10.0.0.1', 'fd00::1'))).toBe(true);
  });

  it.each([
    ['a public address only', ['192.0.32.10']],
    ['a public address and a private one', ['192.0.32.10', '10.0.0.1']],
    ['no address', []],
  ])('is not private with %s', async (_what, addresses) => {
    expect(await isPrivateHost('site.example', answering(...addresses))).toBe(false);
  });
});

describe('an address that is public', () => {
  it.each(PUBLIC)('is %s', (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });

  it('may be mapped or behind NAT64', () => {
    for (const address of ['::ffff:1.1.1.1', '::ffff:101:101', '64:ff9b::1.1.1.1', '64:ff9b::101:101'])
      expect(isPrivateAddress(address)).toBe(false);
  });
});
