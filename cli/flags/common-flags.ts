import { Help, Option, type Command } from 'commander';
import { reporterNames } from '../report/reporters/index.ts';

/** Columns of a screen of unknown width. */
const WIDTH = 80;

/** Collects the values of an option that may be repeated. */
export const list = (value: string, others: readonly string[] = []): string[] => [...others, value];

/** Flags with the same meaning in every command, in the order of the help. A command takes those that apply to it. */
export const commonFlags = {
  config: ['-c, --config <file>', 'configuration file (default: sitec.config.*)'],
  cwd: ['--cwd <folder>', 'working folder'],
  reporter: ['--reporter <name[=file]>', reporterNames.join(', ')],
  json: ['--json', 'the same as --reporter json'],
  failOn: ['--fail-on <level>', 'error (default), warning, never; --strict: warning'],
  strict: ['--strict', 'the same as --fail-on warning'],
  quiet: ['-q, --quiet', 'print only errors; --silent: nothing'],
  silent: ['--silent', 'print nothing'],
  verbose: ['-v, --verbose', 'print all problems with reasons, steps and sources'],
  color: ['--color', 'always print colors; --no-color: never'],
  noColor: ['--no-color', 'do not print colors'],
  noProgress: ['--no-progress', 'do not show progress'],
} as const;

const isCommon = ({ flags }: Option): boolean => Object.values<readonly string[]>(commonFlags).some(([common]) => common === flags);

/** Adds common flags to a command. The help of `sitec` describes them; the help of the command only lists them. */
export const withCommonFlags = (command: Command, ...names: readonly (keyof typeof commonFlags)[]): Command =>
  names.reduce((changed, name) => {
    const option = new Option(...(commonFlags[name] as readonly [string, string]));
    return changed.addOption(name === 'reporter' ? option.argParser(list) : option);
  }, command);

/** The help of a command with a list of its common flags, or the help of `sitec` with their descriptions. */
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
  // To save lines, flags that another flag's text describes have no line.
  const told: readonly (readonly string[])[] = [commonFlags.noColor, commonFlags.silent, commonFlags.strict];
  const rows = Object.values<readonly string[]>(commonFlags).filter((row) => !told.includes(row));
  const width = Math.max(...rows.map(([flags = '']) => flags.length));
  return ['Common flags:', ...rows.map(([flags = '', description = '']) => helper.formatItem(flags, width, description, helper))];
};
