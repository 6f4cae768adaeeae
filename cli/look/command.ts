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
    .usage('[folder, page, - or address] [options]')
    .description('look at a site, and say what an agent will say about it; writes nothing')
    .argument('[words...]')
    .option('--base-url <url>', 'public address of the site')
    .option('--render', 'read pages that scripts write in your own Chromium')
    .allowUnknownOption();

  withReportFlags(withCommonFlags(look, 'config', 'cwd'))
    .addHelpText('after', `\n${exitCodeLine('sitec')}\n\nExamples:\n  sitec\n  sitec https://www.example.com\n`)
    .action(async (words: readonly string[], flags: LookFlags) => {
      const { isTarget } = await import('./target.ts');
      const [word] = words;
      const wrong = words.find((each, at) => at > 0 || !isTarget(each, flags.cwd ?? process.cwd()));
      if (wrong !== undefined) program.error(`error: ${refusal(wrong, program, look)}`);
      const { runLook } = await import('./look.ts');
      process.exitCode = await runLook(word, flags);
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
