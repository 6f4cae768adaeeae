import { CrawlRequestError } from './request-error.ts';

/** How long something may take. */
export interface Patience {
  readonly milliseconds: number;
  /** Ends it before; its reason is thrown. */
  readonly signal: AbortSignal;
}

/**
 * Does what waits for somebody else, and ends in time whatever comes of it: nothing that the other side sends, or does not send, is waited for
 * any longer. `work` is given a signal that ends its connections; it is raised when the time is over, and when the work fails half-way, because
 * what nobody reads any more would take the place of another connection. Throws `CrawlRequestError` when it takes too long.
 */
export const withDeadline = async <T>(work: (signal: AbortSignal) => Promise<T>, { milliseconds, signal }: Patience): Promise<T> => {
  signal.throwIfAborted();
  const ending = new AbortController();
  const end = (reason: unknown): void => ending.abort(reason);
  const stop = (): void => end(signal.reason);
  const ended = new Promise<never>((_, reject) => ending.signal.addEventListener('abort', () => reject(ending.signal.reason)));
  // A timer of its own: those of `AbortSignal.timeout` let the process end, and may be lost with what carries them.
  const clock = setTimeout(() => end(new CrawlRequestError(`it took longer than ${milliseconds / 1000} s`)), milliseconds);
  signal.addEventListener('abort', stop);
  try {
    return await Promise.race([ended, work(ending.signal)]);
  } catch (error) {
    end(error);
    throw error;
  } finally {
    clearTimeout(clock);
    signal.removeEventListener('abort', stop);
  }
};
