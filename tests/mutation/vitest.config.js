import { defineConfig } from 'vitest/config';

/** One project without anything to set up, because a run starts it for every mutant. */
export default defineConfig({ test: { include: ['**/*.test.ts'], exclude: ['**/properties.test.ts'] } });
