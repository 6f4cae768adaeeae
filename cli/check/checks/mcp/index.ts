import type { Check } from '../../check.ts';

/** Checks of the group `mcp`. */
export const mcpChecks: readonly Check[] = [];
