/**
 * `npm run test:mutation`: changes the code of a room in small ways ("mutants") and runs the room's own tests on each. A mutant that no test notices is
 * code that nobody tests, or that is not needed. A room fails below 85 of 100. `npm run test:mutation money compiler/money/scan.ts` takes one room
 * and one file of it, and lists what survives.
 */
import { Stryker } from '@stryker-mutator/core';

/** What is changed, and the tests that have to notice: those that try random or very long texts take too long to be run a thousand times. */
const ROOMS = {
  settling: { mutate: ['compiler/facts/{settle,log}.ts'], tests: 'tests/compiler/facts/settling' },
  // The tables of CLDR are generated.
  money: { mutate: ['compiler/money/*.ts', '!compiler/money/locales.ts'], tests: 'tests/compiler/money' },
  offers: { mutate: ['compiler/offers/*.ts'], tests: 'tests/compiler/offers' },
};

const [wanted, ...files] = process.argv.slice(2);

for (const [room, { mutate, tests }] of Object.entries(ROOMS)) {
  if (wanted !== undefined && wanted !== room) continue;
  console.log(`\n${room}`);
  await new Stryker({
    mutate: files.length > 0 ? files : mutate,
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutation/vitest.config.js', dir: tests, related: false },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // Only what these tests read is copied.
    ignorePatterns: ['**', '!package.json', '!compiler/**', '!runtime/**', '!tests/mutation/**', `!${tests}/**`],
    thresholds: { high: 95, low: 85, break: 85 },
    reporters: ['clear-text'],
    clearTextReporter: { logTests: false, reportTests: false, reportMutants: files.length > 0, allowEmojis: false },
    tempDirName: '.stryker-tmp',
    cleanTempDir: 'always',
    allowConsoleColors: false,
  }).runMutationTest();
}
