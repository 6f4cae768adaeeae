import type { Command } from 'commander';
import type { BuildFlags } from '../build.ts';
import { list, withCommonFlags } from '../common-flags.ts';
import { exitCodeLine } from '../exit-codes.ts';
import { withReportFlags } from '../report-flags.ts';

const names = (value: string, others: readonly string[] = []): string[] => [...others, ...value.split(',').map((name) => name.trim())];

/** Adds `sitec build` to the program. */
export const buildCommand = (program: Command): void => {
  const build = program
    .command('build')
    .description('compile the rendered site into a bundle')
    .argument('[site]', 'folder with the rendered site (default: found)')
    .option('--content <folder or glob>', 'content sources; may be repeated (default: content/)', list)
    .option('--out <folder>', 'where the bundle is written (default: dist)')
    .option('--base-url <url>', 'public address of the site')
    .option('--host <names>', 'hosts, separated by commas (default: found)', names)
    .option('--watch', 'build again whenever the site, its content or its configuration changes')
    .option('--no-cache', 'read every page anew, and keep nothing of it');

  withReportFlags(withCommonFlags(build, 'config', 'cwd'))
    .addHelpText(
      'after',
      `\n${exitCodeLine('sitec')}\n\nExamples:\n  sitec build _site --base-url https://www.example.com\n  sitec build --strict --reporter sarif=sitec.sarif\n`,
    )
    .action(async (site: string | undefined, flags: BuildFlags) => {
      const { runBuild } = await import('../build.ts');
      process.exitCode = await runBuild(site, flags);
    });
};
