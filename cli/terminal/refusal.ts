import { printable } from '../report/printable.ts';

/** Says on stderr why a command cannot go on, and answers the exit code: 2 wrong usage, 3 configuration, input or output, 4 network. */
export const refuse = (message: string, exitCode: 2 | 3 | 4 = 3): 2 | 3 | 4 => {
  process.stderr.write(`error  ${printable(message)}\n`);
  return exitCode;
};
