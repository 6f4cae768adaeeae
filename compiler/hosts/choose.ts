import type { ContentCoding } from '../../runtime/bundle.ts';
import { isAble, type Serves, type Supports } from '../build/abilities.ts';
import { HOST_NAMES } from '../config/host-names.ts';
import { writes } from '../config/only.ts';
import type { Settings } from '../config/settings.ts';
import { findTellingFile } from '../generators/telling-files.ts';
import { hosts as problems } from '../problems/hosts.ts';
import { Halt, ProblemList, type Problem } from '../problems/problem.ts';
import { projectFolder } from '../site/project-folder.ts';
import { withAddresses } from '../problems/documentation.ts';
import { ALL_CODINGS, type Detection, type Host, type HostLimits } from './host.ts';

/** The hosts of a bundle. */
export interface ChosenHosts {
  readonly hosts: readonly Host[];
  /** How hosts were detected when the user named none: by an environment variable, or by a file. */
  readonly found: string | null;
  /** False when no host was named or detected: then the bundle is for the server of sitec, which needs no host files. */
  readonly isChosen: boolean;
  /** Files of the site that they read. */
  readonly takes: readonly string[];
  /** Content codings for which any of them sends precompressed files, the best first. */
  readonly codings: readonly ContentCoding[];
  readonly serves: Serves;
}

/** Selects hosts of a catalogue: the named ones, else the detected one, else `node`. Throws `Halt` (exit code 3) for an unknown name. */
export const chooseHosts = (settings: Settings, catalogue: readonly Host[], list: ProblemList): ChosenHosts => {
  const named = settings.hosts === null ? null : namedHosts(settings.hosts, catalogue, list);
  const found = named === null ? findHost(settings, catalogue) : null;
  const hosts = named ?? (found ? [found.host] : catalogue.filter(({ name }) => name === 'node'));
  const takes = writes(settings.only, 'hosts') ? hosts.flatMap((host) => host.takes ?? []) : [];
  const codings = settings.isPrecompressed ? ALL_CODINGS.filter((coding) => hosts.some((host) => host.codings.includes(coding))) : [];
  return {
    hosts,
    found: found?.reason ?? null,
    isChosen: named !== null || found !== null,
    takes,
    codings,
    serves: servesOf(hosts, settings),
  };
};

/** Abilities of all hosts that the configuration allows, and whose parts are written. */
const servesOf = (hosts: readonly Host[], { config, only }: Settings): Serves => ({
  headers: everyOne(hosts, 'headers'),
  negotiation: everyOne(hosts, 'negotiation') && config.negotiate !== 'off' && writes(only, 'markdown'),
  post: everyOne(hosts, 'post') && (writes(only, 'mcp') || writes(only, 'a2a')),
  missingData: hosts.every(({ answersMissingData = false }) => answersMissingData),
  aliases: hosts.every(({ answersAliases = false }) => answersAliases),
});

const everyOne = (hosts: readonly Host[], ability: keyof Supports): boolean => hosts.every(({ supports }) => isAble(supports[ability]));

const namedHosts = (names: readonly string[], catalogue: readonly Host[], list: ProblemList): readonly Host[] => {
  const unknown = names.filter((name) => !catalogue.some((host) => host.name === name));
  for (const name of unknown) list.add(problems.hostUnknown, { name: name === '' ? '""' : name, known: HOST_NAMES.join(', ') });
  if (unknown.length > 0) throw new Halt(3);
  return catalogue.filter(({ name }) => names.includes(name));
};

/** The first host of the catalogue whose build environment this is, else the first of which the project has a file. */
const findHost = (settings: Settings, catalogue: readonly Host[]): { readonly host: Host; readonly reason: string } | null => {
  const found = (reasonOf: (detection: Detection) => string | undefined) =>
    catalogue
      .map((host) => ({ host, reason: reasonOf(host.detection ?? {}) }))
      .find((each): each is { host: Host; reason: string } => each.reason !== undefined);
  const folder = projectFolder(settings);
  return found(variableOf) ?? found(({ files = [] }) => findTellingFile(files, folder)) ?? null;
};

const variableOf = ({ variables = [] }: Detection): string | undefined => variables.find((name) => process.env[name]);

/** Consequences of a missing ability of a host. */
const LACKS: Readonly<Record<keyof Supports, { readonly ability: string; readonly effect: string }>> = {
  headers: {
    ability: 'send the headers of a bundle',
    effect: 'the host chooses media types, Link and CORS; pages link to their markdown with elements instead',
  },
  negotiation: {
    ability: 'answer the address of a page in markdown',
    effect: 'markdown is only at its own address, /page/index.md; pages and lists link to it',
  },
  post: {
    ability: 'answer POST, so there is no MCP server and no A2A agent',
    effect: 'the bundle leaves out /mcp and /a2a, their cards and every mention of them',
  },
};

/** Reports what the chosen hosts cannot do, with alternatives. */
export const reportAbilities = ({ hosts }: ChosenHosts, list: ProblemList): void => {
  for (const { title, supports } of hosts)
    for (const [name, ability] of Object.entries(supports))
      if (!isAble(ability))
        list.add(problems.hostCannot, { host: title, ...LACKS[name as keyof Supports], instead: withAddresses(ability.instead) });
};

/** The uploaded files, for which hosts have limits. */
interface Upload {
  readonly path: string;
  readonly bytes: number;
}

/** Problems for exceeding the documented limits of hosts. */
export const beyondLimits = (hosts: readonly Host[], files: readonly Upload[], coded: readonly Upload[]): readonly Problem[] => {
  const list = new ProblemList();
  checkLimits(hosts, files, coded, list);
  return list.sorted();
};

/**
 * Compares a bundle with the documented limits of the chosen hosts. `coded` are the compressed forms, which count for hosts that upload
 * them.
 */
export const checkLimits = (hosts: readonly Host[], files: readonly Upload[], coded: readonly Upload[], list: ProblemList): void => {
  for (const host of hosts) {
    const uploads = host.codings.length === 0 ? files : [...files, ...coded];
    if (host.limits) checkHost(host.title, host.limits, uploads, list);
  }
};

const checkHost = (host: string, limits: HostLimits, uploads: readonly Upload[], list: ProblemList): void => {
  const { source, files = Infinity, fileBytes = Infinity, bytes = Infinity } = limits;
  const total = uploads.reduce((sum, upload) => sum + upload.bytes, 0);
  const report = (most: number, what: string, count: string, advice: string): void =>
    list.add(problems.hostLimit, { host, most, what, count, source, advice });
  if (uploads.length > files)
    report(files, 'files', String(uploads.length), 'publish a part of the site elsewhere, or use a host with a higher limit');
  if (total > bytes) report(bytes, 'bytes', String(total), 'publish large files elsewhere, or use a host with a higher limit');
  for (const { path, bytes: size } of uploads.filter((upload) => upload.bytes > fileBytes))
    report(
      fileBytes,
      'bytes a file',
      `${size} in ${path}`,
      'publish the file elsewhere; for parts of llms-full.txt lower `llms.fullMaximum`',
    );
};
