/** How long a site may take for one answer, in ms. */
export const PATIENCE_MS = 30_000;

/**
 * That an address answers with another one, in one sentence without a full stop; null when it does not. `end` is the part of the address that nobody
 * gave, and that the other one may have, too.
 */
export const redirectWords = (address: string, { headers }: Response, end = ''): string | null => {
  const location = headers.get('location');
  if (location === null) return null;
  const target = URL.canParse(location, address) ? new URL(location, address).href : location;
  return `${address} redirects to ${target}: give ${end !== '' && target.endsWith(end) ? target.slice(0, -end.length) : 'that address'}`;
};

/** Why nothing came from an address, in one sentence without a full stop. */
export const failureWords = (address: string, error: unknown): string => `${address} ${failureReason(error, PATIENCE_MS)}`;

/** The same as the end of a sentence; `patience` is how long an answer was waited for, in ms. */
export const failureReason = (error: unknown, patience: number): string => {
  if (!(error instanceof Error)) return `cannot be reached (${String(error)})`;
  if (error.name === 'TimeoutError') return `did not answer within ${patience / 1000} s`;
  const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException;
  return `cannot be reached (${code ?? message})`;
};
