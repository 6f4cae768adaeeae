import type { Command } from 'commander';
import type { BuildFlags } from '../build/build.ts';
import { withBundleFlags } from '../build/command.ts';
import { withReportFlags } from '../build/reporting.ts';
import { exitCodeLine } from '../exit-codes.ts';
import { withCommonFlags } from '../terminal/common-flags.ts';

/** Adds `sitec merge` to the program. */
export const mergeCommand = (program: Command): void => {
  const merge = program
    .command('merge')
    .description('compile a site whose pages others have read in parts')
    .argument('[site]', 'its folder (default: found)');

  withReportFlags(withCommonFlags(withBundleFlags(merge), 'config', 'cwd'))
    .addHelpText(
      'after',
      `\nThe parts are read from the cache: shard-1-of-4.pack and so on, as\n"sitec build --shard 1/4" wrote them, in any order and on any machine.\n\n${exitCodeLine('sitec')}\n\nExamples:\n  sitec merge _site\n  sitec merge _site --cache-dir shards\n`,
    )
    .action(async (site: string | undefined, flags: BuildFlags) => {
      const { runMerge } = await import('../build/build.ts');
      process.exitCode = await runMerge(site, flags);
    });
};
