import { paths } from '../compiler/paths.ts';
import { openFiles } from './mcp-files.ts';
import { commonHeaders } from './mcp-headers.ts';
import { isResponse, jsonOf } from './mcp-response.ts';
import type { OpenedSite, Site, SiteReply } from './mcp-site.ts';
import { failureWords, PATIENCE_MS, redirectWords } from './web-failure.ts';

/** Asks for nothing; every revision before 2026-07-28 has it, and a site that speaks the newest one only answers with an error. */
const PING = '{"jsonrpc":"2.0","id":"sitec","method":"ping"}';
/** What hosts of files answer to a POST; 403 comes from content delivery networks that were told to pass GET on only. */
const STATIC_HOST = new Set([403, 404, 405, 501]);

/**
 * Opens a site on the web by its address, or by that of its MCP endpoint. It is asked once whether it speaks MCP; where it is on a host for files
 * only, its files are read instead.
 */
export const openAddress = async (address: string): Promise<OpenedSite> => {
  if (!URL.canParse(address)) return { reason: `${address} is no address` };
  const { origin, pathname } = new URL(address);
  const path = pathname.replace(/\/+$/, '');
  const base = origin + (path.endsWith(paths.mcp) ? path.slice(0, -paths.mcp.length) : path);
  // An endpoint is taken as it was given: hosts that add a slash redirect without it.
  const endpoint = path.endsWith(paths.mcp) ? origin + pathname : base + paths.mcp;
  const site = siteAt(endpoint);
  const reply = await site(PING, commonHeaders());
  if ('reason' in reply) return reply;
  // A response of JSON-RPC is one of MCP, be it an error.
  if (isResponse(jsonOf(reply.body))) return { site, name: endpoint };
  const refused = `${endpoint} answered HTTP ${reply.status}`;
  if (!STATIC_HOST.has(reply.status)) return { reason: `${refused}, but not as an MCP server does` };
  const files = await openFiles(base);
  if (!('reason' in files)) return files;
  return { reason: `${refused}: the site is on a host for files only. ${files.reason}. Give the folder of its bundle: sitec mcp dist` };
};

const siteAt =
  (endpoint: string): Site =>
  async (message, headers): Promise<SiteReply> => {
    try {
      // A redirect would turn the POST into a GET, or carry it to a host that nobody named.
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const response = await fetch(endpoint, { method: 'POST', headers, body: message, redirect: 'manual', signal });
      const redirect = redirectWords(endpoint, response);
      return redirect === null ? { status: response.status, body: await response.text() } : { reason: redirect };
    } catch (error) {
      return { reason: failureWords(endpoint, error), isUnreachable: true };
    }
  };
