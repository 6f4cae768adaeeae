#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { commands } from './commands/index.ts';
import { exitCodeLine } from './exit-codes.ts';
import { failInternally } from './internal-error.ts';
import { expectOutputFailures } from './output-failure.ts';
import { runToEnd } from './stop.ts';
import { packageVersion } from './version.ts';

const program = new Command('sitec')
  .description('Compiles a company website into a static bundle that people, static hosts, MCP clients and A2A agents can all read.')
  .version(packageVersion(), '-V, --version', 'print the version')
  .helpOption('-h, --help', 'print this help')
  .helpCommand(false)
  .showHelpAfterError('(sitec --help lists commands and options)')
  .addHelpText('after', `\n${exitCodeLine('sitec')}\n`)
  .exitOverride();

for (const add of commands) add(program);

expectOutputFailures();

try {
  if (process.argv.length <= 2) program.outputHelp();
  else await runToEnd(() => program.parseAsync());
} catch (error) {
  // Commander has printed what is wrong already; help and version end with 0.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else process.exitCode = failInternally(error);
}
