import { Help, Option, type Command } from 'commander';
import { reporterNames } from '../report/reporters/index.ts';

/** Columns of a screen that says nothing else. */
const WIDTH = 80;

/** Collects the values of an option that may be repeated. */
export const list = (value: string, others: readonly string[] = []): string[] => [...others, value];

/** Flags that mean the same wherever they stand, in the order in which help lists them. A command takes those that can mean something there. */
export const commonFlags = {
  config: ['-c, --config <file>', 'configuration file (default: sitec.config.*)'],
  cwd: ['--cwd <folder>', 'working folder'],
  reporter: ['--reporter <name[=file]>', reporterNames.join(', ')],
  json: ['--json', 'the same as --reporter json'],
  failOn: ['--fail-on <level>', 'error, warning or never (default: error)'],
  strict: ['--strict', 'the same as --fail-on warning'],
  quiet: ['-q, --quiet', 'print errors only; --silent: nothing'],
  silent: ['--silent', 'print nothing'],
  verbose: ['-v, --verbose', 'print every problem, step and source of a fact'],
  color: ['--color', 'print colours wherever it goes; --no-color: nowhere'],
  noColor: ['--no-color', 'print no colours'],
  noProgress: ['--no-progress', 'show no progress on a terminal'],
} as const;

const isCommon = ({ flags }: Option): boolean => Object.values<readonly string[]>(commonFlags).some(([common]) => common === flags);

/** Gives a command some of the flags that many commands have. The help of `sitec` says what they do, that of the command only names them. */
export const withCommonFlags = (command: Command, ...names: readonly (keyof typeof commonFlags)[]): Command =>
  names.reduce((changed, name) => {
    const option = new Option(...(commonFlags[name] as readonly [string, string]));
    return changed.addOption(name === 'reporter' ? option.argParser(list) : option);
  }, command);

/** The help of a command, with the common flags that it has; that of `sitec` with what they do. */
export const helpWithCommonFlags = (command: Command, helper: Help): string => {
  const common = helper.visibleOptions(command).filter(isCommon);
  const visibleOptions = (of: Command): Option[] => helper.visibleOptions(of).filter((option) => !isCommon(option));
  const text = new Help().formatHelp(command, Object.assign(Object.create(helper) as Help, { visibleOptions }));
  if (command.parent === null) return `${text}\n${explained(helper).join('\n')}\n`;
  if (common.length === 0) return text;
  const names = common.map(({ short, long }) => short ?? long).join(' ');
  return `${text}\n${helper.boxWrap(`Common flags, see sitec --help: ${names}`, helper.helpWidth ?? WIDTH)}\n`;
};

const explained = (helper: Help): readonly string[] => {
  // A screen has few lines: flags that are told with another one have none.
  const told: readonly (readonly string[])[] = [commonFlags.noColor, commonFlags.silent];
  const rows = Object.values<readonly string[]>(commonFlags).filter((row) => !told.includes(row));
  const width = Math.max(...rows.map(([flags = '']) => flags.length));
  return ['Common flags:', ...rows.map(([flags = '', description = '']) => helper.formatItem(flags, width, description, helper))];
};
