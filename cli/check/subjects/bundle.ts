import { join } from 'node:path';
import { createFetch, type FetchHandler } from '../../../runtime/adapters/fetch.ts';
import { openFolder } from '../../../runtime/adapters/node-folder.ts';
import { INDEX_FILE, MANIFEST_FILE, type Bundle } from '../../../runtime/bundle.ts';
import { readJsonFile } from '../../explain/json-file.ts';
import type { Subject } from '../context.ts';

/**
 * A folder that `sitec build` wrote: the runtime answers in this process, without a port. Digests are not compared here: that is a check of its
 * own. Rejects with an Error of one sentence when the folder cannot be answered from. `isLimited` turns the rate limit on.
 */
export const bundleSubject = async (name: string, folder: string, isLimited: boolean): Promise<Subject> => {
  const manifest = readJsonFile(join(folder, MANIFEST_FILE));
  if ('reason' in manifest) throw new Error(`${MANIFEST_FILE} ${manifest.reason}`);
  const bundle = await openFolder(folder);
  const answer = fetchOf(bundle, isLimited);
  return { name, origin: bundle.index.site, folder, fetch: (request) => answer(request, '127.0.0.1') };
};

/** What somebody else may have written into the index is not known to be whole. */
const fetchOf = (bundle: Bundle, isLimited: boolean): FetchHandler => {
  try {
    return createFetch(bundle, isLimited ? {} : { limit: false });
  } catch (error) {
    if (error instanceof TypeError) throw new Error(`${INDEX_FILE} is not whole`, { cause: error });
    throw error;
  }
};
