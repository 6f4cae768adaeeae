import { type Check, inGroup } from '../../check.ts';
import { linksResolve } from './links.ts';
import { encodingsAgree, filesListed, filesUnchanged, hostLimits } from './manifest.ts';
import { schemasHold } from './schemas.ts';
import { toolsAgree } from './tools.ts';

/** Checks that need a folder. */
export const folderChecks: readonly Check[] = inGroup('folder', [
  filesUnchanged,
  filesListed,
  encodingsAgree,
  toolsAgree,
  schemasHold,
  linksResolve,
  hostLimits,
]);
