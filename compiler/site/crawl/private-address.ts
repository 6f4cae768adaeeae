import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** A network address with the length of its prefix in bits. */
type Range = readonly [network: string, bits: number];

/**
 * Ranges of IPv4 without public sites: the IANA registry of special-purpose addresses (RFC 6890), including those marked as reachable,
 * multicast and reserved ranges.
 */
const PRIVATE_V4: readonly Range[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // The host of Azure virtual machines. It is the only public address in this list.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/**
 * Ranges of IPv6 that can be public: global unicast (RFC 4291, section 2.4; IANA has assigned nothing else), mapped IPv4 addresses, and
 * NAT64 (RFC 6052). Loopback, local addresses, multicast, segment routing (5f00::/16), 100::/64, IPv4-compatible and IPv4-translated
 * addresses (RFC 2765) are outside these ranges.
 */
const GLOBAL_V6: readonly Range[] = [
  ['2000::', 3],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
];

/** Ranges inside these without public sites (the IANA registry for IPv6). Teredo and 6to4 can contain any address and are obsolete. */
const PRIVATE_V6: readonly Range[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

/** Prefixes of an IPv4 address inside an IPv6 address. A `BlockList` handles mapped ones itself. */
const NAT64 = '64:ff9b::';

const rangesOf = (v4: readonly Range[], v6: readonly Range[]): BlockList => {
  const ranges = new BlockList();
  for (const [network, bits] of v4) ranges.addSubnet(network, bits, 'ipv4');
  for (const [network, bits] of v6) ranges.addSubnet(network, bits, 'ipv6');
  return ranges;
};

const unicast = rangesOf([['0.0.0.0', 0]], GLOBAL_V6);
const blocked = rangesOf(PRIVATE_V4, [...PRIVATE_V6, ...PRIVATE_V4.map(([network, bits]): Range => [NAT64 + network, 96 + bits])]);

/** True for an IP address outside the public network, and for a text that is not an IP address. */
export const isPrivateAddress = (address: string): boolean => {
  const [plain = ''] = address.split('%', 1);
  const version = isIP(plain);
  if (version === 0) return true;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  return !unicast.check(plain, family) || blocked.check(plain, family);
};

/** The connection was refused because the name resolves to a private address. */
export class PrivateAddressError extends Error {
  constructor(hostname: string, address: string) {
    super(`its name ${hostname} resolves to the private address ${address}`);
  }
}

/**
 * Resolves names, and refuses those with a private address. Connections use the addresses that were checked here, so a later different
 * resolution (DNS rebinding) cannot bypass the check.
 */
export const publicLookup =
  (lookup: LookupFunction): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : [];
      const hidden = addresses.find(({ address }) => isPrivateAddress(address));
      if (error) callback(error, []);
      else if (hidden) callback(new PrivateAddressError(hostname, hidden.address), []);
      else if (options.all) callback(null, addresses);
      else callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
    });

/**
 * True when a host (a name or an address) is in a private network. A name that also has a public address is not, because it would allow
 * access to all other private addresses. Rejects with the error of the lookup when the name is unknown.
 */
export const isPrivateHost = async (hostname: string, lookup: LookupFunction): Promise<boolean> => {
  const plain = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(plain) !== 0) return isPrivateAddress(plain);
  return new Promise((resolve, reject) => {
    lookup(plain, { all: true }, (error, found) => {
      if (error) reject(error);
      else resolve(Array.isArray(found) && found.length > 0 && found.every(({ address }) => isPrivateAddress(address)));
    });
  });
};

/** The name lookup of the system. */
export const lookupOfSystem = systemLookup as LookupFunction;
