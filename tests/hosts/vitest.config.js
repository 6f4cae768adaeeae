import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

// The tests of the example against a server that runs already: nothing is rendered, compiled or served.
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: { globalSetup: ['tests/hosts/served-example.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
