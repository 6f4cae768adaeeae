import { appendFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Settings } from '../config/settings.ts';

type Project = Pick<Settings, 'cwd' | 'configFile'>;
type Notes = Pick<Settings, 'notes'>;

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
export const openNote = (file: string, settings: Notes, indentation = 0): LineNote => {
  const note = openText(file, settings);
  return {
    add: (document) => note.add(`${JSON.stringify(document, null, indentation)}\n`),
    close: () => void note.close(),
  };
};

/** Writes a note of one JSON document, on several lines. */
export const writeNote = (file: string, document: unknown, settings: Notes): void => {
  const note = openNote(file, settings, 1);
  note.add(document);
  note.close();
};

/** Writes a note that is a text; false when none is wanted or the project folder cannot be written. */
export const writeTextNote = (file: string, text: string, settings: Notes): boolean => {
  const note = openText(file, settings);
  note.add(text);
  return note.close();
};

/** Removes a note of an earlier build, where there is one. */
export const removeNote = (file: string, settings: Notes): void => {
  const { notes } = settings;
  if (notes !== null) succeeds(() => rmSync(join(notes, file), { force: true }));
};

/** Path of the report, relative to the project folder. */
export const REPORT_FILE = '.sitec/report.html';

/** Removes the report of the build before, so that a build that comes to no files is not taken for it. */
export const removeReport = (settings: Notes): void => removeNote(REPORT_FILE, settings);

/** A note that is being written. */
interface TextNote {
  add(text: string): void;
  /** Puts the note in the place of the one before; false when the file system refused any of it. */
  close(): boolean;
}

const openText = (file: string, { notes }: Notes): TextNote => {
  if (notes === null) return { add: () => {}, close: () => false };
  const path = join(notes, file);
  const texts: string[] = [];
  const flush = (): void => appendFileSync(`${path}.tmp`, texts.splice(0).join(''));
  let isWritable = succeeds(() => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(join(dirname(path), '.gitignore'), '*\n');
    writeFileSync(`${path}.tmp`, '');
  });
  return {
    add(text) {
      if (isWritable && texts.push(text) >= LINES) isWritable = succeeds(flush);
    },
    close: () => isWritable && succeeds(flush) && succeeds(() => renameSync(`${path}.tmp`, path)),
  };
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
