import { appendFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { namesIn } from '../base/pack.ts';
import type { Settings } from '../config/settings.ts';

type Project = Pick<Settings, 'cwd' | 'configFile'>;
type Notes = Pick<Settings, 'notes'>;

/** The folder of the project: the folder of the configuration file, else the working folder. */
export const projectFolder = ({ cwd, configFile }: Project): string => (configFile === null ? cwd : dirname(join(cwd, configFile)));

/** A file with one JSON document per line. */
export interface LineNote {
  add(document: unknown): void;
  /** Replaces the file of the last build. */
  close(): void;
}

/** Number of lines per write. */
const LINES = 256;

/**
 * Starts a file in the project for other commands. It is not part of the bundle and is ignored by git. When the folder is not writable, the
 * file is skipped and the build continues. `file` is relative to the project folder. `indentation` makes a document readable, on several
 * lines.
 */
export const openNote = (file: string, settings: Notes, indentation = 0): LineNote => {
  const note = openText(file, settings);
  return {
    add: (document) => note.add(`${JSON.stringify(document, null, indentation)}\n`),
    close: () => void note.close(),
  };
};

/** Writes a file with one JSON document on several lines. */
export const writeNote = (file: string, document: unknown, settings: Notes): void => {
  const note = openNote(file, settings, 1);
  note.add(document);
  note.close();
};

/** Writes a text file. Returns false when no files are wanted or the project folder is not writable. */
export const writeTextNote = (file: string, text: string, settings: Notes): boolean => {
  const note = openText(file, settings);
  note.add(text);
  return note.close();
};

/** Removes a file of an earlier build if it exists. */
export const removeNote = (file: string, settings: Notes): void => {
  const { notes } = settings;
  if (notes !== null) succeeds(() => rmSync(join(notes, file), { force: true, recursive: true }));
};

/** Path of the report, relative to the project folder. */
export const REPORT_FILE = '.sitec/report.html';

/** Path of the folder with the resources of the report, relative to the project folder. */
export const REPORT_FOLDER = '.sitec/report';

/** Path of the folder with the views of pages, relative to the project folder. */
export const VIEW_FOLDER = `${REPORT_FOLDER}/pages`;

/** Removes the report of the last build with its folder, so that a failed build does not leave an outdated one. */
export const removeReport = (settings: Notes): void => {
  removeNote(REPORT_FILE, settings);
  removeNote(REPORT_FOLDER, settings);
};

/** The same before a build, which can use the views of unchanged pages again. */
export const removeOldReport = (settings: Notes): void => {
  removeNote(REPORT_FILE, settings);
  const { notes } = settings;
  const others = notes === null ? [] : namesIn(join(notes, REPORT_FOLDER)).filter((name) => name !== basename(VIEW_FOLDER));
  for (const name of others) removeNote(`${REPORT_FOLDER}/${name}`, settings);
};

/** Writes a file to a folder that each build fills again. Returns false when no files are wanted or the project folder is not writable. */
export const writeInFolder = (folder: string, file: string, text: string, { notes }: Notes): boolean =>
  notes !== null &&
  succeeds(() => {
    mkdirSync(join(notes, folder), { recursive: true });
    writeFileSync(join(notes, folder, file), text);
  });

/**
 * A folder of the project whose files are named by digests of their texts, so that a file which exists is not written again. Nothing is
 * written when no files are wanted.
 */
export class DigestFolder {
  readonly #path: string | null;
  readonly #kept = new Set<string>();
  readonly #found: ReadonlySet<string>;

  /** `folder` is relative to the project folder. */
  constructor(folder: string, { notes }: Notes) {
    this.#path = notes === null ? null : join(notes, folder);
    this.#found = new Set(this.#path === null ? [] : namesIn(this.#path));
  }

  /** Writes a file unless it exists. Returns false when no files are wanted or the folder is not writable. */
  write(file: string, text: () => string): boolean {
    const path = this.#path;
    this.#kept.add(file);
    if (path === null || this.#found.has(file)) return path !== null;
    return succeeds(() => {
      if (this.#kept.size === 1) mkdirSync(path, { recursive: true });
      // An incomplete file must not have the name.
      writeFileSync(join(path, `${file}.tmp`), text());
      renameSync(join(path, `${file}.tmp`), join(path, file));
    });
  }

  /** Removes the files of earlier builds that were not written again. */
  removeOthers(): void {
    const path = this.#path;
    if (path === null) return;
    for (const file of this.#found) if (!this.#kept.has(file)) succeeds(() => rmSync(join(path, file), { force: true, recursive: true }));
  }
}

/** A file that is being written. */
interface TextNote {
  add(text: string): void;
  /** Replaces the file of the last build. Returns false when the file system refused a part of it. */
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

/** Returns false when the file system refuses. Read-only project folders are common in CI. */
const succeeds = (write: () => void): boolean => {
  try {
    write();
    return true;
  } catch {
    return false;
  }
};
