import { existsSync, lstatSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { thrownReason } from '../base/errors.ts';
import { didYouMean } from '../base/did-you-mean.ts';
import { offsetOf } from '../base/yaml.ts';
import { input } from '../problems/input.ts';
import { Halt, type Place, type ProblemList } from '../problems/problem.ts';
import { violations } from '../schema/validate.ts';
import { holdsConfig, importConfig, isPackageFile } from './import.ts';
import { offsetOfKey, offsetOfLine, offsetOfText } from './positions.ts';
import { configSchema, type Config } from './schema.ts';
import { accessFaults } from './sections/access.ts';
import { inputFaults } from './sections/input.ts';
import { securityFaults } from './sections/security.ts';
import { selectorFaults } from './sections/selectors.ts';

/** Names of configuration files. */
export const CONFIG_NAMES = ['ts', 'mts', 'js', 'mjs', 'json', 'yaml', 'yml'].map((extension) => `sitec.config.${extension}`);

/** The configuration file of a folder or of its nearest parent, up to the project's root; null when there is none. */
export const findConfig = (cwd: string, problems: ProblemList): string | null => {
  for (let folder = cwd; ; folder = dirname(folder)) {
    const found = configsIn(folder);
    if (found.length > 1) {
      problems.add(input.configSeveral, { files: found.join(', ') }, { file: relative(cwd, join(folder, found[0] ?? '')) });
      throw new Halt(3);
    }
    if (found[0] !== undefined) return join(folder, found[0]);
    const isRoot = existsSync(join(folder, 'package.json')) || existsSync(join(folder, '.git'));
    if (isRoot || dirname(folder) === folder) return null;
  }
};

/** The configuration file of a folder or of its nearest parent, also of another project; null when there is none. */
export const nearestConfig = (folder: string): string | null => {
  const [name] = configsIn(folder);
  if (name !== undefined) return join(folder, name);
  return dirname(folder) === folder ? null : nearestConfig(dirname(folder));
};

/** Names of the files of a folder that contain a configuration. */
const configsIn = (folder: string): readonly string[] => [
  ...CONFIG_NAMES.filter((name) => isThere(join(folder, name))),
  ...(holdsConfig(join(folder, 'package.json')) ? ['package.json'] : []),
];

/** A dangling link exists too: ignoring it would build the site without a configuration. */
const isThere = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false }) !== undefined;

/** Reads and checks a configuration file for a command. Throws `Halt` (exit code 3) when nothing can be built from it. */
export const loadConfig = async (file: string, cwd: string, command = 'build', problems: ProblemList): Promise<Config> => {
  const place: Place = { file: relative(cwd, file) };
  try {
    const value = await importConfig(file, { command, env: process.env });
    if (checkConfig(value, file, place, problems)) return value;
  } catch (error) {
    const [reason = ''] = thrownReason(error).split('\n');
    const at = { ...offsetOfLine(error, file), ...offsetOf(error) };
    problems.add(input.configUnreadable, { reason: reason.replace(/^ParseError: /, '').trim() }, { ...place, ...at });
  }
  throw new Halt(3);
};

/** Whether the last step of a path is the number of an entry of a list. */
const isEntry = (path: readonly string[]): boolean => /^\d+$/.test(path.at(-1) ?? '');

/** An entry of a list has the name of the list; the message tells which entry. */
const nameOfKey = (path: readonly string[]): string => (isEntry(path) ? path.slice(0, -1) : path).join('.');

const checkConfig = (value: unknown, file: string, place: Place, problems: ProblemList): value is Config => {
  const found = violations(configSchema, value);
  for (const violation of found) {
    const key = violation.path.join('.');
    const name = String(violation.path.at(-1) ?? '');
    const at = offsetOfKey(file, violation.path);
    if (violation.unknown)
      problems.add(input.configUnknownKey, { key, suggestion: didYouMean(name, violation.known) }, { ...place, ...at });
    else
      problems.add(
        input.configWrongValue,
        {
          key: nameOfKey(violation.path) || (isPackageFile(file) ? 'sitec' : basename(file)),
          expected: violation.words,
          got: violation.got + violation.suggestion,
        },
        { ...place, ...(isEntry(violation.path) && violation.text ? offsetOfText(file, violation.path, violation.text) : at) },
      );
  }
  const faults =
    found.length > 0
      ? []
      : [
          ...selectorFaults(value as Config),
          ...accessFaults(value as Config),
          ...securityFaults(value as Config),
          ...inputFaults(value as Config),
        ];
  for (const { key, text, expected } of faults)
    problems.add(
      input.configWrongValue,
      { key, expected, got: JSON.stringify(text) },
      { ...place, ...offsetOfText(file, key.split('.'), text) },
    );
  return found.length + faults.length === 0;
};
