import { type Check, inGroup } from '../../check.ts';
import { catalogueChecks } from './catalogues.ts';
import { homeChecks, aliasChecks } from './home.ts';
import { listChecks } from './lists.ts';
import { robotsChecks } from './robots.ts';

/** Checks of how a site is found. */
export const discoveryChecks: readonly Check[] = inGroup('discovery', [
  ...robotsChecks,
  ...listChecks,
  ...homeChecks,
  ...catalogueChecks,
  ...aliasChecks,
]);
