#!/usr/bin/env node
import { failInternally } from './internal-error.ts';
import { expectOutputFailures } from './output-failure.ts';
import { endAtUncaughtErrors } from './stop.ts';

expectOutputFailures();
endAtUncaughtErrors(failInternally);

try {
  // Loaded only now, so that what keeps it from being loaded is told like every other failure.
  const { runProgram } = await import('./program.ts');
  await runProgram();
} catch (error) {
  process.exitCode = failInternally(error);
}
