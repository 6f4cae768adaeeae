import type { ContentCoding } from '../../runtime/bundle.ts';
import { isAble, type Serves, type Supports } from '../build/abilities.ts';
import { HOST_NAMES } from '../config/host-names.ts';
import { writes } from '../config/only.ts';
import type { Settings } from '../config/settings.ts';
import { findTellingFile } from '../generators/telling-files.ts';
import { hosts as problems } from '../problems/hosts.ts';
import { Halt, type ProblemList } from '../problems/problem.ts';
import { projectFolder } from '../site/project-folder.ts';
import { ALL_CODINGS, type Detection, type Host } from './host.ts';

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
