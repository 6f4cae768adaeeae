import type { Command } from 'commander';
import { helpEnd } from '../exit-codes.ts';
import { withCommonFlags } from '../flags/common-flags.ts';
import type { PublishFlags } from './flags.ts';

/** Adds `sitec publish` to the program. */
export const publishCommand = (program: Command): void => {
  const publish = program
    .command('publish')
    .summary('tell search engines which pages changed, after a deploy')
    .description(
      'send the addresses of added, changed and removed pages to IndexNow, after a deploy; needs indexNow.key in the configuration',
    )
    .argument('[folder]', 'deployed bundle (default: the configured output folder, else dist)')
    .option('--since <release>', 'manifest, bundle folder or address to compare with (default: what was sent last)')
    .option('-y, --yes', 'send all addresses if no earlier release is known')
    .option('--dry-run', 'print what would be sent, without the network')
    .option('--json', 'print the result as JSON');

  withCommonFlags(publish, 'config', 'cwd', 'quiet', 'silent', 'color', 'noColor')
    .addHelpText('after', helpEnd('publish', 'sitec publish', 'sitec publish dist --since old/sitec-manifest.json --dry-run'))
    .action(async (folder: string | undefined, flags: PublishFlags) => {
      const { runPublish } = await import('./publish.ts');
      process.exitCode = await runPublish(folder, flags);
    });
};
