import { extname, join } from 'node:path';
import { parseYaml } from '../base/yaml.ts';
import { generatorOfProject } from './detect.ts';
import type { AddressSetting } from './generators.ts';
import { readHomepage } from './package-json.ts';
import { scriptSetting, type SettingText } from './script-setting.ts';
import { findTellingFile, readTextIfAny } from './telling-files.ts';

/** A public address that a project states outside of its site. */
export interface StatedAddress {
  readonly address: string;
  /** The file that states it, relative to the project, and by which of its settings; null for a file that states nothing else. */
  readonly file: string;
  readonly key: string | null;
}

/** The public address that the configuration of the generator of a project sets; null where it sets none, or only a run of it could tell. */
export const generatorAddress = (project: string): StatedAddress | null => {
  const setting = generatorOfProject(project)?.generator.address;
  const file = setting && findTellingFile([{ glob: setting.files }], project);
  return setting === undefined || file === undefined ? null : addressIn(project, file, setting);
};

/** The address of a project that its hosting states: by a file CNAME, which is copied into the site, or as the home page of a package that is on GitHub Pages. */
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
  // What VitePress knows of its address is a path; the host is in the file that its hosting reads.
  if (name !== null && typeof below === 'string') return joined({ address: `https://${name.host}`, file, key: path ?? null }, below);
  if (typeof stated !== 'string' || below === null) return null;
  const found = { address: stated, file, key: origin };
  return path === undefined ? found : joined(found, below ?? '');
};

/** An address with the path below which the site lies, which may be written without a slash; null where one of them is none. */
const joined = (found: StatedAddress, path: string): StatedAddress | null => {
  const isPath = /^[\w.~%/-]*$/.test(path) && !path.includes('//');
  return isPath && URL.canParse(found.address) ? { ...found, address: new URL(path.replace(/^\/?/, '/'), found.address).href } : null;
};

/** Where generators keep files that they copy into the site. */
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

/** A setting before the first table of a file in TOML. Names of Hugo have no case. */
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
    return null; // What its generator may still read says nothing here.
  }
  for (const key of path) {
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    value = entries.find(([name]) => name.toLowerCase() === key.toLowerCase())?.[1];
  }
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' ? value : null;
};
