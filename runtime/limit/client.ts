/** Determines the client of a request for the rate limit. */
import type { ServiceRequest } from '../exchange.ts';
import { addressBits, MAPPED } from './address.ts';

/**
 * The key of the client that sent a request. Headers are only trusted from a trusted proxy: then the hops of X-Forwarded-For are read from
 * the right, and the first one that is not a trusted proxy counts. The leftmost ones may come from the client. An invalid address is its own
 * key.
 * @param trusted first bits of the addresses of trusted proxies
 */
export const clientOf = (request: ServiceRequest, trusted: readonly string[]): string => {
  let client = addressBits(request.address);
  if (client === undefined) return request.address;
  const hops = (trusted.length > 0 && request.header('x-forwarded-for')?.split(',')) || [];
  while (isTrusted(client, trusted)) {
    const hop = addressBits(hops.pop() ?? '');
    // An invalid address does not identify a client: the proxy that passed it on counts.
    if (hop === undefined) break;
    client = hop;
  }
  return keyOf(client);
};

const isTrusted = (bits: string, trusted: readonly string[]): boolean => trusted.some((prefix) => bits.startsWith(prefix));

/**
 * The key of an address: IPv4, also mapped into IPv6, or the /64 of an IPv6 address. All mapped addresses share one /64, so they must
 * become IPv4 first (CVE-2026-30827).
 */
const keyOf = (bits: string): string => {
  const [start, size, radix, sign] = bits.startsWith(MAPPED) ? [MAPPED.length, 8, 10, '.'] : [0, 16, 16, ':'];
  const parts = [0, 1, 2, 3].map((at) => Number.parseInt(bits.slice(start + at * size, start + (at + 1) * size), 2).toString(radix));
  return parts.join(sign);
};
