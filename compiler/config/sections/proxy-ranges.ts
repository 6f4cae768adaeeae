import { isIP } from 'node:net';
import { addressBits, MAPPED } from '../../../runtime/limit/address.ts';

/** Word for the address ranges of Cloudflare. */
export const CLOUDFLARE = 'cloudflare';

/** Published at https://www.cloudflare.com/ips/; they change about once in several years. */
const CLOUDFLARE_RANGES = [
  '103.21.244.0/22',
  '103.22.200.0/22',
  '103.31.4.0/22',
  '104.16.0.0/13',
  '104.24.0.0/14',
  '108.162.192.0/18',
  '131.0.72.0/22',
  '141.101.64.0/18',
  '162.158.0.0/15',
  '172.64.0.0/13',
  '173.245.48.0/20',
  '188.114.96.0/20',
  '190.93.240.0/20',
  '197.234.240.0/22',
  '198.41.128.0/17',
  '2400:cb00::/32',
  '2405:8100::/32',
  '2405:b500::/32',
  '2606:4700::/32',
  '2803:f800::/32',
  '2a06:98c0::/29',
  '2c0f:f248::/32',
] as const;

/** Valid entries, as the second half of a sentence. */
export const RANGE_FORM = `must be a range of addresses such as 10.0.0.0/8 or fd00::/8, one address, or ${CLOUDFLARE}`;

/** First bits of the addresses in a range (CIDR notation, RFC 4632 section 3.1) or of one address; null for an invalid entry. */
const prefixOf = (range: string): string | null => {
  const [address = '', length, ...rest] = range.split('/');
  const bits = /[[%]/.test(address) || isIP(address) === 0 ? undefined : addressBits(address);
  const before = isIP(address) === 4 ? MAPPED.length : 0;
  if (bits === undefined || rest.length > 0) return null;
  if (length === undefined) return bits;
  const end = before + Number(length);
  // A range of all addresses would trust the header of every client.
  return /^[1-9]\d{0,2}$/.test(length) && end <= bits.length ? bits.slice(0, end) : null;
};

/** Invalid entries. */
export const wrongRanges = (entries: readonly string[]): readonly string[] =>
  entries.filter((entry) => entry !== CLOUDFLARE && prefixOf(entry) === null);

/** First bits of all trusted addresses, each once. Entries of `wrongRanges` are left out. */
export const prefixesOf = (entries: readonly string[]): readonly string[] => {
  const ranges = entries.flatMap((entry) => (entry === CLOUDFLARE ? CLOUDFLARE_RANGES : entry));
  return [...new Set(ranges.flatMap((range) => prefixOf(range) ?? []))];
};
