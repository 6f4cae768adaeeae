import type { Command } from 'commander';
import { exitCodeLine } from '../exit-codes.ts';
import { withCommonFlags } from '../terminal/common-flags.ts';
import type { ExplainFlags } from './explain.ts';

/** Adds `sitec explain` to the program. */
export const explainCommand = (program: Command): void => {
  const explain = program
    .command('explain')
    .summary('say where a fact comes from, or what a problem means')
    .description('say where a fact comes from, what happened to a page, or what a problem means')
    .argument(
      '[subject]',
      'path of a fact or its beginning, such as plans.growth.price or plans, path of a page, such as /pricing/, or code of a problem (default: every fact)',
    )
    .option('--all', 'every source of every fact that is named')
    .option('--json', 'print the record as JSON');

  withCommonFlags(explain, 'config', 'cwd', 'color', 'noColor')
    .addHelpText('after', `\n${exitCodeLine('explain')}\n\nExamples:\n  sitec explain plans.growth.price\n  sitec explain SITEC2101\n`)
    .action(async (subject: string | undefined, flags: ExplainFlags) => {
      const { runExplain } = await import('./explain.ts');
      process.exitCode = await runExplain(subject, flags);
    });
};
