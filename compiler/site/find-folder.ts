import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import fastGlob from 'fast-glob';
import { MANIFEST_FILE } from '../../runtime/bundle.ts';
import { nearestConfig } from '../config/file.ts';
import type { Settings } from '../config/settings.ts';
import { input } from '../problems/input.ts';
import { Halt, type ProblemList } from '../problems/problem.ts';
import { isMadeInPlace } from './in-place/bundle.ts';

/** The folder of the site: the first of several that is one, or the one that is named. Throws `Halt` (exit code 3) when there is none. */
export const findFolder = (candidates: readonly string[], settings: Settings, problems: ProblemList): string => {
  const isSite = (folder: string): boolean => existsSync(join(folder, 'index.html')) && !isBundle(folder);
  const found = settings.input === null ? candidates.find(isSite) : candidates.find((folder) => existsSync(folder));
  const name = (folder: string): string => relative(settings.cwd, folder) || '.';
  const looked = found === undefined ? noneOf(candidates, name) + placeOf(settings) : faultOf(found, name(found));
  if (found !== undefined && looked === null) return found;
  problems.add(input.siteMissing, { looked: looked ?? '', above: adviceOf(settings) });
  throw new Halt(3);
};

/** Where folders were looked for that nobody named. */
const placeOf = ({ input, cwd }: Settings): string => (input === null ? ` in ${basename(cwd) || cwd}` : '');

/** What else to try in a subfolder of a project. */
const adviceOf = ({ input, cwd }: Settings): string => {
  const config = input === null ? nearestConfig(cwd) : null;
  if (config === null || dirname(config) === cwd) return '';
  return `; or run sitec where ${relative(cwd, config)} lies: --cwd ${relative(cwd, dirname(config))}`;
};

/** Why no folder of several is one of a rendered site. */
const noneOf = (folders: readonly string[], name: (folder: string) => string): string => {
  const bundles = folders.filter(isBundle).map(name);
  const others = folders.filter((folder) => !isBundle(folder)).map(name);
  const made = bundles.map((bundle) => `${bundle} is a bundle that sitec wrote`);
  return [...(others.length === 0 ? [] : [`none of ${others.join(', ')} exists with an index.html`]), ...made].join(', and ');
};

/** Why a path that exists is not the folder of a rendered site; null when it is. */
const faultOf = (folder: string, name: string): string | null => {
  if (!statSync(folder).isDirectory()) return `${name} is a file, no folder`;
  if (isBundle(folder)) return `${name} is a bundle that sitec wrote`;
  return hasPages(folder) ? null : `${name} holds no HTML file`;
};

const hasPages = (folder: string): boolean =>
  fastGlob.sync('**/*.{html,htm}', {
    cwd: folder,
    onlyFiles: true,
    followSymbolicLinks: false,
    caseSensitiveMatch: false,
    suppressErrors: true,
  }).length > 0;

const isBundle = (folder: string): boolean => existsSync(join(folder, MANIFEST_FILE)) && !isMadeInPlace(folder);
