import { appendFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Settings } from './config.ts';

type Project = Pick<Settings, 'cwd' | 'configFile'>;

/** The folder of the project: that of the configuration file, else the working folder. */
export const projectFolder = ({ cwd, configFile }: Project): string => (configFile === null ? cwd : dirname(join(cwd, configFile)));

/** A note of many JSON documents, one a line, in the order in which they come. */
export interface LineNote {
  add(document: unknown): void;
  /** Puts the note in the place of the one before. */
  close(): void;
}

/** Lines that are written at once. */
const LINES = 256;

/**
 * Begins a note beside the project, for other commands: it is not part of the bundle and ignored by git. A folder that cannot be written costs
 * the note, not the build. `file` is relative to the project folder; `indentation` is for people, and makes a document longer than a line.
 */
export const openNote = (file: string, settings: Project, indentation = 0): LineNote => {
  const path = join(projectFolder(settings), file);
  const lines: string[] = [];
  const flush = (): void => appendFileSync(`${path}.tmp`, lines.splice(0).join(''));
  let isWritable = succeeds(() => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(join(dirname(path), '.gitignore'), '*\n');
    writeFileSync(`${path}.tmp`, '');
  });
  return {
    add(document) {
      if (isWritable && lines.push(`${JSON.stringify(document, null, indentation)}\n`) >= LINES) isWritable = succeeds(flush);
    },
    close() {
      if (isWritable && succeeds(flush)) succeeds(() => renameSync(`${path}.tmp`, path));
    },
  };
};

/** Writes a note of one JSON document, on several lines. */
export const writeNote = (file: string, document: unknown, settings: Project): void => {
  const note = openNote(file, settings, 1);
  note.add(document);
  note.close();
};

/** False when the file system refuses: read-only project folders are usual in CI. */
const succeeds = (write: () => void): boolean => {
  try {
    write();
    return true;
  } catch {
    return false;
  }
};
