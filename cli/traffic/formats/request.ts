/** A request from a line of an access log. Addresses of clients are never read. */
export interface LoggedRequest {
  /** Day in UTC, such as `2026-01-31`. */
  readonly day: string;
  /** Request target as sent: a path with its query, or an address. */
  readonly target: string;
  readonly method: string;
  readonly status: number;
  /** Value of `User-Agent`; null where the log has none. */
  readonly agent: string | null;
  /** Whether the log shows that markdown was requested or sent; many logs do not. */
  readonly isMarkdown: boolean;
}

/** Content of one line: requests; nothing, such as a comment; or an unknown format. */
export type LineContent = readonly LoggedRequest[] | 'nothing' | 'unknown';

/** Non-ASCII bytes. */
const BYTES = /[\u0080-\u00ff]/;

/** Text of a line whose bytes were read as one character each; invalid UTF-8 becomes U+FFFD. */
export const decoded = (bytes: string): string => (BYTES.test(bytes) ? Buffer.from(bytes, 'latin1').toString('utf8') : bytes);
