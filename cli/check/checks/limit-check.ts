import { notApplicable, type Check } from '../check.ts';
import type { Ask, Context } from '../context.ts';
import { post } from './mcp/endpoint.ts';

/** Requests that are sent before an endpoint counts as one without a limit. */
const FLOOD = 60;

/** A check, only when it is asked for, that an endpoint refuses a client that sends request after request, and says when it may come again. */
export const limitCheck = (
  check: Omit<Check, 'run' | 'weight' | 'isFlood'>,
  target: (context: Context) => Promise<{ readonly path: string; readonly message: unknown; readonly headers?: Ask['headers'] } | null>,
): Check => ({
  ...check,
  weight: 1,
  isFlood: true,
  run: async (context) => {
    if (!context.mayFlood || !context.maySend) return notApplicable('the limit is tried out with --limit-probe only');
    const found = await target(context);
    if (found === null) return notApplicable('there is no endpoint');
    const taking: Context = { ...context, send: (path, ask) => context.send(path, { ...ask, takesRefusal: true }) };
    for (let count = 1; count <= FLOOD; count++) {
      const { status, headers } = await post(taking, found.path, found.message, found.headers);
      if (status === 429 && headers.has('retry-after')) return [];
    }
    return [{ path: found.path, values: { path: found.path, count: FLOOD } }];
  },
});
