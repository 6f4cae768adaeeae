import type { Command } from 'commander';
import { helpEnd } from '../exit-codes.ts';
import { withCommonFlags } from '../flags/common-flags.ts';
import type { ExplainFlags } from './explain.ts';

/** Adds `sitec explain` to the program. */
export const explainCommand = (program: Command): void => {
  const explain = program
    .command('explain')
    .summary('explain a fact, a page or a problem')
    .description('show where a fact comes from, how a page became markdown, or what a problem means')
    .argument(
      '[subject]',
      'path of a fact, such as plans.growth.price, or of facts, such as plans; path of a page, such as /pricing/; or code of a problem (default: all facts)',
    )
    .option('--all', 'show every source of these facts')
    .option('--json', 'print the record as JSON');

  withCommonFlags(explain, 'config', 'cwd', 'color', 'noColor')
    .addHelpText('after', helpEnd('explain', 'sitec explain plans.growth.price', 'sitec explain SITEC2101'))
    .action(async (subject: string | undefined, flags: ExplainFlags) => {
      const { runExplain } = await import('./explain.ts');
      process.exitCode = await runExplain(subject, flags);
    });
};
