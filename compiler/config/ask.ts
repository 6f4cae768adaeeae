import type { IncomingHttpHeaders } from 'node:http';

/** The answer of an address. Redirects are returned, not followed. */
export interface AddressAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Decoded content. */
  readonly body: Buffer;
}

/** Requests one address of a site, with a time limit. Rejects with an Error when there is no answer. */
export type AskAddress = (url: URL) => Promise<AddressAnswer>;
