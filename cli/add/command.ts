import type { Command } from 'commander';
import { helpEnd } from '../exit-codes.ts';
import { withCommonFlags } from '../flags/common-flags.ts';
import type { AddFlags } from './add.ts';

/** Adds `sitec add` to the program. */
export const addCommand = (program: Command): void => {
  const add = program
    .command('add')
    .summary('add a workflow, a host or a plugin to the project')
    .description('add a workflow, a host or a plugin to the project; shows the changes and asks first')
    .argument('[what]', 'what to add (default: list what can be added)')
    .option('-y, --yes', 'write without asking')
    .option('--dry-run', 'show what would be written')
    .option('--force', 'replace a file that exists with different content');

  withCommonFlags(add, 'cwd')
    .addHelpText('after', helpEnd('add', 'sitec add github-action', 'sitec add netlify --yes'))
    .action(async (what: string | undefined, flags: AddFlags) => {
      const { runAdd } = await import('./add.ts');
      process.exitCode = await runAdd(what, flags);
    });
};
