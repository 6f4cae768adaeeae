/** Whom a request is counted for. */
import type { ServiceRequest } from '../exchange.ts';
import { addressBits, MAPPED } from './address.ts';

/** IPv4 as sockets give it, plain or mapped: nearly every address, and its own key. */
const SOCKET_IPV4 = /^(?:::ffff:)?((?:\d{1,3}\.){3}\d{1,3})$/i;

/**
 * The key of the client that sent a request. Headers are believed only when a trusted proxy is the one who speaks: then the hops of
 * X-Forwarded-For are read from the right, and the first that is no trusted proxy counts. The leftmost ones are the client's own words.
 * @param trusted first bits of the addresses of trusted proxies
 */
export const clientOf = (request: ServiceRequest, trusted: readonly string[]): string => {
  let client = trusted.length > 0 ? addressBits(request.address) : undefined;
  if (client === undefined) return clientKey(request.address);
  const hops = request.header('x-forwarded-for')?.split(',') ?? [];
  while (isTrusted(client, trusted)) {
    const hop = addressBits(hops.pop() ?? '');
    // What is no address says nothing of who is behind it: the proxy that passed it on counts.
    if (hop === undefined) break;
    client = hop;
  }
  return keyOf(client);
};

/**
 * The key of an address: IPv4, also when it is mapped into IPv6, or the /64 of an IPv6 address. All mapped addresses share one /64, so they
 * must become IPv4 first (CVE-2026-30827). What is no address is its own key.
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
