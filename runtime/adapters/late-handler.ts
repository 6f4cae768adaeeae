/** Handlers of platforms that give a program its files with the first request, not before. */
import type { Handler, ServiceResponse } from '../exchange.ts';

/** What a request is answered with as long as the bundle cannot be loaded; `reason` is a sentence. */
const unavailable = (reason: string): ServiceResponse => {
  const headers = [
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['Cache-Control', 'no-store'],
    ['X-Content-Type-Options', 'nosniff'],
  ] as const;
  return { status: 503, headers, body: `${reason}\n` };
};

/**
 * Makes something at its first use, and keeps it.
 * What is kept is never a promise: on Cloudflare a request may not wait for what another one has begun, and after a failure the next one tries
 * again. Uses at the same time may make it twice; the first that is ready is the one that all later ones get.
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
 * A handler that is made at the first request, with what the platform gives beside it. Never rejects: while it cannot be made, the answer is 503.
 * @param report told why it could not be made
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
      // The loader of bundles says in one sentence what a bundle lacks; anything of another kind is no business of a client.
      const isSaid = error instanceof Error && error.name === 'Error';
      return unavailable(isSaid ? error.message : 'The bundle cannot be loaded.');
    }
  };
};
