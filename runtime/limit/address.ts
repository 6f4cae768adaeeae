/** Addresses of clients as 128 bits. Shared with the compiler, because trusted ranges and addresses of hops must have the same form. */

/** First bits of an IPv4 address that is written as IPv6 (RFC 4291 section 2.5.5.2). */
export const MAPPED = '0'.repeat(80) + '1'.repeat(16);

/** An address without a zone and a port, as far as the parser of addresses may see it; no address is longer. */
const PLAIN = /^[\da-f:.]{2,45}$/i;

/**
 * Reads an address as proxies write it: IPv4, IPv6, with a zone or a port (`[::1]:80`, `192.0.2.1:80`).
 * @returns 128 digits 0 and 1, for an IPv4 address those of the mapped one; undefined for an invalid address.
 */
export const addressBits = (text: string): string | undefined => {
  const [plain = ''] = text
    .trim()
    .replace(/^\[(.*)\](?::\d{1,5})?$/, '$1')
    .replace(/^(\d[\d.]*\.\d+):\d{1,5}$/, '$1')
    .split('%', 1);
  const url = `http://[${plain.includes(':') ? plain : `::ffff:${plain}`}]`;
  if (!PLAIN.test(plain) || !URL.canParse(url)) return undefined;
  // The parser writes every address in hexadecimal groups, with `::` at most once (WHATWG URL, IPv6 serializer).
  const [head = [], tail = []] = new URL(url).hostname.split('::').map((side) => side.match(/[\da-f]+/g) ?? []);
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16).toString(2).padStart(16, '0')).join('');
};
