/** Whom a request is counted for. */
import { addressBits, MAPPED } from './address.ts';
import type { ServiceRequest } from './handler.ts';

const IPV4 = /^(?:\d{1,3}\.){3}\d{1,3}$/;

/**
 * The key of the client that sent a request. Headers are believed only when a trusted proxy is the one who speaks: then the hops of
 * X-Forwarded-For are read from the right, and the first that is no trusted proxy counts. The leftmost ones are the client's own words.
 * @param trusted first bits of the addresses of trusted proxies
 */
export function clientOf(request: ServiceRequest, trusted: readonly string[]): string {
  const isTrusted = (address: string): boolean => {
    const bits = trusted.length > 0 ? addressBits(address) : undefined;
    return bits !== undefined && trusted.some((prefix) => bits.startsWith(prefix));
  };
  const hops = request.header('x-forwarded-for')?.split(',') ?? [];
  let client = request.address;
  while (isTrusted(client)) {
    const hop = hops.pop();
    // What is no address says nothing of who is behind it: the proxy that passed it on counts.
    if (hop === undefined || addressBits(hop) === undefined) break;
    client = hop;
  }
  return clientKey(client);
}

/**
 * The key of an address: IPv4, also when it is mapped into IPv6, or the /64 of an IPv6 address. All mapped addresses share one /64, so they
 * must become IPv4 first (CVE-2026-30827). What is no address is its own key.
 */
export function clientKey(address: string): string {
  if (IPV4.test(address)) return address;
  const bits = addressBits(address);
  if (bits === undefined) return address;
  const isMapped = bits.startsWith(MAPPED);
  const [start, end, size, radix] = isMapped ? [96, 128, 8, 10] : [0, 64, 16, 16];
  const parts = Array.from({ length: (end - start) / size }, (_, at) => bits.slice(start + at * size, start + (at + 1) * size));
  return parts.map((part) => Number.parseInt(part, 2).toString(radix)).join(isMapped ? '.' : ':');
}
