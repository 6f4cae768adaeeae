import type { Command } from 'commander';

/** Flags that mean the same wherever they stand. A command takes those that can mean something there. */
const flags = {
  config: ['-c, --config <file>', 'configuration file (default: sitec.config.*)'],
  cwd: ['--cwd <folder>', 'working folder'],
  quiet: ['-q, --quiet', 'print errors only'],
  silent: ['--silent', 'print nothing'],
  verbose: ['-v, --verbose', 'print every problem, and each step with its time'],
  color: ['--color', 'print colours, wherever the output goes'],
  noColor: ['--no-color', 'print no colours'],
} as const;

/** Gives a command some of the flags that many commands have, in the order in which help lists them. */
export const withCommonFlags = (command: Command, ...names: readonly (keyof typeof flags)[]): Command =>
  names.reduce((changed, name) => {
    const [flag, description] = flags[name];
    return changed.option(flag, description);
  }, command);
