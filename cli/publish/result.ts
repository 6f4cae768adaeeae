import pc from 'picocolors';
import type { Problem } from '../../compiler/problems/problem.ts';
import { countKinds, printable, printableJson } from '../report/printable.ts';
import { reportProblems } from '../report/problems.ts';
import { wantsColours } from '../terminal/colours.ts';
import type { PublishFlags } from './flags.ts';
import type { Change } from './release.ts';

/** How a run of `sitec publish` ended. */
export interface Result {
  readonly exitCode: number;
  /** Public address of the site; null where it is not known. */
  readonly site: string | null;
  /** Every difference to the earlier release, by address. */
  readonly changes: readonly Change[];
  /** How many of them search engines were told, from the first one on. */
  readonly sent: number;
  readonly problems: readonly Problem[];
}

/** Prints a result: the addresses on stdout, problems on stderr. */
export const printResult = (result: Result, flags: PublishFlags): void => {
  const { json = false, quiet = false, silent = false, color, cwd = process.cwd() } = flags;
  if (silent) return;
  process.stderr.write(reportProblems(result.problems, cwd, wantsColours(process.stderr, color)));
  if (json) process.stdout.write(`${printableJson(document(result, flags))}\n`);
  else if (!quiet && result.site !== null) process.stdout.write(forPeople(result, flags, wantsColours(process.stdout, color)));
};

const document = ({ exitCode, site, changes, sent, problems }: Result, { dryRun = false }: PublishFlags): object => ({
  schemaVersion: 1,
  ok: exitCode === 0,
  exitCode,
  site,
  dryRun,
  addresses: changes.map(({ address, change }, position) => ({ address, change, sent: position < sent })),
  problems: problems.map(({ code, level, message, why, fix }) => ({ code, level, message, why, fix })),
});

const SIGNS = { added: '+', changed: '~', removed: '-' } as const;

/** The addresses that were sent, or would be, and their number. */
const forPeople = ({ changes, sent }: Result, { dryRun = false }: PublishFlags, colours: boolean): string => {
  if (changes.length === 0) return 'No page changed since the last release: nothing to send.\n';
  const colour = pc.createColors(colours);
  const paint = { added: colour.green, changed: colour.bold, removed: colour.red };
  const shown = dryRun ? changes : changes.slice(0, sent);
  const lines = shown.map(({ address, change }) => `${paint[change](SIGNS[change])} ${printable(address)}\n`);
  return [...lines, ...(lines.length > 0 ? ['\n'] : []), `${summary(changes, shown, dryRun)}\n`].join('');
};

const summary = (changes: readonly Change[], shown: readonly Change[], isDryRun: boolean): string => {
  const kinds = shown.map(({ change }) => change);
  const said = countKinds(['added', 'changed', 'removed'], kinds).map((part) => part.join(' '));
  const of = shown.length === changes.length ? String(shown.length) : `${shown.length} of ${changes.length}`;
  return `${isDryRun ? 'Would send' : 'Sent'} ${of} ${changes.length === 1 ? 'address' : 'addresses'} to IndexNow${said.length > 0 ? `: ${said.join(', ')}` : ''}.`;
};
