/** A request as a line of an access log tells it. Whose it was is not kept: no address of a client is ever read. */
export interface LoggedRequest {
  /** Day in UTC, such as `2026-01-31`. */
  readonly day: string;
  /** Request target as it was sent: a path with its query, or an address. */
  readonly target: string;
  readonly method: string;
  readonly status: number;
  /** Value of `User-Agent`; null where the log has none. */
  readonly agent: string | null;
  /** Whether the log says that markdown was asked for or sent; many logs cannot tell. */
  readonly isMarkdown: boolean;
}

/** What one line holds: requests; nothing, as a comment; or what is not understood. */
export type LineContent = readonly LoggedRequest[] | 'nothing' | 'unknown';

/** Bytes beyond ASCII. */
const BYTES = /[\u0080-\u00ff]/;

/** Text of a line whose bytes were read as one character each; what is no UTF-8 becomes U+FFFD. */
export const decoded = (bytes: string): string => (BYTES.test(bytes) ? Buffer.from(bytes, 'latin1').toString('utf8') : bytes);
