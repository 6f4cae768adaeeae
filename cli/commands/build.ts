import { InvalidArgumentError, type Command } from 'commander';
import { crawlAddress } from '../../compiler/config-input.ts';
import type { BuildFlags } from '../build.ts';
import { exitCodeLine } from '../exit-codes.ts';
import { list, withReportFlags } from '../report-flags.ts';

const names = (value: string, others: readonly string[] = []): string[] => [...others, ...value.split(',').map((name) => name.trim())];

const address = (value: string): string => {
  const url = crawlAddress(value);
  if (url === null) throw new InvalidArgumentError('It must be an address such as https://www.example.com, without a name and a password.');
  return url;
};

const pages = (value: string): number => {
  if (!/^[1-9]\d{0,5}$/.test(value)) throw new InvalidArgumentError('It must be a whole number from 1 to 999999.');
  return Number(value);
};

/** Adds `sitec build` to the program. */
export const buildCommand = (program: Command): void => {
  const build = program
    .command('build')
    .description('compile the rendered site into a bundle')
    .argument('[site]', 'folder with the rendered site, or its address (default: found)')
    .option('--from <url>', 'crawl the site at an address instead of reading a folder', address)
    .option('--max-pages <number>', 'pages that a crawled site may have at most (default: 10000)', pages)
    .option('--content <folder or glob>', 'content sources; may be repeated (default: content/)', list)
    .option('--out <folder>', 'where the bundle is written (default: dist)')
    .option('--base-url <url>', 'public address of the site')
    .option('--host <names>', 'hosts, separated by commas (default: found)', names)
    .option('-c, --config <file>', 'configuration file (default: sitec.config.*)')
    .option('--cwd <folder>', 'working folder')
    .option('--no-cache', 'read every page anew, and keep nothing of it');

  withReportFlags(build)
    .addHelpText(
      'after',
      `\n${exitCodeLine('sitec')}\n\nExamples:\n  sitec build _site --base-url https://www.example.com\n  sitec build --strict --reporter sarif=sitec.sarif\n`,
    )
    .action(async (site: string | undefined, flags: BuildFlags) => {
      const { runBuild } = await import('../build.ts');
      process.exitCode = await runBuild(site, flags);
    });
};
