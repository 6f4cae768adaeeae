import { notApplicable, type Probe, type Ask, type Context } from '../check.ts';
import { post } from './mcp/endpoint.ts';

/** Number of requests after which an endpoint counts as one without a limit. */
const FLOOD = 60;

/** Checks that an endpoint refuses a client that sends many requests, and tells when to retry. Runs only on request. */
export const limitCheck = (
  check: Omit<Probe, 'run' | 'weight' | 'isFlood'>,
  target: (context: Context) => Promise<{ readonly path: string; readonly message: unknown; readonly headers?: Ask['headers'] } | null>,
): Probe => ({
  ...check,
  weight: 1,
  isFlood: true,
  run: async (context) => {
    if (!context.mayFlood || !context.maySend) return notApplicable('only with --limit-probe');
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
