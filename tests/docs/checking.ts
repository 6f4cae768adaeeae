/** docs/reference/checking.md: what `sitec check` looks at, from the catalogue of checks, its options and its exit codes. */
import { Command } from 'commander';
import { withReportFlags } from '../../cli/flags/reporting.ts';
import { GROUPS, type Check } from '../../cli/check/check.ts';
import { checks } from '../../cli/check/checks/index.ts';
import { checkCommand } from '../../cli/check/command.ts';
import { LEVELS as LEVEL_TABLE } from '../../cli/check/level.ts';
import { exitCodes } from '../../cli/exit-codes.ts';
import { blocks, GENERATED, prose, table } from '../../docs/.vitepress/markdown.ts';

const LEVELS = [
  '## Level',
  '',
  'The level is what isitagentready.com would give, from 0 to 5, worked out from the same answers. The report says what is missing for the next one.',
  '',
  table(
    ['Level', 'Wants, besides the ones below'],
    LEVEL_TABLE.map(({ least, traits }, index) => [
      String(index + 1),
      `${least < traits.length ? `${least} of: ` : ''}${traits.map(({ words }) => words).join('; ')}`,
    ]),
  ),
].join('\n');

const row = ({ name, weight, problem: { code, level, message } }: Check): readonly string[] => [
  `\`${name}\``,
  String(weight),
  code,
  level,
  message.includes('`') ? `\`\` ${message} \`\`` : `\`${message}\``,
];

const groupTables = (): readonly string[] =>
  GROUPS.map((group) => ({ group, own: checks.filter((check) => check.group === group) }))
    .filter(({ own }) => own.length > 0)
    .map(({ group, own }) => `### ${group}\n\n${table(['Check', 'Weight', 'Problem', 'Level', 'Says'], own.map(row))}`);

/** Options of the command but those that every command with a report has. */
const optionRows = (): readonly (readonly string[])[] => {
  const [program, common] = [new Command(), withReportFlags(new Command())];
  checkCommand(program);
  const shared = new Set(common.options.map(({ flags }) => flags));
  const own = program.commands[0]?.options.filter(({ flags }) => !shared.has(flags)) ?? [];
  return own.map(({ flags, description, defaultValue }) => [
    `\`${flags}\``,
    prose(description) + (typeof defaultValue === 'number' ? ` (default: ${defaultValue})` : ''),
  ]);
};

/** Renders the reference of `sitec check`. */
export const checkingDocument = (): string =>
  blocks(
    GENERATED,
    '# Checks',
    'What `sitec check` looks at, with its options, exit codes and levels. [Check a site](../how-to/check.md) describes how to use it.',
    '## Options',
    table(['Option', 'Meaning'], optionRows()),
    'The options of reports are those of `sitec build` ([reporters](reporters.md)): the score is in the JSON report (`score`), in markdown, HTML and JUnit. The report is printed on stdout, progress on stderr.',
    'A choice that leaves no check for what is looked at, such as `--only folder` of a site on the web, is wrong usage. So is `--skip` of a problem that no check finds: that nothing, or too little, could be seen (SITEC5001 to SITEC5003, SITEC5006 to SITEC5009).',
    '## Exit codes',
    table(
      ['Code', 'Meaning'],
      Object.entries(exitCodes.check).map(([code, meaning]) => [code, prose(meaning)]),
    ),
    'A site that cannot be reached, or whose home page is not to be had, never has a score, whatever `--fail-on` says. A request that gets no answer later fails the checks that need it (SITEC5002), and the run goes on.',
    LEVELS,
    '## Checks',
    ...groupTables(),
  );
