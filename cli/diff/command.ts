import { Option, type Command } from 'commander';
import { helpEnd } from '../exit-codes.ts';
import { withCommonFlags } from '../flags/common-flags.ts';
import type { DiffFlags, DiffFormat } from './diff.ts';

const FORMATS: readonly DiffFormat[] = ['pretty', 'markdown', 'json'];

/** Adds `sitec diff` to the program. */
export const diffCommand = (program: Command): void => {
  const diff = program
    .command('diff')
    .description('list the facts that two bundles disagree on')
    .argument('<old>', 'bundle folder, or address of a site on the web')
    .argument('<new>', 'the same')
    .addOption(new Option('--format <name>', 'output format').choices(FORMATS).default('pretty'))
    .option('--exit-code', 'fail if a fact differs');

  withCommonFlags(diff, 'cwd', 'quiet', 'silent', 'color', 'noColor')
    .addHelpText(
      'after',
      helpEnd('diff', 'sitec diff old/dist dist --format markdown', 'sitec diff https://www.example.com dist --exit-code'),
    )
    .action(async (before: string, after: string, flags: DiffFlags) => {
      const { runDiff } = await import('./diff.ts');
      process.exitCode = await runDiff(before, after, flags);
    });
};
