import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isWithin } from '../../../compiler/base/file-path.ts';
import { CONFIG_NAMES, findConfig } from '../../../compiler/config/file.ts';
import { DEFAULT_OUT, readSettings, type Settings } from '../../../compiler/config/settings.ts';
import { contentRoot } from '../../../compiler/content/read.ts';
import { siteFoldersOf } from '../../../compiler/generators/detect.ts';
import { readTextIfAny } from '../../../compiler/generators/telling-files.ts';
import type { Options } from '../../../compiler/index.ts';
import { Halt, ProblemList } from '../../../compiler/problems/problem.ts';
import { generatorOfOutput } from '../../../compiler/site/in-place/generator-output.ts';
import type { Watched } from './hints.ts';

/** What a build reads. */
export interface Inputs extends Watched {
  /** Folders that may hold the site. */
  readonly sites: readonly string[];
  /** Files that decide what is read: any change of them counts at once. */
  readonly configs: readonly string[];
  /** Folder that the bundle goes to. */
  readonly out: string;
  /** Whether the configuration or an option names the site. */
  readonly isNamed: boolean;
}

/** Folders that never hold a site, and that change with every build or install. */
const NEVER_READ = new Set(['node_modules', '.git', '.sitec']);

/** Merged settings; null when the configuration cannot be read, which the build reports. */
export const settingsOf = async (options: Options): Promise<Settings | null> => {
  try {
    return await readSettings(options, new ProblemList());
  } catch (error) {
    if (error instanceof Halt) return null;
    throw error;
  }
};

/** What a build with these options reads. `written` lists the files that it writes besides the bundle, such as reports. */
export const readInputs = async (options: Options, written: readonly string[]): Promise<Inputs> => {
  const cwd = resolve(options.cwd ?? process.cwd());
  const settings = await settingsOf(options);
  const configs = configFiles(options, cwd);
  const named = settings === null ? (options.input && resolve(cwd, options.input)) || null : settings.input;
  const { out, mayHoldSite } = outputOf(options, settings, named, cwd);
  const found = siteFoldersOf(cwd).map((name) => join(cwd, name));
  const folders = named === null ? found.filter((folder) => folder !== out || mayHoldSite) : [named];
  const sites = folders.flatMap(withTarget);
  const sources = settings === null ? [] : [...settings.content.map(contentRoot), ...templateFolder(settings)];
  const isSkipped = (path: string): boolean =>
    NEVER_READ.has(basename(path)) ||
    written.includes(path) ||
    path.startsWith(`${out}.`) ||
    (isWithin(path, out) && !sites.some((site) => isWithin(site, out)));
  return { sites, configs, out, isNamed: named !== null, roots: [...new Set([...sites, ...configs, ...sources])], isSkipped };
};

interface Output {
  /** Absolute. */
  readonly out: string;
  /**
   * Whether the folder of the bundle may also hold the site: where the bundle goes into the site, where the user named the folder, and
   * where a generator writes there.
   */
  readonly mayHoldSite: boolean;
}

/** Output folder, also when the settings cannot be read. */
const outputOf = (options: Options, settings: Settings | null, named: string | null, cwd: string): Output => {
  const { isInPlace, isOutNamed, out } = settings ?? {
    isInPlace: options.inPlace ?? false,
    isOutNamed: options.out !== undefined,
    out: resolve(cwd, options.out ?? DEFAULT_OUT),
  };
  const isOfGenerator = settings !== null && generatorOfOutput(settings) !== null;
  return { out: isInPlace && named !== null ? named : out, mayHoldSite: isInPlace || isOutNamed || isOfGenerator };
};

/** A link and its target: both the link and the target folder can change. */
const withTarget = (path: string): readonly string[] => {
  const target = existsSync(path) ? realpathSync(path) : path;
  return target === path ? [path] : [path, target];
};

const templateFolder = ({ cwd, configFile, config }: Settings): readonly string[] =>
  config.templates === undefined ? [] : [resolve(cwd, configFile ?? '', '..', config.templates)];

/** The configuration with all of its imports from the project, and the files that would be the configuration if they existed. */
const configFiles = ({ config }: Options, cwd: string): readonly string[] => {
  const possible = config === undefined ? [...CONFIG_NAMES, 'package.json'].map((name) => join(cwd, name)) : [resolve(cwd, config)];
  const found = config === undefined ? foundConfig(cwd) : null;
  const files = new Set<string>();
  for (const file of [...possible, ...(found === null ? [] : [found])]) addImports(file, files);
  return [...files];
};

const foundConfig = (cwd: string): string | null => {
  try {
    return findConfig(cwd, new ProblemList());
  } catch (error) {
    if (error instanceof Halt) return null;
    throw error;
  }
};

/** A relative import of a module. A match in a comment does no harm. */
const IMPORTED = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;
const EXTENSIONS = ['', '.ts', '.mts', '.js', '.mjs', '.json', '/index.ts', '/index.js'];

const addImports = (file: string, files: Set<string>): void => {
  if (files.has(file)) return;
  files.add(file);
  if (!/\.[cm]?[jt]s$/.test(file)) return;
  for (const [, name = ''] of readTextIfAny(file).matchAll(IMPORTED)) {
    const path = resolve(dirname(file), name);
    const [target] = EXTENSIONS.map((extension) => path + extension).filter((candidate) => readTextIfAny(candidate) !== '');
    if (target !== undefined) addImports(target, files);
  }
};
