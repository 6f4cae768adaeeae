import type { ProblemDefinition } from './problem.ts';

/** SITEC112x: `sitec publish`. */
export const publishing = {
  keyMissing: {
    code: 'SITEC1120',
    level: 'error',
    message: 'the configuration has no indexNow.key',
    why: 'search engines accept addresses only with a key that is also published on the site',
    fix: 'set `indexNow: { key: "..." }` to a text such as `node -p "crypto.randomUUID()"` prints, build and deploy, then publish',
  },
  bundleUnusable: {
    code: 'SITEC1121',
    level: 'error',
    message: 'cannot publish {folder}: {reason}',
    why: 'the manifest of the bundle says which pages changed',
    fix: 'run `sitec build` with its markdown, deploy the folder, then publish it',
  },
  sinceUnusable: {
    code: 'SITEC1122',
    level: 'error',
    message: 'cannot compare with {since}: {reason}',
    why: 'the earlier release says which pages changed since then',
    fix: 'name the manifest of a bundle that this version of sitec built, its folder, or the address that serves it',
  },
  stateDamaged: {
    code: 'SITEC1123',
    level: 'error',
    message: '{file} is damaged',
    why: 'it says which release search engines know',
    fix: 'name that release with --since, or remove the file and send all addresses',
  },
  firstRelease: {
    code: 'SITEC1124',
    level: 'error',
    message: 'no earlier release is known, and without a terminal sitec cannot ask whether to send all {count} addresses',
    why: 'search engines ask for changed addresses only; a whole site is right once',
    fix: 'use --yes to send all, or --since with the manifest of the release that search engines know',
  },
  siteSilent: {
    code: 'SITEC1125',
    level: 'error',
    message: '{address} {reason}',
    why: 'search engines read the key from this address before they accept anything',
    fix: '{advice}',
  },
  keyFileWrong: {
    code: 'SITEC1126',
    level: 'error',
    message: '{address} {reason}',
    why: 'search engines read the key from this address, and refuse all addresses without it',
    fix: 'deploy the bundle first, and check that the host serves this file as it is; the key is indexNow.key of the configuration',
  },
  refused: {
    code: 'SITEC1127',
    level: 'error',
    message: 'IndexNow refuses the addresses with status {status}: {reason}',
    why: 'search engines were not told about {left} addresses',
    fix: '{advice}',
  },
  busy: {
    code: 'SITEC1128',
    level: 'error',
    message: 'IndexNow {reason}',
    why: 'search engines were not told about {left} addresses',
    fix: 'publish again later; what was sent is remembered',
  },
  stateBlocked: {
    code: 'SITEC1129',
    level: 'error',
    message: 'cannot write {file}: {reason}',
    why: 'the next `sitec publish` does not know what this one sent, and sends it again',
    fix: 'make the folder writable, then publish again',
  },
} as const satisfies Record<string, ProblemDefinition>;
