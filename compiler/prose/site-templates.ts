/** Templates of a site, in the folder that its configuration names. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { thrownReason } from '../base/errors.ts';
import { didYouMean } from '../base/did-you-mean.ts';
import { relativePath, slashed } from '../base/file-path.ts';
import type { OwnTemplate, OwnTemplates } from '../build/site-templates.ts';
import { configTextPlace } from '../config/positions.ts';
import type { Settings } from '../config/settings.ts';
import { compare, Halt, type ProblemList } from '../problems/problem.ts';
import { templates } from '../problems/templates.ts';
import { proseTemplates, type ProseTemplate } from './names.ts';

/** Reads the templates of a site. Throws `Halt` (exit code 3) after all faults are reported. */
export const readOwnTemplates = (settings: Settings, problems: ProblemList): OwnTemplates => {
  const { templates: named } = settings.config;
  if (named === undefined) return new Map();
  const { cwd, configFile } = settings;
  // Only a configuration file can have the key, and the path is relative to it.
  const folder = resolve(cwd, configFile ?? '', '..', named);
  const found = new Map<ProseTemplate, OwnTemplate>();
  try {
    for (const name of namesIn(folder)) readInto(found, name, { folder, cwd, problems });
  } catch (error) {
    problems.add(templates.unreadable, { path: named, reason: thrownReason(error) }, configTextPlace(settings, 'templates', named));
  }
  if (problems.failed) throw new Halt(3);
  return found;
};

/** Paths below a folder, with forward slashes, without hidden files of systems and editors. */
const namesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(slashed)
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
    .toSorted(compare);

interface Reading {
  readonly folder: string;
  readonly cwd: string;
  readonly problems: ProblemList;
}

const readInto = (found: Map<ProseTemplate, OwnTemplate>, name: string, { folder, cwd, problems }: Reading): void => {
  const path = join(folder, name);
  const file = relativePath(cwd, path);
  try {
    if (!statSync(path).isFile()) return;
    if (isProse(name)) found.set(name, { source: new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path)), file });
    else problems.add(templates.unknown, { name, suggestion: didYouMean(name, proseTemplates) }, { file });
  } catch (error) {
    problems.add(templates.unreadable, { path: file, reason: thrownReason(error) }, { file });
  }
};

const isProse = (name: string): name is ProseTemplate => (proseTemplates as readonly string[]).includes(name);
