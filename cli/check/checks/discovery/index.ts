import type { Check } from '../../check.ts';

/** Checks of the group `discovery`. */
export const discoveryChecks: readonly Check[] = [];
