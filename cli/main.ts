#!/usr/bin/env node
import module from 'node:module';
import { expectOutputFailures } from './terminal/exit.ts';
import { failInternally } from './terminal/internal-error.ts';
import { endAtUncaughtErrors } from './terminal/stop.ts';

// Node.js 22 keeps compiled code between starts; the types are those of Node.js 20.
(module as { readonly enableCompileCache?: () => unknown }).enableCompileCache?.();
expectOutputFailures();
endAtUncaughtErrors(failInternally);

try {
  // Imported here, so that an error of the import is reported like any other.
  const { runProgram } = await import('./program.ts');
  await runProgram();
} catch (error) {
  process.exitCode = failInternally(error);
}
