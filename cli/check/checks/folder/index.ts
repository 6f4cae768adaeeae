import { type Check, inGroup } from '../../check.ts';
import { hostLimits } from './limits.ts';
import { linksResolve } from './links.ts';
import { encodingsAgree, filesListed, filesUnchanged } from './manifest.ts';
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
