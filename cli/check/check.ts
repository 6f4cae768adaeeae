import type { Supports } from '../../compiler/build/abilities.ts';
import type { ProblemArguments, ProblemDefinition } from '../../compiler/problems/problem.ts';
import type { Host } from '../../compiler/hosts/host.ts';

/** Groups of checks, as in public scanners, in the order of the report. */
export const GROUPS = ['pages', 'markdown', 'discovery', 'api', 'facts', 'mcp', 'a2a', 'headers', 'languages', 'folder'] as const;

/** A group of checks with a separate score. */
export type Group = (typeof GROUPS)[number];

/** One thing that is wrong. */
export interface Finding {
  /** Values for the placeholders of the problem's texts. */
  readonly values?: ProblemArguments;
  /** Public path of the file or page. */
  readonly path?: string;
  /** Replaces the problem of the check. */
  readonly problem?: ProblemDefinition;
}

/** Why a check does not apply to a site; it does not count in the score. */
export interface NotApplicable {
  readonly notApplicable: string;
}

/** A check of what a site answers. */
export interface Check {
  /** Kebab-case and unique. */
  readonly name: string;
  readonly group: Group;
  /** What a site loses without it: 1 little, 2 some of its readers, 3 what agents rely on. */
  readonly weight: 1 | 2 | 3;
  /** The problem that each finding reports. */
  readonly problem: ProblemDefinition;
  /** Whether `sitec build` fixes it for a site that it has not built yet. @default the value of its group */
  readonly isMended?: boolean;
  /**
   * The ability of a server that the check needs, where a plain folder of files does not have it. A folder is checked only if it is a
   * bundle, which the runtime serves, and only for what all of its hosts can do. `any` means that every server can do it.
   */
  readonly needs?: keyof Supports | 'any';
  /** Public paths of the files or endpoints of the check. It is skipped for a bundle that was built without all of them. */
  readonly about?: readonly string[];
  /** True for a check that sends requests until it is refused: it runs after all others. */
  readonly isFlood?: boolean;
  /** Returns the findings; none when the check passes. */
  run(context: Context): Promise<readonly Finding[] | NotApplicable>;
}

/** A check as its group lists it. */
export type Probe = Omit<Check, 'group'>;

/** The checks of a group. */
export const inGroup = (group: Group, probes: readonly Probe[]): readonly Check[] => probes.map((probe) => ({ ...probe, group }));

/** The result of a check that does not apply. */
export const notApplicable = (reason: string): NotApplicable => ({ notApplicable: reason });
/** The result of a check that sends requests, where they are not allowed. */
export const NO_REQUESTS = notApplicable('requests are turned off');
/** The result of a check of pages on a site without any. */
export const NO_PAGE = notApplicable('no page answers');

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
