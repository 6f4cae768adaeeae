import { Option, type Command } from 'commander';
import { helpEnd } from '../exit-codes.ts';
import { withCommonFlags } from '../flags/common-flags.ts';
import type { AskFlags } from './ask.ts';

/** Adds `sitec ask` to the program. */
export const askCommand = (program: Command): void => {
  const ask = program
    .command('ask')
    .description('answer a question as the guide at /a2a does')
    .argument('<question>', 'question in one of the languages of the guide')
    .argument('[bundle]', 'bundle folder', 'dist')
    .option('--json', 'print the answer as JSON')
    .addOption(new Option('--explain', 'print how sitec read the question, and the sources of the answer').conflicts('json'));

  withCommonFlags(ask, 'cwd', 'color', 'noColor')
    .addHelpText('after', helpEnd('ask', 'sitec ask "How much is the Growth plan?"', 'sitec ask "Was kostet Starter?" dist --explain'))
    .action(async (question: string, bundle: string, flags: AskFlags) => {
      const { runAsk } = await import('./ask.ts');
      process.exitCode = await runAsk(question, bundle, flags);
    });
};
