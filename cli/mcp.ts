import { bridge } from './mcp-bridge.ts';
import { openAddress } from './mcp-address.ts';
import { openFolder } from './mcp-site.ts';
import { refuse } from './refusal.ts';
import { printable } from './report/printable.ts';

/** Flags of `sitec mcp` as the command line gives them. */
export interface McpFlags {
  readonly quiet?: boolean;
}

/** `sitec mcp`: MCP on stdin and stdout for a folder that `sitec build` wrote, or for a site on the web; answers the exit code. */
export const runMcp = async (place: string, { quiet = false }: McpFlags = {}): Promise<number> => {
  const opened = await (/^https?:/i.test(place) ? openAddress(place) : openFolder(place));
  if ('reason' in opened) return refuse(opened.reason, opened.isUnreachable ? 4 : 3);
  // Loaded here, because no other command needs the SDK.
  const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js');
  if (!quiet) process.stderr.write(`sitec mcp: ${printable(opened.name)}\n`);
  const isDone = await bridge(opened.site, new StdioServerTransport(), process.stdin);
  return isDone ? 0 : refuse('stdin cannot be read any further');
};
