import type { Host } from '../../compiler/hosts/host.ts';

/** What answers the requests of a check: a site on the web, or a folder by the runtime. */
export interface Subject {
  /** The folder or address as it was named. */
  readonly name: string;
  /** Origin that requests go to. */
  readonly origin: string;
  /** Absolute path of the folder; null for a site on the web. */
  readonly folder: string | null;
  /** Path and query of the only page that is looked at; absent for a whole site. */
  readonly page?: string;
  /** Hosts that a folder is published to; absent for a site on the web. */
  readonly hosts?: readonly Host[];
  /** Redirects are answered, never followed. Rejects when nothing answers; `signal` says that nobody waits any more. */
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
  /** Its bytes as JSON; undefined when they are none, or have more levels than are read (`MOST_LEVELS`). */
  json(): unknown;
}

/** Asks, and reads what is answered, without its body where only the head is wanted. Rejects with `FailedRequest` when that comes to nothing. */
export type Exchange = (request: Request, wanted?: 'head') => Promise<Answer>;

/** What a request may say besides its path. */
export interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** True to be given a 429 as it is; otherwise it is waited as long as the answer asks for, and asked again, or rejected with `Refused`. */
  readonly takesRefusal?: boolean;
}

/** A page of the sample. */
export interface SampledPage {
  /** Public path, percent-encoded. */
  readonly path: string;
  /** The page as browsers get it. */
  readonly html: Answer;
}

/** What a check can ask. A check is written once, over requests: the runtime answers for a bundle, a small responder for a folder, the network for a site. */
export interface Context {
  readonly subject: Omit<Subject, 'fetch'>;
  /** Origin that the documents of the site should name. */
  readonly publicOrigin: string;
  /** Asks anything, such as the host beside. Rejects with `Refused` at a rate limit, as `get` and `send` do. */
  readonly ask: Exchange;
  /** Answers of GET, asked once for each path and set of headers. */
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
  /** What a GET is answered with, but for its body: whether something is there, be it a download. Asked once, and not what `get` was asked for. */
  readonly look: (path: string) => Promise<AnswerHead>;
  /** Asks anew, with any method. */
  readonly send: (path: string, ask: Ask) => Promise<Answer>;
  /** The home page and pages from all over the sitemap, at most 20, in the order of their paths. */
  readonly pages: () => Promise<readonly SampledPage[]>;
  /** Whether requests with a body may be sent to /mcp and /a2a (false with `--no-rpc`). */
  readonly maySend: boolean;
  /** Whether the rate limit may be tried out (`--limit-probe`). */
  readonly mayFlood: boolean;
}
