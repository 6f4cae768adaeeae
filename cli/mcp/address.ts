/** A site by its address: its endpoint, or its files. The files are read with GET, and the runtime answers in this process. */
import { paths } from '../../compiler/paths.ts';
import { fetchBundle } from '../../runtime/adapters/fetched-bundle.ts';
import { INDEX_FILE } from '../../runtime/bundle.ts';
import { keptFiles, type FileCache } from './cache.ts';
import { openEndpoint, type NoEndpoint } from './endpoint.ts';
import { siteOf, type OpenedSite } from './site.ts';
import { type NoReply } from '../web/no-reply.ts';
import { fetchFile, MAXIMUM_BYTES, Misfit } from '../web/web-file.ts';

/** Options for reading files. */
interface FilesOptions {
  /** Maximum bytes of a file. */
  readonly maximum?: number;
  /** Cache for copies of files; none without. */
  readonly cache?: FileCache | null;
  /** Receives messages for the user. */
  readonly note?: (sentence: string) => void;
}

/** Opens the bundle below an address without a slash at its end. Reads its index once, and every other file when an answer needs it. */
export const openFiles = async (
  base: string,
  { maximum = MAXIMUM_BYTES, cache = null, note = () => undefined }: FilesOptions = {},
): Promise<OpenedSite> => {
  try {
    const read = cache === null ? (path: string) => fetchFile(base, path, { maximum }) : keptFiles(base, cache, maximum, note);
    return { site: siteOf(await fetchBundle(read)), name: `the files of ${base}` };
  } catch (error) {
    return unusable(base, error);
  }
};

/** An error here is never a bug of sitec, because the whole index is untrusted. */
const unusable = (base: string, error: unknown): NoReply => {
  const { message, name, cause } = error as Error;
  if (cause instanceof Misfit) return { reason: cause.message, ...(cause.isUnreachable && { isUnreachable: true }) };
  return { reason: name === 'Error' ? `${base}: ${message.replace(/\.$/, '')}` : `${base}/${INDEX_FILE} is damaged` };
};

/** What file hosts answer to a POST; 403 comes from content delivery networks that are configured to pass on GET only. */
const STATIC_HOST: readonly (number | undefined)[] = [403, 404, 405, 501];

/**
 * Opens a site on the web by its address, or by the one of its MCP endpoint. Reads the files of its bundle and answers in this process.
 * Where the files are not published, as on servers that keep the index private, messages go to the endpoint.
 */
export const openAddress = async (address: string, options: FilesOptions = {}): Promise<OpenedSite> => {
  const place = placeOf(address);
  if ('reason' in place) return place;
  const files = await openFiles(place.base, options);
  if (!('reason' in files) || files.isUnreachable) return files;
  const remote = await openEndpoint(place.endpoint);
  if (!('reason' in remote)) {
    if (options.cache) options.note?.(`${files.reason}: the cache has no copy to answer from`);
    return remote;
  }
  return isStaticHost(remote) ? { reason: `${files.reason}, and ${place.endpoint} does not answer MCP. ${WAY_OUT}` } : remote;
};

/** Opens the MCP endpoint of a site by the address of either. */
export const openRemote = async (address: string): Promise<OpenedSite> => {
  const place = placeOf(address);
  if ('reason' in place) return place;
  const remote = await openEndpoint(place.endpoint);
  return 'reason' in remote && isStaticHost(remote)
    ? { reason: `${remote.reason}. Without --remote sitec reads the files of the site` }
    : remote;
};

const WAY_OUT = 'Give the folder of its bundle: sitec mcp dist';

const isStaticHost = ({ status }: NoEndpoint): boolean => STATIC_HOST.includes(status);

const placeOf = (address: string): { readonly base: string; readonly endpoint: string } | { readonly reason: string } => {
  if (!URL.canParse(address)) return { reason: `${address} is not an address` };
  const { origin, pathname } = new URL(address);
  const path = pathname.replace(/\/+$/, '');
  if (!path.endsWith(paths.mcp)) return { base: origin + path, endpoint: origin + path + paths.mcp };
  // An endpoint address is used as given: hosts that add a slash would redirect.
  return { base: origin + path.slice(0, -paths.mcp.length), endpoint: origin + pathname };
};
