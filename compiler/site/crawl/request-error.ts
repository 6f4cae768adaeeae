import { errorCode, thrownReason } from '../../base/errors.ts';

/** A request without a usable response. The message is the reason, as the second half of a sentence. */
export class CrawlRequestError extends Error {}

/** The message of a `CrawlRequestError`. Rethrows any other error. */
export const crawlReason = (error: unknown): string => {
  if (error instanceof CrawlRequestError) return error.message;
  throw error;
};

/** Reasons for common system errors. */
const WORDS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no host has this name',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut',
  EPIPE: 'the connection was cut',
  ETIMEDOUT: 'the host does not answer',
  EHOSTUNREACH: 'no way leads to the host',
  ENETUNREACH: 'no way leads to the host',
};

/** The reason for a network error, as the second half of a sentence. */
export const networkReason = (error: unknown): string => {
  const code = errorCode(error) ?? '';
  const words = WORDS[code] ?? thrownReason(error);
  return code === '' ? words : `${words} (${code})`;
};
