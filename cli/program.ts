import { Command, CommanderError } from 'commander';
import { didYouMean } from '../compiler/base/did-you-mean.ts';
import { packageVersion } from '../compiler/base/package.ts';
import { commands } from './commands.ts';
import { helpEnd } from './exit-codes.ts';
import { helpWithCommonFlags } from './flags/common-flags.ts';
import { runToEnd } from './terminal/stop.ts';

/**
 * Ends a command with the code of wrong usage when an argument or a flag of it is blank. Without this, an unset variable of a script, as in
 * `--out "$FOLDER"`, would select the default.
 */
export const refuseBlanks = (command: Command): void => {
  const words = command.registeredArguments.map((argument, position) => [`argument '${argument.name()}'`, command.args[position]] as const);
  const values = command.options.map((option) => [`option '${option.flags}'`, command.getOptionValue(option.attributeName())] as const);
  const [blank] = [...words, ...values].find(([, value]) => isBlank(value)) ?? [];
  if (blank !== undefined) command.error(`error: ${blank} is blank`);
};

const isBlank = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isBlank) : typeof value === 'string' && value.trim() === '';

/** Changes to the folder of `--cwd`, so that every path of the command line is relative to it; ends the command with 3 where that fails. */
export const enterWorkingFolder = (command: Command): void => {
  const cwd: unknown = command.getOptionValue('cwd');
  if (typeof cwd !== 'string') return;
  try {
    process.chdir(cwd);
    command.setOptionValue('cwd', process.cwd());
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    command.error(`error: cannot open the working folder ${cwd} (${code})`, { exitCode: 3 });
  }
};

/** Exit code of Commander for a wrong command line. */
const MISUSE = 1;

/**
 * Adds the commands `version` and `help`, which other programs have beside `--version` and `--help`. Help does not list them, because it
 * lists the options.
 */
const addCustomary = (program: Command): void => {
  const named = [...program.commands].filter((command) => command.name() !== 'look');
  program.command('version', { hidden: true }).action(() => void process.stdout.write(`${packageVersion()}\n`));
  program
    .command('help [command]', { hidden: true })
    .usage('[command]')
    .action((name: string | undefined) => {
      const command = name === undefined ? program : named.find((each) => each.name() === name);
      const names = named.map((each) => each.name());
      if (command === undefined) program.error(`error: unknown command '${name}'${didYouMean(name ?? '', names)}`);
      else command.help();
    });
};

/** The command line of sitec with every command. Usage errors are printed and thrown as a `CommanderError`. */
export const createProgram = (): Command => {
  const program = new Command('sitec')
    .description(
      'Compiles a company website into a static bundle for people and agents. Without a command it shows what an agent will say about the site, and writes nothing.',
    )
    .version(packageVersion(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .configureHelp({ formatHelp: helpWithCommonFlags, subcommandTerm: (command) => command.name() })
    .showHelpAfterError('(sitec --help lists commands and options)')
    .addHelpText('after', helpEnd('sitec', 'sitec', 'sitec build'))
    .exitOverride()
    .hook('preAction', (_, command) => {
      refuseBlanks(command);
      enterWorkingFolder(command);
    });
  for (const add of commands) add(program);
  addCustomary(program);
  return program;
};

/** Runs the command of the command line, and sets the exit code of the process. */
export const runProgram = async (): Promise<void> => {
  const program = createProgram();
  try {
    await runToEnd(() => program.parseAsync());
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // The error is already printed; help and version end with 0.
    process.exitCode = error.exitCode === MISUSE ? 2 : error.exitCode;
  }
};
