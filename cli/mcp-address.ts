import { paths } from '../compiler/paths.ts';
import { commonHeaders } from './mcp-headers.ts';
import { isResponse, jsonOf } from './mcp-response.ts';
import type { OpenedSite, Site, SiteReply } from './mcp-site.ts';

/** How long a site may take for one answer, in seconds. */
const PATIENCE_S = 30;
/** Asks for nothing; every revision before 2026-07-28 has it, and a site that speaks the newest one only answers with an error. */
const PING = '{"jsonrpc":"2.0","id":"sitec","method":"ping"}';
/** What hosts of files answer to a POST. */
const STATIC_HOST = new Set([404, 405, 501]);

/** Opens a site on the web by its address, or by that of its MCP endpoint. It is asked once whether it speaks MCP. */
export const openAddress = async (address: string): Promise<OpenedSite> => {
  if (!URL.canParse(address)) return { reason: `${address} is no address` };
  const { origin, pathname } = new URL(address);
  const base = pathname.replace(/\/+$/, '');
  // An endpoint is taken as it was given: hosts that add a slash redirect without it.
  const endpoint = origin + (base.endsWith(paths.mcp) ? pathname : base + paths.mcp);
  const site = siteAt(endpoint);
  const reply = await site(PING, commonHeaders());
  const reason = 'reason' in reply ? reply.reason : objection(endpoint, reply.status, reply.body);
  return reason === undefined ? { site, name: endpoint } : { reason };
};

/** Why a site cannot be spoken to; undefined when it answers JSON-RPC, be it an error. */
const objection = (endpoint: string, status: number, body: string): string | undefined => {
  if (isResponse(jsonOf(body))) return undefined;
  if (STATIC_HOST.has(status))
    return `${endpoint} answered HTTP ${status}: the site is on a host for files only. Give the folder of its bundle: sitec mcp dist`;
  return `${endpoint} answered HTTP ${status}, but not as an MCP server does`;
};

const siteAt =
  (endpoint: string): Site =>
  async (message, headers): Promise<SiteReply> => {
    try {
      // A redirect would turn the POST into a GET, or carry it to a host that nobody named.
      const signal = AbortSignal.timeout(PATIENCE_S * 1000);
      const response = await fetch(endpoint, { method: 'POST', headers, body: message, redirect: 'manual', signal });
      const location = response.headers.get('location');
      if (location !== null) return { reason: `${endpoint} redirects to ${new URL(location, endpoint).href}: give that address` };
      return { status: response.status, body: await response.text() };
    } catch (error) {
      return { reason: `${endpoint} ${complaint(error)}` };
    }
  };

const complaint = (error: unknown): string => {
  if (!(error instanceof Error)) return `cannot be reached (${String(error)})`;
  if (error.name === 'TimeoutError') return `did not answer within ${PATIENCE_S} s`;
  const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException;
  return `cannot be reached (${code ?? message})`;
};
