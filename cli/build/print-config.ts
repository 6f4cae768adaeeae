import type { Options } from '../../compiler/index.ts';
import { printable } from '../report/printable.ts';
import { describeSettings, type SettingLine } from './settings-lines.ts';

/** What `--print-config` came to: the text for stdout, and what is wrong with the settings. */
export const printedConfig = async (options: Options, isJson: boolean) => {
  const { lines, ...ended } = await describeSettings(options);
  return { ...ended, text: isJson ? `${JSON.stringify(lines, replacer, 2)}\n` : lines.map(lineOf).join('') };
};

const lineOf = ({ key, value, source }: SettingLine): string =>
  `${printable(`${key}: ${JSON.stringify(value, replacer)}`)}  (${printable(source)})\n`;

/** Configurations in TypeScript hold regular expressions. */
const replacer = (_: string, value: unknown): unknown => (value instanceof RegExp ? String(value) : value);
