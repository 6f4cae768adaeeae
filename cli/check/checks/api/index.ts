import type { Check } from '../../check.ts';

/** Checks of the group `api`. */
export const apiChecks: readonly Check[] = [];
