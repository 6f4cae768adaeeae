/** A site of files on the web: its bundle is read over GET, and the runtime answers in this process. */
import { fetchBundle } from '../../runtime/adapters/fetched-bundle.ts';
import { INDEX_FILE } from '../../runtime/bundle.ts';
import { keptFiles, type FileCache } from './cache.ts';
import { siteOf, type NoReply, type OpenedSite } from './site.ts';
import { fetchFile, MAXIMUM_BYTES, Misfit } from './web-file.ts';

/** How files are read. */
export interface FilesOptions {
  /** Most bytes of a file. */
  readonly maximum?: number;
  /** Where copies of them are kept; none are without. */
  readonly cache?: FileCache | null;
  /** Is told what people should know. */
  readonly note?: (sentence: string) => void;
}

/** Opens the bundle below an address without a slash at its end. Its index is read once; every other file when an answer needs it. */
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

/** What fails is never our own code: the whole index is what somebody else sent. */
const unusable = (base: string, error: unknown): NoReply => {
  const { message, name, cause } = error as Error;
  if (cause instanceof Misfit) return { reason: cause.message, ...(cause.isUnreachable && { isUnreachable: true }) };
  return { reason: name === 'Error' ? `${base}: ${message.replace(/\.$/, '')}` : `${base}/${INDEX_FILE} is damaged` };
};
