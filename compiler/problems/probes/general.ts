import type { ProblemDefinition } from '../problem.ts';

/** SITEC500x: what a check of a site stands or falls with. */
export const probes = {
  refused: {
    code: 'SITEC5000',
    level: 'warning',
    message: 'the site refuses more requests for now (429): not everything was looked at',
    why: 'what was not answered counts neither for the site nor against it, so that the score is of the rest',
    fix: 'check again later, or with `--concurrency 1`; a server of yours may spare requests whose User-Agent begins with sitec/',
  },
  unreachable: {
    code: 'SITEC5001',
    level: 'error',
    message: '{address} {reason}',
    why: 'a site that nobody reaches has no score: nothing of it was looked at',
    fix: '{advice}',
  },
  noAnswer: {
    code: 'SITEC5002',
    level: 'error',
    message: '{path} {reason}',
    why: 'agents give up on what does not answer, and take it for missing',
    fix: '{advice}',
  },
  scoreTooLow: {
    code: 'SITEC5003',
    level: 'error',
    message: 'the score is {score}, below {least}',
    why: '`--min-score` asks for {least}',
    fix: 'mend what is listed, the groups with the lowest scores first',
  },
  siblingSilent: {
    code: 'SITEC5004',
    level: 'warning',
    message: '{address} {reason}',
    why: 'people and agents try a site with and without www, and take the one that is silent for the whole',
    fix: 'redirect it to the address of the site, path by path',
  },
  siblingHides: {
    code: 'SITEC5005',
    level: 'error',
    message: '{address} {reason}',
    why: 'agents look for discovery files at the host that they were told, and find none there',
    fix: 'answer the path there too, or redirect it to the same path of the address of the site',
  },
  bundleUnusable: {
    code: 'SITEC5006',
    level: 'error',
    message: '{folder} cannot be checked: {reason}',
    why: 'a folder is checked by answering requests from it, as a server would',
    fix: 'build the site again, or name another folder',
  },
  folderMissing: {
    code: 'SITEC5007',
    level: 'error',
    message: 'there is no folder {folder}',
    why: 'a check looks at a folder that was built, or at a site on the web',
    fix: 'build first with `sitec build`, name the folder, or give an address that begins with https://',
  },
  siteElsewhere: {
    code: 'SITEC5008',
    level: 'error',
    message: '{address} redirects to {target}',
    why: 'nothing of the site is at this address, and a check asks no other host than the one that it was told, the one with or without www. aside',
    fix: 'check that address, if it is the one of the site: sitec check {origin}',
  },
  homeRefused: {
    code: 'SITEC5009',
    level: 'error',
    message: 'the home page of {address} is answered with status {status}',
    why: 'a site whose home page nobody gets has no score: what else it answers may be no more than the words of an error',
    fix: '{advice}',
  },
} as const satisfies Record<string, ProblemDefinition>;
