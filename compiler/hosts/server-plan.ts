/** Common parts of the configurations for servers, independent of their syntax. */
import { PASSAGE_FOLDER } from '../../runtime/bundle.ts';
import type { HeaderSet, Reply } from '../../runtime/contract/reply.ts';
import type { HeaderRule } from '../headers/rules.ts';
import { BRIEF_FOLDER } from '../paths.ts';
import { hosts as problems } from '../problems/hosts.ts';
import { httpTable } from '../protocols/http.ts';
import type { HostPlan } from './host.ts';

/** Folder of files that only the runtime reads, except for files of browsers. */
export const RUNTIME_FOLDER = '/_sitec/';

/** Prefixes of the search files for browsers, below that folder. */
export const BROWSER_FILES: readonly string[] = [`/${PASSAGE_FOLDER}/`, BRIEF_FOLDER, '/_sitec/search.js'].map((path) =>
  path.slice(RUNTIME_FOLDER.length),
);

/** Default address of `sitec serve`. */
export const RUNTIME_ADDRESS = '127.0.0.1:4321';

/** The Allow header for refused methods. */
export const FILE_METHODS = 'GET, HEAD';

/** Whether the bundle is served with /mcp and /a2a. Then the server passes them to the runtime, and files of the runtime stay private. */
export const passesOn = ({ build }: HostPlan): boolean => build.serves.post;

/** Rules of served files, by precedence. */
export const fileRules = (plan: HostPlan): readonly HeaderRule[] =>
  plan.headers.rules.filter(({ pattern }) => !passesOn(plan) || isServed('path' in pattern ? pattern.path : pattern.folder)).toReversed();

const isServed = (path: string): boolean =>
  !path.startsWith(RUNTIME_FOLDER) || path === RUNTIME_FOLDER || BROWSER_FILES.some((file) => path.startsWith(RUNTIME_FOLDER + file));

/** Whether some pages are files, such as prices.html. */
export const hasPageFiles = ({ build }: HostPlan): boolean => build.pages.some(({ path }) => !path.endsWith('/'));

/** An endpoint that is passed to the runtime: its paths, and its answer to a client above the limit. */
export interface PassedEndpoint {
  readonly name: string;
  readonly paths: readonly string[];
  readonly limited: Reply;
}

/** The endpoints that are passed to the runtime; none when not all hosts of the bundle answer them. */
export const passedEndpoints = (plan: HostPlan): readonly PassedEndpoint[] => {
  const http = httpTable(plan.build.base, plan.build.settings.config);
  const all = Object.entries(http.endpoints);
  const names = [...new Set(all.map(([, name]) => name))];
  const endpoints = names.map((name) => ({
    name,
    paths: all.flatMap(([path, of]) => (of === name ? [path] : [])),
    limited: http[name].limited,
  }));
  return passesOn(plan) ? endpoints : [];
};

/** The value of Content-Type, and the other headers. */
export const splitType = (set: HeaderSet): { readonly type: string; readonly others: HeaderSet } => ({
  type: set.find(([name]) => name === 'Content-Type')?.[1] ?? '',
  others: set.filter(([name]) => name !== 'Content-Type'),
});

/** The path of the bundle, for quotes in a configuration. A path with a character that needs escaping even so is a problem. */
export const sayableBundlePath = ({ build, bundlePath }: HostPlan, host: string, signs: string): string => {
  const found = [...signs].filter((sign) => bundlePath.includes(sign));
  if (found.length > 0) build.problems.add(problems.outFolderUnsayable, { host, folder: bundlePath, signs: found.join(' ') });
  return bundlePath;
};

/** Text of a file: groups of lines separated by empty lines. */
export const textOfGroups = (groups: readonly (readonly string[])[]): string =>
  `${groups
    .filter((group) => group.length > 0)
    .map((group) => group.join('\n'))
    .join('\n\n')}\n`;
