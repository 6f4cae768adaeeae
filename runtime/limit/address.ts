/** Addresses of clients as 128 bits. Shared with the compiler, because trusted ranges and addresses of hops must have the same form. */

/** First bits of an IPv4 address that is written as IPv6 (RFC 4291 section 2.5.5.2). */
export const MAPPED = '0'.repeat(80) + '1'.repeat(16);

const GROUP = /^[\da-f]{1,4}$/i;
/** Longer than any address with a zone and a port. */
const MAXIMUM_LENGTH = 100;

const DOTTED = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;
/** The 8 bits of each byte value. */
const BITS = Array.from({ length: 256 }, (_, byte) => byte.toString(2).padStart(8, '0'));

/**
 * Reads an address as proxies write it: IPv4, IPv6, with a zone or a port (`[::1]:80`, `192.0.2.1:80`).
 * @returns 128 digits 0 and 1, for an IPv4 address those of the mapped one; undefined for an invalid address.
 */
export const addressBits = (text: string): string | undefined => {
  if (text.length > MAXIMUM_LENGTH) return undefined;
  const [plain = ''] = text
    .trim()
    .replace(/^\[(.*)\](?::\d{1,5})?$/, '$1')
    .replace(/^(\d[\d.]*\.\d+):\d{1,5}$/, '$1')
    .split('%', 1);
  const start = plain.lastIndexOf(':') + 1;
  const dotted = plain.includes('.', start) ? dottedBits(plain.slice(start)) : '';
  if (dotted === undefined) return undefined;
  if (start === 0 && dotted !== '') return MAPPED + dotted;
  // Four decimal bytes at the end are the last two groups (RFC 4291 section 2.2).
  const groups = expand(dotted === '' ? plain : `${plain.slice(0, start)}0:0`);
  if (groups.length !== 8 || !groups.every((group) => GROUP.test(group))) return undefined;
  return (
    groups
      .map(groupBits)
      .join('')
      .slice(0, 128 - dotted.length) + dotted
  );
};

/** All groups of an address; not eight for an invalid one. */
const expand = (text: string): readonly string[] => {
  const [head = [], tail, ...rest] = text.split('::').map((side) => (side === '' ? [] : side.split(':')));
  if (!tail) return head;
  // `::` is for one group or more, and may occur once.
  const zeros = Array.from({ length: Math.max(1, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...tail, ...rest.map(() => '')];
};

const groupBits = (group: string): string => {
  const value = Number.parseInt(group, 16);
  return `${BITS[value >> 8]}${BITS[value & 255]}`;
};

const dottedBits = (text: string): string | undefined => {
  const bytes = (DOTTED.exec(text) ?? []).slice(1).map(Number);
  return bytes.length === 4 && bytes.every((byte) => byte < 256) ? bytes.map((byte) => BITS[byte]).join('') : undefined;
};
