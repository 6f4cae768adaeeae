/** A bundle whose files are fetched on demand: from a binding, from the site itself, or by `file:` addresses. */
import type { Bundle } from '../bundle.ts';
import { openBundle } from './open-bundle.ts';

/**
 * Fetches a file by its percent-encoded path without a leading slash. Add a slash in front for an address: `a:b/index.html` alone would
 * have a scheme.
 */
export type FetchFile = (path: string) => Promise<Response>;

/**
 * Opens a bundle: fetches its index, and each file when it is read. Files are not cached here; `fetchFile` may do that. Rejects with an
 * Error of one sentence when the index is missing, damaged or in another format.
 */
export const fetchBundle = (fetchFile: FetchFile): Promise<Bundle> =>
  openBundle(async (file) => {
    const response = await fetchFile(encodeFile(file));
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    // A platform may wait for an unread body.
    await response.body?.cancel();
    throw new Error(`The bundle has no file ${file} (status ${response.status}).`);
  });

const encodeFile = (file: string): string => encodeURI(file).replace(/[?#]/g, encodeURIComponent);
