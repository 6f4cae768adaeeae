#!/usr/bin/env node
import module from 'node:module';
import { expectOutputFailures } from './terminal/exit.ts';
import { failInternally } from './terminal/internal-error.ts';
import { endAtUncaughtErrors } from './terminal/stop.ts';

// Node.js 22 keeps compiled code from one start to the next; the types are those of 20.
(module as { readonly enableCompileCache?: () => unknown }).enableCompileCache?.();
expectOutputFailures();
endAtUncaughtErrors(failInternally);

try {
  // Loaded only now, so that what keeps it from being loaded is told like every other failure.
  const { runProgram } = await import('./program.ts');
  await runProgram();
} catch (error) {
  process.exitCode = failInternally(error);
}
