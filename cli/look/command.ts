import type { Command } from 'commander';
import { didYouMean } from '../../compiler/base/did-you-mean.ts';
import { withReportFlags } from '../build/reporting.ts';
import { exitCodeLine } from '../exit-codes.ts';
import { withCommonFlags } from '../terminal/common-flags.ts';
import type { LookFlags } from './look.ts';

/** Adds what `sitec` does without a command. It has a name for the program only; help describes it where it lists the commands. */
export const lookCommand = (program: Command): void => {
  const look = program
    .command('look', { isDefault: true, hidden: true })
    .usage('[options]')
    .description('look at the site, and say what is found and what would be written; writes nothing')
    .argument('[words...]')
    .option('--base-url <url>', 'public address of the site')
    .option('--render', 'read pages that scripts write in your own Chromium')
    .allowUnknownOption();

  withReportFlags(withCommonFlags(look, 'config', 'cwd'))
    .addHelpText('after', `\n${exitCodeLine('sitec')}\n\nExamples:\n  sitec\n  sitec --base-url https://www.example.com\n`)
    .action(async ([word]: readonly string[], flags: LookFlags) => {
      if (word !== undefined) program.error(`error: ${refusal(word, program, look)}`);
      const { runLook } = await import('./look.ts');
      process.exitCode = await runLook(flags);
    });
};

/** Why a word behind `sitec` is none of its commands and options. */
const refusal = (word: string, { commands }: Command, look: Command): string => {
  const names = commands.filter((command) => command !== look).map((command) => command.name());
  if (names.includes(word)) return `options stand behind the command: sitec ${word} ...`;
  const options = look.options.flatMap(({ long }) => long ?? []);
  return word.startsWith('-')
    ? `unknown option '${word}'${didYouMean(word, options)}`
    : `unknown command '${word}'${didYouMean(word, names)}`;
};
