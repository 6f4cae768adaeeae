import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_FILE } from '../../runtime/bundle.ts';
import type { BundleFile } from '../artefact.ts';
import { relativePath } from '../base/file-path.ts';
import type { Build } from '../build/build.ts';
import { publishes } from '../build/contents.ts';
import { HOST_NAMES } from '../config/host-names.ts';
import { writes } from '../config/only.ts';
import { rateLimitOf } from '../config/rate-limit.ts';
import type { Settings } from '../config/settings.ts';
import { pageLinks } from '../header-table.ts';
import { headerPlan } from '../headers/rules.ts';
import { hosts as problems } from '../problems/hosts.ts';
import { projectFolder } from '../site/project-folder.ts';
import type { ChosenHosts } from './choose.ts';
import { DeployFolder, deployFolder, type DeployOutput, type ReadBundle } from './deploy/folder.ts';
import { edgeFile } from './edge-files.ts';
import type { Host, HostCopy, HostFile, HostPlan } from './host.ts';

/** The files of one host. */
export interface HostOutput extends DeployOutput {
  readonly host: Host;
  /** Files that it reads from the bundle. */
  readonly inside: readonly HostFile[];
}

/**
 * Makes the files of every chosen host from a bundle whose other files are known. Two hosts that need different content in one file are a
 * problem.
 */
export const hostOutputs = (build: Build, chosen: ChosenHosts, files: readonly BundleFile[]): readonly HostOutput[] => {
  const outputs = chosen.isChosen && writes(build.settings.only, 'hosts') ? chosen.hosts.map((host) => outputOf(host, build, files)) : [];
  reportClashes(outputs, build);
  return outputs;
};

const outputOf = (host: Host, build: Build, files: readonly BundleFile[]): HostOutput => {
  const made = [...host.emit(planFor(host, build, files))];
  const published = new Set([MANIFEST_FILE, ...files.map(({ path }) => path.slice(1))]);
  return {
    host,
    inside: made.filter((file): file is HostFile => file.place === 'bundle'),
    beside: made.filter((file): file is HostFile => file.place === 'deploy'),
    // Files of other hosts in the bundle would be public there.
    copies: made
      .filter((file): file is HostCopy => file.place === 'copy')
      .map((copy) => ({ wants: (file) => published.has(file), ...copy })),
  };
};

const planFor = (host: Host, build: Build, files: readonly BundleFile[]): HostPlan => {
  const { settings, site } = build;
  // The common abilities of all hosts, as in the index of the runtime: a host must not negotiate if the headers of pages do not declare it.
  const negotiates = build.serves.negotiation;
  return {
    build,
    files,
    headers: headerPlan(files, { links: pageLinks(publishes(build)), negotiates }),
    negotiates,
    rateLimit: rateLimitOf(settings.config),
    bundlePath: relativePath(join(projectFolder(settings), deployFolder(host.name)), settings.out),
    own: (file) => (site.taken.includes(file) ? readFileSync(join(site.folder, file), 'utf8') : null),
    edge: edgeFile,
  };
};

const reportClashes = (outputs: readonly HostOutput[], { problems: list }: Build): void => {
  const first = new Map<string, { readonly name: string; readonly body: string }>();
  for (const { host, inside } of outputs)
    for (const { path, body } of inside) {
      const other = first.get(path);
      if (other && other.body !== body) list.add(problems.hostsClash, { first: other.name, second: host.name, file: path });
      else first.set(path, { name: host.name, body });
    }
};

/** A folder with its planned content. */
interface OpenFolder {
  readonly folder: DeployFolder;
  readonly output: HostOutput;
}

const deployFolders = (outputs: readonly HostOutput[], { settings }: Build): readonly OpenFolder[] =>
  outputs
    .filter(({ beside, copies }) => beside.length + copies.length > 0)
    .map((output) => ({ folder: deployFolderOf(output.host.name, settings), output }));

const deployFolderOf = (host: string, settings: Settings): DeployFolder =>
  new DeployFolder(host, { project: projectFolder(settings), ...settings });

/**
 * Reports files of the user in the place of files that hosts read beside the project, and writes nothing. Throws `Halt` (exit code 3) when
 * the bundle is in that place. `read` reads files of the bundle for copies.
 */
export const checkDeployFolders = (outputs: readonly HostOutput[], read: ReadBundle, build: Build): void => {
  const { settings, problems: list } = build;
  for (const { folder, output } of deployFolders(outputs, build)) {
    folder.checkPlace(settings.out, output.host.title, list);
    folder.checkFiles(output, read, list);
  }
};

/** Creates the folders. Call it before the old bundle is replaced, so that the old one stays when a folder cannot be written. */
export const openDeployFolders = (outputs: readonly HostOutput[], build: Build): readonly OpenFolder[] => {
  const folders = deployFolders(outputs, build);
  for (const { folder } of folders) folder.open();
  return folders;
};

/**
 * Writes the folders, and removes those of hosts that this bundle is no longer for. Call it after the bundle is published, because copies
 * come from there.
 */
export const writeDeployFolders = (folders: readonly OpenFolder[], { settings, problems: list }: Build): void => {
  for (const { folder, output } of folders) folder.write(output, (file) => readFileSync(join(settings.out, file)));
  const left = HOST_NAMES.filter((name) => !folders.some(({ output }) => output.host.name === name));
  if (writes(settings.only, 'hosts')) for (const name of left) deployFolderOf(name, settings).clear(list);
};
