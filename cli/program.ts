import { Command, CommanderError } from 'commander';
import { didYouMean } from '../compiler/base/did-you-mean.ts';
import { packageVersion } from '../compiler/base/package.ts';
import { commands } from './commands.ts';
import { exitCodeLine } from './exit-codes.ts';
import { helpWithCommonFlags } from './terminal/common-flags.ts';
import { runToEnd } from './terminal/stop.ts';

/**
 * Ends a command with wrong usage when an argument or a flag of it is blank. A variable of a script that is not set would otherwise count as
 * what nobody said: `--out "$FOLDER"` as the default folder.
 */
export const refuseBlanks = (command: Command): void => {
  const words = command.registeredArguments.map((argument, position) => [`argument '${argument.name()}'`, command.args[position]] as const);
  const values = command.options.map((option) => [`option '${option.flags}'`, command.getOptionValue(option.attributeName())] as const);
  const [blank] = [...words, ...values].find(([, value]) => isBlank(value)) ?? [];
  if (blank !== undefined) command.error(`error: ${blank} is blank`);
};

const isBlank = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isBlank) : typeof value === 'string' && value.trim() === '';

/** Moves to the folder of `--cwd`, so that every path of the command line starts there; ends the command with 3 where that cannot be entered. */
export const enterWorkingFolder = (command: Command): void => {
  const cwd: unknown = command.getOptionValue('cwd');
  if (typeof cwd !== 'string') return;
  try {
    process.chdir(cwd);
    command.setOptionValue('cwd', process.cwd());
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    command.error(`error: the working folder ${cwd} cannot be entered (${code})`, { exitCode: 3 });
  }
};

/** What Commander itself ends with when a command line is wrong. */
const MISUSE = 1;

/** Adds the commands that other programs have for `--version` and `--help`. The list of commands is without them: it has the options. */
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

/** The command line of sitec with every command; what is wrong with its use is printed and thrown as a `CommanderError`. */
export const createProgram = (): Command => {
  const program = new Command('sitec')
    .description(
      'Compiles a company website into a static bundle for people and agents. Without a command it looks at the site and says what a build would write.',
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
  addCustomary(program);
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
