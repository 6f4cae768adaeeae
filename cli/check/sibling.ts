import { isIP } from 'node:net';

/**
 * Origin of the apex or www host that belongs to a host: `www.acme.example` for `acme.example`, and the other way round. Null for other
 * subdomains, IP addresses and origins with a port.
 */
export const siblingOrigin = (origin: string): string | null => {
  const { protocol, hostname, port } = new URL(origin);
  if (port !== '' || isMachine(hostname)) return null;
  if (hostname.startsWith('www.')) return `${protocol}//${hostname.slice(4)}`;
  return isApex(hostname) ? `${protocol}//www.${hostname}` : null;
};

/** True where people expect a site with www and without: a name of two parts. A longer name may or may not be a subdomain. */
export const isSiblingExpected = (origin: string): boolean => new URL(origin).hostname.replace(/^www\./, '').split('.').length === 2;

/** True for IP addresses and local names, which other machines cannot request. */
export const isMachine = (hostname: string): boolean =>
  isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || !hostname.includes('.') || hostname.endsWith('.localhost');

/** `acme.example`, and possible country suffixes such as `acme.co.uk`: their second part is short. */
const isApex = (hostname: string): boolean => /^[^.]+\.(?:[^.]+|[^.]{2,3}\.[a-z]{2})$/.test(hostname);
