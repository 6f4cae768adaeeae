import type { Command } from 'commander';
import { MAXIMUM_JOBS } from '../../compiler/config/known-values.ts';
import { exitCodeLine } from '../exit-codes.ts';
import { list, withCommonFlags } from '../terminal/common-flags.ts';
import type { BuildFlags } from './build.ts';
import { withReportFlags } from './reporting.ts';
import { insertions, names, parts, shard, siteAddress, webAddress, wholeNumber } from './values.ts';

/** Gives a command the flags of whatever writes a bundle. */
export const withBundleFlags = (command: Command): Command =>
  command
    .option('--content <folder or glob>', 'content sources (default: content/)', list)
    .option('--out <folder>', 'where the bundle is written (default: dist)')
    .option('--in-place', 'put the bundle into the folder of the site')
    .option('--base-url <url>', 'public address of the site')
    .option('--app-url <url>', 'address where people sign up', webAddress)
    .option('--host <names>', 'hosts, separated by commas (default: found)', names)
    .option('--only <names>', 'write these parts alone, such as llms,sitemap', parts)
    .option('--inject <names>', 'links, directive, webmcp, jsonld, or none', insertions)
    .option('--release-dir <folder>', 'keep each bundle there, and link the last one')
    .option('--no-precompress', 'write no compressed forms of files')
    .option('--max-pages <number>', 'more are an error (default: 10000)', wholeNumber(1))
    .option('--jobs <number>', 'threads that read pages (default: cores)', wholeNumber(0, MAXIMUM_JOBS))
    .option('--cache-dir <folder>', 'cache of pages (default: .sitec/cache)');

/** Adds `sitec build` to the program. */
export const buildCommand = (program: Command): void => {
  const build = program
    .command('build')
    .description('compile the rendered site into a bundle')
    .argument('[site]', 'its folder or its address (default: found)')
    .option('--from <url>', 'read the site from its address', siteAddress)
    .option('--render', 'read pages that scripts write in your own Chromium');
  withBundleFlags(build)
    .option('--no-cache', 'read every page anew, and keep nothing of it')
    .option('--dry-run', 'check everything, and write nothing')
    .option('--watch', 'build again whenever something changes')
    .option('--shard <part>', 'read only one part of the pages, such as 2/4', shard)
    .option('--print-config', 'print all settings and their sources');

  withReportFlags(withCommonFlags(build, 'config', 'cwd'))
    .addHelpText(
      'after',
      `\n${exitCodeLine('sitec')}\n\nExamples:\n  sitec build _site --base-url https://www.example.com\n  sitec build --strict --reporter sarif=sitec.sarif\n`,
    )
    .action(async (site: string | undefined, flags: BuildFlags) => {
      const { runBuild } = await import('./build.ts');
      process.exitCode = await runBuild(site, flags);
    });
};
