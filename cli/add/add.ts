import { relativePath } from '../../compiler/base/file-path.ts';
import { withAddresses } from '../../compiler/problems/documentation.ts';
import { join, resolve } from 'node:path';
import { didYouMean } from '../../compiler/base/did-you-mean.ts';
import { Halt, ProblemList } from '../../compiler/problems/problem.ts';
import { textDiff } from '../diff/text-diff.ts';
import { writeProjectFile } from '../init/write-project-file.ts';
import { printable, printableLine } from '../report/printable.ts';
import { canAsk, INTERRUPTED, Interrupted, Prompt } from '../terminal/prompt.ts';
import { refuse } from '../terminal/exit.ts';
import type { Changes, Edit, Paste } from './kinds/addition.ts';
import { additions } from './kinds/index.ts';
import { readProject, type Project } from './kinds/project.ts';

/** Flags of `sitec add` as the command line gives them. */
export interface AddFlags {
  readonly yes?: boolean;
  readonly dryRun?: boolean;
  readonly force?: boolean;
  readonly cwd?: string;
}

/** `sitec add`: shows the changes, asks, and writes them; returns the exit code. */
export const runAdd = async (name: string | undefined, flags: AddFlags): Promise<number> => {
  if (name === undefined) return listAdditions();
  const addition = additions.find((each) => each.name === name);
  const names = additions.map((each) => each.name);
  if (!addition) return refuse(`unknown addition "${name}"${didYouMean(name, names) || `; it is one of ${names.join(', ')}`}`, 2);
  const cwd = resolve(flags.cwd ?? process.cwd());
  const project = await projectAround(cwd);
  if (typeof project === 'string') return refuse(project);
  const changes = seenFrom(cwd, project.folder, addition.changes(project));
  if (changes.refusal !== undefined) return refuse(changes.refusal);
  const kept = changes.edits.find(({ replaces }) => replaces && !flags.force);
  if (kept) return refuse(`${kept.path} already exists with different content; use --force to replace it`);
  process.stdout.write(shown(name, changes));
  const ending = await agreement(changes.edits, flags);
  return ending ?? write(cwd, changes);
};

/** The edits as differences, and the lines to paste. */
const shown = (name: string, { edits, pastes }: Changes): string => {
  const texts = [...edits.map(({ path, before, after }) => textDiff(path, before, after)), ...pastes.map(pasteText)];
  return texts.length === 0 ? `${name}: nothing to write\n` : texts.join('\n');
};

const listAdditions = (): number => {
  const width = Math.max(...additions.map(({ name }) => name.length));
  process.stdout.write(additions.map(({ name, description }) => `${name.padEnd(width)}  ${description}\n`).join(''));
  return 0;
};

/** The project around a folder, or why it cannot be read. */
const projectAround = async (cwd: string): Promise<Project | string> => {
  const problems = new ProblemList();
  try {
    return await readProject(cwd, problems);
  } catch (error) {
    if (!(error instanceof Halt)) throw error;
    return (
      problems.sorted().map(({ message, place }) => `${place ? `${place.file}: ` : ''}${message}`)[0] ?? 'the configuration cannot be read'
    );
  }
};

/** The changes of a project with paths relative to the working folder, where the next commands are run too. */
const seenFrom = (cwd: string, folder: string, { edits, pastes, next, ...rest }: Changes): Changes => {
  const way = relativePath(cwd, folder);
  const placed = <T extends Edit | Paste>(file: T): T => ({ ...file, path: relativePath(cwd, join(folder, file.path)) });
  return {
    ...rest,
    edits: edits.map(placed),
    pastes: pastes.map(placed),
    next: way === '' || next.length === 0 ? next : [`cd ${way}`, ...next],
  };
};

const pasteText = ({ path, text }: Paste): string => {
  const lines = text.trimEnd().split('\n');
  const body = lines.map((line) => (line === '' ? '' : `  ${printableLine(line)}`)).join('\n');
  return `${printable(path)} is your file; add this to it:\n\n${body}\n`;
};

/** Null when the changes may be written; else the exit code. */
const agreement = async (edits: readonly Edit[], { yes = false, dryRun = false }: AddFlags): Promise<number | null> => {
  if (dryRun) return 0;
  if (yes || edits.length === 0) return null;
  if (!canAsk()) return refuse('cannot ask without a terminal; use --yes to write this, or --dry-run to show it', 2);
  const prompt = new Prompt();
  try {
    return (await prompt.confirm(`\nWrite ${edits.map(({ path }) => path).join(' and ')}?`, false)) ? null : 0;
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    process.stderr.write('\nnothing was written\n');
    return INTERRUPTED;
  } finally {
    prompt.close();
  }
};

const write = (cwd: string, { edits, next }: Changes): number => {
  const lines: string[] = [];
  for (const { path, before, after } of edits) {
    const reason = writeProjectFile(cwd, path, before, after);
    if (reason !== null) return refuse(`${path} cannot be written: ${reason}`);
    lines.push(` wrote   ${path}`);
  }
  const labelled = next.map((step, position) => ` ${position === 0 ? 'next' : '    '}    ${withAddresses(step)}`);
  process.stdout.write([...lines, ...labelled].map((line) => `${line}\n`).join(''));
  return 0;
};
