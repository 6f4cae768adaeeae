/** A site by its address: its endpoint, or its files. The files are read with GET, and the runtime answers in this process. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { paths } from '../../compiler/paths.ts';
import { fetchBundle } from '../../runtime/adapters/fetched-bundle.ts';
import { INDEX_FILE, type Bundle } from '../../runtime/bundle.ts';
import { loadBundle } from '../../runtime/adapters/node-bundle.ts';
import { chunksOf } from '../../runtime/body.ts';
import { createRenewingHandler } from '../../runtime/adapters/renewal.ts';
import type { NoReply } from '../web/no-reply.ts';
import { fetchFile, MAXIMUM_BYTES, Misfit } from '../web/web-file.ts';
import { printable } from '../report/printable.ts';
import { bundleFailure } from '../bundle/bundle-failure.ts';
import { keptFiles, type FileCache } from './cache.ts';
import { openEndpoint, type NoEndpoint } from './endpoint.ts';

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

/** The answer of a site to a message: an HTTP status and a body, or why there is none. */
export type SiteReply = { readonly status: number; readonly body: string } | NoReply;

/** Receives messages besides the answer, such as a notification about progress. They are untrusted. */
export type OnMessage = (message: unknown) => void;

/** Sends the text of one JSON-RPC message, with its HTTP headers. Messages before the answer go to `onOther`. Rejects only for a bug. */
export type Site = (message: string, headers: Headers, onOther?: OnMessage) => Promise<SiteReply>;

/** A site that answers, with its name in logs, or why there is none. `close` is called after the last message. */
export type OpenedSite = { readonly site: Site; readonly name: string; readonly close?: () => Promise<void> } | NoReply;

/** Opens a folder that `sitec build` wrote: the runtime answers in this process, without a port and without the rate limit. */
export const openFolder = async (folder: string): Promise<OpenedSite> => {
  const path = resolve(folder);
  if (!existsSync(join(path, paths.manifest)))
    return { reason: `${folder} has no bundle. Build it first: sitec build. For a site on the web, give its address: https://...` };
  try {
    const bundle = await loadBundle(path);
    if (!Object.values(bundle.index.http.endpoints).includes('mcp'))
      return {
        reason: `${folder} has a bundle without the documents that MCP needs. Build them too: sitec build --only api,...`,
      };
    return { site: siteOf(bundle), name: `${bundle.index.site} from ${folder}` };
  } catch (error) {
    return { reason: bundleFailure(error) };
  }
};

/** A bundle as a site: the runtime answers in this process. Throws when the bundle is unusable. */
export const siteOf = (bundle: Bundle): Site => {
  const report = (error: unknown): void => void process.stderr.write(`error  ${printable(String(error))}\n`);
  const handler = createRenewingHandler(bundle, { limit: false, report });
  const target = encodeURI(Object.entries(bundle.index.http.endpoints).find(([, name]) => name === 'mcp')?.[0] ?? paths.mcp);
  return async (message, headers) => {
    const bytes = new TextEncoder().encode(message);
    const { status, body } = await handler({
      method: 'POST',
      target,
      address: '127.0.0.1',
      header: (name) => headers.get(name) ?? undefined,
      body: async (limit) => (bytes.length > limit ? undefined : bytes),
    });
    return { status, body: Buffer.concat(chunksOf(body).map((chunk) => Buffer.from(chunk))).toString() };
  };
};
