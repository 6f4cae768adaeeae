/** Addresses of clients as 128 bits. Shared with the compiler, because a trusted range and the address of a hop must be written alike. */

/** First bits of an IPv4 address that is written as IPv6 (RFC 4291 section 2.5.5.2). */
export const MAPPED = '0'.repeat(80) + '1'.repeat(16);

const GROUP = /^[\da-f]{1,4}$/i;
/** Longer than any address with a zone and a port. */
const MAXIMUM_LENGTH = 100;

/**
 * Reads an address as proxies write it: IPv4, IPv6, with a zone or a port (`[::1]:80`, `192.0.2.1:80`).
 * @returns 128 digits 0 and 1, of an IPv4 address those of the mapped one; undefined for anything else.
 */
export function addressBits(text: string): string | undefined {
  if (text.length > MAXIMUM_LENGTH) return undefined;
  const [plain = ''] = text
    .trim()
    .replace(/^\[(.*)\](?::\d{1,5})?$/, '$1')
    .replace(/^(\d[\d.]*\.\d+):\d{1,5}$/, '$1')
    .split('%', 1);
  const start = plain.lastIndexOf(':') + 1;
  const groups = plain.includes('.', start) ? withHexTail(plain.slice(0, start), plain.slice(start)) : plain;
  const all = expand(groups ?? '');
  return all.length === 8 && all.every((group) => GROUP.test(group)) ? all.map((group) => binary(group)).join('') : undefined;
}

/** All groups of an address; another number than eight when it is none. */
function expand(groups: string): readonly string[] {
  const [head = [], tail, ...rest] = groups.split('::').map((side) => (side === '' ? [] : side.split(':')));
  if (!tail) return head;
  // `::` stands for one group or more (RFC 4291 section 2.2).
  const zeros = Array.from({ length: Math.max(1, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...tail, ...rest.flat(), ...rest.map(() => '')];
}

/** An IPv6 address whose last four bytes are written as IPv4, or an IPv4 address alone, in groups; undefined when the bytes are none. */
function withHexTail(head: string, bytes: string): string | undefined {
  const numbers = bytes.split('.');
  if (numbers.length !== 4 || !numbers.every((byte) => /^\d{1,3}$/.test(byte) && Number(byte) < 256)) return undefined;
  const [a = 0, b = 0, c = 0, d = 0] = numbers.map(Number);
  return `${head || '::ffff:'}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

function binary(group: string): string {
  return Number.parseInt(group, 16).toString(2).padStart(16, '0');
}
