import { packageVersion } from '../../../compiler/base/package.ts';
import type { Subject } from '../context.ts';

/** A site on the web. */
export const webSubject = (name: string, origin: string): Subject => ({
  name,
  origin,
  folder: null,
  fetch: (request, signal) => {
    // The SDK of MCP asks by address and options; both are a request here.
    const asked = new Request(request);
    asked.headers.set('user-agent', `sitec/${packageVersion()} (check)`);
    return fetch(asked, { redirect: 'manual', signal });
  },
});
