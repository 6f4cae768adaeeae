import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Ranges of IPv4 that are not for the public network (RFC 6890 and the IANA registry of special-purpose addresses). */
const PRIVATE_V4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Ranges of IPv6 that are not for the public network; Teredo and 6to4 hide any address inside, and are given up. */
const PRIVATE_V6: readonly (readonly [network: string, bits: number])[] = [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

/** What stands before an IPv4 address inside an IPv6 one: the old compatible form, and that of NAT64 (RFC 6052). */
const EMBEDDED = ['::', '64:ff9b::'] as const;

const blocked = new BlockList();
for (const [network, bits] of PRIVATE_V4) {
  blocked.addSubnet(network, bits, 'ipv4');
  for (const prefix of EMBEDDED) blocked.addSubnet(prefix + network, 96 + bits, 'ipv6');
}
for (const [network, bits] of PRIVATE_V6) blocked.addSubnet(network, bits, 'ipv6');

/** True for an IP address that is not for the public network; what is no address at all counts as one. */
export const isPrivateAddress = (address: string): boolean => {
  const [plain = ''] = address.split('%', 1);
  const version = isIP(plain);
  return version === 0 || blocked.check(plain, version === 4 ? 'ipv4' : 'ipv6');
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

/** True when a host, a name or an address, is one of a private network. Rejects with the error of the look-up when the name is not known. */
export const isPrivateHost = async (hostname: string, lookup: LookupFunction): Promise<boolean> => {
  const plain = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(plain) !== 0) return isPrivateAddress(plain);
  return new Promise((resolve, reject) => {
    lookup(plain, { all: true }, (error, found) => {
      if (error) reject(error);
      else resolve(Array.isArray(found) && found.some(({ address }) => isPrivateAddress(address)));
    });
  });
};

/** How the system looks names up. */
export const lookupOfSystem = systemLookup as LookupFunction;
