import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { parseYaml, type ParsedYaml } from '../base/yaml.ts';
import type { ConfigContext } from './define.ts';
import { runConfig } from './module.ts';

/** Key of package.json that may hold the configuration. */
const PACKAGE_KEY = 'sitec';

/** Whether a path is that of a package.json, which holds the configuration below one of its keys. */
export const isPackageFile = (file: string): boolean => basename(file) === 'package.json';

/** Whether a package.json is there and holds a configuration. One that npm itself could not read holds none. */
export const holdsConfig = (packageFile: string): boolean => {
  try {
    const value: unknown = JSON.parse(readFileSync(packageFile, 'utf8'));
    return typeof value === 'object' && value !== null && Object.hasOwn(value, PACKAGE_KEY);
  } catch {
    return false;
  }
};

/** Where the configuration of a package.json begins, in UTF-16 code units; 0 when it holds none. Throws when the file cannot be parsed. */
export const packageOffset = (text: string): number => parseData(text).rangeOf([PACKAGE_KEY]).offset;

/** The value of a configuration file, not checked. What is thrown says why there is none, be it by the file itself. */
export const importConfig = async (file: string, context: ConfigContext): Promise<unknown> => {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) throw new Error('there is no such file, or it is a link to none');
  if (stats.isDirectory()) throw new Error('it is a folder');
  if (!/\.(json|ya?ml)$/.test(file)) return runConfig(file, context);
  const text = readFileSync(file, 'utf8');
  if (text.trim() === '') throw new Error('the file is empty; {} is a configuration that says nothing');
  if (!file.endsWith('.json')) return parseYaml(text).value;
  const { value } = parseData(text);
  return isPackageFile(file) ? (value as Readonly<Record<string, unknown>> | null)?.[PACKAGE_KEY] : value;
};

/** JSON may be indented with tabs, and YAML may not; a space instead of each keeps every offset. */
const parseData = (text: string): ParsedYaml => parseYaml(text.replace(/^\t+/gm, (tabs) => ' '.repeat(tabs.length)));
