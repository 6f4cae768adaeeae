#!/usr/bin/env node
import { expectOutputFailures } from './terminal/exit.ts';
import { failInternally } from './terminal/internal-error.ts';
import { endAtUncaughtErrors } from './terminal/stop.ts';

expectOutputFailures();
endAtUncaughtErrors(failInternally);

try {
  // Loaded only now, so that what keeps it from being loaded is told like every other failure.
  const { runProgram } = await import('./program.ts');
  await runProgram();
} catch (error) {
  process.exitCode = failInternally(error);
}
