import type { Check } from '../../check.ts';

/** Checks of the group `a2a`. */
export const a2aChecks: readonly Check[] = [];
