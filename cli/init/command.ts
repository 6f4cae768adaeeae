import { Option, type Command } from 'commander';
import { CONFIG_FORMATS } from '../../compiler/config/known-values.ts';
import { names } from '../flags/values.ts';
import { helpEnd } from '../exit-codes.ts';
import { withCommonFlags } from '../flags/common-flags.ts';
import type { InitFlags } from './init.ts';

/** Adds `sitec init` to the program. */
export const initCommand = (program: Command): void => {
  const init = program
    .command('init')
    .summary('set up sitec: ask, and write the configuration')
    .description('read the rendered site, ask what the site does not say, and write the configuration')
    .argument('[site]', 'folder of the rendered site (default: detected)')
    .option('--yes', 'do not ask, and use only confirmed facts')
    .addOption(new Option('--format <format>', 'configuration format (default: ts)').choices(CONFIG_FORMATS))
    .option('--host <names>', 'comma-separated hosts (default: detected)', names)
    .option('--force', 'replace an existing configuration')
    .option('--dry-run', 'print the configuration without writing or asking')
    .option('--base-url <url>', 'public address of the site');

  withCommonFlags(init, 'config', 'cwd')
    .addHelpText('after', helpEnd('init', 'sitec init', 'sitec init _site --yes --format json'))
    .action(async (site: string | undefined, flags: InitFlags) => {
      const { runInit } = await import('./init.ts');
      process.exitCode = await runInit(site, flags);
    });
};
