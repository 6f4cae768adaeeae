import type { ProblemDefinition } from '../problem.ts';

/** SITEC511x: what only a folder shows. */
export const probesFolder = {
  fileChanged: {
    code: 'SITEC5110',
    level: 'error',
    message: '{path} {reason}',
    why: 'the folder is not the one that was built: part of it may be of another build, or was changed by hand',
    fix: 'build again with `sitec build`, and change sources instead of what was built',
  },
  fileUnlisted: {
    code: 'SITEC5111',
    level: 'warning',
    message: '{path} is in the folder and not in its manifest',
    why: 'nobody knows where it comes from; it would be published with the rest',
    fix: 'put it into the folder of the site and build again, or delete it',
  },
  encodingDiffers: {
    code: 'SITEC5112',
    level: 'error',
    message: '{path} {reason}',
    why: 'who asks for the compressed form reads something else than everybody',
    fix: 'build again with `sitec build`',
  },
  toolsDiffer: {
    code: 'SITEC5113',
    level: 'error',
    message: '{path} has other tools than {other}: {names}',
    why: 'agents call tools that do not exist, or do not learn of those that do',
    fix: 'build again, so that every list is made from the same tools',
  },
  hostLimit: {
    code: 'SITEC5114',
    level: 'error',
    message: '{reason}',
    why: 'the deployment would be refused, or go on without a part of the bundle',
    fix: '{advice}',
  },
  schemaBroken: {
    code: 'SITEC5115',
    level: 'error',
    message: '{path} is not as its schema says: {reason}',
    why: 'programs that rely on the schema fail on the document',
    fix: 'build again with `sitec build`',
  },
  linkDead: {
    code: 'SITEC5116',
    level: 'error',
    message: '{path} names {target}, which is not there',
    why: 'agents follow these lists, and end at nothing',
    fix: 'build again; when the link stands on a page of yours, correct it there',
  },
} as const satisfies Record<string, ProblemDefinition>;
