import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses with the number of their first bits that count. */
type Range = readonly [network: string, bits: number];

/**
 * Ranges of IPv4 where no public site is: the IANA registry of special-purpose addresses (RFC 6890), also what it calls reachable, multicast and
 * what is reserved.
 */
const PRIVATE_V4: readonly Range[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // The machine below a virtual one in Azure; the only address here that is handed out to somebody.
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
 * What of IPv6 can be public: global unicast (RFC 4291, section 2.4; IANA has handed out nothing else), and an IPv4 address that is mapped, or
 * behind NAT64 (RFC 6052). Loopback, local addresses, multicast, segment routing (5f00::/16), 100::/64, the compatible form of IPv4 and the
 * translated one (RFC 2765) are outside of it.
 */
const GLOBAL_V6: readonly Range[] = [
  ['2000::', 3],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
];

/** Ranges inside of these where no public site is (the IANA registry for IPv6). Teredo and 6to4 hide any address inside, and are given up. */
const PRIVATE_V6: readonly Range[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

/** What stands before an IPv4 address inside of an IPv6 one. A `BlockList` knows mapped ones by itself. */
const NAT64 = '64:ff9b::';

const rangesOf = (v4: readonly Range[], v6: readonly Range[]): BlockList => {
  const ranges = new BlockList();
  for (const [network, bits] of v4) ranges.addSubnet(network, bits, 'ipv4');
  for (const [network, bits] of v6) ranges.addSubnet(network, bits, 'ipv6');
  return ranges;
};

const unicast = rangesOf([['0.0.0.0', 0]], GLOBAL_V6);
const blocked = rangesOf(PRIVATE_V4, [...PRIVATE_V6, ...PRIVATE_V4.map(([network, bits]): Range => [NAT64 + network, 96 + bits])]);

/** True for an IP address that is not for the public network; what is no address at all counts as one. */
export const isPrivateAddress = (address: string): boolean => {
  const [plain = ''] = address.split('%', 1);
  const version = isIP(plain);
  if (version === 0) return true;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  return !unicast.check(plain, family) || blocked.check(plain, family);
};

/** The connection was refused by us, because the name stands for a private address. */
export class PrivateAddressError extends Error {
  constructor(hostname: string, address: string) {
    super(`its name ${hostname} stands for the private address ${address}`);
  }
}

/**
 * Looks names up and refuses those that stand for a private address. A connection is made to the addresses that were checked here, so that a name
 * that is looked up differently the next time gets nobody past the check.
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
 * True when a host, a name or an address, is one of a private network. A name with a public address too is none: it would open the way to every other
 * private address. Rejects with the error of the look-up when the name is not known.
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

/** How the system looks names up. */
export const lookupOfSystem = systemLookup as LookupFunction;
