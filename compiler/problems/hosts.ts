import type { ProblemDefinition } from './problem.ts';

/** SITEC40xx: hosts, their abilities and their limits. */
export const hosts = {
  hostUnknown: {
    code: 'SITEC4001',
    level: 'error',
    message: 'unknown host {name}',
    why: 'sitec writes configuration files only for hosts that it knows',
    fix: 'use one or more of {known}, separated by commas',
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
    message: '{host} accepts at most {most} {what}, but this bundle has {count}',
    why: 'the deployment would fail or be incomplete ({source})',
    fix: '{advice}',
  },
  hostsClash: {
    code: 'SITEC4004',
    level: 'error',
    message: '{first} and {second} both read {file}, each in its own format',
    why: 'a bundle has one such file, and the other host would misread it',
    fix: 'build once for each host: `--host {first}` and `--host {second}`, each with its own `--out`',
  },
  deployFileKept: {
    code: 'SITEC4005',
    level: 'warning',
    message: 'did not write {file}: the existing file was written or changed by somebody else',
    why: 'sitec does not replace your files; the existing one may lack what the host needs for this bundle',
    fix: 'rename your file, build again, and merge the two',
  },
  deployCopyKept: {
    code: 'SITEC4006',
    level: 'warning',
    message: 'did not replace {file} with a copy of the bundle: sitec did not make it',
    why: 'sitec does not replace your folders; the host would publish the old content',
    fix: 'move the folder away, and build again',
  },
  outputInDeploy: {
    code: 'SITEC4007',
    level: 'error',
    message: 'the output folder {out} overlaps {folder}, where the files of {host} go',
    why: 'one would overwrite the other, and you could lose files',
    fix: 'choose an `--out` outside of {folder}',
  },
  deployFolderLeft: {
    code: 'SITEC4009',
    level: 'note',
    message: 'cannot remove files of earlier builds from {folder}: {reason}',
    why: 'the bundle is no longer for this host, and somebody could publish the old files',
    fix: 'remove the files that you do not need',
  },
  outFolderUnsayable: {
    code: 'SITEC4008',
    level: 'error',
    message: 'the configuration of {host} cannot name the folder {folder}',
    why: '{host} cannot escape {signs} in names',
    fix: 'choose another folder with `--out`',
  },
  hostFreePlan: {
    code: 'SITEC4021',
    level: 'note',
    message: '{host} accepts {most} files on its free plan, but this bundle has {count}',
    why: 'the deployment would fail on that plan ({source})',
    fix: 'use a paid plan, or publish a part of the site elsewhere',
  },
  hostFileInvalid: {
    code: 'SITEC4030',
    level: 'error',
    message: '{host} cannot read {file}: {reason}',
    why: 'the bundle needs a file with this name, so your rules would be lost',
    fix: 'correct the file, or remove it from the site',
  },
} as const satisfies Record<string, ProblemDefinition>;
