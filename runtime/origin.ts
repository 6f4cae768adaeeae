/** Host and Origin policy of the endpoints (MCP 2025-11-25, basic/transports, security warning): the Host check stops DNS rebinding. */
import type { HttpTable } from './bundle.ts';
import type { ServiceRequest } from './exchange.ts';

/**
 * A host in the form of an address, or an origin, of the loopback interface: its name, all of 127.0.0.0/8 (RFC 1122 section 3.2.1.3), or
 * ::1.
 */
export const LOOPBACK = /^(?:https?:\/\/)?(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;

/**
 * Whether an endpoint may answer a request. The data are public and need no credentials, so any origin may read them unless a list restricts
 * it.
 * @param loopback whether the server is bound to a loopback address; undefined when a platform routes by host
 */
export const isAllowed = (request: ServiceRequest, http: HttpTable, loopback: boolean | undefined): boolean => {
  const { origin, allowedOrigins } = http;
  const asked = request.header('origin')?.toLowerCase();
  const isOwn = asked === undefined || asked === origin || allowedOrigins?.includes(asked);
  return isAllowedHost(request, http, loopback) && (isOwn || (loopback ? LOOPBACK.test(asked) : !allowedOrigins));
};

const isAllowedHost = (request: ServiceRequest, { host, allowedHosts }: HttpTable, loopback: boolean | undefined): boolean => {
  if (loopback === undefined && !allowedHosts) return true;
  const asked = request.header('host')?.toLowerCase() ?? '';
  const named = loopback ? [host] : [host, ...(allowedHosts ?? [])];
  // A name without a port matches every port: rebinding needs another name, not another port.
  return named.includes(asked) || named.includes(asked.replace(/:\d*$/, '')) || LOOPBACK.test(asked);
};
