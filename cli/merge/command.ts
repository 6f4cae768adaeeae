import type { Command } from 'commander';
import type { BuildFlags } from '../build/build.ts';
import { withBundleFlags } from '../build/command.ts';
import { withReportFlags } from '../flags/reporting.ts';
import { helpEnd } from '../exit-codes.ts';
import { withCommonFlags } from '../flags/common-flags.ts';

/** Adds `sitec merge` to the program. */
export const mergeCommand = (program: Command): void => {
  const merge = program
    .command('merge')
    .description('compile a site from shards')
    .argument('[site]', 'folder of the site (default: detected)');

  withReportFlags(withCommonFlags(withBundleFlags(merge), 'config', 'cwd'))
    .addHelpText(
      'after',
      `\nReads the shards that "sitec build --shard 1/4" and so on wrote to the cache\nfolder, such as shard-1-of-4.pack.\n${helpEnd('sitec', 'sitec merge _site', 'sitec merge _site --cache-dir shards')}`,
    )
    .action(async (site: string | undefined, flags: BuildFlags) => {
      const { runMerge } = await import('../build/build.ts');
      process.exitCode = await runMerge(site, flags);
    });
};
