import { packageVersion } from '../../version.ts';
import type { Subject } from '../context.ts';

/** A site on the web. `timeout` is how long one answer may take as a whole, in ms. */
export const webSubject = (name: string, origin: string, timeout: number): Subject => ({
  name,
  origin,
  folder: null,
  fetch: (request) => {
    // The SDK of MCP asks by address and options; both are a request here.
    const asked = new Request(request);
    asked.headers.set('user-agent', `sitec/${packageVersion()} (check)`);
    const signal = AbortSignal.any([asked.signal, AbortSignal.timeout(timeout)]);
    return fetch(asked, { redirect: 'manual', signal });
  },
});
