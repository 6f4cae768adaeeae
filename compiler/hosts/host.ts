import { CODING_SUFFIXES, type ContentCoding } from '../../runtime/bundle.ts';
import type { BundleFile } from '../artefact.ts';
import type { Supports } from '../build/abilities.ts';
import type { Build } from '../build/build.ts';
import type { HostName } from '../config/host-names.ts';
import type { RateLimit } from '../config/rate-limit.ts';
import type { TellingFile } from '../generators/telling-files.ts';
import type { HeaderPlan } from '../headers/rules.ts';
import type { EdgeFile } from './edge-files.ts';

/** Documented sizes that a host takes. */
export interface HostLimits {
  /** Where they are documented: an address. */
  readonly source: string;
  /** Most files of a deployment. */
  readonly files?: number;
  /** Most bytes of one file. */
  readonly fileBytes?: number;
  /** Most bytes of a deployment. */
  readonly bytes?: number;
}

/** How a host is recognised when nobody names one. */
export interface Detection {
  /** Variables of the environment that the builds of the host have. */
  readonly variables?: readonly string[];
  /** Files of the project that only users of the host have. */
  readonly files?: readonly TellingFile[];
}

/** A file for a host. */
export interface HostFile {
  /** `bundle`: the host reads it from the published folder. `deploy`: it lies in `deploy/NAME/`, beside the project. */
  readonly place: 'bundle' | 'deploy';
  /** Path in that folder, without a slash at the start. */
  readonly path: string;
  readonly body: string;
}

/** A file that the host reads from the published folder. */
export const inBundle = (path: string, body: string): HostFile => ({ place: 'bundle', path, body });

/** A file beside the project. */
export const beside = (path: string, body: string): HostFile => ({ place: 'deploy', path, body });

/** A folder below `deploy/NAME/` that holds the bundle, for hosts that want it there. */
export interface HostCopy {
  readonly place: 'copy';
  readonly path: string;
  /** Which files of the bundle, by their paths without a slash at the start. The compressed forms are none of them. @default all but those of hosts */
  readonly wants?: (file: string) => boolean;
}

/** Everything that a host makes its files from. */
export interface HostPlan {
  readonly build: Build;
  /** Every file of the bundle but the compressed forms, the manifest, and those of hosts. */
  readonly files: readonly BundleFile[];
  /** The header table as rules with wildcards. */
  readonly headers: HeaderPlan;
  /** False when the site wants no content negotiation, or one of its hosts cannot do it: then no host gets rules for it. */
  readonly negotiates: boolean;
  /** Rate limit of POST /mcp and /a2a; null for none. */
  readonly rateLimit: RateLimit | null;
  /** Path from the folder `deploy/NAME` to the bundle, with forward slashes. */
  readonly bundlePath: string;
  /** Text of a file of the site that is in `takes`; null when it has none. */
  readonly own: (file: string) => string | null;
  /** Text of one of the ready files that hold the whole runtime. */
  readonly edge: (file: EdgeFile) => string;
}

/** A host: what it can do, and which files tell it the header table. */
export interface Host {
  readonly name: HostName;
  /** Its name in sentences. */
  readonly title: string;
  readonly supports: Supports;
  /** True when what is missing below /api/ is answered with JSON wherever the host serves the bundle, and not with a page. @default false */
  readonly answersMissingData?: true;
  /** True when it answers a second address of a file by the index of the runtime, so that no second file is needed. @default false */
  readonly answersAliases?: true;
  /** Content codings of which it sends the ready files; none when it compresses by itself, or not at all. */
  readonly codings: readonly ContentCoding[];
  /** Files of this host that the site may bring along: they are read by `emit`, for every other host they are left out. */
  readonly takes?: readonly string[];
  readonly limits?: HostLimits;
  readonly detection?: Detection;
  /** Makes the files. Pure: the same plan gives the same files. What does not fit into the host's limits is added to the problems of the build. */
  emit(plan: HostPlan): Iterable<HostFile | HostCopy>;
}

/** Every coding of which a bundle can hold ready files, for hosts that send what lies beside a file. */
export const ALL_CODINGS = Object.keys(CODING_SUFFIXES) as readonly ContentCoding[];

/** Declares a host. */
export const defineHost = (host: Host): Host => host;
