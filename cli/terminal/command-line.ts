import type { Command } from 'commander';

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
