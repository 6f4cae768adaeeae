import { Command } from 'commander';
import { commands } from './commands.ts';
import { exitCodeLine } from './exit-codes.ts';
import { enterWorkingFolder, refuseBlanks } from './terminal/command-line.ts';
import { helpWithCommonFlags } from './terminal/common-flags.ts';
import { packageVersion } from './terminal/version.ts';

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
