import { isIP } from 'node:net';

/**
 * Origin of the apex or www host beside a host: `www.acme.example` for `acme.example`, and the other way round. Null for other hosts of a domain,
 * addresses of machines and ports, which have none.
 */
export const siblingOrigin = (origin: string): string | null => {
  const { protocol, hostname, port } = new URL(origin);
  if (port !== '' || isMachine(hostname)) return null;
  if (hostname.startsWith('www.')) return `${protocol}//${hostname.slice(4)}`;
  return isApex(hostname) ? `${protocol}//www.${hostname}` : null;
};

/** True where people expect a site with www and without: at a name of two parts. Of a longer one nobody knows whether it is a host of a domain. */
export const isSiblingExpected = (origin: string): boolean => new URL(origin).hostname.replace(/^www\./, '').split('.').length === 2;

/** True for addresses of machines and names of the own one, which nobody else can ask. */
export const isMachine = (hostname: string): boolean =>
  isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || !hostname.includes('.') || hostname.endsWith('.localhost');

/** `acme.example`, and what may be a `acme.co.uk`: the suffixes of countries that have a second part have short ones. */
const isApex = (hostname: string): boolean => /^[^.]+\.(?:[^.]+|[^.]{2,3}\.[a-z]{2})$/.test(hostname);
