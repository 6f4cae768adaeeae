import type { Host } from '../../compiler/hosts/host.ts';

/** The source of answers for a check: a site on the web, or a folder served by the runtime. */
export interface Subject {
  /** The folder or address as given. */
  readonly name: string;
  /** Origin of all requests. */
  readonly origin: string;
  /** Absolute path of the folder; null for a site on the web. */
  readonly folder: string | null;
  /** Path and query of the only page to check; absent for a whole site. */
  readonly page?: string;
  /** Hosts of a folder; absent for a site on the web. */
  readonly hosts?: readonly Host[];
  /** Sends a request without following redirects. Rejects when nothing answers; `signal` aborts it. */
  readonly fetch: (request: Request, signal: AbortSignal) => Promise<Response>;
}

/** An answer without its body. */
export interface AnswerHead {
  readonly status: number;
  readonly headers: Headers;
}

/** An answer that has been read. */
export interface Answer extends AnswerHead {
  readonly bytes: Uint8Array;
  /** Its bytes as text: a page in its encoding, everything else in UTF-8. */
  text(): string;
  /** Its bytes as JSON; undefined when they are not JSON, or have more levels than are read (`MOST_LEVELS`). */
  json(): unknown;
}

/** Sends a request and reads the answer, without its body where only the head is wanted. Rejects with `FailedRequest`. */
export type Exchange = (request: Request, wanted?: 'head') => Promise<Answer>;

/** Parts of a request besides its path. */
export interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /**
   * True to get a 429 as an answer. Otherwise the request waits as long as the answer demands and is sent again, or rejects with `Refused`.
   */
  readonly takesRefusal?: boolean;
}

/** A page of the sample. */
export interface SampledPage {
  /** Public path, percent-encoded. */
  readonly path: string;
  /** The page as browsers get it. */
  readonly html: Answer;
}

/**
 * The requests that a check can send. Every check works on requests only: the runtime answers for a bundle, a small responder for a folder,
 * and the network for a site.
 */
export interface Context {
  readonly subject: Omit<Subject, 'fetch'>;
  /** Origin that the documents of the site should name. */
  readonly publicOrigin: string;
  /** Sends any request, such as to the host with or without www. Rejects with `Refused` at a rate limit, as `get` and `send` do. */
  readonly ask: Exchange;
  /** Answers of GET, sent once for each path and set of headers. */
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
  /**
   * The answer to a GET without its body, to learn whether something exists, such as a download. Sent once, and not for paths that `get`
   * has requested.
   */
  readonly look: (path: string) => Promise<AnswerHead>;
  /** Sends a request each time, with any method. */
  readonly send: (path: string, ask: Ask) => Promise<Answer>;
  /** The home page and pages sampled from the sitemap, at most 20, in the order of their paths. */
  readonly pages: () => Promise<readonly SampledPage[]>;
  /** Whether requests with a body may be sent to /mcp and /a2a (false with `--no-rpc`). */
  readonly maySend: boolean;
  /** Whether the rate limit may be tested (`--limit-probe`). */
  readonly mayFlood: boolean;
}
