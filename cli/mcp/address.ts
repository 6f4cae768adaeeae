import { paths } from '../../compiler/paths.ts';
import { openEndpoint, type NoEndpoint } from './endpoint.ts';
import { openFiles, type FilesOptions } from './files.ts';
import type { OpenedSite } from './site.ts';

/** What hosts of files answer to a POST; 403 comes from content delivery networks that were told to pass GET on only. */
const STATIC_HOST: readonly (number | undefined)[] = [403, 404, 405, 501];

/**
 * Opens a site on the web by its address, or by that of its MCP endpoint: the files of its bundle are read and answered from in this process. Where
 * they are not published, as on servers that keep the index to themselves, messages go to the endpoint.
 */
export const openAddress = async (address: string, options: FilesOptions = {}): Promise<OpenedSite> => {
  const place = placeOf(address);
  if ('reason' in place) return place;
  const files = await openFiles(place.base, options);
  if (!('reason' in files) || files.isUnreachable) return files;
  const remote = await openEndpoint(place.endpoint);
  if (!('reason' in remote)) {
    if (options.cache) options.note?.(`${files.reason}: nothing is kept, and without the site there are no answers`);
    return remote;
  }
  return isStaticHost(remote) ? { reason: `${files.reason}, and ${place.endpoint} takes no messages. ${WAY_OUT}` } : remote;
};

/** Opens the MCP endpoint of a site by the address of either. */
export const openRemote = async (address: string): Promise<OpenedSite> => {
  const place = placeOf(address);
  if ('reason' in place) return place;
  const remote = await openEndpoint(place.endpoint);
  return 'reason' in remote && isStaticHost(remote)
    ? { reason: `${remote.reason}. Without --remote the files of the site are read` }
    : remote;
};

const WAY_OUT = 'Give the folder of its bundle: sitec mcp dist';

const isStaticHost = ({ status }: NoEndpoint): boolean => STATIC_HOST.includes(status);

const placeOf = (address: string): { readonly base: string; readonly endpoint: string } | { readonly reason: string } => {
  if (!URL.canParse(address)) return { reason: `${address} is no address` };
  const { origin, pathname } = new URL(address);
  const path = pathname.replace(/\/+$/, '');
  if (!path.endsWith(paths.mcp)) return { base: origin + path, endpoint: origin + path + paths.mcp };
  // An endpoint is taken as it was given: hosts that add a slash redirect without it.
  return { base: origin + path.slice(0, -paths.mcp.length), endpoint: origin + pathname };
};
