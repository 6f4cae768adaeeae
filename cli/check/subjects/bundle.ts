import { join } from 'node:path';
import { createFetch, type FetchHandler } from '../../../runtime/adapters/fetch.ts';
import { openFolder } from '../../../runtime/adapters/node-folder.ts';
import { INDEX_FILE, MANIFEST_FILE, type Bundle } from '../../../runtime/bundle.ts';
import { readJsonFile } from '../../bundle/json-file.ts';
import type { Subject } from '../check.ts';

/**
 * A bundle in a folder; the runtime answers in this process, without a port. Digests are not compared here: a separate check does that.
 * Rejects with an Error of one sentence when the folder is not a usable bundle. `isLimited` turns the rate limit on.
 */
export const bundleSubject = async (name: string, folder: string, isLimited: boolean): Promise<Subject> => {
  const manifest = readJsonFile(join(folder, MANIFEST_FILE));
  if ('reason' in manifest) throw new Error(`${MANIFEST_FILE} ${manifest.reason}`);
  const bundle = await openFolder(folder);
  const answer = fetchOf(bundle, isLimited);
  return { name, origin: bundle.index.site, folder, fetch: (request) => answer(request, '127.0.0.1') };
};

/** The index is untrusted, and may be incomplete. */
const fetchOf = (bundle: Bundle, isLimited: boolean): FetchHandler => {
  try {
    return createFetch(bundle, isLimited ? {} : { limit: false });
  } catch (error) {
    if (error instanceof TypeError) throw new Error(`${INDEX_FILE} is incomplete`, { cause: error });
    throw error;
  }
};
