import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * What all tests have in common. The modules of the compiler are loaded once for all files of a process, which takes longer than most files: no test may
 * leave anything behind.
 */
const common = {
  pool: 'forks',
  isolate: false,
  maxWorkers: 2,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  setupFiles: 'tests/equal-bytes.ts',
  // What a test waits for comes in its own time on a busy machine; one second is the default.
  expect: { poll: { timeout: 20_000 } },
} as const;

/** Files that put modules of their own in the place of others, which the files after them would get too. */
const MOCKING = ['tests/runtime/loaded-once.test.ts', 'tests/runtime/a2a/guide.test.ts'];

// The example site is rendered, compiled and served only when one of its own tests runs.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          globalSetup: ['tests/setup.ts'],
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/example/**', '**/node_modules/**', ...MOCKING],
        },
      },
      {
        test: { ...common, isolate: true, name: 'mocking', globalSetup: ['tests/setup.ts'], include: MOCKING },
      },
      {
        // sitec.config.ts imports the package by its name; here that is the source, so that no build/ is needed.
        resolve: { alias: { sitec: fileURLToPath(new URL('compiler/index.ts', import.meta.url)) } },
        test: {
          ...common,
          name: 'example',
          include: ['tests/example/**/*.test.ts'],
          globalSetup: ['tests/setup.ts', 'tests/example/setup.ts'],
        },
      },
    ],
  },
});
