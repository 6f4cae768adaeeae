import type { ProblemDefinition } from '../problem.ts';

/** SITEC511x: findings that need a folder. */
export const probesFolder = {
  fileChanged: {
    code: 'SITEC5110',
    level: 'error',
    message: '{path} {reason}',
    why: 'the folder is not what sitec built: it mixes builds, or somebody changed it',
    fix: 'build again with `sitec build`, and change sources instead of the bundle',
  },
  fileUnlisted: {
    code: 'SITEC5111',
    level: 'warning',
    message: '{path} is in the folder but not in its manifest',
    why: 'it would be published with the rest, and sitec did not write it',
    fix: 'put it into the site folder and build again, or delete it',
  },
  encodingDiffers: {
    code: 'SITEC5112',
    level: 'error',
    message: '{path} {reason}',
    why: 'clients that accept compressed files get other content than everybody else',
    fix: 'build again with `sitec build`',
  },
  toolsDiffer: {
    code: 'SITEC5113',
    level: 'error',
    message: '{path} and {other} have different tools: {names}',
    why: 'agents call tools that do not exist, or do not find tools that do',
    fix: 'build again, so that every list has the same tools',
  },
  hostLimit: {
    code: 'SITEC5114',
    level: 'error',
    message: '{reason}',
    why: 'the deployment would fail or be incomplete',
    fix: '{advice}',
  },
  schemaBroken: {
    code: 'SITEC5115',
    level: 'error',
    message: '{path} does not match its schema: {reason}',
    why: 'programs that rely on the schema fail on the document',
    fix: 'build again with `sitec build`',
  },
  linkDead: {
    code: 'SITEC5116',
    level: 'error',
    message: '{path} links to {target}, which does not exist',
    why: 'agents that follow this link get a 404',
    fix: 'build again; if the link is on a page of your site, correct it there',
  },
} as const satisfies Record<string, ProblemDefinition>;
