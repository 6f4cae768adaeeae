import { InvalidArgumentError, type Command } from 'commander';
import { didYouMean } from '../../compiler/base/did-you-mean.ts';
import { withReportFlags } from '../build/reporting.ts';
import { names } from '../build/values.ts';
import { exitCodeLine } from '../exit-codes.ts';
import { withCommonFlags } from '../terminal/common-flags.ts';
import { GROUPS, type Group } from './check.ts';
import type { CheckFlags } from './flags.ts';

/** Reads a number of a range, whole or not. */
const numberFrom =
  (least: number, most: number, isWhole: boolean) =>
  (value: string): number => {
    const number = /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : NaN;
    if (number >= least && number <= most && (!isWhole || Number.isInteger(number))) return number;
    throw new InvalidArgumentError(`It must be a ${isWhole ? 'whole number' : 'number'} from ${least} to ${most}.`);
  };

const groups = (value: string, others: readonly Group[] = []): readonly Group[] => [
  ...others,
  ...names(value).map((word) => {
    const group = GROUPS.find((each) => each === word.toLowerCase());
    if (group !== undefined) return group;
    throw new InvalidArgumentError(`There is no group "${word}"${didYouMean(word, GROUPS) || '.'}`);
  }),
];

const codes = (value: string, others: readonly string[] = []): readonly string[] => names(value.toUpperCase(), others);

const origin = (value: string): string => {
  if (/^https?:\/\//i.test(value) && URL.canParse(value) && new URL(value).pathname === '/') return new URL(value).origin;
  throw new InvalidArgumentError('It must be an address without a path, such as https://www.example.com.');
};

/** Adds `sitec check` to the program. */
export const checkCommand = (program: Command): void => {
  const check = program
    .command('check')
    .description('check a built folder or a site on the web, and score it')
    .argument('[folder, page, - or address]', 'default: the output folder of the configuration, else dist')
    .option('--min-score <number>', 'end with 1 when the score is lower', numberFrom(0, 100, true))
    .option('--fail-under <number>', 'end with 1 when the verdict of agents is lower', numberFrom(0, 100, true))
    .option('--canonical-origin <url>', 'address that the documents of a preview should name', origin)
    .option<readonly Group[]>('--only <groups>', `groups, with commas: ${GROUPS.join(', ')}`, groups)
    .option('--skip <codes>', 'problems that are not looked for, with commas', codes)
    .option('--timeout <seconds>', 'how long an answer may take', numberFrom(0.001, 600, false), 10)
    .option('--concurrency <number>', 'requests at a time', numberFrom(1, 64, true), 4)
    .option('--no-rpc', 'send no messages to /mcp and /a2a')
    .option('--limit-probe', 'send 60 messages to see the rate limit');

  withReportFlags(withCommonFlags(check, 'config', 'cwd'))
    .addHelpText(
      'after',
      `\n${exitCodeLine('check')}\n\nExamples:\n  sitec check\n  sitec check https://www.example.com --min-score 90 --reporter pretty,junit=check.xml\n`,
    )
    .action(async (target: string | undefined, flags: CheckFlags) => {
      const { runCheck } = await import('./run.ts');
      process.exitCode = await runCheck(target, flags);
    });
};
