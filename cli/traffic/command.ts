import { InvalidArgumentError, type Command } from 'commander';
import { helpEnd } from '../exit-codes.ts';
import { withCommonFlags } from '../flags/common-flags.ts';
import type { TrafficFlags } from './flags.ts';

const rows = (value: string): number => {
  if (/^[1-9]\d{0,6}$/.test(value)) return Number(value);
  throw new InvalidArgumentError('It must be a whole number from 1 to 9999999.');
};

/** Adds `sitec traffic` to the program. */
export const trafficCommand = (program: Command): void => {
  const traffic = program
    .command('traffic')
    .summary('show what agents read, from access logs')
    .description('show which agents read which pages and facts, by day, from access logs')
    .argument('<log...>', 'access logs, plain or gzip; - for standard input')
    .option('--bundle <folder>', 'bundle with the pages and facts (default: dist if it is a bundle)')
    .option('--since <day>', 'first day in UTC, such as 2026-01-31')
    .option('--until <day>', 'last day in UTC')
    .option('--agent <name>', 'only this agent, such as GPTBot')
    .option('--limit <number>', 'rows of each list (default: 10, or all with --json)', rows)
    .option('--json', 'print the report as JSON (see schemas/traffic.json)');

  withCommonFlags(traffic, 'cwd', 'color', 'noColor')
    .addHelpText(
      'after',
      helpEnd('traffic', 'sitec traffic access.log access.log.1.gz', 'sitec traffic - --agent GPTBot --since 2026-01-01 --json'),
    )
    .action(async (logs: readonly string[], flags: TrafficFlags) => {
      const { runTraffic } = await import('./traffic.ts');
      process.exitCode = await runTraffic(logs, flags);
    });
};
