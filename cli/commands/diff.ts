import { Option, type Command } from 'commander';
import { diffFormats } from '../diff-formats.ts';
import type { DiffFlags } from '../diff.ts';
import { exitCodeLine } from '../exit-codes.ts';

/** Adds `sitec diff` to the program. */
export const diffCommand = (program: Command): void => {
  program
    .command('diff')
    .description('list the facts that differ between two bundles')
    .argument('<old>', 'folder that sitec build wrote')
    .argument('<new>', 'folder that sitec build wrote')
    .addOption(new Option('--format <name>', 'form of the list').choices(diffFormats).default('pretty'))
    .option('--exit-code', 'end with 1 when a fact differs')
    .addHelpText(
      'after',
      `\n${exitCodeLine('diff')}\n\nExamples:\n  sitec diff old/dist dist\n  sitec diff old/dist dist --format markdown --exit-code\n`,
    )
    .action(async (before: string, after: string, flags: DiffFlags) => {
      const { runDiff } = await import('../diff.ts');
      process.exitCode = runDiff(before, after, flags);
    });
};
