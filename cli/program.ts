import { Command, CommanderError } from 'commander';
import { commands } from './commands.ts';
import { exitCodeLine } from './exit-codes.ts';
import { runToEnd } from './serve/stop.ts';
import { enterWorkingFolder, refuseBlanks } from './terminal/command-line.ts';
import { helpWithCommonFlags } from './terminal/common-flags.ts';
import { packageVersion } from './terminal/version.ts';

/** What Commander itself ends with when a command line is wrong. */
const MISUSE = 1;

/** The command line of sitec with every command; what is wrong with its use is printed and thrown as a `CommanderError`. */
export const createProgram = (): Command => {
  const program = new Command('sitec')
    .description(
      'Compiles a company website into a static bundle that people, static hosts, MCP clients and A2A agents can all read. Without a command it looks at the site and says what a build would write; it takes --base-url and the common flags.',
    )
    .version(packageVersion(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .configureHelp({ formatHelp: helpWithCommonFlags, subcommandTerm: (command) => command.name() })
    .showHelpAfterError('(sitec --help lists commands and options)')
    .addHelpText('after', `\n${exitCodeLine('sitec')}\n\nExamples:\n  sitec\n  sitec build\n`)
    .exitOverride()
    .hook('preAction', (_, command) => {
      refuseBlanks(command);
      enterWorkingFolder(command);
    });
  for (const add of commands) add(program);
  return program;
};

/** Runs the command of the command line to its end; sets the exit code of the process. */
export const runProgram = async (): Promise<void> => {
  const program = createProgram();
  try {
    await runToEnd(() => program.parseAsync());
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // What is wrong is printed already; help and version end with 0.
    process.exitCode = error.exitCode === MISUSE ? 2 : error.exitCode;
  }
};
