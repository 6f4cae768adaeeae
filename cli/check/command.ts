import { InvalidArgumentError, type Command } from 'commander';
import { didYouMean } from '../../compiler/base/did-you-mean.ts';
import { isAddress } from '../../compiler/config/site-address.ts';
import { withReportFlags } from '../flags/reporting.ts';
import { names } from '../flags/values.ts';
import { helpEnd } from '../exit-codes.ts';
import { withCommonFlags } from '../flags/common-flags.ts';
import { GROUPS, type Group } from './check.ts';
import type { CheckFlags } from './flags.ts';

/** Reads a number within a range, whole or not. */
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
  if (isAddress(value) && URL.canParse(value) && new URL(value).pathname === '/') return new URL(value).origin;
  throw new InvalidArgumentError('It must be an address without a path, such as https://www.example.com.');
};

/** Adds `sitec check` to the program. */
export const checkCommand = (program: Command): void => {
  const check = program
    .command('check')
    .description('check and score a bundle or a site on the web')
    .argument('[folder, page, - or address]', 'default: the configured output folder, else dist')
    .option('--min-score <number>', 'fail if the score is lower', numberFrom(0, 100, true))
    .option('--fail-under <number>', 'fail if the verdict of agents is lower', numberFrom(0, 100, true))
    .option('--canonical-origin <url>', 'public address of a preview', origin)
    .option<readonly Group[]>('--only <groups>', `comma-separated groups:  ${GROUPS.join(', ')}`, groups)
    .option('--skip <codes>', 'comma-separated codes of problems to skip', codes)
    .option('--timeout <seconds>', 'time limit for an answer', numberFrom(0.001, 600, false), 10)
    .option('--concurrency <number>', 'parallel requests', numberFrom(1, 64, true), 4)
    .option('--no-rpc', 'do not send messages to /mcp and /a2a')
    .option('--limit-probe', 'send 60 messages to test the rate limit');

  withReportFlags(withCommonFlags(check, 'config', 'cwd'))
    .addHelpText(
      'after',
      helpEnd('check', 'sitec check', 'sitec check https://www.example.com --min-score 90 --reporter pretty,junit=check.xml'),
    )
    .action(async (target: string | undefined, flags: CheckFlags) => {
      const { runCheck } = await import('./run.ts');
      process.exitCode = await runCheck(target, flags);
    });
};
