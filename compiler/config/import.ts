import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { parseYaml, type ParsedYaml } from '../base/yaml.ts';
import type { ConfigContext } from './define.ts';
import { runConfig } from './module.ts';

/** Key of package.json for the configuration. */
const PACKAGE_KEY = 'sitec';

/** Whether a path is a package.json, which has the configuration below a key. */
export const isPackageFile = (file: string): boolean => basename(file) === 'package.json';

/** Whether a package.json exists and contains a configuration. One that npm could not read does not. */
export const holdsConfig = (packageFile: string): boolean => {
  try {
    const value: unknown = JSON.parse(readFileSync(packageFile, 'utf8'));
    return typeof value === 'object' && value !== null && Object.hasOwn(value, PACKAGE_KEY);
  } catch {
    return false;
  }
};

/** Start of the configuration in a package.json, in UTF-16 code units; 0 without one. Throws when the file cannot be parsed. */
export const packageOffset = (text: string): number => parseData(text).rangeOf([PACKAGE_KEY]).offset;

/** The value of a configuration file, without validation. Throws the reason when there is none, also errors of the file itself. */
export const importConfig = async (file: string, context: ConfigContext): Promise<unknown> => {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) throw new Error('the file does not exist, or it is a broken link');
  if (stats.isDirectory()) throw new Error('it is a folder');
  if (!/\.(json|ya?ml)$/.test(file)) return runConfig(file, context);
  const text = readFileSync(file, 'utf8');
  if (text.trim() === '') throw new Error('the file is empty; {} is an empty configuration');
  if (!file.endsWith('.json')) return parseYaml(text).value;
  const { value } = parseData(text);
  return isPackageFile(file) ? (value as Readonly<Record<string, unknown>> | null)?.[PACKAGE_KEY] : value;
};

/** JSON may be indented with tabs, but YAML may not. One space for each tab keeps every offset. */
const parseData = (text: string): ParsedYaml => parseYaml(text.replace(/^\t+/gm, (tabs) => ' '.repeat(tabs.length)));
