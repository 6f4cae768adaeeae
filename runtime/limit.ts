/** Rate limit by GCRA (generic cell rate algorithm, ITU-T I.371): one number a client, its theoretical arrival time. */
import type { LimitTable } from './bundle.ts';

/** Whether a request may pass, how many more may follow at once, and in how many whole seconds there is one more. */
export interface Decision {
  readonly allowed: boolean;
  readonly remaining: number;
  readonly seconds: number;
}

/** Decides on a request of an address at a time in ms of any monotonic clock; cost 0 only looks. */
export type Limiter = (address: string, now: number, cost: number) => Decision;

/** Keys in one generation; two generations of about 165 bytes a key stay below 33 MB. */
const MAXIMUM_KEYS = 100_000;

/**
 * A limiter in memory. Its two generations of keys are swapped when the young one is as old as a full bucket takes to refill, or is full.
 */
export function createLimiter({ interval, tolerance }: LimitTable): Limiter {
  let young = new Map<string, number>();
  let old = young;
  let swapped = -Infinity;
  let flooded = false;

  function swap(now: number): void {
    const expired = now - swapped >= interval + tolerance;
    if (!expired && young.size < MAXIMUM_KEYS) return;
    // A swap for size may forget exhausted clients, so until the next swap for time new ones start with a burst of 1.
    flooded = !expired;
    swapped = now;
    old = young;
    young = new Map();
  }

  return (address, now, cost) => {
    swap(now);
    const key = clientKey(address);
    const arrival = Math.max(now, young.get(key) ?? old.get(key) ?? (flooded ? now + tolerance : now));
    const allowed = arrival + (cost - 1) * interval - tolerance <= now;
    const next = allowed ? arrival + cost * interval : arrival;
    if (cost > 0) young.set(key, next);
    const remaining = Math.floor((tolerance + interval - (next - now)) / interval);
    return { allowed, remaining, seconds: Math.ceil((next - now - tolerance + remaining * interval) / 1000) };
  };
}

/**
 * The key of a client: an IPv4 address, also when it is mapped into IPv6 (RFC 4291 section 2.5.5.2), or the /64 of an IPv6 address.
 * All mapped addresses share one /64, so they must become IPv4 first (CVE-2026-30827).
 */
export function clientKey(address: string): string {
  const [plain = ''] = address.split('%', 1);
  if (plain.includes('.') || !plain.includes(':')) return plain.slice(plain.lastIndexOf(':') + 1);
  const [head = [], tail = []] = plain.split('::').map((side) => side.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const groups = [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:65535') return groups.slice(0, 4).join(':');
  const bytes = groups.slice(6).flatMap((group) => [group >> 8, group & 255]);
  return bytes.join('.');
}
