import { CODING_SUFFIXES, type ContentCoding } from '../../runtime/bundle.ts';
import type { BundleFile } from '../artefact.ts';
import type { Supports } from '../build/abilities.ts';
import type { Build } from '../build/build.ts';
import type { HostName } from '../config/host-names.ts';
import type { RateLimit } from '../config/rate-limit.ts';
import type { TellingFile } from '../generators/telling-files.ts';
import type { HeaderPlan } from '../headers/rules.ts';
import type { EdgeFile } from './edge-files.ts';

/** Documented size limits of a host. */
export interface HostLimits {
  /** Address of the documentation. */
  readonly source: string;
  /** Maximum files of a deployment. */
  readonly files?: number;
  /** Maximum bytes of one file. */
  readonly fileBytes?: number;
  /** Maximum bytes of a deployment. */
  readonly bytes?: number;
}

/** How to detect a host when the user names none. */
export interface Detection {
  /** Environment variables in builds of the host. */
  readonly variables?: readonly string[];
  /** Files that only projects for this host have. */
  readonly files?: readonly TellingFile[];
}

/** A file for a host. */
export interface HostFile {
  /** `bundle`: the host reads it from the published folder. `deploy`: it is in `deploy/NAME/`, beside the project. */
  readonly place: 'bundle' | 'deploy';
  /** Path in that folder, without a slash at the start. */
  readonly path: string;
  readonly body: string;
}

/** A file that the host reads from the published folder. */
export const inBundle = (path: string, body: string): HostFile => ({ place: 'bundle', path, body });

/** A file beside the project. */
export const beside = (path: string, body: string): HostFile => ({ place: 'deploy', path, body });

/** A folder below `deploy/NAME/` with a copy of the bundle, for hosts that require it there. */
export interface HostCopy {
  readonly place: 'copy';
  readonly path: string;
  /**
   * Selects files of the bundle, by their paths without a slash at the start and without compressed forms. @default all files except those
   * of hosts
   */
  readonly wants?: (file: string) => boolean;
}

/** Input for the files of a host. */
export interface HostPlan {
  readonly build: Build;
  /** Every file of the bundle except the compressed forms, the manifest, and files of hosts. */
  readonly files: readonly BundleFile[];
  /** The header table as rules with wildcards. */
  readonly headers: HeaderPlan;
  /** False when the configuration turns content negotiation off, or one of the hosts cannot do it: then no host gets rules for it. */
  readonly negotiates: boolean;
  /** Rate limit of POST /mcp and /a2a; null for none. */
  readonly rateLimit: RateLimit | null;
  /** Path from the folder `deploy/NAME` to the bundle, with forward slashes. */
  readonly bundlePath: string;
  /** Text of a file of the site from `takes`; null without one. */
  readonly own: (file: string) => string | null;
  /** Text of one of the ready files with the whole runtime. */
  readonly edge: (file: EdgeFile) => string;
}

/** A host: its abilities, and its files with the header table. */
export interface Host {
  readonly name: HostName;
  /** Its name in messages. */
  readonly title: string;
  readonly supports: Supports;
  /** True when missing paths below /api/ always have a JSON answer on this host, and not a page. @default false */
  readonly answersMissingData?: true;
  /** True when it serves second addresses of files from the index of the runtime, so that no second file is needed. @default false */
  readonly answersAliases?: true;
  /** Content codings of precompressed files that it sends; none when it compresses files itself, or not at all. */
  readonly codings: readonly ContentCoding[];
  /** Files for this host that the site may contain: `emit` reads them, and they are left out for all other hosts. */
  readonly takes?: readonly string[];
  readonly limits?: HostLimits;
  readonly detection?: Detection;
  /** Makes the files. Pure: the same plan gives the same files. Exceeded limits of the host are added to the problems of the build. */
  emit(plan: HostPlan): Iterable<HostFile | HostCopy>;
}

/** Every coding of precompressed files in a bundle, for hosts that send files beside the plain one. */
export const ALL_CODINGS = Object.keys(CODING_SUFFIXES) as readonly ContentCoding[];

/** Declares a host. */
export const defineHost = (host: Host): Host => host;
