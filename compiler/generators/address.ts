import { extname, join } from 'node:path';
import { parseYaml } from '../base/yaml.ts';
import { generatorOfProject } from './detect.ts';
import { generators, type AddressSetting } from './generators.ts';
import { scriptSetting, type SettingText } from './script-setting.ts';
import { findTellingFile, readTextIfAny, readHomepage } from './telling-files.ts';

/** A public address that a project sets outside of its site. */
export interface StatedAddress {
  readonly address: string;
  /** The file relative to the project, and its setting; null for a file with only the address. */
  readonly file: string;
  readonly key: string | null;
}

/** The public address in the configuration of a project's generator; null where it sets none, or only running it would show. */
export const generatorAddress = (project: string): StatedAddress | null => {
  const setting = generatorOfProject(project)?.generator.address;
  const file = setting && findTellingFile([{ glob: setting.files }], project);
  return setting === undefined || file === undefined ? null : addressIn(project, file, setting);
};

/** Settings of a running generator for the public address: they are evaluated, however its configuration is written. */
export interface RunningGenerator {
  /** Its name in compiler/generators/generators.ts. */
  readonly name: string;
  /** Its setting for the address; absent if it is not set. */
  readonly origin?: string | undefined;
  /** The path of the site on its host. With it, only the host of `origin` counts. */
  readonly path?: string | undefined;
}

/** The public address that a running generator sets for a project; null where it sets none. */
export const runningAddress = (project: string, { name, origin, path }: RunningGenerator): StatedAddress | null => {
  const generator = generators.find((each) => each.name === name);
  if (generator?.address === undefined || !origin) return null;
  const file = findTellingFile([{ glob: generator.address.files }], project) ?? generator.title;
  const found = { address: origin, file, key: generator.address.origin };
  return path === undefined ? found : joined(found, path);
};

/**
 * The address that a project's hosting sets: a file CNAME, which is copied into the site, or the home page of a package that is on GitHub
 * Pages.
 */
export const hostedAddress = (project: string): StatedAddress | null => {
  const name = nameIn(project);
  if (name !== null) return { address: `https://${name.host}`, file: name.file, key: null };
  const homepage = readHomepage(project);
  const isPages = homepage !== null && URL.canParse(homepage) && new URL(homepage).hostname.endsWith('.github.io');
  return isPages ? { address: homepage, file: 'package.json', key: 'homepage' } : null;
};

const addressIn = (project: string, file: string, { origin, path }: AddressSetting): StatedAddress | null => {
  const text = readTextIfAny(join(project, file));
  const below = path === undefined ? undefined : settingIn(file, text, path);
  const stated = settingIn(file, text, origin);
  const name = stated === undefined ? nameIn(project) : null;
  // VitePress only has the path of the address; the host is in the file of its hosting.
  if (name !== null && typeof below === 'string') return joined({ address: `https://${name.host}`, file, key: path ?? null }, below);
  if (typeof stated !== 'string' || below === null) return null;
  const found = { address: stated, file, key: origin };
  return path === undefined ? found : joined(found, below ?? '');
};

/** An address with the path of the site, which may be written without a slash; null where one of them is invalid. */
const joined = (found: StatedAddress, path: string): StatedAddress | null => {
  const isPath = /^[\w.~%/-]*$/.test(path) && !path.includes('//');
  return isPath && URL.canParse(found.address) ? { ...found, address: new URL(path.replace(/^\/?/, '/'), found.address).href } : null;
};

/** Folders with files that generators copy into the site. */
const NAMES = '{CNAME,public/CNAME,static/CNAME,docs/public/CNAME,docs/CNAME}';

const nameIn = (project: string): { readonly host: string; readonly file: string } | null => {
  const file = findTellingFile([{ glob: NAMES }], project);
  const host = file === undefined ? undefined : /^\s*([\w.-]+\.[\w-]+)\s*$/.exec(readTextIfAny(join(project, file)))?.[1];
  return file === undefined || host === undefined ? null : { host, file };
};

/** The text of a setting whose name is a path with dots. */
const settingIn = (file: string, text: string, key: string): SettingText => {
  const path = key.split('.');
  const extension = extname(file);
  if (extension === '.toml') return tomlSetting(text, key);
  return ['.yaml', '.yml', '.json'].includes(extension) ? dataSetting(text, path) : scriptSetting(text, path);
};

/** A setting before the first table of a TOML file. Names of Hugo are case-insensitive. */
const tomlSetting = (text: string, key: string): SettingText => {
  const [top = ''] = text.split(/^\s*\[/m);
  const found = new RegExp(`^\\s*${key}\\s*=\\s*(.*)$`, 'im').exec(top)?.[1];
  if (found === undefined) return undefined;
  const quoted = /^(?:"([^"\\]*)"|'([^']*)')\s*(?:#.*)?$/.exec(found.trim());
  return quoted?.[1] ?? quoted?.[2] ?? null;
};

const dataSetting = (text: string, path: readonly string[]): SettingText => {
  let value: unknown;
  try {
    ({ value } = parseYaml(text));
  } catch {
    return null; // A file that only the generator can read has no setting here.
  }
  for (const key of path) {
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    value = entries.find(([name]) => name.toLowerCase() === key.toLowerCase())?.[1];
  }
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' ? value : null;
};
