/** A site of files on the web: its bundle is read over GET, and the runtime answers in this process. */
import { fetchBundle } from '../runtime/adapters/fetched-bundle.ts';
import { INDEX_FILE } from '../runtime/bundle.ts';
import { siteOf, type OpenedSite } from './mcp-site.ts';
import { fetchFile, MAXIMUM_BYTES, Misfit } from './web-file.ts';

/** Opens the bundle below an address without a slash at its end. Its index is read once; every other file when an answer needs it. */
export const openFiles = async (base: string, maximum = MAXIMUM_BYTES): Promise<OpenedSite> => {
  try {
    const bundle = await fetchBundle((path) => fetchFile(base, path, maximum));
    return { site: siteOf(bundle), name: `the files of ${base}` };
  } catch (error) {
    return { reason: unusable(base, error) };
  }
};

/** What fails is never our own code: the whole index is what somebody else sent. */
const unusable = (base: string, error: unknown): string => {
  const { message, name, cause } = error as Error;
  if (cause instanceof Misfit) return cause.message;
  return name === 'Error' ? `${base}: ${message.replace(/\.$/, '')}` : `${base}/${INDEX_FILE} is damaged`;
};
