#!/usr/bin/env node
import { CommanderError } from 'commander';
import { createProgram } from './program.ts';
import { endAtUncaughtErrors, runToEnd } from './serve/stop.ts';
import { failInternally } from './terminal/internal-error.ts';
import { expectOutputFailures } from './terminal/output-failure.ts';

/** What Commander itself ends with when a command line is wrong. */
const MISUSE = 1;

const program = createProgram();

expectOutputFailures();
endAtUncaughtErrors(failInternally);

try {
  await runToEnd(() => program.parseAsync());
} catch (error) {
  // What is wrong is printed already; help and version end with 0.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === MISUSE ? 2 : error.exitCode;
  else process.exitCode = failInternally(error);
}
