import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageVersion } from '../../compiler/base/package.ts';
import { siteFoldersOf } from '../../compiler/generators/folders.ts';
import { buildCommandOf, generatorOfProject } from '../../compiler/generators/index.ts';
import type { Problem } from '../../compiler/index.ts';
import { input } from '../../compiler/problems/input.ts';
import { MANIFEST_FILE } from '../../runtime/bundle.ts';
import { labelled } from './lines.ts';

/** What is told of a project that could not be read; what is wrong is told by its problems. Empty when it is not its site that is missing. */
export const noSiteLines = (project: string, problems: readonly Problem[]): readonly string[] => {
  if (problems.every(({ code }) => code !== input.siteMissing.code)) return [];
  const found = generatorOfProject(project);
  const command = buildCommandOf(project, found?.generator ?? null);
  const bundle = siteFoldersOf(project).find((folder) => existsSync(join(project, folder, MANIFEST_FILE)));
  const made = found === null ? '' : `  this is a project of ${found.generator.title} (found: ${found.reason})`;
  return [
    `sitec ${packageVersion()}${made || '  no generator recognised'}`,
    ...(bundle === undefined ? [] : [labelled('bundle', `${bundle} holds the last one: sitec serve ${bundle} · sitec check ${bundle}`)]),
    labelled('next', command === null ? 'render the site, then: sitec build <folder>' : `${command}, then sitec again`),
  ];
};
