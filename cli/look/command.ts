import type { Command } from 'commander';
import { didYouMean } from '../../compiler/base/did-you-mean.ts';
import { withReportFlags } from '../flags/reporting.ts';
import { helpEnd } from '../exit-codes.ts';
import { withCommonFlags } from '../flags/common-flags.ts';
import type { LookFlags } from './look.ts';

/** Adds `sitec` without a command. Only the program uses its name; help describes it in the list of commands. */
export const lookCommand = (program: Command): void => {
  const look = program
    .command('look', { isDefault: true, hidden: true })
    .usage('[folder, page, - or address] [options]')
    .description('show what an agent will say about a site; writes nothing')
    .argument('[words...]')
    .option('--base-url <url>', 'public address of the site')
    .option('--render', 'render pages with your own Chromium')
    .allowUnknownOption();

  withReportFlags(withCommonFlags(look, 'config', 'cwd'))
    .addHelpText('after', helpEnd('sitec', 'sitec', 'sitec https://www.example.com'))
    .action(async (words: readonly string[], flags: LookFlags) => {
      const { isTarget } = await import('./target.ts');
      const commands = program.commands.filter((command) => command !== look).map((command) => command.name());
      // A folder with the name of a command needs its path.
      const isSite = (each: string): boolean => !commands.includes(each) && isTarget(each, flags.cwd ?? process.cwd());
      const [word] = words;
      const wrong = words.find((each, at) => at > 0 || !isSite(each));
      if (wrong !== undefined) program.error(`error: ${refusal(wrong, commands, look)}`);
      const { runLook } = await import('./look.ts');
      process.exitCode = await runLook(word, flags);
    });
};

/** Why a word after `sitec` is not a command, an option or a target. */
const refusal = (word: string, commands: readonly string[], look: Command): string => {
  if (commands.includes(word)) return `put options after the command: sitec ${word} ...`;
  const options = look.options.flatMap(({ long }) => long ?? []);
  return word.startsWith('-')
    ? `unknown option '${word}'${didYouMean(word, options)}`
    : `unknown command '${word}'${didYouMean(word, commands)}`;
};
