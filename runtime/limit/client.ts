/** Determines the client of a request for the rate limit. */
import type { ServiceRequest } from '../exchange.ts';
import { addressBits, MAPPED } from './address.ts';

/** IPv4 as sockets report it, plain or mapped: nearly every address; it is its own key. */
const SOCKET_IPV4 = /^(?:::ffff:)?((?:\d{1,3}\.){3}\d{1,3})$/i;

/**
 * The key of the client that sent a request. Headers are only trusted from a trusted proxy: then the hops of X-Forwarded-For are read from
 * the right, and the first one that is not a trusted proxy counts. The leftmost ones may come from the client.
 * @param trusted first bits of the addresses of trusted proxies
 */
export const clientOf = (request: ServiceRequest, trusted: readonly string[]): string => {
  let client = trusted.length > 0 ? addressBits(request.address) : undefined;
  if (client === undefined) return clientKey(request.address);
  const hops = request.header('x-forwarded-for')?.split(',') ?? [];
  while (isTrusted(client, trusted)) {
    const hop = addressBits(hops.pop() ?? '');
    // An invalid address does not identify a client: the proxy that passed it on counts.
    if (hop === undefined) break;
    client = hop;
  }
  return keyOf(client);
};

/**
 * The key of an address: IPv4, also mapped into IPv6, or the /64 of an IPv6 address. All mapped addresses share one /64, so they must
 * become IPv4 first (CVE-2026-30827). An invalid address is its own key.
 */
export const clientKey = (address: string): string => {
  const [, ipv4] = SOCKET_IPV4.exec(address) ?? [];
  const bits = ipv4 === undefined ? addressBits(address) : undefined;
  return bits === undefined ? (ipv4 ?? address) : keyOf(bits);
};

const isTrusted = (bits: string, trusted: readonly string[]): boolean => trusted.some((prefix) => bits.startsWith(prefix));

const keyOf = (bits: string): string => {
  const isMapped = bits.startsWith(MAPPED);
  const [start, size] = isMapped ? [MAPPED.length, 8] : [0, 16];
  const parts = [0, 1, 2, 3].map((at) => Number.parseInt(bits.slice(start + at * size, start + (at + 1) * size), 2));
  return isMapped ? parts.join('.') : parts.map((part) => part.toString(16)).join(':');
};
