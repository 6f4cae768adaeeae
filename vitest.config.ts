import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What a test waits for comes in its own time on a busy machine; one second is the default. */
const patience = { poll: { timeout: 20_000 } };

// Two projects: the example site is rendered, compiled and served only when one of its own tests runs.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          globalSetup: ['tests/browser-module.ts'],
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/example/**', '**/node_modules/**'],
          testTimeout: 60_000,
          expect: patience,
        },
      },
      {
        // sitec.config.ts imports the package by its name; here that is the source, so that no build/ is needed.
        resolve: { alias: { sitec: fileURLToPath(new URL('compiler/index.ts', import.meta.url)) } },
        test: {
          name: 'example',
          include: ['tests/example/**/*.test.ts'],
          globalSetup: ['tests/browser-module.ts', 'tests/example/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: patience,
        },
      },
    ],
  },
});
