import { join, resolve } from 'node:path';
import { relativePath } from '../../compiler/base/file-path.ts';
import type { ProvenanceFile } from '../../compiler/config/provenance-file.ts';
import { readSettings } from '../../compiler/config/settings.ts';
import { PROVENANCE_FILE } from '../../compiler/facts/provenance-file.ts';
import { Halt, ProblemList } from '../../compiler/problems/problem.ts';
import { array, integer, nullable, oneOf, open, record, string } from '../../compiler/schema/builder.ts';
import { levels } from '../../compiler/schema/shapes.ts';
import { violations } from '../../compiler/schema/validate.ts';
import { projectFolder } from '../../compiler/site/project-folder.ts';
import { reportProblems } from '../report/problems.ts';
import { wantsColours } from '../terminal/colours.ts';
import { refuse } from '../terminal/exit.ts';
import { readJsonFile } from '../bundle/json-file.ts';

/** Where a command looks for the project: a working folder, and optionally a configuration file. */
export interface ProjectFlags {
  readonly cwd?: string;
  readonly config?: string;
}

const VERSION = 1;

// Open objects: values may have any type, and a file of a later version may have more members.
const source = open('Source', {
  level: oneOf('Level', levels),
  words: string('Value in words'),
  page: string('Address'),
  file: string('Path'),
  line: nullable(integer('Line')),
  column: nullable(integer('Column')),
  at: nullable(string('What was looked at')),
  quote: nullable(string('Words of the page')),
});

const fact = open('Fact', {
  words: string('Value in words'),
  reason: nullable(string('Why the value is null')),
  winner: nullable(source),
  confirming: array('Sources that agree', source),
  losing: array('Sources that disagree', source),
});

const schema = open('Provenance', { version: integer('Version'), base: string('Address of the site'), facts: record('Facts', fact) });

/** Reads the provenance of every fact. Prints a fault to stderr and returns the exit code when there is none. */
export const readProvenance = async (flags: ProjectFlags): Promise<ProvenanceFile | number> => {
  const folder = await projectOf(flags);
  if (folder === null) return 3;
  const file = join(folder, PROVENANCE_FILE);
  const name = relativePath(resolve(flags.cwd ?? '.'), file);
  const document = readJsonFile(file);
  if ('reason' in document) return refuse(`${name} ${document.reason}. Build it first: sitec build`);
  const { version } = document.value;
  const [wrong] = violations(schema, document.value);
  if (version !== VERSION && typeof version === 'number')
    return refuse(`${name} has version ${version}, this sitec reads version ${VERSION}. Build again: sitec build`);
  if (wrong) return refuse(`${name} is incomplete: ${place(wrong.path)} ${wrong.reason}. Build again: sitec build`);
  return document.value as unknown as ProvenanceFile;
};

const place = (path: readonly string[]): string => JSON.stringify(path.join('/'));

/** The folder for the notes of builds; null when the configuration cannot be read, which is reported. */
export const projectOf = async ({ cwd = '.', ...named }: ProjectFlags): Promise<string | null> => {
  const problems = new ProblemList();
  try {
    return projectFolder(await readSettings({ command: 'explain', cwd, ...named }, problems));
  } catch (error) {
    if (!(error instanceof Halt)) throw error;
    process.stderr.write(reportProblems(problems.sorted(), cwd, wantsColours(process.stderr)));
    return null;
  }
};
