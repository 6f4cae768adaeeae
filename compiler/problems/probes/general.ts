import type { ProblemDefinition } from '../problem.ts';

/** SITEC500x: conditions for checking a site at all. */
export const probes = {
  refused: {
    code: 'SITEC5000',
    level: 'warning',
    message: 'the site rejects more requests for now (429), so the check is not complete',
    why: 'the score does not count what sitec could not check',
    fix: 'check again later, or with `--concurrency 1`; on your own server, allow the User-Agent that starts with sitec/',
  },
  unreachable: {
    code: 'SITEC5001',
    level: 'error',
    message: '{address} {reason}',
    why: 'sitec cannot check a site that it cannot reach',
    fix: '{advice}',
  },
  noAnswer: {
    code: 'SITEC5002',
    level: 'error',
    message: '{path} {reason}',
    why: 'agents give up on a path that does not answer',
    fix: '{advice}',
  },
  scoreTooLow: {
    code: 'SITEC5003',
    level: 'error',
    message: 'the score is {score}, but --min-score asks for {least}',
    why: 'the check fails below this score',
    fix: 'fix the listed problems, starting with the groups that have the lowest scores',
  },
  siblingSilent: {
    code: 'SITEC5004',
    level: 'warning',
    message: '{address} {reason}',
    why: 'people and agents try the site with and without www',
    fix: 'redirect it to the address of the site, path by path',
  },
  siblingHides: {
    code: 'SITEC5005',
    level: 'error',
    message: '{address} {reason}',
    why: 'agents look for discovery files at the host that they know, and do not find them there',
    fix: 'answer the path there too, or redirect it to the same path at the address of the site',
  },
  bundleUnusable: {
    code: 'SITEC5006',
    level: 'error',
    message: 'cannot check {folder}: {reason}',
    why: 'sitec checks a folder by answering requests from it, as a server does',
    fix: 'build the site again, or name another folder',
  },
  folderMissing: {
    code: 'SITEC5007',
    level: 'error',
    message: 'there is no folder {folder}',
    why: 'sitec checks an output folder or a site on the web',
    fix: 'run `sitec build` first, name the folder, or give an address that starts with https://',
  },
  siteElsewhere: {
    code: 'SITEC5008',
    level: 'error',
    message: '{address} redirects to {target}',
    why: 'the site is elsewhere, and a check requests only the host that you name, with or without www',
    fix: 'if that is the address of your site, check it: sitec check {origin}',
  },
  homeRefused: {
    code: 'SITEC5009',
    level: 'error',
    message: 'the home page of {address} answers with status {status}',
    why: 'sitec cannot score a site without its home page',
    fix: '{advice}',
  },
} as const satisfies Record<string, ProblemDefinition>;
