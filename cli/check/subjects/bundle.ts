import { openFolder } from '../../../runtime/adapters/node-folder.ts';
import { createFetch } from '../../../runtime/adapters/fetch.ts';
import type { Subject } from '../context.ts';

/**
 * A folder that `sitec build` wrote: the runtime answers in this process, without a port. Digests are not compared here: that is a check of its
 * own. Rejects with an Error of one sentence when the folder cannot be answered from. `isLimited` turns the rate limit on.
 */
export const bundleSubject = async (name: string, folder: string, isLimited: boolean): Promise<Subject> => {
  const bundle = await openFolder(folder);
  const answer = createFetch(bundle, isLimited ? {} : { limit: false });
  return { name, origin: bundle.index.site, folder, fetch: (request) => answer(request, '127.0.0.1') };
};
