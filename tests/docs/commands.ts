/** docs/reference/commands.md: what `--help` prints, for every command. */
import type { Command } from 'commander';
import { exitCodes } from '../../cli/exit-codes.ts';
import { createProgram } from '../../cli/program.ts';
import { commonFlags } from '../../cli/flags/common-flags.ts';
import { describePart, PARTS } from '../../compiler/config/only.ts';
import { blocks, fence, GENERATED, table } from '../../docs/.vitepress/markdown.ts';

/** Columns of the screen that the help is laid out for. */
export const COLUMNS = 80;

/** The command line whose help is printed. */
export const program = createProgram();

/** What `--help` of a command prints on a screen of 80 columns. */
const helpText = (command: Command): string => {
  let text = '';
  command.configureOutput({ writeOut: (part) => (text += part), getOutHelpWidth: () => COLUMNS });
  command.outputHelp();
  return text;
};

/** The commands that help lists; what `sitec` does without one has no name. */
const listed = program.createHelp().visibleCommands(program);

/** The help of `sitec` and of every command by the words that it is asked with, in the order in which help lists them. */
export const helpTexts: ReadonlyMap<string, string> = new Map(
  [program, ...listed].map((command) => [command === program ? 'sitec' : `sitec ${command.name()}`, helpText(command)] as const),
);

/** The common flags: what they do, and the commands that have them. */
const flagRows = (): readonly (readonly string[])[] =>
  Object.values(commonFlags).map(([flags, description]) => {
    const having = program.commands.filter(({ options }) => options.some((option) => option.flags === flags));
    return [
      `\`${flags}\``,
      description,
      having.map((command) => (listed.includes(command) ? `\`${command.name()}\`` : '`sitec`')).join(' '),
    ];
  });

/** Renders the reference of the commands. */
export const commandsDocument = (): string =>
  blocks(
    GENERATED,
    '# Commands',
    'What `--help` prints. An unknown command, flag or choice ends with 2 and a suggestion; so does an argument that is blank, such as a variable of a script that is not set.',
    ...[...helpTexts].flatMap(([name, text]) => [`## ${name}`, fence('text', text)]),
    '## Parts of a bundle',
    'What `sitec build --only` chooses from. The pages and files of the site are in every bundle, and so are the answers to what does not exist. A part that is left out is not written, and nothing in the bundle names it; a file of the site in its place is unchanged.',
    table(
      ['Part', 'Content', 'Includes'],
      PARTS.map((part) => [
        `\`${part}\``,
        describePart(part).says,
        describePart(part)
          .needs.map((each) => `\`${each}\``)
          .join(', '),
      ]),
    ),
    'Without `mcp` and `a2a`, `/mcp` and `/a2a` are still answered by `sitec serve` and `sitec mcp` on your own machine, as with a host of files; without `api` there is nothing that they could answer from. Without `hosts` the bundle still says what the chosen host can do: its files are yours to write.',
    '## Common flags',
    table(['Flag', 'Means', 'Commands'], flagRows()),
    'Each means the same in every command that has it. A command has those that can mean something there: `mcp` has stdout for the protocol, and prints no colours; `explain` and `ask` print an answer and nothing else that could be left out. With `--cwd`, every path of the command line starts in that folder.',
    '## Exit codes',
    table(
      ['Code', 'Means'],
      Object.entries(exitCodes.sitec).map(([code, meaning]) => [code, meaning]),
    ),
    [
      'When several apply, the order is 70, 2, 3, 4, 1.',
      'At SIGINT and SIGTERM a command ends at once with 130 or 143 and one line on stderr. A build then removes what it has begun, and the old bundle is as it was; a build that was killed leaves that to the next one. `serve` answers what it was asked, and ends with 0 within 5 s.',
    ].join('\n'),
  );
