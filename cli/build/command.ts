import type { Command } from 'commander';
import { MAXIMUM_JOBS } from '../../compiler/config/known-values.ts';
import { helpEnd } from '../exit-codes.ts';
import { list, withCommonFlags } from '../flags/common-flags.ts';
import type { BuildFlags } from './build.ts';
import { withReportFlags } from '../flags/reporting.ts';
import { insertions, names, parts, shard, siteAddress, webAddress, wholeNumber } from '../flags/values.ts';

/** Adds the flags of all commands that write a bundle. */
export const withBundleFlags = (command: Command): Command =>
  command
    .option('--content <folder or glob>', 'content folder or glob (default: content/)', list)
    .option('--out <folder>', 'output folder (default: dist)')
    .option('--in-place', 'write the bundle into the site folder')
    .option('--base-url <url>', 'public address of the site')
    .option('--app-url <url>', 'address for sign-up', webAddress)
    .option('--host <names>', 'comma-separated hosts (default: detected)', names)
    .option('--only <names>', 'write only these parts, such as llms,sitemap', parts)
    .option('--inject <names>', 'links, directive, webmcp, jsonld, copy, or none', insertions)
    .option('--release-dir <folder>', 'keep each bundle here, and link the latest')
    .option('--no-precompress', 'do not write compressed files')
    .option('--max-pages <number>', 'fail above this number (default: 10000)', wholeNumber(1))
    .option('--jobs <number>', 'threads for reading pages (default: by pages)', wholeNumber(0, MAXIMUM_JOBS))
    .option('--cache-dir <folder>', 'cache folder (default: .sitec/cache)');

/** Adds `sitec build` to the program. */
export const buildCommand = (program: Command): void => {
  const build = program
    .command('build')
    .description('compile the rendered site into a bundle')
    .argument('[site]', 'folder or address of the site (default: detected)')
    .option('--from <url>', 'crawl the site at this address', siteAddress)
    .option('--render', 'render pages with your own Chromium');
  withBundleFlags(build)
    .option('--no-cache', 'do not use or write the cache')
    .option('--dry-run', 'check everything, but write nothing')
    .option('--watch', 'build again after every change')
    .option('--shard <part>', 'read only a part of the pages, such as 2/4', shard)
    .option('--print-config', 'print all settings with their sources');

  withReportFlags(withCommonFlags(build, 'config', 'cwd'))
    .addHelpText(
      'after',
      helpEnd('sitec', 'sitec build _site --base-url https://www.example.com', 'sitec build --strict --reporter sarif=sitec.sarif'),
    )
    .action(async (site: string | undefined, flags: BuildFlags) => {
      const { runBuild } = await import('./build.ts');
      process.exitCode = await runBuild(site, flags);
    });
};
