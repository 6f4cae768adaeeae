import type { ProblemDefinition } from './problem.ts';

/** SITEC40xx: hosts, what they can do and how much they take. */
export const hosts = {
  hostUnknown: {
    code: 'SITEC4001',
    level: 'error',
    message: 'there is no host {name}',
    why: 'the files of a host are written for the hosts that are named',
    fix: 'name one or more of {known}, separated by commas',
  },
  hostCannot: {
    code: 'SITEC4002',
    level: 'note',
    message: '{host} cannot {ability}',
    why: '{effect}',
    fix: '{instead}',
  },
  hostLimit: {
    code: 'SITEC4003',
    level: 'error',
    message: '{host} takes at most {most} {what}; this bundle has {count}',
    why: 'the deployment would be refused, or go on without a part of the bundle ({source})',
    fix: '{advice}',
  },
  hostsClash: {
    code: 'SITEC4004',
    level: 'error',
    message: '{first} and {second} both read {file}, each in a form of its own',
    why: 'one bundle has one such file, and the other host would misread it',
    fix: 'build twice with `--host {first}` and `--host {second}`, each with an `--out` of its own',
  },
  deployFileKept: {
    code: 'SITEC4005',
    level: 'warning',
    message: '{file} was not written: the one that is there was written or changed by somebody else',
    why: 'a file of yours is never replaced; what the host needs to know of this bundle may be missing in it',
    fix: 'merge the two: rename yours, build again, and compare it with the new one',
  },
  deployCopyKept: {
    code: 'SITEC4006',
    level: 'warning',
    message: '{file} was not replaced by a copy of the bundle: it is none that sitec made',
    why: 'a folder of yours is never replaced; the host would publish what is in it, and not this bundle',
    fix: 'move the folder away, and build again',
  },
  outputInDeploy: {
    code: 'SITEC4007',
    level: 'error',
    message: 'the bundle would go to {out}, where the files of {host} go ({folder})',
    why: 'the one would replace or hold the other, and files of yours could get lost',
    fix: 'name an `--out` outside of {folder}',
  },
  deployFolderLeft: {
    code: 'SITEC4009',
    level: 'note',
    message: 'what is in {folder} for earlier builds could not all be removed: {reason}',
    why: 'the bundle is for this host no more, and somebody could publish the old files',
    fix: 'remove what you do not need of it, and the obstacle',
  },
  outFolderUnsayable: {
    code: 'SITEC4008',
    level: 'error',
    message: 'a configuration of {host} cannot name the folder {folder}',
    why: 'in it {signs} would begin or end something else, and {host} has no escape for that',
    fix: 'choose another folder with `--out`',
  },
  hostFreePlan: {
    code: 'SITEC4021',
    level: 'note',
    message: '{host} takes {most} files on its free plan; this bundle has {count}',
    why: 'the deployment would be refused on that plan ({source})',
    fix: 'deploy with a paid plan, or publish a part of the site elsewhere',
  },
  hostFileInvalid: {
    code: 'SITEC4030',
    level: 'error',
    message: '{file} is not what {host} reads: {reason}',
    why: 'what the site says in it would be lost, for the bundle needs a file of this name',
    fix: 'correct the file, or remove it from the site',
  },
} as const satisfies Record<string, ProblemDefinition>;
