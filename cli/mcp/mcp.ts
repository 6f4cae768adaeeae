import { isAddress } from '../../compiler/config/site-address.ts';
import { printable } from '../report/printable.ts';
import { refuse } from '../terminal/exit.ts';
import { openAddress, openRemote } from './address.ts';
import { bridge } from './bridge.ts';
import { FileCache } from './cache.ts';
import { openFolder, type OpenedSite } from './site.ts';

/** Flags of `sitec mcp` as the command line gives them. */
export interface McpFlags {
  readonly quiet?: boolean;
  /** Sends messages to the endpoint of the site, without reading its files. */
  readonly remote?: boolean;
  /** Folder for copies of the files of a site. */
  readonly cache?: string;
}

/** `sitec mcp`: MCP on stdin and stdout for a folder that `sitec build` wrote, or for a site on the web; answers the exit code. */
export const runMcp = async (place: string, flags: McpFlags = {}): Promise<number> => {
  const conflict = conflictOf(place, flags);
  if (conflict !== null) return refuse(conflict, 2);
  const note = (sentence: string): void => void (!flags.quiet && process.stderr.write(`sitec mcp: ${printable(sentence)}\n`));
  const opened = await open(place, flags, note);
  if ('reason' in opened) return refuse(opened.reason, opened.isUnreachable ? 4 : 3);
  // Loaded here, because no other command needs the SDK.
  const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js');
  note(opened.name);
  const isDone = await bridge(opened.site, new StdioServerTransport(), process.stdin);
  await opened.close?.();
  return isDone ? 0 : refuse('cannot read stdin any further');
};

const open = (place: string, { remote, cache }: McpFlags, note: (sentence: string) => void): Promise<OpenedSite> => {
  if (!isAddress(place)) return openFolder(place);
  if (remote) return openRemote(place);
  return openAddress(place, { note, cache: cache === undefined ? null : new FileCache(cache, note) });
};

/** Which flags have no effect here; null when all have one. */
const conflictOf = (place: string, { remote, cache }: McpFlags): string | null => {
  if (remote && !isAddress(place)) return `--remote is for a site on the web, but ${place} is a folder; use its address, https://...`;
  if (cache === undefined) return null;
  if (remote) return '--remote and --cache cannot be used together; answers of an endpoint are not cached';
  return isAddress(place) ? null : `--cache is for a site on the web, but ${place} is a folder`;
};
