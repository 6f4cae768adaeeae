/** How long a site may take for one answer, in ms. */
export const PATIENCE_MS = 30_000;

/** That an address answers with another one, in one sentence without a full stop; null when it does not. */
export const redirectWords = (address: string, { headers }: Response): string | null => {
  const location = headers.get('location');
  if (location === null) return null;
  return `${address} redirects to ${URL.canParse(location, address) ? new URL(location, address).href : location}: give that address`;
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
