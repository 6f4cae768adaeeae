import { Option, type Command } from 'commander';
import { CONFIG_FORMATS } from '../../compiler/config/known-values.ts';
import { names } from '../build/values.ts';
import { exitCodeLine } from '../exit-codes.ts';
import { withCommonFlags } from '../terminal/common-flags.ts';
import type { InitFlags } from './init.ts';

/** Adds `sitec init` to the program. */
export const initCommand = (program: Command): void => {
  const init = program
    .command('init')
    .summary('set sitec up: look, ask, write the configuration')
    .description('look at the rendered site, ask what only a person knows, and write the configuration')
    .argument('[site]', 'folder with the rendered site (default: found)')
    .option('--yes', 'ask nothing, and take only what is confirmed')
    .addOption(new Option('--format <format>', 'form of the configuration (default: ts)').choices(CONFIG_FORMATS))
    .option('--host <names>', 'hosts, separated by commas (default: found)', names)
    .option('--force', 'write a configuration anew that is there already')
    .option('--dry-run', 'print what would be written, and ask nothing')
    .option('--base-url <url>', 'public address of the site');

  withCommonFlags(init, 'config', 'cwd')
    .addHelpText('after', `\n${exitCodeLine('init')}\n\nExamples:\n  sitec init\n  sitec init _site --yes --format json\n`)
    .action(async (site: string | undefined, flags: InitFlags) => {
      const { runInit } = await import('./init.ts');
      process.exitCode = await runInit(site, flags);
    });
};
