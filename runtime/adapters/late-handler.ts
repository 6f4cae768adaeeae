/** Handlers for platforms that give a program its files only with the first request. */
import type { Handler, ServiceResponse } from '../exchange.ts';

/** The answer while the bundle cannot be loaded; `reason` is a sentence. */
const unavailable = (reason: string): ServiceResponse => {
  const headers = [
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['Cache-Control', 'no-store'],
    ['X-Content-Type-Options', 'nosniff'],
  ] as const;
  return { status: 503, headers, body: `${reason}\n` };
};

/**
 * Makes a value at its first use, and keeps it. Promises are never kept: on Cloudflare a request must not wait for work of another one, and
 * after a failure the next one tries again. Parallel first uses may make it twice; all later ones get the first that is ready.
 */
export const atFirstUse = <Context, Made>(make: (context: Context) => Promise<Made>): ((context: Context) => Promise<Made>) => {
  let made: { readonly value: Made } | undefined;
  return async (context) => {
    if (made) return made.value;
    const value = await make(context);
    made ??= { value };
    return made.value;
  };
};

/**
 * A handler that is made at the first request, with data of the platform. Never rejects: on a failure the answer is 503.
 * @param report receives the reason of a failure
 */
export const createLateHandler = <Context>(
  make: (context: Context) => Promise<Handler>,
  report: (error: unknown) => void,
): ((context: Context) => Handler) => {
  const load = atFirstUse(make);
  return (context) => async (request) => {
    try {
      return await (
        await load(context)
      )(request);
    } catch (error) {
      report(error);
      // The loader of bundles throws errors of one sentence; other errors must not be shown to clients.
      const isSaid = error instanceof Error && error.name === 'Error';
      return unavailable(isSaid ? error.message : 'The bundle cannot be loaded.');
    }
  };
};
